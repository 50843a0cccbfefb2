// Every game to its end: by mouse and by keyboard, in three languages, with and without scripts, on a phone and a desk.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DESKTOP, PHONE, openHouse } from "./harness/browser.js";
import { chance, look, playOn } from "./harness/game.js";
import { HANDS } from "./harness/hands.js";
import { LANGUAGES, say } from "./harness/words.js";

const house = openHouse();

/** How the first and the second player are called who have won. */
const WON = {
  en: [/You have won!/, /The computer has won\./],
  de: [/Du hast gewonnen!/, /Der Computer hat gewonnen\./],
  ja: [/あなたの勝ちです/, /コンピューターの勝ちです。/],
};
const TWO_PEOPLE = {
  en: [/Player 1 has won\./, /Player 2 has won\./],
  de: [/Spieler 1 hat gewonnen\./, /Spieler 2 hat gewonnen\./],
  ja: [/対局者1の勝ちです。/, /対局者2の勝ちです。/],
};

/** From the first page to a game that stands there. */
async function listed(visit, name) {
  await visit.hand.follow(visit.page.locator(`.games a[href^="/play?game=${name}&"]`));
}

/** The drawer of a game, filled in and sent. */
async function withOptions({ page, hand, language }, fill) {
  await hand.press(page.locator("details.drawer summary"));
  await fill();
  await hand.follow(page.getByRole("button", { name: say(language, "page-begin"), exact: true }));
}

/** The last one to move has won, or has lost. */
function lastMoveWins(won, moves, language) {
  return won[language][(moves.length - 1) % 2];
}
function lastMoveLoses(won, moves, language) {
  return won[language][moves.length % 2];
}

const GAMES = {
  nim: {
    begin: (visit) => listed(visit, "nim"),
    heaps: [3, 4, 5],
    winner: (end, language) => lastMoveWins(WON, end.moves, language),
  },
  marienbad: {
    begin: (visit) => listed(visit, "marienbad"),
    heaps: [1, 3, 5, 7],
    winner: (end, language) => lastMoveLoses(WON, end.moves, language),
  },
  "marienbad, two people": {
    async begin(visit) {
      const { page, hand } = visit;
      await listed(visit, "marienbad");
      await withOptions(visit, () => hand.choose(page.locator("#field-players"), "me,me"));
    },
    heaps: [1, 3, 5, 7],
    winner: (end, language) => lastMoveLoses(TWO_PEOPLE, end.moves, language),
  },
  lasker: {
    begin: (visit) => listed(visit, "lasker"),
    heaps: [2, 5, 7],
    winner: (end, language) => lastMoveWins(WON, end.moves, language),
  },
  "kayles by its code": {
    async begin({ page, hand, language }) {
      await hand.follow(page.locator("nav.uses").getByRole("link", { name: say(language, "page-use-play"), exact: true }));
      await hand.write(page.getByLabel(say(language, "page-other-game")), "0.77");
      await hand.follow(page.getByRole("button", { name: say(language, "page-show") }));
    },
    heaps: [5, 8],
    winner: (end, language) => lastMoveWins(WON, end.moves, language),
  },
  "a sum": {
    begin: (visit) => listed(visit, "sum"),
    heaps: [5, 4, 2],
    winner: (end, language) => lastMoveWins(WON, end.moves, language),
  },
  "tanhinmin for two": {
    begin: (visit) => listed(visit, "tanhinmin"),
    // The other hand, the table, the own hand.
    hands: (hands) => hands.length === 3 && hands[0] > 0 && hands[1] === 0 && hands[2] > 0,
    winner: (end, language) => WON[language][end.hands[2] === 0 ? 0 : 1],
  },
  "tanhinmin for three, hidden": {
    async begin(visit) {
      const { page, hand } = visit;
      await listed(visit, "tanhinmin");
      await withOptions(visit, async () => {
        await hand.choose(page.locator("#field-player-2"), "computer");
        await hand.press(page.locator("#field-hidden"));
        await hand.write(page.locator("#field-cards"), "3");
        await hand.write(page.locator("#field-seed"), "7");
      });
      const backs = await page.locator(".area .piece svg path.back").count();
      assert.equal(backs, 6, "the cards of the others lie face down");
    },
    hands: (hands) => hands.join() === "3,3,0,3",
    winner(end, language) {
      assert.equal(new Set(end.places).size, 3, "everybody has a place");
      const [first] = end.places;
      if (first === say(language, "play-you")) return WON[language][0];
      const called = first.replace(/[()]/g, "\\$&");
      return new RegExp(`${called}( has won| hat gewonnen|の勝ち)`);
    },
  },
};

/** One game, and everything that is to be seen at its end. */
function play(name, { input, language, scripts, size }) {
  const how = `${input}, ${language}, ${scripts ? "scripts" : "no scripts"}, ${size === PHONE ? "phone" : "desk"}`;
  test(`${name}: ${how}`, () => house.visit({ size, scripts }, async (tab) => {
    const game = GAMES[name];
    const hand = new HANDS[input](tab);
    await tab.goto(`${house.address}/?language=${language}`);
    await game.begin({ page: tab, hand, language });
    const start = await look(tab);
    assert.equal(start.language, language);
    assert.deepEqual(start.moves, []);
    if (game.heaps) assert.deepEqual(start.heaps, game.heaps);
    if (game.hands) assert.ok(game.hands(start.hands), `hands of ${start.hands}`);

    const end = await playOn(tab, hand, { pick: chance(name.length + LANGUAGES.indexOf(language)), scripts });
    if (game.heaps) assert.ok(end.heaps.every((heap) => heap === 0), "nothing is left");
    assert.match(end.end, game.winner(end, language));
    assert.equal(await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, "nothing sticks out");
    // What was played can be looked at from the start, where hands are not hidden.
    const strip = tab.locator(".strip a");
    if (await strip.count() > 0) {
      assert.equal(await strip.count(), end.moves.length + 1);
      await hand.follow(strip.first());
      const first = await look(tab);
      assert.deepEqual([first.heaps, first.hands], [start.heaps, start.hands], "back at the start");
      await hand.follow(tab.getByRole("link", { name: say(language, "page-to-the-end"), exact: true }));
      assert.equal((await look(tab)).end, end.end);
    }
  }));
}

const INPUTS = Object.keys(HANDS);
const SIZES = [PHONE, DESKTOP];

Object.keys(GAMES).forEach((name, number) => {
  if (process.env.LASTMOVE_FULL) {
    for (const scripts of [true, false]) {
      for (const input of INPUTS) {
        for (const language of LANGUAGES) for (const size of SIZES) play(name, { input, language, scripts, size });
      }
    }
    return;
  }
  // Four of the twenty-four ways: with both hands, with and without scripts, in every language, in both sizes; and from
  // game to game each hand meets every language in both sizes.
  for (let way = 0; way < 4; way += 1) {
    play(name, {
      input: INPUTS[way % 2],
      scripts: way < 2,
      language: LANGUAGES[(number + way) % 3],
      size: SIZES[(number + way + (way >> 1)) % 2],
    });
  }
});
