/** Counts a finished deal of a star game into the match (1.10, 1.11, 4.3, 5.7, 5.8). */
import type { Carried, Deal, Line, Settlement, Side, Standing } from '../../game.ts';
import { allSides } from '../../sides.ts';
import { tileOf } from '../../tiles.ts';
import { type Alone, countHand, highest, linesOf, winnersAt, writePoints } from '../scores.ts';
import { scoreRuleOf } from './star-chain-rules.ts';
import type { MatchLength, StarRow } from './star-row.ts';

/** The smallest loss, remembered losses included, that opens a seat's account (5.7). */
const OPENS_AT = 13;

/** 4.3: returns the counts of single tiles when alone in a hand. */
function aloneOf(row: StarRow): Alone {
  const { highest } = row.sets[0];
  if (!row.heavyAlone) return [];
  return [
    [[tileOf(highest, highest)], 66],
    [['0-0'], 100],
  ];
}

/** 5.7: returns the part of each seat's loss that is written, and the part that is remembered. */
function accounts(
  losses: readonly number[],
  totals: readonly number[],
  before: readonly number[],
  sides: readonly Side[],
) {
  const owed = losses.map((loss, seat) => (loss === 0 ? 0 : loss + (totals[seat] === 0 ? (before[seat] ?? 0) : 0)));
  const isWritten = owed.map((all, seat) => (totals[seat] ?? 0) > 0 || all >= OPENS_AT);
  return {
    points: owed.map((all, seat) => (isWritten[seat] ? all : 0)),
    remembered: owed.map((all, seat) => (isWritten[seat] ? 0 : all)),
    lines: allSides(sides).flatMap((side): Line[] => {
      // 5.9: partners lose the same.
      const seat = sides.indexOf(side);
      const loss = losses[seat] ?? 0;
      if (!isWritten[seat] || loss === 0) return [];
      const waited = (owed[seat] ?? 0) - loss;
      const own: Line = { side, points: loss, why: 'own' };
      return waited === 0 ? [own] : [own, { side, points: waited, why: 'remembered' }];
    }),
  };
}

/** 1.11, 5.8: the seats that have won; `null` while the match goes on. */
function winnersOf(length: MatchLength, deal: Deal, totals: readonly number[]): readonly number[] | null {
  if ('points' in length) return winnersAt(Number(deal.options.target), totals);
  if ('deals' in length) return deal.deal >= Number(deal.options.deals) ? highest(totals) : null;
  const donkeys = highest(totals);
  return Math.max(...totals) < length.lost ? null : [...totals.keys()].filter((seat) => !donkeys.includes(seat));
}

/**
 * The seat that starts the next deal, if the tiles do not decide it: the winner (5.2), or the seat that began this deal
 * (3.4).
 */
function nextStarter(row: StarRow, deal: Deal): Carried {
  if (row.spinner === 'first double played') return { starts: deal.outcome?.by ?? 0 };
  if (row.spinner === 'highest, else turned up') return { starts: deal.log[0]?.seat ?? 0 };
  return {};
}

/** Throws if the deal has not ended. */
export function settle(row: StarRow, standing: Standing, deal: Deal): Settlement {
  if (!deal.outcome) throw new Error('the deal has not ended');
  const alone = aloneOf(row);
  const counts = deal.hands.map((hand) =>
    countHand(
      hand.flatMap((at) => deal.heap[at] ?? []),
      alone,
    ),
  );
  const made: number[] = counts.map(() => 0);
  const rule = scoreRuleOf(row, deal.options);
  writePoints(deal.outcome.how, deal.outcome.by, counts, rule, made, 0);
  const before = standing.memory?.remembered ?? [];
  const written =
    'lost' in row.length
      ? accounts(made, standing.totals, before, deal.sides)
      : { points: made, remembered: undefined, lines: linesOf(deal.outcome, counts, made, rule) };
  const { points, remembered, lines } = written;
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  const carried = { ...nextStarter(row, deal), ...(remembered && { remembered }) };
  return {
    counts,
    lines,
    points,
    ...(remembered && { remembered }),
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: Object.keys(carried).length > 0 ? carried : null,
      winners: winnersOf(row.length, deal, totals),
    },
  };
}
