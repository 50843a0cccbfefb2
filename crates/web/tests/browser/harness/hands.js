// Two ways to reach what is on a page: a mouse, and a keyboard alone. Both wait until the page has answered.

import assert from "node:assert/strict";

/** More than on any page. */
const MOST_STOPS = 400;
const PIECE = "[data-board] [data-piece]";

/**
 * Does something that leads to another page, and waits for that page. Whether the page is exchanged by a script or
 * loaded anew, the old content goes.
 */
export async function turnThePage(page, act) {
  await page.evaluate(() => document.getElementById("content").setAttribute("data-seen", ""));
  await act();
  const patience = Date.now() + 20_000;
  for (;;) {
    const there = await page.evaluate(() => {
      const content = document.getElementById("content");
      return document.readyState === "complete" && content !== null && !content.hasAttribute("data-seen");
    }).catch(() => false); // In between there is no document.
    if (there) return;
    assert.ok(Date.now() < patience, `the page does not answer: ${page.url()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Clicks. */
export class Mouse {
  constructor(page) {
    this.page = page;
  }

  /** Follows a link or sends a form. */
  async follow(target) {
    await turnThePage(this.page, () => target.click());
  }

  /** Opens or closes something on the same page. */
  async press(target) {
    await target.click();
  }

  /** Writes into a field, over what stands there. */
  async write(field, words) {
    await field.click({ clickCount: 3 });
    await field.fill(words);
  }

  /** Chooses one of several. */
  async choose(field, value) {
    await field.selectOption(value);
  }
}

/** Tab, arrows, Enter. */
export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  async follow(target) {
    await this.reach(target);
    await turnThePage(this.page, () => this.page.keyboard.press("Enter"));
  }

  async press(target) {
    await this.reach(target);
    await this.page.keyboard.press(await target.evaluate((element) => element.type === "checkbox") ? "Space" : "Enter");
  }

  async write(field, words) {
    await this.reach(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.type(words);
  }

  /** A list is gone through with the arrows; first to its beginning. */
  async choose(field, value) {
    await this.reach(field);
    await this.page.keyboard.press("Home");
    for (let step = 0; await field.inputValue() !== value; step += 1) {
      assert.ok(step < 30, `${value} is not to be had`);
      await this.page.keyboard.press("ArrowDown");
    }
  }

  /** Goes to something as one does without a mouse: Tab and Shift+Tab, and with arrows from piece to piece. */
  async reach(target) {
    const element = await target.elementHandle();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const key = await element.evaluate((element, piece) => {
        const here = document.activeElement;
        if (here === element) return null;
        const isBehind = here === document.body || here === null
          || Boolean(here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
        const roves = here?.matches(piece) && element.matches(piece) && element.tabIndex < 0;
        if (roves) return isBehind ? "ArrowRight" : "ArrowLeft";
        return isBehind ? "Tab" : "Shift+Tab";
      }, PIECE);
      if (key === null) {
        await this.isSeen(element);
        return;
      }
      await this.page.keyboard.press(key);
    }
    assert.fail(`not to be reached with the keyboard: ${await element.evaluate((element) => element.outerHTML)}`);
  }

  /** Whoever uses the keyboard sees where he is. */
  async isSeen(element) {
    const outline = await element.evaluate((element) => {
      const style = getComputedStyle(element);
      return element.matches("input, select, summary") ? "3px" : style.outlineStyle === "none" ? "" : style.outlineWidth;
    });
    assert.equal(outline, "3px", "what has the focus has a ring");
  }
}

export const HANDS = { mouse: Mouse, keyboard: Keyboard };
