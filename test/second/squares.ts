/** Squares (23). */
import { lineAlone, nextAlone } from './alone.ts';
import { gridOf, movesOnGrid, playOnGrid } from './grid.ts';
import type { Deal, Place, Reading } from './reading.ts';
import { beginMatch, dealOut, handOf, lookAt } from './table.ts';
import { high, isDouble, low } from './tiles.ts';

const SEAT = 0;

interface HalfPlace {
  readonly row: number;
  readonly column: number;
}

/** 23.1: rows 1, 2, 7, 8 have columns 1 to 8, rows 3 to 6 columns 2 to 7. */
function inOutline({ row, column }: HalfPlace): boolean {
  if (row < 1 || row > 8) return false;
  return row >= 3 && row <= 6 ? column >= 2 && column <= 7 : column >= 1 && column <= 8;
}

function halfPlaces(): HalfPlace[] {
  const found: HalfPlace[] = [];
  for (let row = 1; row <= 8; row++)
    for (let column = 1; column <= 8; column++) if (inOutline({ row, column })) found.push({ row, column });
  return found;
}

const OUTLINE = halfPlaces();

/** Half-places that touch by a side, in reading order. */
const NEIGHBOURS = OUTLINE.flatMap((one) =>
  OUTLINE.filter(
    (other) =>
      (other.row === one.row && other.column === one.column + 1) ||
      (other.column === one.column && other.row === one.row + 1),
  ).map((other) => [one, other] as const),
);

/** The square of a half-place, by its upper left one: they begin at columns 1, 3, 5, 7, in rows 3 to 6 at 2, 4, 6. */
function squareOf({ row, column }: HalfPlace): string {
  const top = row % 2 === 1 ? row : row - 1;
  const odd = row >= 3 && row <= 6 ? 0 : 1;
  const left = column % 2 === odd ? column : column - 1;
  return `r${top}c${left}`;
}

function named({ row, column }: HalfPlace): string {
  return `r${row}c${column}`;
}

/** The number that each square shows, where it shows one. */
function shownBySquares(deal: Deal): Record<string, number> {
  const shown: Record<string, number> = {};
  for (const place of OUTLINE) {
    const there = gridOf(deal)[named(place)];
    if (there !== undefined) shown[squareOf(place)] = there.half;
  }
  return shown;
}

/** The places on which a tile can lie: its low half, then its high half; a double in reading order. */
function placesFor(deal: Deal, tile: string): string[] {
  const shown = shownBySquares(deal);
  const grid = gridOf(deal);
  return NEIGHBOURS.flatMap(([one, other]) => {
    if (grid[named(one)] !== undefined || grid[named(other)] !== undefined) return [];
    const ways = isDouble(tile)
      ? [[one, other] as const]
      : ([
          [one, other],
          [other, one],
        ] as const);
    return ways.flatMap(([first, second]) => {
      const [a, b] = [squareOf(first), squareOf(second)];
      // 23.2: a half may only come into a square that is empty or shows its number; so only doubles lie within one.
      if (a === b && !isDouble(tile)) return [];
      if ((shown[a] ?? low(tile)) !== low(tile) || (shown[b] ?? high(tile)) !== high(tile)) return [];
      return [`${named(first)} ${named(second)}`];
    });
  });
}

/** 23.3: all 28 lie. */
const isSolved = (deal: Deal): boolean => handOf(deal, SEAT).length === 0;

/** Every free half-place, with the number that its square shows, or none. */
function freePlaces(deal: Deal): Place[] {
  const shown = shownBySquares(deal);
  return OUTLINE.filter((place) => gridOf(deal)[named(place)] === undefined).map((place) => {
    const number = shown[squareOf(place)] ?? null;
    return { arm: named(place), shows: number, takes: number };
  });
}

export const squares: Reading = {
  id: 'squares',
  seats: [1],
  sides: () => [],
  options: () => [{}],
  begin: (options, seats) => beginMatch(squares, options, seats),
  open: (match, heap) => ({ ...dealOut(match, heap, 28, 'boneyard'), grid: {}, turn: SEAT }),
  moves: (deal) => movesOnGrid(deal, placesFor),
  play: (before, event) => playOnGrid(squares, before, event, isSolved),
  look: (deal) => lookAt(deal, freePlaces(deal), null),
  line: lineAlone,
  next: nextAlone,
};
