// On small screens, with large letters, for unsteady hands, for eyes that do not like motion.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DESKTOP, openHouse } from "./harness/browser.js";
import { PAGES, inLanguage, onEveryPage } from "./harness/pages.js";
import { LANGUAGES } from "./harness/words.js";

const house = openHouse();
const at = (path, language = "en") => `${house.address}${inLanguage(path, language)}`;

/** Links and fields that are smaller than a fingertip, but for links within a sentence. */
const smallTargets = (page) => page.evaluate(() => {
  const targets = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary")];
  return targets.flatMap((target) => {
    // The label of a box belongs to its target.
    const whole = target.type === "checkbox" ? target.closest(".field") : target;
    const { width, height } = whole.getBoundingClientRect();
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && !target.matches(".skip:not(:focus)");
    const isInSentence = getComputedStyle(target).display === "inline"
      && target.parentElement.innerText.length > target.innerText.length;
    return !isSeen || isInSentence || (width >= 44 && height >= 44)
      ? [] : [`${target.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
  });
});

/** Opens what is folded, so that it is measured, too. */
const unfold = (page) => page.evaluate(() => {
  for (const details of document.querySelectorAll("details")) details.open = true;
});

/** How far the page sticks out sideways, and what does. */
const tooWide = (page) => page.evaluate(() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll("body *")].filter((part) => part.getBoundingClientRect().right > room + 1);
  return [`${document.documentElement.scrollWidth} in ${room}: ${wide.at(-1)?.outerHTML.slice(0, 200)}`];
});

const measured = async (page) => {
  await unfold(page);
  return [...await tooWide(page), ...await smallTargets(page)];
};

test("320 pixels: no sideways scrolling, and large targets", () =>
  onEveryPage(house, { size: { width: 320, height: 640 } }, LANGUAGES, measured));

test("a desk: large targets", () => onEveryPage(house, { size: DESKTOP }, ["de"], measured));

test("zoomed to 200 %: no sideways scrolling", () =>
  onEveryPage(house, { size: { width: 640, height: 450 }, deviceScaleFactor: 2 }, LANGUAGES, measured));

test("letters twice as large: no sideways scrolling", () => house.visit({}, async (page, context) => {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  const faults = [];
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(at(path, "de"));
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
    await unfold(page);
    for (const fault of await tooWide(page)) faults.push(`${name}: ${fault}`);
  }
  assert.deepEqual(faults, []);
}));

test("nothing moves where less motion is wanted", async () => {
  for (const [reducedMotion, moves] of [["reduce", false], ["no-preference", true]]) {
    await house.visit({ reducedMotion }, async (page) => {
      await page.goto(at(PAGES["analyse, cards"]));
      const durations = await page.evaluate(() => [...document.querySelectorAll("*")]
        .map((part) => getComputedStyle(part).transitionDuration).filter((duration) => !/^0s(, 0s)*$/.test(duration)));
      assert.equal(durations.length > 0, moves, reducedMotion);
      assert.ok(durations.every((duration) => duration === "0.15s"), `${durations}`);
    });
  }
});
