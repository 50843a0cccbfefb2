// The two stories the page is made for, told in three languages, with a mouse and with a keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isLost, winningMoves } from "./harness/bouton.js";
import { openHouse } from "./harness/browser.js";
import { look, playOn } from "./harness/game.js";
import { HANDS } from "./harness/hands.js";
import { LANGUAGES, say } from "./harness/words.js";

const house = openHouse();

/** Sentences that have to be read at the turning points, as they stand there. */
const SEEN = {
  en: {
    lost: "The computer has won.", won: "You have won!", mistakes: /You gave a win away (once|\d times)\./,
    right: /^Right: .* keeps the win\.$/, finished: "That was the last one. Well done!",
    start: "It is your turn.", wins: "The player to move wins", loses: "The player to move loses",
    pairs: /Largest matching: (\d) pairs?/, cards: "your cards",
  },
  de: {
    lost: "Der Computer hat gewonnen.", won: "Du hast gewonnen!", mistakes: /Du hast den Sieg (einmal|\d Mal) hergegeben\./,
    right: /^Richtig: .* behält den Sieg\.$/, finished: "Das war der letzte. Gut gemacht!",
    start: "Du bist am Zug.", wins: "Wer am Zug ist, gewinnt", loses: "Wer am Zug ist, verliert",
    pairs: /Größtes Matching: (\d) Paare?/, cards: "deine Karten",
  },
  ja: {
    lost: "コンピューターの勝ちです。", won: "あなたの勝ちです!", mistakes: /あなたが勝ちを逃した手は\dつです。/,
    right: /^正解です。.* なら勝ちを逃しません。$/, finished: "これで最後です。よくできました!",
    start: "あなたの手番です。", wins: "手番の人が勝ちます", loses: "手番の人が負けます",
    pairs: /最大マッチング[^\d]*(\d)/, cards: "手札",
  },
};

/** What is read in a part of the page. */
const read = async (page, selector) => (await page.locator(selector).allInnerTexts()).join(" ").replace(/\s+/g, " ").trim();

/** A link or button by its name. */
const link = (page, language, message) => page.getByRole("link", { name: say(language, message), exact: true });

/** Touches a row and leaves so much of it. */
async function leave(page, hand, { place, heap, left }) {
  const row = page.locator("[data-board] .heaps > li").nth(place).locator("a[data-piece]");
  if (await row.getAttribute("aria-expanded") === "false") await hand.follow(row);
  // In a row of 5 the first choice leaves 4, the last one nothing.
  await hand.follow(page.locator("#choices [role=group] a.choice").nth(heap - 1 - left));
}

/** A newcomer plays Marienbad, loses, asks why, learns from the mistakes, and wins. */
async function newcomer(page, hand, language) {
  const seen = SEEN[language];
  await page.goto(`${house.address}/?language=${language}`);
  await hand.follow(link(page, language, "page-play-marienbad"));
  // The computer may begin: then the game can be won.
  await hand.press(page.locator("details.drawer summary"));
  await hand.choose(page.locator("#field-first"), "1");
  await hand.follow(page.getByRole("button", { name: say(language, "page-begin"), exact: true }));
  assert.ok((await read(page, ".told")).endsWith(seen.start), "it is said whose turn it is");
  const start = page.url();

  const lost = await playOn(page, hand, { pick: () => 0, scripts: true });
  assert.equal(lost.heaps.join(), "0,0,0,0");
  assert.ok(lost.end.includes(seen.lost), lost.end);
  assert.match(await read(page, ".verdict"), seen.mistakes);

  // Why? At the end that is: which of the last moves were mistakes.
  await hand.follow(page.locator("#why-button"));
  const why = page.getByRole("heading", { level: 2, name: say(language, "page-why"), exact: true });
  assert.ok(await why.isVisible());
  assert.ok((await read(page, ".evidence p")).length > 40, "there are reasons");

  // The lesson: at each mistake, first the same wrong move once more, then a right one.
  await hand.follow(link(page, language, "page-lesson-begin"));
  for (let lesson = 1; ; lesson += 1) {
    assert.ok(lesson < 9, "the lesson ends");
    const asked = await look(page);
    const played = /(\d+):(\d+)/.exec(asked.told).slice(1).map(Number);
    const wrong = { place: asked.heaps.indexOf(played[0]), heap: played[0], left: played[1] };
    assert.ok(!isLost(asked.heaps), "there the game could be won");
    assert.ok(!isLost(asked.heaps.with(wrong.place, wrong.left)), "the move was a mistake");
    if (lesson === 1) {
      await leave(page, hand, wrong);
      assert.ok((await read(page, ".verdict .sentence")).startsWith(`${played.join(":")} `), "it is said what is wrong");
      assert.equal(await page.locator(".verdict.right").count(), 0);
      await hand.follow(link(page, language, "page-lesson-again"));
    }
    await leave(page, hand, winningMoves(asked.heaps)[0]);
    assert.match(await read(page, ".verdict.right .sentence"), seen.right);
    assert.ok((await read(page, ".evidence")).length > 100, "it is said why");
    const next = link(page, language, "page-lesson-next");
    if (await next.count() === 0) break;
    await hand.follow(next);
  }
  assert.ok((await read(page, ".controls")).includes(seen.finished));

  // Once more, from the same start: the first move as the hint says, then as was learned.
  await hand.follow(link(page, language, "page-lesson-back"));
  await hand.follow(page.locator("#new-button"));
  assert.equal(page.url(), start, "a new game begins like the old one");
  let now = await look(page);
  await hand.follow(page.locator("#hint-button"));
  assert.doesNotMatch(await read(page, ".hint"), /\d:\d/, "the first hint does not tell the move");
  await hand.follow(page.locator("#hint-button"));
  const hint = /(\d+):(\d+)/.exec(await read(page, ".hint")).slice(1).map(Number);
  let step = { place: now.heaps.indexOf(hint[0]), heap: hint[0], left: hint[1] };
  for (;;) {
    assert.ok(isLost(now.heaps.with(step.place, step.left)), "the hint wins");
    await leave(page, hand, step);
    now = await look(page);
    if (now.end !== "") break;
    [step] = winningMoves(now.heaps);
  }
  assert.ok(now.end.includes(seen.won), now.end);
  assert.equal(await link(page, language, "page-lesson-begin").count(), 0, "nothing is left to be learned");
}

