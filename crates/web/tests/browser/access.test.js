// Whoever cannot see, or use a mouse, uses the page as well as anybody.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import { openHouse } from "./harness/browser.js";
import { look } from "./harness/game.js";
import { Keyboard, Mouse, turnThePage } from "./harness/hands.js";
import { PAGES, inLanguage, onEveryPage } from "./harness/pages.js";
import { LANGUAGES, say } from "./harness/words.js";

const house = openHouse();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const at = (path, language = "en") => `${house.address}${inLanguage(path, language)}`;

/** What axe finds. */
async function axe(page, rules) {
  await page.evaluate(AXE);
  const found = await page.evaluate((rules) => {
    const run = rules ? { runOnly: { type: "rule", values: rules } } : {};
    // eslint-disable-next-line no-undef
    return axe.run(document, { ...run, resultTypes: ["violations"], preload: false });
  }, rules);
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.slice(0, 3).map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary.split("\n")[1]}`));
}

for (const language of LANGUAGES) {
  test(`axe finds nothing on any page: ${language}`, () => onEveryPage(house, {}, [language], (page) => axe(page)));
}

// Colours are all that is different in the dark; and words of other lengths are as light or dark as these.
test("axe finds nothing on any page in the dark", () =>
  onEveryPage(house, { colorScheme: "dark" }, process.env.LASTMOVE_FULL ? LANGUAGES : ["de"], (page) =>
    axe(page, process.env.LASTMOVE_FULL ? undefined : ["color-contrast", "link-in-text-block"])));

test("the skip link leads to the content", () => house.visit({}, async (page) => {
  await page.goto(at("/play?game=marienbad"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: say("en", "page-skip") });
  assert.ok(await skip.evaluate((link) => link === document.activeElement));
  assert.ok(await skip.isVisible());
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.querySelector("#content").contains(document.activeElement)));
}));

/** The piece that has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.id);

test("one stop of Tab for the board, arrows on it", () => house.visit({}, async (page) => {
  await page.goto(at("/play?game=marienbad"));
  const stops = await page.locator("[data-piece]").evaluateAll((pieces) => pieces.map((piece) => piece.tabIndex));
  assert.deepEqual(stops, [0, -1, -1, -1]);
  await new Keyboard(page).reach(page.locator("#spot-0-0"));
  const way = [
    ["ArrowDown", "0-1"], ["ArrowDown", "0-2"], ["ArrowUp", "0-1"], ["ArrowRight", "0-2"], ["ArrowLeft", "0-1"],
    ["End", "0-3"], ["ArrowDown", "0-3"], ["Home", "0-0"], ["ArrowUp", "0-0"],
  ];
  for (const [key, spot] of way) {
    await page.keyboard.press(key);
    assert.equal(await focused(page), `spot-${spot}`, key);
  }
  // Enter and the space bar touch; Escape lets go; the focus stays.
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press("End");
    await turnThePage(page, () => page.keyboard.press(key));
    assert.equal(await focused(page), "spot-0-3");
    assert.equal(await page.locator("#spot-0-3").getAttribute("aria-expanded"), "true");
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.matches("#choices a.choice")), "Tab goes on to the moves");
    await turnThePage(page, () => page.keyboard.press("Escape"));
    assert.equal(await focused(page), "spot-0-3");
    assert.equal(await page.locator("[aria-expanded=true][data-piece]").count(), 0);
  }
}));

test("cards are gone through with the arrows", () => house.visit({}, async (page) => {
  await page.goto(at("/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2"));
  const cards = page.locator(".area.to-move a.card");
  await new Keyboard(page).reach(cards.first());
  await page.keyboard.press("ArrowRight");
  assert.ok(await cards.nth(1).evaluate((card) => card === document.activeElement));
  await turnThePage(page, () => page.keyboard.press("Enter"));
  assert.deepEqual((await look(page)).moves, ["5"]);
  assert.notEqual(await focused(page), "");
}));

/** Names of pieces as a screen reader says them. */
const NAMES = [
  ["/play?game=marienbad", { en: "Row 3, 5 matches", de: "Reihe 3, 5 Streichhölzer", ja: "列3、マッチ棒5本" }],
  ["/play?game=marienbad&position=1+3", { en: "Row 1, 1 match", de: "Reihe 1, 1 Streichholz", ja: "列1、マッチ棒1本" }],
  ["/analyse?game=tanhinmin&position=3+8+/+4+@+5&values=hidden", {
    en: "8, can be played", de: "8, spielbar", ja: "8、出せます",
  }],
  ["/analyse?game=tanhinmin&position=3+8+/+4+@+5&values=hidden", {
    en: "3, cannot be played now", de: "3, jetzt nicht spielbar", ja: "3、今は出せません",
  }],
];

for (const [path, names] of NAMES) {
  test(`pieces have real names: ${names.en}`, async () => {
    for (const language of LANGUAGES) {
      await house.visit({}, async (page) => {
        await page.goto(at(path, language));
        const name = names[language];
        const board = await page.locator("[data-board]").ariaSnapshot();
        const said = board.split("\n").filter((line) => line.includes(`"${name}"`) || line.endsWith(`: ${name}`));
        assert.equal(said.length, 1, `${name} in\n${board}`);
        assert.equal(said[0].includes("link"), !name.startsWith("3, ") && !name.startsWith("3、"), said[0]);
      });
    }
  });
}

test("one live region, and it is polite", () => house.visit({}, async (page) => {
  for (const path of Object.values(PAGES)) {
    await page.goto(at(path));
    const live = await page.locator("[aria-live], [role=status], [role=alert], [role=log]")
      .evaluateAll((regions) => regions.map((region) => `${region.id} ${region.ariaLive}`));
    assert.deepEqual(live, ["announcement polite"]);
  }
}));

test("what happens is said: a move, a hint, the verdict, who has won", () => house.visit({}, async (page) => {
  const hand = new Mouse(page);
  const said = () => page.locator("#announcement").textContent();
  await page.goto(at("/play?game=marienbad&position=1+3", "de"));
  await hand.follow(page.locator("#hint-button"));
  const hint = (await page.locator(".hint p").innerText()).trim();
  assert.ok((await said()).includes(hint.slice(0, 20)), await said());
  await hand.follow(page.locator("#spot-0-1"));
  await hand.follow(page.locator("#choices a.choice").first());
  assert.match(await said(), /^Der Computer .*Du bist am Zug\.$/);
  await page.goto(at("/analyse?game=marienbad&position=1+3", "de"));
  await hand.follow(page.locator("#content a.primary"));
  assert.match(await said(), /Wer am Zug ist, verliert/);
}));

const press = (page, key) => turnThePage(page, () => page.keyboard.press(key));

test("single keys: hint, why, undo, new game, and the list of them", () => house.visit({}, async (page) => {
  await page.goto(at("/play?game=marienbad&position=1+3+5&moves=5:4,3:2"));
  await press(page, "h");
  assert.equal(new URL(page.url()).searchParams.get("hint"), "1");
  await press(page, "h");
  assert.equal(new URL(page.url()).searchParams.get("hint"), "2");
  await press(page, "w");
  assert.equal(new URL(page.url()).searchParams.get("why"), "yes");
  await press(page, "u");
  assert.equal(new URL(page.url()).searchParams.get("moves"), null);
  await page.goto(at("/play?game=marienbad&position=1+3+5&moves=5:4,3:2"));
  await press(page, "n");
  assert.equal(new URL(page.url()).searchParams.get("moves"), null);

  const dialog = page.getByRole("dialog", { name: say("en", "page-keys") });
  const row = page.locator("#spot-0-1");
  await new Keyboard(page).reach(row);
  await page.keyboard.press("?");
  assert.ok(await dialog.isVisible());
  const url = page.url();
  await page.keyboard.press("h");
  assert.equal(page.url(), url, "while the list is open, keys do nothing");
  await page.keyboard.press("Escape");
  assert.equal(await dialog.isVisible(), false);
  assert.equal(await focused(page), "spot-0-1", "the focus is where it was");
  await new Mouse(page).press(page.getByRole("link", { name: say("en", "page-keys-show") }));
  assert.ok(await dialog.isVisible());
  await page.getByRole("button", { name: say("en", "page-close") }).click();
  assert.equal(await dialog.isVisible(), false);
}));

test("arrows go through the game where no piece has the focus", () => house.visit({}, async (page) => {
  await page.goto(at("/analyse?game=marienbad&moves=7:4,5:3"));
  await press(page, "ArrowLeft");
  assert.equal(new URL(page.url()).searchParams.get("at"), "1");
  await press(page, "ArrowLeft");
  assert.equal(new URL(page.url()).searchParams.get("at"), "0");
  await press(page, "ArrowRight");
  await press(page, "ArrowRight");
  assert.deepEqual((await look(page)).heaps, [1, 3, 3, 4]);
}));

test("letters typed into a field are no shortcuts", () => house.visit({}, async (page) => {
  await page.goto(at("/analyse?game=marienbad&moves=7:4"));
  const url = page.url();
  await page.locator("#position").focus();
  await page.keyboard.type("uhwn?");
  await page.keyboard.press("ArrowLeft");
  assert.equal(page.url(), url);
  assert.equal(await page.getByRole("dialog").isVisible(), false);
  assert.match(await page.locator("#position").inputValue(), /uhwn\?/);
}));

test("single keys can be switched off, and stay off", () => house.visit({}, async (page) => {
  const hand = new Mouse(page);
  await page.goto(at("/play?game=marienbad"));
  await hand.follow(page.getByRole("link", { name: say("en", "page-keys-off") }));
  await hand.follow(page.locator("#spot-0-1"));
  const url = page.url();
  for (const key of ["h", "w", "n", "?", "ArrowLeft"]) await page.keyboard.press(key);
  await page.waitForTimeout(300);
  assert.equal(page.url(), url);
  assert.equal(await page.getByRole("dialog").isVisible(), false);
  assert.equal(new URL(page.url()).searchParams.get("keys"), "off");
  // Tab, arrows on the board and Escape are no single letters: they stay.
  await turnThePage(page, () => page.keyboard.press("Escape"));
  await hand.follow(page.getByRole("link", { name: say("en", "page-keys-on") }));
  await press(page, "h");
  assert.equal(new URL(page.url()).searchParams.get("hint"), "1");
}));
