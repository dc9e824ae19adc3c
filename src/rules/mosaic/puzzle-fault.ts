/** Judges puzzles that come from anywhere (32.1). */
import type { Result, Tile } from '../game.ts';
import { type Cell, pairsOf } from '../outline/outline-shape.ts';
import { tilesOf } from '../tiles.ts';
import { type MosaicPuzzle, type RecordPuzzle, SIZES } from './mosaic-puzzle.ts';

/** The last row and column. */
const LAST = 9;
/** The set of which the tiles are. */
const SET: readonly unknown[] = tilesOf(6);
const WITH_NUMBER: readonly unknown[] = ['sum', 'under', 'over'];
const WITHOUT: readonly unknown[] = ['equal', 'different', 'none'];

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const hasKeys = (value: Loose, keys: readonly string[]) => Object.keys(value).sort().join() === [...keys].sort().join();

function isCell(value: unknown): value is Cell {
  return (
    isObject(value) &&
    hasKeys(value, ['row', 'column']) &&
    isWhole(value.row, 1, LAST) &&
    isWhole(value.column, 1, LAST)
  );
}

/** True if one can walk from each of these places to each other, by pairs. */
function isInOnePiece(places: readonly number[], pairs: readonly (readonly [number, number])[]): boolean {
  const reached = new Set(places.slice(0, 1));
  for (const place of reached)
    for (const [one, other] of pairs) {
      const next = one === place ? other : other === place ? one : undefined;
      if (next !== undefined && places.includes(next)) reached.add(next);
    }
  return reached.size === places.length;
}

/** Returns why half-places are no outline; `null` if they are one. */
function outlineFault(places: unknown): string | null {
  if (!Array.isArray(places) || !places.every(isCell)) return 'the outline is no list of half-places';
  const isInOrder = places.every((cell: Cell, index) => {
    const before: Cell | undefined = places[index - 1];
    return !before || before.row < cell.row || (before.row === cell.row && before.column < cell.column);
  });
  if (!isInOrder) return 'the half-places are not in reading order, or one comes twice';
  if (places.length === 0 || places.length % 2 > 0) return `tiles do not fill ${places.length} half-places`;
  return isInOnePiece([...places.keys()], pairsOf(places)) ? null : 'the outline is not connected';
}

function signFault(field: Loose): string | null {
  const hasNumber = WITH_NUMBER.includes(field.sign);
  if (!hasNumber && !WITHOUT.includes(field.sign)) return `there is no sign ${field.sign}`;
  if (!hasKeys(field, hasNumber ? ['at', 'sign', 'n'] : ['at', 'sign'])) return 'has too much or too little';
  return hasNumber && !isWhole(field.n, 0) ? 'its number is none' : null;
}

/** Returns why this is no field of the outline; `null` if it is one. */
function fieldFault(field: unknown, places: readonly Cell[]): string | null {
  if (!isObject(field) || !Array.isArray(field.at) || field.at.length === 0) return 'has no half-places';
  const at: readonly unknown[] = field.at;
  const isInOrder = at.every((place, n) => isWhole(place, n === 0 ? 0 : Number(at[n - 1]) + 1, places.length - 1));
  if (!isInOrder) return 'has half-places beyond the outline, out of order, or twice';
  return isInOnePiece(at.map(Number), pairsOf(places)) ? signFault(field) : 'is not connected';
}

function fieldsFault(fields: unknown, places: readonly Cell[]): string | null {
  if (!Array.isArray(fields)) return 'there are no fields';
  for (const [index, field] of fields.entries()) {
    const fault = fieldFault(field, places);
    if (fault !== null) return `field ${index + 1}: ${fault}`;
  }
  const all = fields.flatMap(({ at }) => at);
  return all.length === places.length && new Set(all).size === all.length
    ? null
    : 'the fields are no division of the outline';
}

function tilesFault(tiles: unknown, count: number): string | null {
  if (!Array.isArray(tiles) || !tiles.every((tile) => SET.includes(tile))) return 'the tiles are not of the set';
  if (new Set(tiles).size < tiles.length) return 'a tile comes twice';
  return tiles.length === count ? null : `${count} tiles fill the outline, not ${tiles.length}`;
}

/** Returns why this is no puzzle, in words; `null` if it is one. */
export function puzzleFault(puzzle: unknown): string | null {
  if (!isObject(puzzle) || !hasKeys(puzzle, ['size', 'places', 'fields', 'tiles']))
    return 'it has too much or too little';
  const { size, places, fields, tiles } = puzzle;
  if (!(SIZES as readonly unknown[]).includes(size)) return `there is no size ${size}`;
  const outline = outlineFault(places);
  if (outline !== null) return outline;
  const cells = places as readonly Cell[];
  return fieldsFault(fields, cells) ?? tilesFault(tiles, cells.length / 2);
}

const cellOf = (name: string): Cell => {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name) ?? [];
  return { row: Number(row ?? 0), column: Number(column ?? 0) };
};

/** Returns the puzzle of a record; the reason in words why it is none. */
export function puzzleOfRecord({ size, outline, fields, tiles }: RecordPuzzle): Result<MosaicPuzzle> {
  const named = outline.map((name) => ({ name, ...cellOf(name) })).sort((a, b) => a.row - b.row || a.column - b.column);
  const names = named.map(({ name }) => name);
  const puzzle = {
    size,
    places: named.map(({ row, column }) => ({ row, column })),
    fields: fields.map(({ at, ...sign }) => ({
      at: at.map((name) => names.indexOf(name)).sort((a, b) => a - b),
      ...sign,
    })),
    tiles,
  };
  const fault = puzzleFault(puzzle);
  return fault === null ? { ok: true, value: puzzle as MosaicPuzzle } : { ok: false, reason: fault };
}

/** Returns why a puzzle can't be played with the tiles of this heap, which begins with its own; `null` if it can. */
export function puzzledHeapFault(puzzle: unknown, heap: readonly Tile[]): string | null {
  const fault = puzzleFault(puzzle);
  if (fault !== null) return fault;
  const { tiles } = puzzle as MosaicPuzzle;
  return tiles.every((tile, at) => heap[at] === tile) ? null : 'the heap does not begin with the tiles of the puzzle';
}
