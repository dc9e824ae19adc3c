/** How a deal is counted (1.10). Written into a list that is given, so that playouts can count without allocating. */
import type { Ending, Line, Reason, Seat, Tile } from '../game.ts';
import { pipCount } from '../tiles.ts';
import type { BlockedRule, Rounding } from './chain-rules.ts';

/** A list of whole numbers that can be written to. */
interface Writable {
  [seat: number]: number;
  readonly length: number;
}

/** How a deal is scored: the words of the rules page. */
export interface ScoreRule {
  readonly blocked: BlockedRule;
  readonly rounding: Rounding;
}

/** What a hand's count is worth to somebody else (6.11). */
function worthOf(count: number, rounding: Rounding): number {
  return rounding === 'none' ? count : 5 * Math.round(count / 5);
}

/** A blocked deal (1.10). */
function writeBlocked(counts: ArrayLike<number>, rule: ScoreRule, points: Writable): void {
  const { blocked } = rule;
  if (blocked === 'lowest takes') lowestTakes(counts, points, 1, rule.rounding);
  else if (blocked === 'lowest takes, gross') lowestTakes(counts, points, 0, rule.rounding);
  else if (blocked === 'ten each') for (let seat = 0; seat < counts.length; seat++) points[seat] = 10;
  else {
    // 5.7: the lowest writes nothing, nor do those that tie for it.
    const lowest = lowestOf(counts);
    for (let seat = 0; seat < counts.length; seat++) {
      const count = counts[seat] as number;
      points[seat] = count === lowest ? 0 : count;
    }
  }
}

/**
 * The lowest count, before any rounding, scores what the others' are worth, less `own` times its own; a tie for lowest
 * scores nothing (14.3).
 */
function lowestTakes(counts: ArrayLike<number>, points: Writable, own: 0 | 1, rounding: Rounding): void {
  const lowest = lowestOf(counts);
  let total = 0;
  let level = 0;
  let taker = 0;
  for (let seat = 0; seat < counts.length; seat++) {
    total += worthOf(counts[seat] as number, rounding);
    if (counts[seat] !== lowest) continue;
    level++;
    taker = seat;
  }
  if (level === 1) points[taker] = total - (1 + own) * worthOf(lowest, rounding);
}

function lowestOf(counts: ArrayLike<number>): number {
  let lowest = counts[0] as number;
  for (let seat = 1; seat < counts.length; seat++)
    if ((counts[seat] as number) < lowest) lowest = counts[seat] as number;
  return lowest;
}

/**
 * Writes the points that each seat makes, or by `losers write` loses, by a deal that ended with these counts. `by`:
 * who dominoed.
 */
export function writePoints(how: Ending, by: Seat, counts: ArrayLike<number>, rule: ScoreRule, points: Writable): void {
  for (let seat = 0; seat < counts.length; seat++) points[seat] = 0;
  if (how === 'blocked') {
    writeBlocked(counts, rule, points);
    return;
  }
  if (rule.blocked === 'losers write') {
    for (let seat = 0; seat < counts.length; seat++) points[seat] = counts[seat] as number;
    return;
  }
  // 1.10: who dominoes scores the counts of all other hands.
  let total = 0;
  for (let seat = 0; seat < counts.length; seat++) total += worthOf(counts[seat] as number, rule.rounding);
  points[by] = total;
}

/** What a sum of the ends scores: itself where it is a multiple of five (14.1); nothing is nothing (6.9). */
export const scoredBySum = (sum: number): number => (sum % 5 === 0 ? sum : 0);

/** Why a game with this rule writes points. */
export const reasonsOf = (blocked: BlockedRule): readonly Reason[] => REASONS[blocked];

const REASONS: Readonly<Record<BlockedRule, readonly Reason[]>> = {
  'lowest takes': ['hand', 'own'],
  'lowest takes, gross': ['hand'],
  'ten each': ['hand', 'each'],
  'losers write': ['own', 'remembered'],
};

/** How the points that `writePoints` made come about, seat by seat; each seat is a side of its own. */
export function linesOf(
  how: Ending,
  counts: readonly number[],
  points: readonly number[],
  { blocked, rounding }: ScoreRule,
): readonly Line[] {
  return points.flatMap((made, side): Line[] => {
    if (made === 0) return [];
    if (blocked === 'losers write') return [{ side, points: made, why: 'own' }];
    if (how === 'blocked' && blocked === 'ten each') return [{ side, points: made, why: 'each' }];
    const hands = counts.flatMap((count, from): Line[] =>
      from === side ? [] : [{ side, from, points: worthOf(count, rounding), why: 'hand' }],
    );
    const own = hands.reduce((sum, line) => sum + line.points, 0) - made;
    return own === 0 ? hands : [...hands, { side, points: -own, why: 'own' }];
  });
}

/** The pip count of a hand; `alone` are tiles that count otherwise where they are all that is left (4.3). */
export function countHand(tiles: readonly Tile[], alone: Readonly<Partial<Record<Tile, number>>> = {}): number {
  const [only, ...others] = tiles;
  const special = only !== undefined && others.length === 0 ? alone[only] : undefined;
  return special ?? tiles.reduce((sum, tile) => sum + pipCount(tile), 0);
}

/** 1.11: the seat at or past the target; of several the highest; level, or nobody there yet: `null`, deal again. */
export function winnersAt(target: number, totals: readonly number[]): readonly Seat[] | null {
  const leaders = highest(totals);
  return Math.max(...totals) >= target && leaders.length === 1 ? leaders : null;
}

/** The seats with the highest total. */
export function highest(totals: readonly number[]): readonly Seat[] {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}
