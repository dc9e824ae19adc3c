/** Which tile must be led (6.5). */
import type { Deal } from './reading.ts';
import { allSeats, handOf } from './table.ts';
import { double, heaviest, isDouble, lightest, pips, sum } from './tiles.ts';

function dealt(deal: Deal): string[] {
  return allSeats(deal.seats).flatMap((seat) => handOf(deal, seat));
}

/** The first of these doubles that was dealt; none: `null`. */
function firstDealt(deal: Deal, numbers: readonly number[]): string | null {
  const found = numbers.find((number) => dealt(deal).includes(double(number)));
  return found === undefined ? null : double(found);
}

/** The highest double that was dealt. Nobody was dealt a double: the heaviest tile. */
export function highestDouble(deal: Deal): string {
  return firstDealt(deal, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) ?? heaviest(dealt(deal));
}

/** The lowest that was dealt, 0-0 being the lowest. Nobody was dealt a double: the lightest tile. */
export function lowestDouble(deal: Deal): string {
  return firstDealt(deal, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) ?? lightest(dealt(deal));
}

/** 8.1: the first of 0-0, 1-1 … 6-6 that was dealt, else the heaviest tile. */
export function upFromBlank(deal: Deal): string {
  return firstDealt(deal, [0, 1, 2, 3, 4, 5, 6]) ?? heaviest(dealt(deal));
}

/** The first of 1-1, 2-2 … 6-6, 0-0 that was dealt. None: the heaviest tile. */
export function oneOneFirst(deal: Deal): string {
  return firstDealt(deal, [1, 2, 3, 4, 5, 6, 0]) ?? heaviest(dealt(deal));
}

/** That tile. It was not dealt: as *1-1 first*. */
export function twoThree(deal: Deal): string {
  return dealt(deal).includes('2-3') ? '2-3' : oneOneFirst(deal);
}

/** 16.7: how many doubles a hand has. */
export function mostDoubles(deal: Deal): number {
  return Math.max(...allSeats(deal.seats).map((seat) => handOf(deal, seat).filter(isDouble).length));
}

/** 7.4: of two hands of four, which ranks higher: by sums, then by the heaviest tile, the second heaviest, and so on. */
function ranks(drawn: readonly string[]): string[] {
  const rest = [...drawn];
  const inOrder: string[] = [];
  while (rest.length > 0) {
    const next = heaviest(rest);
    inOrder.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return inOrder;
}

function heavier(a: readonly string[], b: readonly string[]): number {
  const [ofA, ofB] = [sum(a.map(pips)), sum(b.map(pips))];
  if (ofA !== ofB) return ofB - ofA;
  const [first, second] = [ranks(a), ranks(b)];
  for (const [index, tile] of first.entries()) {
    const other = second[index];
    if (other !== undefined && other !== tile) return heaviest([tile, other]) === tile ? -1 : 1;
  }
  return 0;
}

/** 7.4: who drew what; the answer says which of them sits down on seat 0, 1, 2, 3. */
export function partners(drawn: readonly (readonly string[])[]): number[] {
  const order = drawn.map((_, player) => player).sort((a, b) => heavier(drawn[a] ?? [], drawn[b] ?? []));
  const [first = 0, second = 0, third = 0, fourth = 0] = order;
  return [first, third, second, fourth];
}
