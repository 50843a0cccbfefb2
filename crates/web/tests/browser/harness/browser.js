// Chromium, and visits to the page in which everything that must not happen is noticed.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

import { serve } from "./server.js";

export const PHONE = { width: 375, height: 667 };
export const DESKTOP = { width: 1280, height: 900 };

const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** So long a page may take; a machine that is busy with other things is slow. */
const PATIENCE = 20_000;

/** Starts Chromium: the one that CHROMIUM names, else Debian's. */
export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/**
 * A server and a browser for the tests of a file. `visit` opens a context of its own; when it closes, nothing may have
 * been asked from another host, no cookie set, nothing refused by the policy, nothing complained of.
 */
export function openHouse() {
  const house = { address: "", visit };
  let server;
  let browser;
  before(async () => {
    [server, browser] = await Promise.all([serve(), launch()]);
    house.address = server.address;
  });
  after(async () => {
    await browser?.close();
    assert.equal(await server?.stop(), 0, "the server ends cleanly");
  });

  async function visit(options, use) {
    const { size = DESKTOP, scripts = true, ...more } = options;
    const context = await browser.newContext({
      viewport: size, javaScriptEnabled: scripts, locale: "en-GB", reducedMotion: "reduce", ...more,
    });
    context.setDefaultTimeout(PATIENCE);
    const faults = watch(context, house.address);
    const page = await context.newPage();
    try {
      const result = await use(page, context);
      const cookies = await context.cookies();
      assert.deepEqual(cookies, [], "no cookies");
      assert.deepEqual(faults, [], "nothing that must not happen");
      return result;
    } catch (error) {
      error.message += `\n  at ${page.url()}`;
      throw error;
    } finally {
      await context.close();
    }
  }

  return house;
}

/** Everything that must not happen in a context, as it happens. */
function watch(context, address) {
  const faults = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !url.startsWith("data:")) faults.push(`asked elsewhere: ${url}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) faults.push(`${response.status()}: ${response.url()}`);
    if (response.headers()["set-cookie"]) faults.push(`a cookie: ${response.url()}`);
  });
  context.on("console", (message) => {
    // That a page of an error has a status of an error is as it should be.
    if (/status of 4\d\d/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`not caught: ${error.error().message}`));
  return faults;
}
