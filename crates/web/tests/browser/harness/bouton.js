// Misère Nim by Bouton's theorem, written down a second time: what the page says about matches is held against it.

/** Whether the player to move loses, when whoever takes the last one loses. */
export function isLost(heaps) {
  const sum = heaps.reduce((one, other) => one ^ other, 0);
  return heaps.every((heap) => heap <= 1) ? sum === 1 : sum === 0;
}

/** The winning moves: at which place of the list, and how many are left there. */
export function winningMoves(heaps) {
  const moves = heaps.flatMap((heap, place) => Array.from({ length: heap }, (_, left) => ({ place, heap, left })));
  return moves.filter(({ place, left }) => isLost(heaps.with(place, left)));
}
