/** Counts a finished deal of Sea Goat into the match (17). */

import type { Aftermath, Carried, Deal, Line, Options, Seat, Settlement, Side, Standing } from '../../../game.ts';
import { lastWhere } from '../../../last-where.ts';
import { allSides, bySide } from '../../../sides.ts';
import { isDouble } from '../../../tiles.ts';
import type { LineRow } from '../line-row.ts';
import { countOf } from '../settle-line.ts';
import {
  type Accounts,
  isDrawnBy,
  NOTHING_PENDING,
  outcomeOf,
  type Pending,
  type SeaGoatOutcome,
  type SeaGoatOver,
} from './outcome.ts';
import { WIPED } from './sea-goat-score.ts';

/** Returns the pending state of a match; only this game writes it. */
export const pendingIn = (memory: Carried | null): Pending =>
  (memory?.pending as Pending | undefined) ?? NOTHING_PENDING;

/** Returns the accounts of a match; both seats of a side share one. */
export const accountsOf = ({ totals, memory }: Standing, sides: readonly Side[]): Accounts => ({
  totals: allSides(sides).map((side) => totals[side] ?? 0),
  pending: pendingIn(memory),
});

/** Returns the side that staked the match in this deal (17.7); `null` if none did. */
function stakedBy({ log: [first], sides }: Deal): Side | null {
  return first?.do === 'lead' && first.hundred ? (sides[first.seat] ?? null) : null;
}

/** 17.10: returns the seat that laid the last tile that is not a double; if there was none, the seat that led. */
function fisherOf({ log, outcome }: Deal): Seat {
  const laid = lastWhere(log, (event) => (event.do === 'lead' || event.do === 'play') && !isDouble(event.tile));
  return (laid ?? log[0])?.seat ?? outcome?.by ?? 0;
}

/** Returns the way a deal ended, with these counts by seat. Throws if it has not ended. */
export function overAt(deal: Deal, counts: readonly number[]): SeaGoatOver {
  const { outcome, log, seats, sides } = deal;
  if (!outcome) throw new Error('the deal has not ended');
  const shared = { seats, counts: bySide(sides, counts), staked: stakedBy(deal) } as const;
  if (outcome.how === 'blocked') return { ...shared, end: 'blocked', seat: fisherOf(deal) };
  const last = log.at(-1);
  const tile = last?.do === 'play' ? last.tile : null;
  return { ...shared, end: tile === '0-0' ? 'blank' : tile === '6-6' ? 'sixes' : 'domino', seat: outcome.by };
}

/** Returns the lines of the deal, side by side. */
function linesOf({ points, won, ended }: SeaGoatOutcome, counts: readonly number[]): readonly Line[] {
  if (won === null) return [];
  if ((points[won] ?? 0) > 0) {
    return counts.flatMap((count, from): Line[] =>
      from === won ? [] : [{ side: won, from, points: count, why: 'hand' }],
    );
  }
  const struck = points.findIndex((each) => each < 0);
  if (struck >= 0) return [{ side: struck, points: points[struck] ?? 0, why: WIPED }];
  // 17.11: such a win only writes off the fish.
  return ended === 'writtenOff' ? [] : [{ side: won, points: 0, why: 'closed' }];
}

/** Returns the decision in words: of the side that won, or of the one that lost its stake to several others (17.8). */
function decisionOf({ why, sides }: NonNullable<SeaGoatOutcome['decides']>, staker: Side | null): Aftermath {
  const [winner = 0, ...others] = sides;
  if (others.length === 0 || staker === null) return { word: why, of: { side: winner }, instead: true };
  return { word: 'lostToBoth', of: { side: staker }, instead: true };
}

/**
 * Returns the decision of the deal, or else what it struck out, ended and left pending. Nothing stays pending once
 * points have won the match.
 */
function aftermathOf(
  { decides, points, pending, ended }: SeaGoatOutcome,
  staker: Side | null,
  isOver: boolean,
  isDrawn: boolean,
): readonly Aftermath[] {
  if (decides) return [decisionOf(decides, staker)];
  const struck = points.findIndex((each) => each < 0);
  const { fisher, attempts, eggs, hundred } = pending;
  // A fish or eggs with all three deals left have just appeared.
  const waits = { deals: attempts, ...(attempts === 3 && { instead: true as const }) };
  return [
    ...(struck < 0 ? [] : [{ word: 'wiped', of: { side: struck } }]),
    ...(ended ? [{ word: isDrawn ? 'drawn' : ended, ...(ended === 'writtenOff' && { instead: true as const }) }] : []),
    ...(isOver || fisher === null ? [] : [{ word: 'fish', of: { seat: fisher }, ...waits }]),
    ...(isOver || !eggs ? [] : [{ word: 'eggs', ...waits }]),
    ...(isOver || hundred === null ? [] : [{ word: 'right', of: { seat: hundred } }]),
  ];
}

/** 6.5, 17.11, 17.12: returns the seat that leads the next deal, and the pending state. */
function carriedBy({ pending, leads }: SeaGoatOutcome): Carried {
  const isWaiting = pending.attempts > 0 || pending.hundred !== null;
  return { ...(!pending.eggs && { starts: leads }), ...(isWaiting && { pending }) };
}

/** Returns the winners: by an immediate decision, or by points (17.4); `null` while the match goes on. */
function winnersOf(
  { decides }: SeaGoatOutcome,
  { target }: Options,
  sides: readonly Side[],
  totals: readonly number[],
) {
  if (decides) return sides.flatMap((side, seat) => (decides.sides.includes(side) ? [seat] : []));
  const there = totals.flatMap((total, seat) => (total >= Number(target) ? [seat] : []));
  return there.length > 0 ? there : null;
}

/** Throws if the deal has not ended. */
export function settleSeaGoat(row: LineRow, standing: Standing, deal: Deal): Settlement {
  const { sides, options } = deal;
  const counts = deal.hands.map((hand) =>
    countOf(
      row,
      options,
      hand.flatMap((at) => deal.heap[at] ?? []),
    ),
  );
  const over = overAt(deal, counts);
  const outcome = outcomeOf(accountsOf(standing, sides), over);
  const { decides, pending } = outcome;
  const points = sides.map((side) => outcome.points[side] ?? 0);
  const totals = standing.totals.map((total, seat) => total + (points[seat] ?? 0));
  const byPoints = winnersOf(outcome, options, sides, totals);
  const isDrawn = byPoints === null && isDrawnBy(outcome, options);
  const winners = isDrawn ? [...sides.keys()] : byPoints;
  const decision = isDrawn ? 'rotten' : decides?.why;
  return {
    counts,
    lines: linesOf(outcome, over.counts),
    points,
    aftermath: aftermathOf(outcome, over.staked, winners !== null, isDrawn),
    kept: decision === undefined ? { pending } : { decides: { why: decision, winners: winners ?? [] } },
    standing: {
      deals: standing.deals + 1,
      totals,
      memory: carriedBy(outcome),
      winners,
    },
  };
}
