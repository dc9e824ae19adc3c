import { opensAccounts } from '../../rules/account.ts';
import type { Ending, Game, Line, Options, Reason, Settlement, Side } from '../../rules/game.ts';
import { allSides, bySide, seatsOfSide } from '../../rules/sides.ts';

/** The calculation of a deal's points, derived from the lines of its settlement without the rules. */
export type Arithmetic =
  /**
   * The points of a side: those scored during play (6.10), plus the value of each hand that counts, less its own, plus
   * those for a last tile that fitted both ends (33.5).
   */
  | {
      readonly kind: 'sum';
      readonly side: Side;
      readonly made: number;
      readonly counts: readonly number[];
      readonly less: number;
      readonly capicua: number;
      readonly result: number;
    }
  | { readonly kind: 'each'; readonly points: number }
  /** Nobody scores. `level`: nobody scores for tiles, but points were scored during play (1.10). */
  | { readonly kind: 'nobody' | 'level' }
  /** The tiles left are worth nothing, rounded or not (14.3). */
  | { readonly kind: 'worthless' }
  /** Tiles left do not count, and no points were scored during play (15.4). */
  | { readonly kind: 'missed' }
  /** No points are deducted for the tiles left (19.6). */
  | { readonly kind: 'noneOff' }
  /** 5.7: a loss is written together with the remembered one. `opens`: the account was not open before. */
  | {
      readonly kind: 'writes';
      readonly side: Side;
      /** The counts of its hands, except those of zero. */
      readonly counts: readonly number[];
      readonly before: number;
      readonly result: number;
      readonly opens: boolean;
    }
  /** 5.7: a loss is only remembered, together with the previous one. */
  | {
      readonly kind: 'remembers';
      readonly side: Side;
      readonly counts: readonly number[];
      readonly before: number;
      readonly result: number;
    }
  /**
   * 16.5: a loss is dropped because the account is not open. 17.4: a won deal does not open an account or strike it
   * out.
   */
  | { readonly kind: 'closed'; readonly side: Side; readonly count: number }
  /** 16.5: a loss is dropped because none that small is written. */
  | { readonly kind: 'small'; readonly side: Side; readonly count: number }
  /** 9.3: twice a side's own count is lost. 9.5: `count` is `null` if the loss is the same whatever is left. */
  | { readonly kind: 'barricade'; readonly side: Side; readonly count: number | null; readonly result: number }
  /** Points with a sentence of their own, by the game's word for the reason. `count`: the side's own tiles. */
  | {
      readonly kind: 'told';
      readonly why: Reason;
      readonly side: Side;
      readonly count: number;
      readonly result: number;
    };

/** Returns true if points for a reason have a sentence of their own. */
type IsTold = (why: Reason) => boolean;

/** A scored deal. */
export interface WrittenPoints {
  readonly settlement: Settlement;
  /** The side of each seat. */
  readonly sides: readonly Side[];
  readonly how: Ending;
  readonly options: Options;
}

/** Returns the calculation of a deal's points, line by line. */
export function arithmeticOf(
  written: WrittenPoints,
  game: Pick<Game, 'points' | 'worth' | 'reasons'>,
  isTold: IsTold,
): readonly Arithmetic[] {
  const { points, reasons } = game;
  if (points === 'lost') return lossesOf(written, opensAccounts(game, written.options), isTold);
  const gains = gainsOf(written, isTold);
  // 15.4: if only points scored during play count, the values of tiles are irrelevant.
  if (!reasons.every((why) => why === 'made')) return gains;
  const sums = gains.filter(({ kind }) => kind === 'sum');
  return sums.length > 0 ? sums : [{ kind: 'missed' }];
}

