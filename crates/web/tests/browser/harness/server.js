// The program under test: `lastmove serve` on a free port.

import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../../", import.meta.url));

/** The program: the one that LASTMOVE names, else the one that was built last. */
export function program() {
  if (process.env.LASTMOVE) return process.env.LASTMOVE;
  const target = process.env.CARGO_TARGET_DIR ?? `${ROOT}target`;
  const built = ["release", "debug"]
    .map((profile) => `${target}/${profile}/lastmove`)
    .filter((path) => statSync(path, { throwIfNoEntry: false }))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (built.length === 0) throw new Error(`no lastmove in ${target}: build it first (cargo build)`);
  return built[0];
}

/** Starts the server and gives its address, without a slash at the end, and a way to stop it. */
export async function serve() {
  const child = spawn(program(), ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([
    new Promise((resolve, reject) => {
      lines.once("line", resolve);
      child.once("error", reject);
    }),
    ended.then((code) => { throw new Error(`the server ended with ${code} before it said where it is`); }),
  ]);
  return {
    address: first.replace(/\/$/, ""),
    /** Ends it as Ctrl-C does, and gives the exit status. */
    async stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}
