/** What a deal and a match write down: counts, who takes what, the end of a deal, who has won (1.10, 1.11, 6.7 to 6.10). */
import type { Deal, EndLine, Match, Options, Pending } from './reading.ts';
import { accountOf, accounts, allSeats, bySeat, handOf } from './table.ts';
import { at, last, pips, sum } from './tiles.ts';

/** The pip counts of all hands. */
export function pipCounts(deal: Deal): number[] {
  return allSeats(deal.seats).map((seat) => sum(handOf(deal, seat).map(pips)));
}

/** The count of a side is the sum of its hands' counts (6.7). */
export function sideCounts(deal: Deal, counts: readonly number[]): number[] {
  return accounts(deal).map((side) => sum(side.map((seat) => at(counts, seat))));
}

/** Where the lowest number stands; `null`: two or more level. */
export function lowest(numbers: readonly number[]): number | null {
  const least = Math.min(...numbers);
  const found = numbers.flatMap((number, index) => (number === least ? [index] : []));
  return found.length === 1 ? at(found, 0) : null;
}

/** The seat that laid the deal's last tile; who dominoed, if somebody did. */
export function lastToLay(deal: Deal): number {
  return last(deal.events.filter((event) => event.do === 'lead' || event.do === 'play')).seat;
}

/** The seat that led. */
export function whoLed(deal: Deal): number {
  return at(
    deal.events.filter((event) => event.do === 'lead'),
    0,
  ).seat;
}

/** *others* (6.8, 1.10): the account that dominoed scores the counts of all others. */
export function othersToDominoer(deal: Deal, counts: readonly number[]): number[] {
  const own = accountOf(deal, lastToLay(deal));
  const each = sideCounts(deal, counts);
  return each.map((_, index) => (index === own ? sum(each) - at(each, own) : 0));
}

/** *lowest takes* (1.10): the others' counts less its own, or gross: without subtracting its own. Level: nobody. */
export function lowestTakes(deal: Deal, counts: readonly number[], gross: 'gross' | 'net'): number[] {
  const each = sideCounts(deal, counts);
  const least = lowest(each);
  return each.map((own, index) => (index === least ? sum(each) - own - (gross === 'gross' ? 0 : own) : 0));
}

/** 25.7, in the order in which it is written. */
export function endLine(
  match: Match,
  deal: Deal,
  found: {
    counts: readonly number[];
    points: readonly number[];
    made?: readonly number[];
    writtenOff?: readonly number[];
    decides?: { readonly why: string; readonly winners: readonly number[] };
    pending?: Pending;
  },
): EndLine {
  if (deal.end === null) throw new Error('the deal is not over');
  const { counts, points, made, writtenOff, decides, pending } = found;
  return {
    end: deal.end,
    left: allSeats(deal.seats).map((seat) => handOf(deal, seat)),
    counts,
    ...(made ? { made } : {}),
    ...(writtenOff ? { writtenOff } : {}),
    points,
    totals: match.totals.map((total, seat) => total + at(points, seat)),
    ...(decides ? { decides } : {}),
    ...(pending ? { pending } : {}),
  };
}

/** What each account made during the deal, by seat (6.7: points belong to the side). */
export function madeBySide(deal: Deal): number[] {
  return bySeat(
    deal,
    accounts(deal).map((side) => sum(side.map((seat) => at(deal.made, seat)))),
  );
}

export function nextMatch(
  match: Match,
  ended: EndLine,
  leader: number | null,
  winners: readonly number[] | null,
): Match {
  return { ...match, deals: match.deals + 1, totals: ended.totals, leader, winners };
}

/** 1.11, 6.10: the highest total at or past the target wins; level: another deal. */
export function highestAtTarget(match: Match, totals: readonly number[]): number[] | null {
  const each = accounts(match).map((side) => at(totals, at(side, 0)));
  const most = Math.max(...each);
  const best = each.flatMap((total, index) => (total === most ? [index] : []));
  if (most < Number(match.options.target) || best.length > 1) return null;
  return [...at(accounts(match), at(best, 0))];
}

/** 6.13: points, or a number of deals: what the option names. */
export function pointsOrDeals(match: Match, totals: readonly number[]): number[] | null {
  return match.options.by === 'deals' ? afterDeals(match, totals, 'highest') : highestAtTarget(match, totals);
}

/** 6.13, 24: lengths worth trying where either can be chosen. */
export function lengthsToTry(seats: number, ...targets: number[]): Options[] {
  return [
    ...targets.map((target) => ({ by: 'points', target })),
    { by: 'deals', deals: seats },
    { by: 'deals', deals: seats === 4 ? 8 : 6 },
  ];
}

/** 6.10, 5.8: points lost up to a limit; the highest is the loser, level ones share it; all others have won. */
export function limitReached(match: Match, totals: readonly number[]): number[] | null {
  const most = Math.max(...totals);
  if (most < Number(match.options.target)) return null;
  return allSeats(match.seats).filter((seat) => at(totals, seat) < most);
}

/** A match by number of deals goes to the best total; level totals share the win (1.11). */
export function afterDeals(match: Match, totals: readonly number[], best: 'highest' | 'lowest'): number[] | null {
  if (match.deals + 1 - match.uncounted < Number(match.options.deals)) return null;
  return winnersBy(totals, best);
}

/** The seats with the best total. */
export function winnersBy(totals: readonly number[], best: 'highest' | 'lowest'): number[] {
  const wins = best === 'highest' ? Math.max(...totals) : Math.min(...totals);
  return allSeats(totals.length).filter((seat) => at(totals, seat) === wins);
}
