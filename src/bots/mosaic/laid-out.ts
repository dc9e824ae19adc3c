/** A filled mosaic, from which a puzzle is made: the places of the tiles, the fields, and the numbers. */
import type { FastChance } from '../../rules/chance.ts';
import { pairsOf, type Spot } from '../../rules/mosaic/mosaic-puzzle.ts';
import { halves, type Tile, tilesOf } from '../../rules/tiles.ts';

export interface LaidOut {
  readonly tiles: readonly Tile[];
  /** The number in each place. */
  readonly numbers: readonly number[];
  /** The places beside each place. */
  readonly beside: readonly (readonly number[])[];
  /** Connected groups of places. */
  readonly groups: readonly (readonly number[])[];
}

/** How many of the groups of two to four places should show one number: one in so many. */
const ALIKE = 4;
/** How often groups are given up that should be alike, before it is tried anew. */
const NUMBERS = 7;

/** Lays tiles out. Returns `null` if the tiles run out for the groups that should be alike. */
export function layOut(places: readonly Spot[], chance: FastChance): LaidOut | null {
  const beside = besides(places);
  const pairs = tiling(beside, chance);
  const groups = grouped(beside, chance);
  const wanted = alike(groups, places.length, chance);
  const unused = shuffled(tilesOf(6), chance);
  const numbers = places.map(() => 0);
  const tiles: Tile[] = [];
  // Pairs with more demands choose first.
  const demands = ([one, other]: readonly [number, number]) =>
    (wanted[one] === null ? 0 : 1) + (wanted[other] === null ? 0 : 1);
  for (const [one, other] of [...pairs].sort((a, b) => demands(b) - demands(a))) {
    const found = unused.findIndex((tile) => fits(tile, wanted[one] ?? null, wanted[other] ?? null));
    const [tile] = found < 0 ? [] : unused.splice(found, 1);
    if (!tile) return null;
    const [low, high] = halves(tile);
    const isAsIs = isOf(low, wanted[one] ?? null) && isOf(high, wanted[other] ?? null);
    const isTurned = isOf(high, wanted[one] ?? null) && isOf(low, wanted[other] ?? null);
    const turns = isTurned && (!isAsIs || chance.below(2) === 0);
    numbers[one] = turns ? high : low;
    numbers[other] = turns ? low : high;
    tiles.push(tile);
  }
  return { tiles: tiles.sort(), numbers, beside, groups };
}

const isOf = (number: number, wanted: number | null): boolean => wanted === null || wanted === number;

function fits(tile: Tile, one: number | null, other: number | null): boolean {
  const [low, high] = halves(tile);
  return (isOf(low, one) && isOf(high, other)) || (isOf(high, one) && isOf(low, other));
}

/** Covers the places with pairs, by chance: always at the free place with the fewest free neighbours. */
function tiling(beside: LaidOut['beside'], chance: FastChance): readonly (readonly [number, number])[] {
  const free = new Set(beside.keys());
  const laid: [number, number][] = [];
  const cover = (): boolean => {
    if (free.size === 0) return true;
    const freeBeside = (place: number) => (beside[place] ?? []).filter((other) => free.has(other));
    const [place] = shuffled([...free], chance).sort((a, b) => freeBeside(a).length - freeBeside(b).length);
    if (place === undefined) return false;
    for (const other of shuffled(freeBeside(place), chance)) {
      free.delete(place);
      free.delete(other);
      laid.push([place, other]);
      if (cover()) return true;
      laid.pop();
      free.add(place);
      free.add(other);
    }
    return false;
  };
  if (!cover()) throw new Error('no tiles can cover these places');
  return laid;
}

/** The sizes of groups, each as often as it is wanted. */
const GROUP_SIZES = [2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6] as const;

/** Divides the places into connected groups; few of them are single places. */
function grouped(beside: LaidOut['beside'], chance: FastChance): readonly (readonly number[])[] {
  const free = new Set(beside.keys());
  const groups: number[][] = [];
  while (free.size > 0) {
    const freeBeside = (place: number) => (beside[place] ?? []).filter((other) => free.has(other));
    const [first] = shuffled([...free], chance).sort((a, b) => freeBeside(a).length - freeBeside(b).length);
    if (first === undefined) break;
    const size = GROUP_SIZES[chance.below(GROUP_SIZES.length)] ?? 2;
    const group = [first];
    free.delete(first);
    while (group.length < size) {
      const rim = group.flatMap(freeBeside);
      const next = rim[chance.below(Math.max(1, rim.length))];
      if (next === undefined) break;
      group.push(next);
      free.delete(next);
    }
    groups.push(group);
  }
  return groups.map((group) => group.sort((a, b) => a - b));
}

/** Returns the number that each place should show so that some groups are alike; `null` for any. */
function alike(groups: readonly (readonly number[])[], count: number, chance: FastChance): readonly (number | null)[] {
  const wanted: (number | null)[] = Array(count).fill(null);
  for (const group of groups) {
    if (group.length < 2 || group.length > 4 || chance.below(ALIKE) > 0) continue;
    const number = chance.below(NUMBERS);
    for (const place of group) wanted[place] = number;
  }
  return wanted;
}

function besides(places: readonly Spot[]): readonly (readonly number[])[] {
  const beside = places.map((): number[] => []);
  for (const [one, other] of pairsOf(places)) {
    beside[one]?.push(other);
    beside[other]?.push(one);
  }
  return beside;
}

/** Returns the items in an order of chance. */
export function shuffled<T>(items: readonly T[], chance: FastChance): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance.below(left.length), 1));
}
