/** What the log says of tiles that are laid in an outline, and lifted out of it (23.2). */
import type { Place } from '../rules/game.ts';
import { filledBy, halfPlacesOf } from '../rules/squares/filled.ts';
import { HALF_PLACES, SQUARE_OF } from '../rules/squares/outline.ts';
import type { KindWords } from './laid-words.ts';
import { lineWords } from './run-words.ts';

export const outlineWords: KindWords = {
  ...lineWords,
  laid({ beat, seen, who, words }) {
    // What lies by now may be less, where a match is told again.
    const before = { laid: seen.laid.slice(0, beat.index + 1) };
    const { tiles, shown } = filledBy(before);
    const squares = [...new Set(halfPlacesOf(beat.arm).map((place) => SQUARE_OF[place] ?? 0))];
    const filled = squares.filter((square) => SQUARE_OF.every((each, at) => each !== square || tiles[at] !== null));
    return words.outline.laid(
      who,
      beat.tile,
      cellsOf(beat.arm),
      filled.map((square) => shown[square] ?? 0),
    );
  },
};

/** The half-places of a tile: of its low half and of its high half. */
export function cellsOf(arm: Place) {
  const [low, high] = halfPlacesOf(arm).map((place) => HALF_PLACES[place] ?? { row: 0, column: 0 });
  const none = { row: 0, column: 0 };
  return [low ?? none, high ?? none] as const;
}