/** Returns one line per scoring side, one if tiles score nothing, and one for a lost barricade. */
function gainsOf({ settlement, sides, how }: WrittenPoints, isTold: IsTold): readonly Arithmetic[] {
  const [first] = settlement.lines;
  const told = settlement.lines.flatMap((line) => accountOf(line, settlement, sides, isTold));
  // Points that decide the match, or wait, are described in words.
  if (told.length > 0 || settlement.aftermath?.some(({ instead }) => instead)) return told;
  if (first?.why === 'each') return [{ kind: 'each', points: first.points }];
  const left = bySide(sides, settlement.counts);
  const lines = settlement.lines.filter(({ why }) => !isBarred(why));
  const sums = [...new Set(lines.map(({ side }) => side))].map((side): Arithmetic => {
    const mine = lines.filter((line) => line.side === side);
    const made = sumOf(mine.filter(({ why }) => why === 'made').map(({ points }) => points));
    const capicua = sumOf(mine.filter(({ why }) => why === 'capicua').map(({ points }) => points));
    const ending = mine.filter(({ why }) => why !== 'made' && why !== 'capicua');
    const atEnd = ending.map(({ points }) => points);
    const counts = ending.filter(({ points }) => points >= 0).flatMap((line) => handsOf(line, settlement, sides));
    const less = Math.abs(sumOf(atEnd.filter((points) => points < 0)));
    return { kind: 'sum', side, made, counts, less, capicua, result: made + sumOf(atEnd) + capicua };
  });
  const barred = settlement.lines.flatMap(({ why, side, points }): readonly Arithmetic[] =>
    isBarred(why)
      ? [{ kind: 'barricade', side, count: why === 'barricade' ? (left[side] ?? 0) : null, result: points }]
      : [],
  );
  if (lines.some(({ why }) => why !== 'made')) return [...sums, ...barred];
  if (settlement.writtenOff !== undefined) return [...sums, { kind: 'noneOff' }, ...barred];
  // 33.3: level are two sides, or their lowest hands.
  if (how === 'domino' || !(isLevel(left) || isLevel(settlement.counts)))
    return [...sums, { kind: 'worthless' }, ...barred];
  return [...sums, { kind: sums.length > 0 ? 'level' : 'nobody' }, ...barred];
}

/** True for the loss of a barricade: twice the own tiles (9.3), or the same whatever is left (9.5). */
const isBarred = (why: Reason) => why === 'barricade' || why === 'barred';

/** Returns the line for points that have a sentence of their own, or for a won deal that writes nothing (17.4). */
function accountOf(
  { why, side, points }: Line,
  { counts }: Settlement,
  sides: readonly Side[],
  isTold: IsTold,
): readonly Arithmetic[] {
  const left = bySide(sides, counts);
  const own = left[side] ?? 0;
  if (isTold(why)) return [{ kind: 'told', why, side, count: own, result: points }];
  return why === 'closed' ? [{ kind: 'closed', side, count: sumOf(left) - own }] : [];
}

/**
 * Returns the parts of a side's line. Partners have two hands (6.7), which are listed separately unless they were
 * rounded.
 */
function handsOf({ from, points }: Line, { counts }: Settlement, sides: readonly Side[]): readonly number[] {
  const hands = countsOf(counts, sides, from);
  return sumOf(hands) === points ? hands : [points];
}

/** Returns the count of each hand of a side. A hand of zero is included only if there is no other. */
function countsOf(counts: readonly number[], sides: readonly Side[], side: Side | undefined): readonly number[] {
  const all = seatsOfSide(sides, side).map((seat) => counts[seat] ?? 0);
  const hands = all.filter((count) => count > 0);
  return hands.length > 0 ? hands : all.slice(0, 1);
}

/** True if several sides have the lowest count. */
function isLevel(counts: readonly number[]): boolean {
  const lowest = Math.min(...counts);
  return counts.filter((count) => count === lowest).length > 1;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Returns one line for every side with a loss. */
function lossesOf({ settlement, sides }: WrittenPoints, hasAccounts: boolean, isTold: IsTold): readonly Arithmetic[] {
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
      isTold,
    ),
  );
  return lines.length > 0 ? lines : [{ kind: 'nobody' }];
}

interface Loser {
  readonly side: Side;
  /** One of its seats. */
  readonly seat: number;
  readonly count: number;
  /** The count of each hand. */
  readonly counts: readonly number[];
}

function lossOf(
  settlement: Settlement,
  { side, seat, count, counts }: Loser,
  hasAccounts: boolean,
  isTold: IsTold,
): readonly Arithmetic[] {
  const { points, remembered, standing, lines } = settlement;
  const result = points[seat] ?? 0;
  const whys = lines.flatMap((line) => (line.side === side ? [line.why] : []));
  const dropped = (['closed', 'small'] as const).find((why) => whys.includes(why));
  if (dropped) return [{ kind: dropped, side, count }];
  const why = whys.find(isTold);
  if (why !== undefined) return [{ kind: 'told', why, side, count, result }];
  if (result > 0) {
    const opens = (hasAccounts || remembered !== undefined) && standing.totals[seat] === result;
    return [{ kind: 'writes', side, counts, before: result - count, result, opens }];
  }
  const waiting = remembered?.[seat] ?? 0;
  return waiting > 0 ? [{ kind: 'remembers', side, counts, before: waiting - count, result: waiting }] : [];
}
