// A game on the page, played to its end by whoever has hands.

import assert from "node:assert/strict";

/** Longer than any game of these tests. */
const MOST_MOVES = 120;

/** What can be seen of a game, in one look. */
export function look(page) {
  return page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const words = (selector) => all(selector).map((part) => part.innerText.replace(/\s+/g, " ").trim()).join(" ");
    const made = new URL(location.href).searchParams.get("moves");
    return {
      language: document.documentElement.lang,
      title: words("h1"),
      moves: made === null ? [] : made.split(","),
      pieces: all("[data-board] a[data-piece]").length,
      choices: all("#choices [role=group] a.choice").length,
      others: all("#choices > .buttons a.choice").length,
      // What lies on the board: heaps by their numbers, hands by their cards.
      heaps: all(".heap .count").map((count) => Number(count.textContent)),
      hands: all(".area").map((area) => area.querySelectorAll("li").length),
      told: words(".told"),
      end: words(".verdict .sentence"),
      places: all(".places li").map((place) => place.textContent),
      focused: document.activeElement === document.body ? "" : document.activeElement?.id || document.activeElement?.tagName,
      announced: words("#announcement"),
    };
  });
}

/** Numbers that look like chance and are always the same. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % below;
  };
}

const PIECES = "[data-board] a[data-piece]";

/**
 * Makes one move: touches a piece and chooses what to do with it, or passes. Gives what is seen then.
 */
export async function move(page, hand, pick, scripts) {
  const before = await look(page);
  // Passing is always possible where it is possible at all; now and then it is done.
  const passes = before.others > 0 && (before.pieces === 0 || pick(5) === 0);
  if (passes) {
    await hand.follow(page.locator("#choices > .buttons a.choice").nth(pick(before.others)));
  } else {
    const piece = page.locator(PIECES).nth(pick(before.pieces));
    const isOpened = await piece.getAttribute("aria-expanded") === "false";
    const id = await piece.getAttribute("id");
    await hand.follow(piece);
    if (isOpened) {
      const touched = await look(page);
      assert.deepEqual(touched.moves, before.moves, "to touch a piece is no move");
      assert.ok(touched.choices > 0, "what is touched offers moves");
      assert.equal(await page.locator(`#${id}`).getAttribute("aria-expanded"), "true");
      if (scripts) assert.equal(touched.focused, id, "the focus stays on the piece that is touched");
      await hand.follow(page.locator("#choices [role=group] a.choice").nth(pick(touched.choices)));
    }
  }
  const now = await look(page);
  assert.ok(now.moves.length > before.moves.length, "a move was made");
  assert.deepEqual(now.moves.slice(0, before.moves.length), before.moves, "earlier moves stay");
  assert.equal(now.language, before.language);
  assert.equal(now.title, before.title);
  assert.notDeepEqual([now.heaps, now.hands, now.told], [before.heaps, before.hands, before.told], "the board shows it");
  if (scripts) {
    assert.notEqual(now.focused, "", "the focus is not lost");
    const news = now.end === "" ? now.told : now.end;
    assert.ok(now.announced.includes(news), `“${news}” is announced, not “${now.announced}”`);
  }
  return now;
}

/** Plays on until the game is over; gives what is seen then. */
export async function playOn(page, hand, { pick, scripts }) {
  let now = await look(page);
  while (now.pieces + now.others > 0) {
    assert.ok(now.moves.length < MOST_MOVES, "the game ends");
    now = await move(page, hand, pick, scripts);
  }
  assert.notEqual(now.end, "", "it is said who has won");
  return now;
}
