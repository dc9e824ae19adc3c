/** A filled mosaic that becomes a puzzle: its tiles and groups are changed a little at a time. */
import type { FastChance } from '../../rules/chance.ts';
import type { Field } from '../../rules/mosaic/mosaic-puzzle.ts';
import { halves, type Tile, tileOf, tilesOf } from '../../rules/tiles.ts';
import { divisionsOf, isConnected } from './field-shapes.ts';
import { MOST_IN_FIELD } from './half-sums.ts';
import type { Beside, Pair } from './tile-places.ts';
import { fieldOfManner, loosePossible, type Manner } from './true-signs.ts';

/** A field that is to be. */
interface Group {
  /** Connected places, ascending. */
  readonly at: readonly number[];
  /** The manner in which its sign is found. */
  readonly manner: Manner;
}

export interface Sketch {
  /** Where the tiles lie. */
  readonly pairs: readonly Pair[];
  /** The number in each place. */
  readonly numbers: readonly number[];
  readonly groups: readonly Group[];
}

export const fieldsOfSketch = ({ groups, numbers }: Sketch): readonly Field[] =>
  groups.map(({ at, manner }) => fieldOfManner(at, manner, numbers));

/**
 * Returns how many tiles can change places with another, or turn, so that every field keeps its numbers: two between
 * the same two fields, two in one, or one in one that is no double. Where there is any, there are several solutions.
 */
export function doubtfulIn({ pairs, numbers, groups }: Sketch): number {
  const groupAt: number[] = [];
  for (const [index, { at }] of groups.entries()) for (const place of at) groupAt[place] = index;
  const seen = new Set<number>();
  let doubtful = 0;
  for (const [one, other] of pairs) {
    const [from = 0, to = 0] = [groupAt[one], groupAt[other]];
    const both = from < to ? 64 * from + to : 64 * to + from;
    if (seen.has(both) || (from === to && numbers[one] !== numbers[other])) doubtful++;
    seen.add(both);
  }
  return doubtful;
}

export const singlesIn = ({ groups }: Sketch): number => groups.filter(({ at }) => at.length === 1).length;

const SET = tilesOf(6);
const TILES = Array.from({ length: 49 }, (_, both) => tileOf(Math.floor(both / 7), both % 7));
const tileWith = (one: number, other: number): Tile => TILES[7 * one + other] ?? '0-0';

export const tilesOfSketch = ({ pairs, numbers }: Pick<Sketch, 'pairs' | 'numbers'>): readonly Tile[] =>
  pairs.map(([one, other]) => tileWith(numbers[one] ?? 0, numbers[other] ?? 0));

const drawn = <T>(items: readonly T[], chance: FastChance): T | undefined =>
  items.length === 0 ? undefined : items[chance.below(items.length)];

/**
 * Returns the sketch with a small change at a place, or where it touches another; `null` if the change that was drawn
 * cannot be made.
 */
export function changed(sketch: Sketch, place: number, beside: Beside, chance: FastChance): Sketch | null {
  const kind = chance.below(20);
  const next = drawn(beside[place] ?? [], chance) ?? place;
  if (kind < 4) return withMoved(sketch, place, next, beside);
  if (kind < 7) return withMoved(sketch, next, place, beside);
  if (kind < 10) return withAlike(sketch, place, next, beside);
  if (kind < 12) return withDivided(sketch, place, beside, chance);
  if (kind < 14) return withJoined(sketch, place, next);
  if (kind < 16) return withTurned(sketch, place);
  if (kind < 18) return withOther(sketch, place, chance);
  return withSwapped(sketch, place, chance);
}

/** Returns the sketch with a change after which its fields say less, most often; `null` as above. */
export function loosened(sketch: Sketch, place: number, beside: Beside, chance: FastChance): Sketch | null {
  const kind = chance.below(8);
  const next = drawn(beside[place] ?? [], chance) ?? place;
  if (kind < 2) return withJoined(sketch, place, next);
  if (kind < 4) return withMoved(sketch, place, next, beside);
  if (kind < 5) return changed(sketch, place, beside, chance);
  const group = groupOf(sketch, place);
  const manner = drawn(loosePossible(group.at, sketch.numbers), chance) ?? 'telling';
  return group.manner === manner ? null : withGroups(sketch, [group], [{ ...group, manner }]);
}

