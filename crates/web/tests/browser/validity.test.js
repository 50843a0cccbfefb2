// Every page is valid HTML, as it is sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";

import configuration from "./htmlvalidate.config.js";
import { openHouse } from "./harness/browser.js";
import { PAGES, inLanguage } from "./harness/pages.js";
import { LANGUAGES } from "./harness/words.js";

const house = openHouse();
const validator = new HtmlValidate(configuration);

const complaints = async (html) => {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages, source }) => messages.map(({ ruleId, message, offset }) =>
    `${ruleId}: ${message} ${source.slice(Math.max(0, offset - 40), offset + 80)}`));
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`valid: ${name}`, async () => {
    for (const language of LANGUAGES) {
      const answer = await fetch(`${house.address}${inLanguage(path, language)}`, { headers: { "accept-language": language } });
      assert.match(answer.headers.get("content-type"), /^text\/html; charset=utf-8$/);
      assert.deepEqual(await complaints(await answer.text()), [], language);
    }
  });
}

test("what is not valid is noticed", async () => {
  assert.notDeepEqual(await complaints("<!DOCTYPE html><html><head><title>a</title></head><body><p><div></div></p></body></html>"), []);
});
