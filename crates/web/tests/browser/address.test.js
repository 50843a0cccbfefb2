// The address is the state: whatever is seen can be loaded again, gone back to, kept and passed on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { openHouse } from "./harness/browser.js";
import { look } from "./harness/game.js";
import { Mouse, turnThePage } from "./harness/hands.js";
import { LANGUAGES, say } from "./harness/words.js";

const house = openHouse();

/** Everything that can be read in the content of a page. */
const words = (page) => page.locator("#content").innerText();
const at = (path) => `${house.address}${path}`;

/** Places in the middle of something, with what stands there. */
const PLACES = [
  "/analyse?game=marienbad&moves=7:4,5:3&at=1&language=en",
  "/play?game=nim&position=3+4+5&first=1&level=40&seed=5&moves=5:1&touched=0.1&language=de",
  "/play?game=tanhinmin&cards=4&seed=9&why=yes&language=ja",
  "/play?game=marienbad&position=3+3+5&hint=1&values=shown&language=en",
  "/lesson?game=marienbad&position=1+3+5&moves=5:4,3:2&language=de",
  "/research?game=0.77&language=ja",
  "/learn?game=lasker&keys=off&language=en",
];

for (const path of PLACES) {
  test(`loaded again and opened elsewhere: ${path}`, async () => {
    const seen = await house.visit({}, async (page) => {
      await page.goto(at(path));
      const url = page.url();
      const before = await words(page);
      assert.ok(before.length > 100);
      await page.reload();
      assert.equal(page.url(), url);
      assert.equal(await words(page), before, "the same after loading again");
      return { url, before };
    });
    // A bookmark: another browser that has never been here, and speaks another language.
    await house.visit({ locale: "fr-FR" }, async (page) => {
      await page.goto(seen.url);
      assert.equal(page.url(), seen.url);
      assert.equal(await words(page), seen.before, "the same elsewhere");
    });
  });
}

for (const scripts of [true, false]) {
  test(`back and forward, ${scripts ? "with" : "without"} scripts`, () => house.visit({ scripts }, async (page) => {
    const hand = new Mouse(page);
    await page.goto(at("/analyse?game=marienbad&language=en"));
    const seen = [];
    const remember = async () => seen.push({ url: page.url(), title: await page.title(), words: await words(page) });
    await remember();
    for (const [row, choice] of [[3, 2], [2, 1]]) {
      await hand.follow(page.locator("[data-board] a[data-piece]").nth(row));
      await remember();
      await hand.follow(page.locator("#choices a.choice").nth(choice));
      await remember();
    }
    await hand.follow(page.locator("nav.uses a").nth(2));
    await remember();
    assert.equal(new Set(seen.map(({ url }) => url)).size, seen.length, "each step has an address of its own");

    const is = async ({ url, title, words: before }) => {
      assert.equal(page.url(), url);
      assert.equal(await page.title(), title);
      assert.equal(await words(page), before);
    };
    for (const step of seen.toReversed().slice(1)) {
      await turnThePage(page, () => page.goBack());
      await is(step);
    }
    for (const step of seen.slice(1)) {
      await turnThePage(page, () => page.goForward());
      await is(step);
    }
    // What was gone back to can be gone on with.
    await turnThePage(page, () => page.goBack());
    await hand.follow(page.locator("[data-board] a[data-piece]").first());
    assert.equal((await look(page)).moves.length, 2);
  }));
}

test("another language, the same state", () => house.visit({}, async (page) => {
  const hand = new Mouse(page);
  await page.goto(at("/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2&moves=3&language=en"));
  const before = await look(page);
  const own = { en: "English", de: "Deutsch", ja: "日本語" };
  for (const language of [...LANGUAGES.toReversed()]) {
    await hand.follow(page.locator("nav.languages").getByRole("link", { name: own[language], exact: true }));
    const now = await look(page);
    assert.equal(now.language, language);
    assert.deepEqual([now.moves, now.hands], [before.moves, before.hands]);
    assert.equal(new URL(page.url()).searchParams.get("language"), language);
    assert.equal(await page.locator("nav.uses a[aria-current=page]").innerText(), say(language, "page-use-analyse"));
    assert.equal(await page.locator("nav.languages a[aria-current=true]").innerText(), own[language]);
  }
}));

