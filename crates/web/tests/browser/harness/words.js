// The words of the page, from where the page itself has them: so that a button is found by what it is called.

import { readFileSync } from "node:fs";

export const LANGUAGES = ["en", "de", "ja"];

const LOCALES = new URL("../../../../explain/locales/", import.meta.url);
const read = new Map();

/** The messages of a language that are one line without anything to fill in. */
function messages(language) {
  if (!read.has(language)) {
    const lines = ["page", "board", "play"]
      .flatMap((file) => readFileSync(new URL(`${language}/${file}.ftl`, LOCALES), "utf8").split("\n"));
    const plain = lines.map((line) => /^([a-z][a-z-]*) = ([^{}]+)$/.exec(line)).filter(Boolean);
    read.set(language, new Map(plain.map(([, name, words]) => [name, words])));
  }
  return read.get(language);
}

/** A message of one line, as it is written in the language. */
export function say(language, name) {
  const words = messages(language).get(name);
  if (words === undefined) throw new Error(`no plain message ${name} in ${language}`);
  return words;
}
