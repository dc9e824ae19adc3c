/** The end of a deal whose last tile, laid by seat 0, fitted both ends (33.5): they show the same number after it. */
import type { Deal } from '../../src/rules/game.ts';

export const fittedBoth: Pick<Deal, 'log' | 'ends'> = {
  log: [{ seat: 0, do: 'play', tile: '0-1', arm: 0 }],
  ends: [0, 1].map((place) => ({ place, shows: 1, accepts: [1], to: 0, state: 'open' })),
};