/** A card player solves an ending by clicking cards, and sees the matching. */
async function cardPlayer(page, hand, language) {
  const seen = SEEN[language];
  await page.goto(`${house.address}/?language=${language}`);
  await hand.follow(page.locator(`.games a[href^="/analyse?game=tanhinmin"]`));
  await hand.write(page.locator("#position"), "3 5 9 / 4 6 @ 2");
  await hand.follow(page.getByRole("button", { name: say(language, "page-show"), exact: true }).first());

  // Won: 2 pairs against 1. Both graphs are there, with a title, and as many thick edges as pairs.
  const svgs = page.locator(".evidence figure svg[role=img]");
  assert.ok((await read(page, ".verdict .sentence")).startsWith(seen.wins));
  const told = [...(await read(page, ".evidence")).matchAll(new RegExp(seen.pairs, "g"))].map((match) => Number(match[1]));
  assert.deepEqual(told.slice(0, 2), [2, 1]);
  for (const [number, pairs] of [2, 1].entries()) {
    const svg = svgs.nth(number);
    await svg.scrollIntoViewIfNeeded();
    assert.ok(await svg.isVisible());
    assert.equal(await svg.locator("line.pair, path.pair").count(), pairs, "an edge for each pair");
    const title = await svg.locator("> title").textContent();
    assert.ok(title.trim().length > 5, `a title: ${title}`);
    assert.ok((await svg.locator("> desc").textContent()).length > 20, "a description");
  }
  assert.ok((await svgs.first().textContent()).includes(seen.cards), "in the language of the page");

  // The cards themselves show what they are worth: 3 and 5 win, 9 loses.
  const worth = await page.locator(".area.to-move a.card").evaluateAll((cards) =>
    cards.map((card) => ["win", "loss"].find((worth) => card.classList.contains(worth))));
  assert.deepEqual(worth, ["win", "win", "loss"]);

  // To the end: the mover's best card, whatever the other side answers.
  for (let step = 0; ; step += 1) {
    assert.ok(step < 20, "the ending ends");
    const wins = step % 2 === 0;
    const verdict = await read(page, ".verdict .sentence");
    const over = await page.locator("[data-board] a[data-piece]").count() === 0;
    assert.ok(verdict.startsWith(wins ? seen.wins : seen.loses), `after ${step} moves: ${verdict}`);
    if (over) break;
    const winning = page.locator(wins ? "a.card.win" : "a.card.loss");
    const pass = page.locator("#choices > .buttons a.choice");
    await hand.follow(await winning.count() > 0 ? winning.first() : pass.first());
  }
  const end = await look(page);
  assert.ok(end.moves.length % 2 === 1, "the one who was winning has made the last move");
  // Taken back, move by move, the same position stands there again.
  const back = link(page, language, "page-back");
  for (let made = end.moves.length; made > 0; made -= 1) await hand.follow(back);
  assert.equal(await page.locator("#position").inputValue(), "3 5 9 / 4 6 @ 2");
}

for (const language of LANGUAGES) {
  for (const [name, Hand] of Object.entries(HANDS)) {
    test(`a newcomer loses Marienbad, learns, and wins: ${name}, ${language}`, () =>
      house.visit({}, (page) => newcomer(page, new Hand(page), language)));
    test(`a card player solves an ending: ${name}, ${language}`, () =>
      house.visit({}, (page) => cardPlayer(page, new Hand(page), language)));
  }
}
