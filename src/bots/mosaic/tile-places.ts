/** Covers the places of a mosaic with pairs, and puts tiles on them, by chance. */
import type { FastChance } from '../../rules/chance.ts';
import { halves, type Tile, tilesOf } from '../../rules/tiles.ts';

/** For each place, the places beside it. */
export type Beside = readonly (readonly number[])[];
export type Pair = readonly [number, number];

/** Returns the items in an order of chance. */
export function inAnyOrder<T>(items: readonly T[], chance: FastChance): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** Covers all places with pairs: always at a free place with the fewest free neighbours. */
export function coverPlaces(beside: Beside, chance: FastChance): readonly Pair[] {
  const free = new Set(beside.keys());
  const laid: Pair[] = [];
  const freeBeside = (place: number) => (beside[place] ?? []).filter((other) => free.has(other));
  const cover = (): boolean => {
    let few: readonly number[] | null = null;
    let place = -1;
    for (const each of inAnyOrder([...free], chance)) {
      const next = freeBeside(each);
      if (few && next.length >= few.length) continue;
      few = next;
      place = each;
    }
    if (!few) return true;
    for (const other of inAnyOrder(few, chance)) {
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

const SET = tilesOf(6).map((tile) => ({ tile, halves: halves(tile) }));
/** The most tiles that are tried. */
const MOST_TRIES = 40;

/**
 * Puts a tile on each pair, all different. Returns the number in each place; `null` if no tiles are found soon.
 *
 * @param wanted the numbers that each place may show, as bits.
 */
export function putTiles(
  pairs: readonly Pair[],
  wanted: readonly number[],
  chance: FastChance,
): readonly number[] | null {
  const numbers = wanted.map(() => 0);
  const used = new Set<Tile>();
  const may = (place: number, number: number) => (((wanted[place] ?? 0) >> number) & 1) === 1;
  let tries = 0;
  const fitting = ([one, other]: Pair) =>
    SET.filter(
      ({ tile, halves: [low, high] }) =>
        !used.has(tile) && ((may(one, low) && may(other, high)) || (may(one, high) && may(other, low))),
    );
  const put = (open: readonly Pair[]): boolean => {
    let few: ReturnType<typeof fitting> | null = null;
    let pair: Pair | undefined;
    for (const each of open) {
      const tiles = fitting(each);
      if (few && tiles.length >= few.length) continue;
      few = tiles;
      pair = each;
    }
    if (!few || !pair) return true;
    const [one, other] = pair;
    const rest = open.filter((each) => each !== pair);
    for (const {
      tile,
      halves: [low, high],
    } of inAnyOrder(few, chance)) {
      if (++tries > MOST_TRIES) return false;
      const isAsIs = may(one, low) && may(other, high);
      const turns = may(one, high) && may(other, low) && (!isAsIs || chance.below(2) === 0);
      numbers[one] = turns ? high : low;
      numbers[other] = turns ? low : high;
      used.add(tile);
      if (put(rest)) return true;
      used.delete(tile);
    }
    return false;
  };
  return put(inAnyOrder(pairs, chance)) ? numbers : null;
}
