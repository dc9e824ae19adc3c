import type { Ending, Game, Line, Settlement, Side } from '../../rules/game.ts';
import { allSides, bySide, seatsOfSide } from '../../rules/sides.ts';

/** How a deal's points come about, read off the lines of its settlement: no rule is asked. */
export type Arithmetic =
  /** What a side takes: points on the way (6.10), and what each hand of others is worth, less its own. */
  | {
      readonly kind: 'sum';
      readonly side: Side;
      readonly made: number;
      readonly counts: readonly number[];
      readonly less: number;
      readonly result: number;
    }
  | { readonly kind: 'each'; readonly points: number }
  /** Nothing is written; `level`: nor for the tiles, where points were made on the way (1.10). */
  | { readonly kind: 'nobody' | 'level' }
  /** What is left comes to nothing, rounded or not (14.3). */
  | { readonly kind: 'worthless' }
  /** What is left counts for nobody, and nothing was made on the way (15.4). */
  | { readonly kind: 'missed' }
  /** Nothing is written off for what is left (19.6). */
  | { readonly kind: 'noneOff' }
  /** 5.7: a loss is written, with what was remembered before; `opens`: the account did not stand open before. */
  | {
      readonly kind: 'writes';
      readonly side: Side;
      /** Of each of its hands that counts anything. */
      readonly counts: readonly number[];
      readonly before: number;
      readonly result: number;
      readonly opens: boolean;
    }
  /** 5.7: a loss is only remembered, with what was there before. */
  | {
      readonly kind: 'remembers';
      readonly side: Side;
      readonly counts: readonly number[];
      readonly before: number;
      readonly result: number;
    }
  /** 16.5: a loss is forgotten, since the account does not stand open. 17.4: a won deal opens none, or strikes none out. */
  | { readonly kind: 'closed'; readonly side: Side; readonly count: number }
  /** 17.4: an account is struck out, since the other side won a deal against so much. */
  | { readonly kind: 'wiped'; readonly side: Side; readonly result: number }
  /** 7.5: four times the own count is written; 9.3: twice the own count is lost. */
  | { readonly kind: 'fourfold' | 'barricade'; readonly side: Side; readonly count: number; readonly result: number }
  /** 20.4. */
  | { readonly kind: 'general'; readonly side: Side; readonly result: number };

/** The deal that was written. */
export interface Written {
  readonly settlement: Settlement;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  readonly how: Ending;
}

/** How a deal was written, line by line. */
export function arithmeticOf(
  written: Written,
  { points, worth, reasons }: Pick<Game, 'points' | 'worth' | 'reasons'>,
): readonly Arithmetic[] {
  if (points === 'lost') return lossesOf(written, worth?.opensAt !== undefined);
  const gains = gainsOf(written);
  // 15.4: where nothing counts but what is made on the way nobody asks what tiles come to.
  if (!reasons.every((why) => why === 'made')) return gains;
  const sums = gains.filter(({ kind }) => kind === 'sum');
  return sums.length > 0 ? sums : [{ kind: 'missed' }];
}

/** One for every side that takes points, one where nothing is taken for the tiles, and one for who loses by barring. */
function gainsOf({ settlement, sides, how }: Written): readonly Arithmetic[] {
  const [first] = settlement.lines;
  const told = settlement.lines.flatMap((line) => accountOf(line, settlement, sides));
  // What decides the match, or waits, is told in words.
  if (told.length > 0 || settlement.aftermath?.some(({ instead }) => instead)) return told;
  if (first?.why === 'each') return [{ kind: 'each', points: first.points }];
  const left = bySide(sides, settlement.counts);
  const lines = settlement.lines.filter(({ why }) => why !== 'barricade');
  const sums = [...new Set(lines.map(({ side }) => side))].map((side): Arithmetic => {
    const mine = lines.filter((line) => line.side === side);
    const made = sumOf(mine.filter(({ why }) => why === 'made').map(({ points }) => points));
    const ending = mine.filter(({ why }) => why !== 'made');
    const atEnd = ending.map(({ points }) => points);
    const counts = ending.filter(({ points }) => points >= 0).flatMap((line) => handsOf(line, settlement, sides));
    const less = Math.abs(sumOf(atEnd.filter((points) => points < 0)));
    return { kind: 'sum', side, made, counts, less, result: made + sumOf(atEnd) };
  });
  const barred = settlement.lines.flatMap(({ why, side, points }): readonly Arithmetic[] =>
    why === 'barricade' ? [{ kind: 'barricade', side, count: left[side] ?? 0, result: points }] : [],
  );
  if (lines.some(({ why }) => why !== 'made')) return [...sums, ...barred];
  if (settlement.writtenOff !== undefined) return [...sums, { kind: 'noneOff' }, ...barred];
  if (how === 'domino' || !isLevel(left)) return [...sums, { kind: 'worthless' }, ...barred];
  return [...sums, { kind: sums.length > 0 ? 'level' : 'nobody' }, ...barred];
}

