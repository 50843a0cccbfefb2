// One address for each kind of page there is.

import assert from "node:assert/strict";

export const PAGES = {
  "start": "/",
  "which game": "/play",
  "play, heaps": "/play?game=marienbad",
  "play, a row touched": "/play?game=marienbad&touched=0.2",
  "play, stones touched": "/play?game=lasker&touched=0.2&values=shown",
  "play, everything shown": "/play?game=nim&position=3+4+5&hint=2&why=yes&values=shown",
  "play, two people": "/play?game=kayles&players=me,me&moves=8:3%2B4",
  "play, cards": "/play?game=tanhinmin&cards=4&seed=9",
  "play, cards of a deck": "/play?game=tanhinmin&deck=uecda&cards=5&seed=3",
  "play, hidden hands": "/play?game=tanhinmin&cards=4&players=me,computer,computer&hidden=yes&seed=7",
  "play, every kind of player": "/play?game=tanhinmin&cards=3&players=me,rule,weakest,random&seed=7",
  "play, over": "/play?game=marienbad&position=1+2&moves=2:1,1:0,1:0",
  "play, over, looked back": "/play?game=marienbad&position=1+2&moves=2:1,1:0,1:0&at=1",
  "lesson": "/lesson?game=marienbad&position=1+2&moves=2:1,1:0,1:0",
  "lesson, wrong": "/lesson?game=marienbad&position=1+2&moves=2:1,1:0,1:0&try=1:0",
  "lesson, right": "/lesson?game=marienbad&position=1+2&moves=2:1,1:0,1:0&try=2:0",
  "lesson, nothing to learn": "/lesson?game=marienbad&position=1+2&moves=2:0,1:0",
  "analyse, matches": "/analyse?game=marienbad&moves=7:4,5:3",
  "analyse, stones": "/analyse?game=lasker&position=2+5+7&moves=7:6%2B1",
  "analyse, a code": "/analyse?game=0.137&position=3+9+12",
  "analyse, misere": "/analyse?game=kayles&convention=misere&position=5+8",
  "analyse, a sum": "/analyse?game=sum&position=kayles:5+nim:4+lasker:2",
  "analyse, large heaps": "/analyse?game=nim&position=100+250+1000000&touched=0.1",
  "analyse, over": "/analyse?game=nim&position=1&moves=1:0",
  "analyse, values hidden": "/analyse?game=nim&position=3+5&values=hidden",
  "analyse, cards": "/analyse?game=tanhinmin&position=3+5+9+/+4+6+@+2",
  "analyse, three hands": "/analyse?game=tanhinmin&position=3+7+/+2+4+/+1+5",
  "analyse, house rules": "/analyse?game=tanhinmin&position=3+8+9+/+4+5+6&rules=8cut=8",
  "analyse, a cycle": "/analyse?game=tanhinmin&position=rock+paper+/+scissors+rock&relation=rock%3Cpaper%3Cscissors%3Crock",
  "analyse, not known": "/analyse?game=kayles&convention=misere&position=40+41+42+43+44+45+46",
  "learn": "/learn",
  "learn, heaps": "/learn?game=marienbad",
  "learn, cards": "/learn?game=tanhinmin",
  "learn, a sum": "/learn?game=sum",
  "research": "/research",
  "research, values": "/research?game=0.77",
  "wrong address": "/play?game=marienbad&moves=7:4,5:9",
  "no such page": "/nowhere",
};

/** The address in a language. */
export function inLanguage(path, language) {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
}

/** Does something with every kind of page, in a visit of its own for each language; says at which page it fails. */
export async function onEveryPage(house, options, languages, use) {
  for (const language of languages) {
    await house.visit({ ...options, locale: language }, async (page) => {
      const faults = [];
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`${house.address}${inLanguage(path, language)}`);
        for (const fault of await use(page)) faults.push(`${name}, ${language}: ${fault}`);
      }
      assert.deepEqual(faults, []);
    });
  }
}
