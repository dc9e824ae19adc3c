/** Counts a finished deal of a line game into the match (1.10, 1.11, 6.10). */
import type { Carried, Deal, Line, Options, Seat, Seen, Settlement, Standing, Tile } from '../../game.ts';
import { isByDeals, minutesOf, uncountedIn } from '../../match-length.ts';
import { allSides, bySide } from '../../sides.ts';
import { allAt, countHand, highest, linesOf, lowest, winnersAt, writePoints } from '../scores.ts';
import { blankOf, scoreRuleOf } from './line-chain-rules.ts';
import type { LineRow } from './line-row.ts';
import { BERGEN_BAR } from './own-scores.ts';
import { leaderOfSide } from './partners.ts';

/** Returns the count of tiles left in a hand (8.3, 17.2). */
export const countOf = ({ alone }: LineRow, options: Options, tiles: readonly Tile[]): number =>
  countHand(tiles, alone, blankOf(options));

/** Returns the loss of a seat that bars with this double, if somebody is lower (9.3 to 9.5). */
export function barLoses(row: LineRow, { turn, hands, heap, options }: Seen, double: Tile): number {
  if (row.blocked === '2') return BERGEN_BAR;
  const held = (hands[turn?.seat ?? 0] ?? []).flatMap((at) => heap[at] ?? []);
  const count = countOf(
    row,
    options,
    held.filter((tile) => tile !== double),
  );
  // 9.4: the seat that bars counts as the last to lay.
  return (row.points === 'lost' ? 4 : 2) * count;
}

/** Throws if the deal has not ended. */
export function settleLine(row: LineRow, standing: Standing, deal: Deal): Settlement {
  const { outcome, scored } = deal;
  if (!outcome) throw new Error('the deal has not ended');
  const rule = scoreRuleOf(row, deal.options, deal.seats);
  const hands = deal.hands.map((hand) => hand.flatMap((at) => deal.heap[at] ?? []));
  const counts = hands.map((hand) => countOf(row, deal.options, hand));
  const ending: number[] = counts.map(() => 0);
  const own = row.own?.(deal.options);
  writePoints(outcome.how, outcome.by, counts, rule, ending, own?.noteIn(deal) ?? 0);
  // 6.10: points made by its seats belong to a side.
  const made = deal.sides.map((side) =>
    scored.reduce((sum, each, seat) => sum + (deal.sides[seat] === side ? each : 0), 0),
  );
  const kept = row.blocked === 'all write off' ? noMoreThanThereIs(ending, standing, made) : ending;
  const atEnd = own
    ? own.lines({ ...outcome, by: deal.sides[outcome.by] ?? 0 }, bySide(deal.sides, counts), kept)
    : linesOf(outcome, counts, kept, rule);
  const { written, lines } = opened(row, standing, deal, kept, atEnd);
  const points = written.map((each, seat) => each + (made[seat] ?? 0));
  const onTheWay = allSides(deal.sides).flatMap((side): Line[] => {
    const all = made[deal.sides.indexOf(side)] ?? 0;
    return all === 0 ? [] : [{ side, points: all, why: 'made' }];
  });
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  const isUncounted = isNotCounted(row, deal);
  const result = { deal, counts, points: kept };
  const uncounted = uncountedIn(standing) + (isUncounted ? 1 : 0);
  return {
    counts,
    lines: [...onTheWay, ...lines],
    points,
    ...(row.onTheWay !== 'none' && { made: scored }),
    ...(row.blocked === 'all write off' && { writtenOff: kept.map((each) => 0 - each) }),
    ...(isUncounted && { aftermath: [{ word: 'notCounted' }] }),
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: uncounted > 0 ? { ...carriedBy(row, result), uncounted } : carriedBy(row, result),
      winners: winnersOf(row, deal, totals, uncounted),
    },
  };
}

/** 20.2: true if the deal is none of the agreed ones. In matches from before the option `by` all were. */
const isNotCounted = ({ blocked }: LineRow, { outcome, options }: Deal) =>
  blocked === 'does not count' && outcome?.how === 'blocked' && options.by === 'deals';

/** 19.6: a side writes off no more than it has, the points of this deal included. */
const noMoreThanThereIs = (written: readonly number[], { totals }: Standing, made: readonly number[]) =>
  written.map((each, seat) => 0 - Math.min(0 - each, (totals[seat] ?? 0) + (made[seat] ?? 0)));

/** 16.5: true if a small loss is never written. */
export const opensNever = ({ opens }: Options): boolean => opens === 'each';

/** 16.5: writes the whole loss if the account is open or the loss opens it; else nothing. */
function opened(
  { opensAt }: LineRow,
  { totals }: Standing,
  { sides, options }: Deal,
  lost: readonly number[],
  lines: readonly Line[],
): { readonly written: readonly number[]; readonly lines: readonly Line[] } {
  if (opensAt === undefined) return { written: lost, lines };
  const why = opensNever(options) ? 'small' : 'closed';
  const isOpen = (seat: Seat) => !opensNever(options) && (totals[seat] ?? 0) > 0;
  const isWritten = lost.map((loss, seat) => isOpen(seat) || loss >= opensAt);
  return {
    written: lost.map((loss, seat) => (isWritten[seat] ? loss : 0)),
    lines: lines.map((line) => (isWritten[sides.indexOf(line.side)] ? line : { ...line, points: 0, why })),
  };
}

/** A deal with its score, by seats. */
interface Result {
  readonly deal: Deal;
  readonly counts: readonly number[];
  readonly points: readonly number[];
}

/** 33.2: returns the seat that went out, or the lower one of the side that scored; else the same leader again. */
function leaderAfter({ deal: { outcome, seats }, counts, points }: Result, leader: Seat): Seat {
  if (outcome?.how === 'domino') return outcome.by;
  const winners = points.flatMap((made, seat) => (made > 0 ? [seat] : []));
  return leaderOfSide(winners, counts, leader, seats);
}

/** 6.5, 33.2: the seat that leads the next deal, if the tiles do not decide it. */
function carriedBy({ lead }: LineRow, result: Result): Carried | null {
  const { seats, outcome, log } = result.deal;
  const [first] = log;
  if (lead === 'lot, then next seat: any tile' && first) return { starts: (first.seat + 1) % seats };
  if (lead === 'highest double, then winning side: any tile' && first)
    return { starts: leaderAfter(result, first.seat) };
  return lead.endsWith('winner: any tile') && outcome ? { starts: outcome.by } : null;
}

/** 20.7: true if the time is up or, in a match to a number of deals, all agreed ones have been played. */
const isLast = ({ deal, options, timeUp }: Deal, uncounted: number): boolean =>
  minutesOf(options) === null ? deal - uncounted >= Number(options.deals) : timeUp === true;

/** 1.11, 6.10: the seats that have won; `null` while the match goes on. */
function winnersOf(
  { length, points }: LineRow,
  deal: Deal,
  totals: readonly number[],
  uncounted: number,
): readonly Seat[] | null {
  if ('deals' in length || isByDeals(deal.options)) {
    if (!isLast(deal, uncounted)) return null;
    return points === 'won' ? highest(totals) : lowest(totals);
  }
  if ('to' in length) {
    const target = Number(deal.options.target);
    return length.together ? allAt(target, totals) : winnersAt(target, totals, deal.sides);
  }
  const losers = highest(totals);
  return Math.max(...totals) < length.limit ? null : [...totals.keys()].filter((seat) => !losers.includes(seat));
}
