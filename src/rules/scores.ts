/** How a deal is counted (1.10). Written into a list that is given, so that playouts can count without allocating. */
import type { Outcome, Seat, Tile } from './game.ts';
import { pipCount } from './tiles.ts';

/** What a blocked deal writes, by the words of the rules page. */
export type BlockedRule = 'lowest takes';

/** A list of whole numbers that can be written to. */
interface Writable {
  [seat: number]: number;
  readonly length: number;
}

const blockedRules: Readonly<Record<BlockedRule, (counts: ArrayLike<number>, points: Writable) => void>> = {
  // 1.10: the lowest count scores the others' less its own; a tie for lowest scores nothing.
  'lowest takes': (counts, points) => {
    let lowest = 0;
    let total = 0;
    let level = 0;
    for (let seat = 0; seat < counts.length; seat++) {
      const count = counts[seat] as number;
      total += count;
      if (count < (counts[lowest] as number)) lowest = seat;
    }
    for (let seat = 0; seat < counts.length; seat++) if (counts[seat] === counts[lowest]) level++;
    if (level === 1) points[lowest] = total - 2 * (counts[lowest] as number);
  },
};

/** Writes the points that each seat makes by a deal that ended with these counts. `by`: who dominoed. */
export function writePoints(
  how: Outcome['how'],
  by: Seat,
  counts: ArrayLike<number>,
  blocked: BlockedRule,
  points: Writable,
): void {
  for (let seat = 0; seat < counts.length; seat++) points[seat] = 0;
  if (how === 'blocked') {
    blockedRules[blocked](counts, points);
    return;
  }
  // 1.10: who dominoes scores the counts of all other hands.
  let total = 0;
  for (let seat = 0; seat < counts.length; seat++) total += counts[seat] as number;
  points[by] = total;
}

/** The pip count of a hand. */
export function countHand(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + pipCount(tile), 0);
}

/** 1.11: the seat at or past the target; of several the highest; level, or nobody there yet: `null`, deal again. */
export function winnersAt(target: number, totals: readonly number[]): readonly Seat[] | null {
  const highest = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
  return highest >= target && leaders.length === 1 ? leaders : null;
}
