/**
 * Samples of standings and of their later results. Deals are drawn at random from those played, with the seats rotated:
 * between equals each rotation is as likely.
 */
import { DEALS_LEFT, KNOTS, segmentOf } from '../../src/bots/match-table/curve.ts';
import type { FastChance } from '../../src/rules/chance.ts';
import type { Outcome } from './outcomes.ts';

/** A standing in the form of the fit: the parts of each seat's log weight, and the seat that was highest in the end. */
export interface Sample {
  /** For each seat, its amount of each log. */
  readonly parts: readonly (readonly (readonly [log: number, amount: number])[])[];
  readonly highest: number;
}

/** The farthest and the nearest target of a sample, as multiples of a typical deal. */
const FARTHEST = KNOTS.at(-1) ?? 1;
const NEAREST = 0.2;

/** Adds a random deal. `opensAt`: smaller losses are forgotten while the total is 0 (16.5). */
function addDeal(totals: number[], outcomes: readonly Outcome[], chance: FastChance, opensAt = 0): void {
  const deal = outcomes[chance.below(outcomes.length)] ?? [];
  const turned = chance.below(totals.length);
  for (let seat = 0; seat < totals.length; seat++) {
    const made = deal[(seat + turned) % totals.length] ?? 0;
    const total = totals[seat] ?? 0;
    totals[seat] = total === 0 && Math.abs(made) < opensAt ? 0 : total + made;
  }
}

/** Returns one of the highest seats at random: between equals, a share of a win equals the chance of it. */
function highestOf(totals: readonly number[], chance: FastChance): { readonly seat: number; readonly alone: boolean } {
  const best = Math.max(...totals);
  const level = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return { seat: level[chance.below(level.length)] ?? 0, alone: level.length === 1 };
}

/**
 * Returns a moment between two deals of a match to some target. `goesOn`: the match continues while the highest are
 * level.
 */
export function raceSample(
  outcomes: readonly Outcome[],
  typical: number,
  goesOn: boolean,
  chance: FastChance,
  opensAt?: number,
): Sample {
  const seats = outcomes[0]?.length ?? 0;
  const target = Math.round(typical * (NEAREST + ((FARTHEST - NEAREST) * chance.below(1001)) / 1000));
  const moments: number[][] = [];
  const totals = Array<number>(seats).fill(0);
  for (;;) {
    const best = highestOf(totals, chance);
    if (Math.max(...totals) >= target && (best.alone || !goesOn)) {
      const then = moments[chance.below(moments.length)] ?? totals;
      const parts = then.map((total) => {
        const { knot, share } = segmentOf(Math.max(0, target - total) / typical);
        return [[knot, 1 - share] as const, [knot + 1, share] as const];
      });
      return { parts, highest: best.seat };
    }
    moments.push([...totals]);
    addDeal(totals, outcomes, chance, opensAt);
  }
}

/** Returns a moment between two deals of a match with a fixed number of deals. */
export function dealsSample(outcomes: readonly Outcome[], typical: number, chance: FastChance): Sample {
  const seats = outcomes[0]?.length ?? 0;
  const left = 1 + chance.below(DEALS_LEFT);
  const totals = Array<number>(seats).fill(0);
  for (let before = chance.below(DEALS_LEFT); before > 0; before--) addDeal(totals, outcomes, chance);
  const parts = totals.map((total) => [[left - 1, total / typical] as const]);
  for (let n = 0; n < left; n++) addDeal(totals, outcomes, chance);
  return { parts, highest: highestOf(totals, chance).seat };
}
