/** Lines of settlements for tests that need no game to make them. */
import type { Line, Reason } from '../../src/rules/game.ts';

/** A side takes the hands of all others; `own` is taken off. */
export const handsTo = (side: number, counts: readonly number[], own = 0): readonly Line[] => [
  ...counts.flatMap((points, from): Line[] => (from === side ? [] : [{ side, from, points, why: 'hand' }])),
  ...(own === 0 ? [] : [{ side, points: -own, why: 'own' } as const]),
];

/** Each side that writes anything writes that much. */
export const writtenBy = (points: readonly number[], why: Reason = 'own'): readonly Line[] =>
  points.flatMap((each, side): Line[] => (each === 0 ? [] : [{ side, points: each, why }]));
