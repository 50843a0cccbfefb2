// The page is light, and asks for nothing but what this server has.

import assert from "node:assert/strict";
import { test } from "node:test";

import { openHouse } from "./harness/browser.js";
import { Mouse } from "./harness/hands.js";

const house = openHouse();

/** Bytes as they go over the wire, of everything but pages themselves. */
async function weighed(page, use) {
  const requests = [];
  page.on("requestfinished", (request) => requests.push(request));
  await use();
  await page.waitForLoadState("networkidle");
  const front = requests.filter((request) => new URL(request.url()).pathname.startsWith("/assets/"));
  const sizes = await Promise.all(front.map(async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return responseBodySize + responseHeadersSize;
  }));
  const bytes = sizes.reduce((one, other) => one + other, 0);
  return { bytes, paths: front.map((request) => new URL(request.url()).pathname) };
}

test("style, scripts and pictures weigh less than 100 kB", () => house.visit({}, async (page) => {
  const first = await weighed(page, () => page.goto(`${house.address}/play?game=marienbad&language=en`));
  assert.ok(first.paths.some((path) => path.includes("style")) && first.paths.some((path) => path.includes("htmx")));
  assert.ok(first.bytes > 5_000 && first.bytes < 100_000, `${first.bytes} bytes of ${first.paths.join(", ")}`);
  // And only once: what follows is in the browser already.
  const hand = new Mouse(page);
  const next = await weighed(page, async () => {
    await hand.follow(page.locator("#spot-0-3"));
    await hand.follow(page.locator("#choices a.choice").first());
    await page.goto(`${house.address}/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2&language=de`);
  });
  assert.ok(next.bytes < 1_000, `${next.bytes} bytes of ${next.paths.join(", ")}`);
}));

test("with scripts the page is exchanged, not loaded anew", () => house.visit({}, async (page) => {
  await page.goto(`${house.address}/play?game=marienbad&language=en`);
  await page.evaluate(() => { window.isStillHere = true; });
  const hand = new Mouse(page);
  await hand.follow(page.locator("#spot-0-3"));
  await hand.follow(page.locator("#choices a.choice").first());
  assert.equal(await page.evaluate(() => window.isStillHere), true);
}));

test("the policy is strict, and holds", () => house.visit({}, async (page) => {
  const answer = await page.goto(`${house.address}/play?game=marienbad&language=en`);
  const headers = answer.headers();
  for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    assert.ok(headers["content-security-policy"].includes(rule), rule);
  }
  assert.equal(headers["x-content-type-options"], "nosniff");
  assert.equal(headers["referrer-policy"], "no-referrer");
  const html = await answer.text();
  assert.doesNotMatch(html, /\sstyle="|\son[a-z]+="|<style|<script(?![^>]*\ssrc=)/, "nothing inline");
  // A script of somebody else does not run.
  const runs = await page.evaluate(() => new Promise((resolve) => {
    document.addEventListener("securitypolicyviolation", () => resolve(false), { once: true });
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    setTimeout(() => resolve(Boolean(window.hasRun)), 1_000);
  }));
  assert.equal(runs, false);
}).then(() => assert.fail("the violation is not noticed"), (error) => {
  // It is complained of, as every visit here notices what is.
  if (!/Content Security Policy/.test(error.message)) throw error;
}));

test("asked for by another name, the server does not answer", async () => {
  const { port } = new URL(house.address);
  const { request } = await import("node:http");
  const status = await new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: "/", headers: { host: "example.com" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once("error", reject);
    asked.end();
  });
  assert.equal(status, 421);
});
