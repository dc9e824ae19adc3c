/** The common part of all games for one (22.3): a match of one deal, which is won or lost. */
import { facesAt } from '../ended.ts';
import type { Deal, Game, Settlement, Standing } from '../game.ts';
import { fill } from '../heap.ts';
import { readOptions } from '../options.ts';
import { pipCount, tilesOf } from '../tiles.ts';

/** The only seat. */
export const SEAT = 0;

/** The standing before any deal. */
const BEGUN: Standing = { deals: 0, totals: [0], memory: null, winners: null };

/** 22.3: a solved deal writes 1 and the seat wins; a lost one writes 0 and nobody wins. A solo is one deal. */
function settle(standing: Standing, deal: Deal): Settlement {
  if (!deal.outcome) throw new Error('the deal has not ended');
  const isWon = deal.outcome.how === 'domino';
  const points = isWon ? 1 : 0;
  return {
    counts: deal.hands.map((hand) => facesAt(deal, hand).reduce((sum, tile) => sum + pipCount(tile), 0)),
    lines: isWon ? [{ side: SEAT, points, why: 'solved' }] : [],
    points: [points],
    standing: {
      deals: standing.deals + 1,
      totals: standing.totals.map((total) => total + points),
      memory: null,
      winners: isWon ? [SEAT] : [],
    },
  };
}

/** The members that all games for one have in common. */
export const ALONE = {
  seats: [1],
  reasons: ['solved'],
  points: 'won',
  sides: () => [SEAT],
  begin: () => BEGUN,
  settle,
} as const satisfies Partial<Game>;

/** The double-six set. */
export const SIX = tilesOf(6);

/** The same with those of games that have no options, and in which all tiles of the double-six set lie open. */
export const OPEN_ALONE = {
  ...ALONE,
  optionSpecs: [],
  options: (given, seats) =>
    seats === 1 ? readOptions([], given) : { ok: false, reason: 'seats', detail: String(seats) },
  set: () => SIX,
  sees: () => true,
  fill: (seen, hidden) => fill(seen, hidden, SIX),
} as const satisfies Partial<Game>;
