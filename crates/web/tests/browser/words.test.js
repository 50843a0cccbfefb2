// No text is left untranslated, on any page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { openHouse } from "./harness/browser.js";
import { PAGES, inLanguage } from "./harness/pages.js";
import { LANGUAGES } from "./harness/words.js";

const house = openHouse();

/** What is not language: what people type, names of languages in their own words, sources as they are printed. */
const NO_LANGUAGE = "code, kbd, datalist, .move, .made, pre.place, [lang]:not(html), .home";

/** Every piece of text of a page, seen or said, that is language. */
const texts = (page) => page.evaluate((noLanguage) => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const holder = node.parentElement;
      if (!holder.closest(`script, style, ${noLanguage}`)) found.push(node.data);
    } else if (!node.closest(noLanguage)) {
      found.push(...["aria-label", "title", "alt", "placeholder", "data-copied", "aria-description"]
        .map((name) => node.getAttribute(name)).filter(Boolean));
      if (node.matches("meta[name=description]")) found.push(node.content);
    }
  }
  return [...new Set(found.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== ""))];
}, NO_LANGUAGE);

/** Words of letters, as Latin letters write them. */
const latin = (text) => text.match(/\p{Script=Latin}{2,}/gu) ?? [];

/** Words that are the same in every language: names, and what is typed. */
const SAME = new Set([
  "lastmove", "Nim", "Kayles", "Lasker", "Lasker’s", "Marienbad", "Tanhinmin", "Dawson", "Grundy", "Treblecross", "Officers",
  "Bouton", "Sprague", "Kiya", "Ohto", "Ono", "JSON", "XOR", "mex", "MEX", "rock", "paper", "scissors", "pass",
  "uecda", "cut", "groups", "deck", "UTF", "Esc", "Tab", "Enter",
]);

const isLanguage = (text) => latin(text).some((word) => !SAME.has(word));

for (const [name, path] of Object.entries(PAGES)) {
  test(`nothing is left in another language: ${name}`, async () => {
    const read = {};
    for (const language of LANGUAGES) {
      await house.visit({ locale: language }, async (page) => {
        await page.goto(`${house.address}${inLanguage(path, language)}`);
        assert.equal(await page.evaluate(() => document.documentElement.lang), language);
        read[language] = await texts(page);
        assert.ok(read[language].length > 15, "there is something to read");
        for (const text of read[language]) {
          assert.doesNotMatch(text, /\{|\}|\bpage-|\bplay-|undefined|NaN/, "no name of a message, nothing left to fill in");
        }
      });
    }
    const english = new Set(read.en.filter(isLanguage));
    const german = read.de.filter((text) => english.has(text) && latin(text).length >= 3);
    assert.deepEqual(german, [], "English in German");
    // Where Japanese is written there are kana or kanji; two words of Latin letters in a row are none.
    const japanese = read.ja.filter((text) => isLanguage(text)
      && (english.has(text) || !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)));
    assert.deepEqual(japanese, [], "English in Japanese");
  });
}

// The test itself: it must notice what it is made for.
test("a sentence that is left over is noticed", () => {
  assert.ok(isLanguage("The game so far"));
  assert.equal(isLanguage("7:4 · Nim"), false);
  assert.deepEqual(latin("Wähl eine Reihe"), ["Wähl", "eine", "Reihe"]);
});
