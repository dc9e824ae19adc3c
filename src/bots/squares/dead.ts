/**
 * The parts of Squares that can't be filled any more while all played tiles stay (23.2). A play only takes places and
 * gives squares numbers. So a part with no way now has none later.
 */
import type { Seen, Tile } from '../../rules/game.ts';
import { type Filled, filledBy } from '../../rules/outline/filled.ts';
import { waysFor } from '../../rules/outline/ways.ts';
import { HALF_PLACES, SQUARE_OF, SQUARES, SQUARES_OUTLINE } from '../../rules/squares/half-places.ts';
import { halves } from '../../rules/tiles.ts';
import { NUMBERS } from './fillings.ts';
import type { PlacedTile } from './lying.ts';

/** The parts that can't be filled or played, whatever else is done. All of it is empty while there is a filling. */
export interface Dead {
  /** Free half-places, as indexes, that no remaining tile can cover. */
  readonly places: readonly number[];
  /** Squares, as indexes, whose free places can't all be covered. */
  readonly squares: readonly number[];
  /** Tiles of the hand that can't be played anywhere. */
  readonly tiles: readonly Tile[];
  /** Numbers that are shown by more than two squares (23.3). */
  readonly numbers: readonly number[];
}

const every = [...Array(NUMBERS).keys()];

/** Returns the dead parts. A position without any may still have no filling. */
export function deadIn(seen: Seen): Dead {
  const filled = filledBy(seen);
  const left = (seen.hands[0] ?? []).flatMap((at) => seen.heap[at] ?? []);
  const ways = left.flatMap((tile) =>
    waysFor(SQUARES_OUTLINE, filled, tile).map(
      ({ low, high }): Lay => ({ tile, places: [low, high], halves: halves(tile) }),
    ),
  );
  const covered = new Set(ways.flatMap(({ places }) => places));
  const laid = new Set(ways.map(({ tile }) => tile));
  return {
    places: [...HALF_PLACES.keys()].filter((place) => filled.tiles[place] === null && !covered.has(place)),
    squares: [...SQUARES.keys()].filter((square) => !canBeFilled(square, filled, ways)),
    tiles: left.filter((tile) => !laid.has(tile)),
    numbers: every.filter((number) => filled.shown.filter((shown) => shown === number).length > 2),
  };
}

/** A tile in one place, and the number that it puts on each half-place. */
interface Lay extends PlacedTile {
  readonly tile: Tile;
}

/** True if all free places of a square can be covered at once, with one number and with different tiles. */
function canBeFilled(square: number, { tiles, shown }: Filled, ways: readonly Lay[]): boolean {
  const free = [...HALF_PLACES.keys()].filter((place) => SQUARE_OF[place] === square && tiles[place] === null);
  const shows = shown[square] ?? null;
  const numbers = shows === null ? every : [shows];
  return numbers.some((number) => {
    const mine = ways.filter(({ places, halves: on }) =>
      places.every((place, half) => SQUARE_OF[place] !== square || on[half] === number),
    );
    return covers(free, mine, new Map());
  });
}

/** @param beside the numbers that other squares get on the way. */
function covers(free: readonly number[], ways: readonly Lay[], beside: ReadonlyMap<number, number>): boolean {
  const [place] = free;
  if (place === undefined) return true;
  return ways.some((way) => {
    if (!way.places.includes(place) || !agrees(way, beside)) return false;
    const then = new Map(beside);
    for (const [half, at] of way.places.entries()) then.set(SQUARE_OF[at] ?? 0, way.halves[half] ?? 0);
    const rest = ways.filter((other) => other.tile !== way.tile && !other.places.some((at) => way.places.includes(at)));
    return covers(
      free.filter((at) => !way.places.includes(at)),
      rest,
      then,
    );
  });
}

const agrees = ({ places, halves: on }: Lay, beside: ReadonlyMap<number, number>): boolean =>
  places.every((place, half) => (beside.get(SQUARE_OF[place] ?? 0) ?? on[half]) === on[half]);