test("the language that the browser asks for", async () => {
  for (const [locale, language] of [["de-AT", "de"], ["ja-JP", "ja"], ["en-US", "en"], ["fr-FR", "en"]]) {
    await house.visit({ locale }, async (page) => {
      await page.goto(at("/play?game=marienbad"));
      assert.equal(await page.evaluate(() => document.documentElement.lang), language, locale);
      const links = await page.locator("#content a[href]").evaluateAll((links) => links.map((link) => link.href));
      assert.ok(links.length > 5);
      for (const link of links) assert.equal(new URL(link).searchParams.get("language"), language, link);
    });
  }
});

for (const language of LANGUAGES) {
  test(`copy the position: ${language}`, () => house.visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    await page.goto(at(`/analyse?game=marienbad&moves=7:4&language=${language}`));
    const copy = page.locator("button.copy");
    assert.equal(await copy.innerText(), say(language, "page-copy"));
    await copy.click();
    await page.locator("#announcement", { hasText: say(language, "page-copied") }).waitFor({ state: "attached" });
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "1 3 4 5");
    // What was copied can be typed again.
    await new Mouse(page).write(page.locator("#position"), "1 3 4 5");
    await new Mouse(page).follow(page.getByRole("button", { name: say(language, "page-show"), exact: true }).first());
    assert.deepEqual((await look(page)).heaps, [1, 3, 4, 5]);
  }));
}

test("without scripts there is no button that copies", () => house.visit({ scripts: false }, async (page) => {
  await page.goto(at("/analyse?game=marienbad&language=en"));
  assert.equal(await page.locator("button.copy").isVisible(), false);
  assert.equal(await page.locator("#position").inputValue(), "1 3 5 7");
}));

/** Wrong addresses: the field that is named, what is marked, and where it goes on. */
const WRONG = [
  ["/play?game=marienbad&level=1000", "level", "1000", "/play?game=marienbad"],
  ["/play?game=marienbad&moves=7:4,5:9", "moves", "9", "/play?game=marienbad&moves=7:4"],
  ["/analyse?game=chess", "game", "chess", "/analyse"],
  ["/analyse?game=nim&position=3+x", "position", "x", "/analyse?game=nim"],
  ["/analyse?game=nim&colour=red", "colour", null, "/analyse?game=nim"],
  ["/analyse?game=nim&game=lasker", "game", null, null],
];

for (const [path, field, marked, repaired] of WRONG) {
  for (const language of LANGUAGES) {
    test(`a wrong address is repaired: ${path}, ${language}`, () => house.visit({}, async (page) => {
      const answer = await page.goto(at(`${path}&language=${language}`));
      assert.equal(answer.status(), 400);
      assert.equal(await page.locator("h1").innerText(), say(language, "page-wrong-address"));
      assert.ok((await page.locator(".where").innerText()).includes(field), "the field is named");
      if (marked) assert.equal(await page.locator("pre.place mark").innerText(), marked, "the place is marked");
      assert.ok((await page.locator(".sentence").innerText()).length > 5);
      await new Mouse(page).follow(page.locator("#content a.primary"));
      assert.ok((await page.reload()).ok(), "the repaired address is right");
      if (repaired) {
        const { pathname, searchParams } = new URL(page.url());
        searchParams.delete("language");
        searchParams.delete("seed");
        const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join("&");
        const shown = `${pathname}${query && "?"}${query}`;
        // The computer has answered meanwhile.
        assert.ok(shown.startsWith(repaired), `${shown} begins with ${repaired}`);
      }
    }));
  }
}

test("other spellings lead to the one address", () => house.visit({}, async (page) => {
  const spellings = [
    "/analyse?language=en&position=1%203%205&game=marienbad",
    "/analyse?game=marienbad&position=1++3+5&language=en&convention=misere",
    "/analyse?game=marienbad&position=1+3+5&values=shown&language=en",
  ];
  for (const spelling of spellings) {
    const answer = await page.goto(at(spelling));
    assert.equal(answer.status(), 200);
    assert.equal((await answer.request().redirectedFrom()?.response())?.status(), 303, spelling);
    assert.equal(page.url(), at("/analyse?game=marienbad&position=1+3+5&language=en"), spelling);
  }
}));

test("there is no such page", () => house.visit({}, async (page) => {
  const answer = await page.goto(at("/nowhere"));
  assert.equal(answer.status(), 404);
  await new Mouse(page).follow(page.locator("#content a.primary"));
  assert.equal(new URL(page.url()).pathname, "/");
}));