/** 17.4: an account that is struck out, or a won deal that writes nothing. */
function accountOf(
  { why, side, from, points }: Line,
  { counts }: Settlement,
  sides: readonly Side[],
): readonly Arithmetic[] {
  if (why === 'wiped') return [{ kind: 'wiped', side, result: points }];
  return why === 'closed' ? [{ kind: 'closed', side, count: bySide(sides, counts)[from ?? side] ?? 0 }] : [];
}

/** What a line of one side is made of: partners hold two hands (6.7), which count one by one unless they were rounded. */
function handsOf({ from, points }: Line, { counts }: Settlement, sides: readonly Side[]): readonly number[] {
  const hands = countsOf(counts, sides, from);
  return sumOf(hands) === points ? hands : [points];
}

/** What each hand of a side counts; one that counts nothing is told only where no other does. */
function countsOf(counts: readonly number[], sides: readonly Side[], side: Side | undefined): readonly number[] {
  const all = seatsOfSide(sides, side).map((seat) => counts[seat] ?? 0);
  const hands = all.filter((count) => count > 0);
  return hands.length > 0 ? hands : all.slice(0, 1);
}

/** Whether several hold the lowest count. */
function isLevel(counts: readonly number[]): boolean {
  const lowest = Math.min(...counts);
  return counts.filter((count) => count === lowest).length > 1;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** One line for every side that loses something; none for those that lose nothing. */
function lossesOf({ settlement, sides }: Written, hasAccounts: boolean): readonly Arithmetic[] {
  const left = bySide(sides, settlement.counts);
  const lines = allSides(sides).flatMap((side): readonly Arithmetic[] =>
    lossOf(
      settlement,
      {
        side,
        seat: sides.indexOf(side),
        count: left[side] ?? 0,
        counts: countsOf(settlement.counts, sides, side),
      },
      hasAccounts,
    ),
  );
  return lines.length > 0 ? lines : [{ kind: 'nobody' }];
}

interface Loser {
  readonly side: Side;
  /** One of its seats. */
  readonly seat: number;
  readonly count: number;
  /** The same, hand by hand. */
  readonly counts: readonly number[];
}

function lossOf(
  settlement: Settlement,
  { side, seat, count, counts }: Loser,
  hasAccounts: boolean,
): readonly Arithmetic[] {
  const { points, remembered, standing, lines } = settlement;
  const result = points[seat] ?? 0;
  const is = (why: Line['why']) => lines.some((line) => line.side === side && line.why === why);
  if (is('closed')) return [{ kind: 'closed', side, count }];
  if (is('general')) return [{ kind: 'general', side, result }];
  if (is('fourfold')) return [{ kind: 'fourfold', side, count, result }];
  if (result > 0) {
    const opens = (hasAccounts || remembered !== undefined) && standing.totals[seat] === result;
    return [{ kind: 'writes', side, counts, before: result - count, result, opens }];
  }
  const waiting = remembered?.[seat] ?? 0;
  return waiting > 0 ? [{ kind: 'remembers', side, counts, before: waiting - count, result: waiting }] : [];
}
