// One stop of Tab for all pieces: arrows, Home and End go from one to the next, Enter and the space bar touch it,
// Escape lets go of what is touched.

const pieces = () => [...document.querySelectorAll("[data-board] [data-piece]")];

let last = null;

/** Makes one piece the stop of Tab: the one touched, the one used last, or the first. */
function settle() {
  const all = pieces();
  const stop = all.find((piece) => piece.getAttribute("aria-expanded") === "true")
    ?? all.find((piece) => piece.id === last) ?? all[0];
  for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1;
}

/** The piece that lies next in a direction: on the same line sideways, else the nearest above or below. */
function next(from, key) {
  const all = pieces();
  const place = all.indexOf(from);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowRight") return all[place + 1];
  if (key === "ArrowLeft") return all[place - 1];
  const here = from.getBoundingClientRect();
  const down = key === "ArrowDown";
  const middle = (box) => box.left + box.width / 2;
  const beyond = all.filter((piece) => {
    const box = piece.getBoundingClientRect();
    return down ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1;
  });
  const distance = (piece) => {
    const box = piece.getBoundingClientRect();
    return Math.abs(box.top - here.top) * 4 + Math.abs(middle(box) - middle(here));
  };
  return beyond.sort((one, other) => distance(one) - distance(other))[0];
}

const ARROWS = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"];

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const piece = event.target.closest?.("[data-board] [data-piece]");
  if (event.key === "Escape") {
    const touched = document.querySelector("[data-board] [aria-expanded='true']");
    if (touched) {
      last = touched.id;
      touched.focus();
      touched.click();
    }
  } else if (piece && ARROWS.includes(event.key)) {
    event.preventDefault();
    const to = next(piece, event.key);
    if (to) {
      piece.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    }
  } else if (event.key === " " && (piece || event.target.closest?.(".choice, a.button"))) {
    event.preventDefault();
    event.target.closest("a").click();
  }
});

document.addEventListener("focusin", (event) => {
  const piece = event.target.closest?.("[data-board] [data-piece]");
  if (piece) last = piece.id;
});

document.addEventListener("click", (event) => {
  last = event.target.closest?.("[data-from]")?.dataset.from ?? event.target.closest?.("[data-piece]")?.id ?? last;
});

const nowhere = () => document.activeElement === document.body || document.activeElement === null;

let wasSomewhere = false;

document.addEventListener("htmx:before:swap", () => {
  wasSomewhere = !nowhere();
});

document.addEventListener("htmx:after:swap", () => {
  settle();
  // Whoever has chosen with the keyboard goes on where he was, also when that is gone.
  if (wasSomewhere && nowhere()) {
    const all = pieces();
    const to = all.find((piece) => piece.id === last) ?? all.find((piece) => piece.tabIndex === 0)
      ?? document.getElementById("content");
    to?.focus({ preventScroll: true });
  }
});

settle();
