/** Outlines of mosaics: shapes that somebody recognises, and shapes that are their own mirror image. */
import type { FastChance } from '../../rules/chance.ts';
import { type MosaicPuzzle, type MosaicSize, TILES_OF } from '../../rules/mosaic/mosaic-puzzle.ts';
import { type Cell, pairsOf } from '../../rules/outline/outline-shape.ts';

/** Drawn by rows; `#`: a half-place. */
const SHAPES: Readonly<Record<MosaicSize, readonly string[]>> = {
  small: [
    // A cross.
    '.##. #### #### .##.',
    // A pot with two handles.
    '#..# #### .##. .##. ####',
    // A house.
    '.##. #### #### #..#',
    // A boat.
    '..##.. ###### .####.',
    // A ring.
    '#### #..# #..# ####',
    // A key.
    '###.... #.##### ###....',
    // A bird.
    '#...# ##.## .###. ..#..',
    // A tree.
    '..##.. .####. ###### ..##..',
  ],
  middle: [
    // A fish.
    '#..##. ###### ###### #..##.',
    // A star.
    '..##.. .####. ###### .####. ..##..',
    // An amphora.
    '.####. #.##.# ###### .####. ..##..',
    // A house with a door.
    '..##.. .####. ###### ##..## ##..##',
    // A ship.
    '..##.. ..#### ..##.. ###### .####.',
    // A ring.
    '.####. ##..## #....# ##..## .####.',
    // A goat’s head.
    '#....# #....# ###### .####. .####. ..##..',
    // A sun.
    '..##.. ###### .####. ###### ..##..',
  ],
  large: [
    // A star.
    '...##... ..####.. ######## .######. ..####.. ...##...',
    // An amphora.
    '######## #..##..# #.####.# .######. ..####.. ...##...',
    // A turtle.
    '#..##..# ######## .######. ######## #..##..#',
    // A temple.
    '...##... .######. ######## .#.##.#. .#.##.#. ########',
    // A flower.
    '.#..#. ##..## ###### .####. ###### ##..##',
    // A butterfly.
    '##....## ###..### .######. .######. ###..###',
    // A ring.
    '.######. ###..### ##....## ##....## ###..### .######.',
    // A mask.
    '.######. ######## ##.##.## ######## .##..##.',
  ],
};

/** The share of puzzles whose outline is one of the shapes: half. */
const IN_SHAPE = 2;

/** Returns an outline for a puzzle of that size, its half-places in reading order. Tiles can fill it. */
export function mosaicOutline(size: MosaicSize, chance: FastChance): readonly Cell[] {
  const shapes = SHAPES[size];
  const shape = chance.below(IN_SHAPE) === 0 ? shapes[chance.below(shapes.length)] : undefined;
  if (shape) return drawn(shape);
  const [least, most] = TILES_OF[size];
  const tiles = least + chance.below(most - least + 1);
  for (;;) {
    const spots = mirrored(2 * tiles, chance);
    if (spots && isFillable(spots)) return spots;
  }
}

/** True if an outline is one of the shapes. */
export const isShape = (size: MosaicSize, places: readonly Cell[]): boolean =>
  SHAPES[size].some((shape) => JSON.stringify(drawn(shape)) === JSON.stringify(places));

const drawn = (shape: string): readonly Cell[] =>
  shape
    .split(' ')
    .flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '#' ? [{ row: row + 1, column: column + 1 }] : [])),
    );

/** The most rows and columns of a mirrored outline. */
const MOST_ROWS = 6;
const MOST_COLUMNS = 8;

/** Grows the right half of a shape from its axis and mirrors it; `null` if it does not come to so many half-places. */
function mirrored(count: number, chance: FastChance): readonly Cell[] | null {
  const half = new Map<number, Cell>();
  const put = (spot: Cell) => half.set(10 * spot.row + spot.column, spot);
  put({ row: 1 + chance.below(MOST_ROWS), column: 1 });
  while (2 * half.size < count) {
    const rim = [...half.values()].flatMap(({ row, column }) =>
      [
        { row: row + 1, column },
        { row: row - 1, column },
        { row, column: column + 1 },
        { row, column: column - 1 },
      ].filter(
        (spot) =>
          !half.has(10 * spot.row + spot.column) &&
          spot.row >= 1 &&
          spot.row <= MOST_ROWS &&
          spot.column >= 1 &&
          spot.column <= MOST_COLUMNS / 2,
      ),
    );
    // A place beside two is listed twice: shapes come out full rather than thin.
    const next = rim[chance.below(rim.length)];
    if (!next) return null;
    put(next);
  }
  const whole = [...half.values()].flatMap(({ row, column }) => [
    { row, column: MOST_COLUMNS / 2 + column },
    { row, column: MOST_COLUMNS / 2 + 1 - column },
  ]);
  const top = Math.min(...whole.map(({ row }) => row)) - 1;
  const left = Math.min(...whole.map(({ column }) => column)) - 1;
  return whole
    .map(({ row, column }) => ({ row: row - top, column: column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

/** True if tiles can cover all places: each of one colour of a chessboard has a partner of the other (Kuhn's matching). */
function isFillable(places: MosaicPuzzle['places']): boolean {
  const beside = places.map((): number[] => []);
  for (const [one, other] of pairsOf(places)) {
    beside[one]?.push(other);
    beside[other]?.push(one);
  }
  const partner = new Map<number, number>();
  const finds = (place: number, seen: Set<number>): boolean =>
    (beside[place] ?? []).some((other) => {
      if (seen.has(other)) return false;
      seen.add(other);
      const taken = partner.get(other);
      if (taken !== undefined && !finds(taken, seen)) return false;
      partner.set(other, place);
      return true;
    });
  const dark = places.flatMap(({ row, column }, place) => ((row + column) % 2 === 0 ? [place] : []));
  return 2 * dark.length === places.length && dark.every((place) => finds(place, new Set()));
}
