/** A filled mosaic, from which a puzzle is made: the places of the tiles, groups that become fields, and the numbers. */
import type { FastChance } from '../../rules/chance.ts';
import { type Cell, pairsOf } from '../../rules/outline/outline-shape.ts';
import type { Sketch } from './sketch.ts';
import { type Beside, coverPlaces, inAnyOrder, type Pair, putTiles } from './tile-places.ts';

/** The numbers of a group: all alike, all low, all high, or anything; each as often as it is wanted. */
const TEMPERS = ['alike', 'alike', 'alike', 'alike', 'low', 'high', 'any', 'any'] as const;
type Temper = (typeof TEMPERS)[number];

interface WithTemper {
  readonly at: readonly number[];
  readonly temper: Temper;
}

/** The numbers of a half as bits. */
const ANY = 0b1111111;
const LOW = 0b0000011;
const HIGH = 0b1100000;
/** The set has so many halves of each number. */
const OF_EACH = 8;

/** Lays tiles out. Where none are found for the numbers that the groups should show, some of these may show any. */
export function layOut(beside: Beside, chance: FastChance): Sketch {
  const pairs = coverPlaces(beside, chance);
  const groups = grouped(beside, pairs, chance);
  let wanted = wantedBy(groups, beside.length, chance);
  for (;;) {
    const numbers = putTiles(pairs, wanted, chance);
    if (numbers) return { numbers, pairs, groups: groups.map(({ at }) => ({ at, manner: 'telling' })) };
    const { at } = groups[chance.below(groups.length)] as WithTemper;
    wanted = wanted.map((bits, place) => (at.includes(place) ? ANY : bits));
  }
}

/** The sizes of groups, each as often as it is wanted. */
const GROUP_SIZES = [2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6] as const;

/** Divides the places into connected groups; few of them are single places. */
function grouped(beside: Beside, pairs: readonly Pair[], chance: FastChance): readonly WithTemper[] {
  const free = new Set(beside.keys());
  const freeBeside = (place: number) => (beside[place] ?? []).filter((other) => free.has(other));
  const groups: WithTemper[] = [];
  while (free.size > 0) {
    const first = loneliest([...free], freeBeside, chance);
    const size = GROUP_SIZES[chance.below(GROUP_SIZES.length)] ?? 2;
    const temper = TEMPERS[chance.below(TEMPERS.length)] ?? 'any';
    const at = [first];
    free.delete(first);
    while (at.length < size) {
      // Only one tile of each number has two halves that are alike.
      const rim = at.flatMap(freeBeside).filter((next) => temper !== 'alike' || inside([...at, next], pairs) <= 1);
      const next = rim[chance.below(Math.max(1, rim.length))];
      if (next === undefined) break;
      at.push(next);
      free.delete(next);
    }
    groups.push({ at: at.sort((a, b) => a - b), temper });
  }
  return groups;
}

function loneliest(places: readonly number[], freeBeside: (place: number) => readonly number[], chance: FastChance) {
  const few = Math.min(...places.map((place) => freeBeside(place).length));
  const lonely = places.filter((place) => freeBeside(place).length === few);
  return lonely[chance.below(lonely.length)] as number;
}

const inside = (at: readonly number[], pairs: readonly Pair[]): number =>
  pairs.filter(([one, other]) => at.includes(one) && at.includes(other)).length;

/** Returns the numbers that each place may show, as bits. */
function wantedBy(groups: readonly WithTemper[], count: number, chance: FastChance): readonly number[] {
  const wanted: number[] = Array(count).fill(ANY);
  const left: number[] = Array(7).fill(OF_EACH);
  for (const { at, temper } of groups) {
    const bits =
      temper === 'alike' ? alike(at.length, left, chance) : temper === 'low' ? LOW : temper === 'high' ? HIGH : ANY;
    for (const place of at) wanted[place] = bits;
  }
  return wanted;
}

/** Returns a number, as a bit, of which so many halves are left, and takes them. */
function alike(count: number, left: number[], chance: FastChance): number {
  const number = inAnyOrder([...left.keys()], chance).find((each) => (left[each] ?? 0) >= count);
  if (number === undefined) return ANY;
  left[number] = (left[number] ?? 0) - count;
  return 1 << number;
}

/** Returns the places beside each place. */
export function besidesOf(places: readonly Cell[]): Beside {
  const beside = places.map((): number[] => []);
  for (const [one, other] of pairsOf(places)) {
    beside[one]?.push(other);
    beside[other]?.push(one);
  }
  return beside;
}