const groupOf = ({ groups }: Sketch, place: number): Group =>
  groups.find(({ at }) => at.includes(place)) ?? { at: [], manner: 'telling' };
const pairOf = ({ pairs }: Sketch, place: number): Pair => pairs.find((pair) => pair.includes(place)) ?? [0, 0];

const ascending = (one: number, other: number) => one - other;
const telling = (at: readonly number[]): Group => ({ at, manner: 'telling' });

const withGroups = (sketch: Sketch, without: readonly Group[], more: readonly Group[]): Sketch => ({
  ...sketch,
  groups: [...sketch.groups.filter((group) => !without.includes(group)), ...more],
});

/** Moves a place into the group of one beside it. */
function withMoved(sketch: Sketch, place: number, next: number, beside: Beside): Sketch | null {
  const from = groupOf(sketch, place);
  const to = groupOf(sketch, next);
  if (from === to || to.at.length >= MOST_IN_FIELD) return null;
  const rest = from.at.filter((each) => each !== place);
  if (!isConnected(rest, beside)) return null;
  const grown = telling([...to.at, place].sort(ascending));
  return withGroups(sketch, [from, to], rest.length === 0 ? [grown] : [telling(rest), grown]);
}

function withDivided(sketch: Sketch, place: number, beside: Beside, chance: FastChance): Sketch | null {
  const group = groupOf(sketch, place);
  const parts = drawn(divisionsOf(group.at, beside), chance);
  return parts ? withGroups(sketch, [group], parts.map(telling)) : null;
}

function withJoined(sketch: Sketch, place: number, next: number): Sketch | null {
  const one = groupOf(sketch, place);
  const other = groupOf(sketch, next);
  if (one === other || one.at.length + other.at.length > MOST_IN_FIELD) return null;
  return withGroups(sketch, [one, other], [telling([...one.at, ...other.at].sort(ascending))]);
}

/** Turns a tile. */
function withTurned(sketch: Sketch, place: number): Sketch | null {
  const [one, other] = pairOf(sketch, place);
  const [low = 0, high = 0] = [sketch.numbers[one], sketch.numbers[other]];
  return low === high ? null : withNumbers(sketch, [one, other], [high, low]);
}

/** Puts another tile in the place of one. */
function withOther(sketch: Sketch, place: number, chance: FastChance): Sketch | null {
  const tiles = tilesOfSketch(sketch);
  const tile = drawn(
    SET.filter((each) => !tiles.includes(each)),
    chance,
  );
  if (!tile) return null;
  const [low, high] = halves(tile);
  return withNumbers(sketch, pairOf(sketch, place), chance.below(2) === 0 ? [low, high] : [high, low]);
}

/** Lets a place show the number of one beside it, and puts it into its group if all numbers there are alike. */
function withAlike(sketch: Sketch, place: number, next: number, beside: Beside): Sketch | null {
  const [one, other] = pairOf(sketch, place);
  const partner = one === place ? other : one;
  const [number = 0, rest = 0] = [sketch.numbers[next], sketch.numbers[partner]];
  if (partner === next || sketch.numbers[place] === number || tilesOfSketch(sketch).includes(tileWith(number, rest)))
    return null;
  const alike = withNumbers(sketch, [place, partner], [number, rest]);
  const isAlike = groupOf(sketch, next).at.every((each) => each === place || sketch.numbers[each] === number);
  return isAlike ? (withMoved(alike, place, next, beside) ?? alike) : alike;
}

/** Lets two tiles change places. */
function withSwapped(sketch: Sketch, place: number, chance: FastChance): Sketch | null {
  const one = pairOf(sketch, place);
  const other = drawn(sketch.pairs, chance);
  if (!other || one === other) return null;
  const numbersOf = (pair: Pair): Pair => [sketch.numbers[pair[0]] ?? 0, sketch.numbers[pair[1]] ?? 0];
  const turned = ([low, high]: Pair): Pair => (chance.below(2) === 0 ? [low, high] : [high, low]);
  const half = withNumbers(sketch, one, turned(numbersOf(other)));
  return withNumbers(half, other, turned(numbersOf(one)));
}

function withNumbers(sketch: Sketch, [one, other]: Pair, [low, high]: Pair): Sketch {
  const numbers = [...sketch.numbers];
  numbers[one] = low;
  numbers[other] = high;
  return { ...sketch, numbers };
}
