/** Mosaic (32). */
import { lineAlone, nextAlone } from './alone.ts';
import { demand } from './fault.ts';
import { gridOf, movesOnGrid, playOnGrid } from './grid.ts';
import type { Deal, Place, Reading, WrittenPuzzle } from './reading.ts';
import { beginMatch, dealOut, handOf, lookAt } from './table.ts';
import { isDouble, sum, wholeSet } from './tiles.ts';

const SEAT = 0;

interface HalfPlace {
  readonly row: number;
  readonly column: number;
}

/** The row and the column of a half-place (`r1c2`). */
function read(name: string): HalfPlace {
  return { row: Number(name[1]), column: Number(name[3]) };
}

/** 32.1: connected by sides. */
function touch(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;
}

function comesBefore(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  return a.row < b.row || (a.row === b.row && a.column < b.column);
}

function isConnected(names: readonly string[]): boolean {
  let reached = names.slice(0, 1);
  for (;;) {
    const more = names.filter((name) => !reached.includes(name) && reached.some((there) => touch(name, there)));
    if (more.length === 0) return reached.length === names.length;
    reached = [...reached, ...more];
  }
}

/** 32.1, and what the page says of a record: the puzzle of a deal, which must be there. */
export function judgePuzzle(puzzle: WrittenPuzzle | undefined): asserts puzzle is WrittenPuzzle {
  demand(puzzle !== undefined, '32', 'the puzzle is missing');
  const { size, outline, fields, tiles } = puzzle;
  demand(['small', 'middle', 'large'].includes(size), '32.5', `there is no size ${size}`);
  demand(
    outline.every((name) => /^r[1-9]c[1-9]$/.test(name)),
    '32',
    'rows and columns go from 1 to 9',
  );
  demand(outline.length === 2 * tiles.length && tiles.length > 0, '32.1', 'N tiles fill 2N half-places');
  demand(new Set(outline).size === outline.length && isConnected(outline), '32.1', 'the outline is not connected');
  demand(new Set(tiles).size === tiles.length, '32.1', 'a tile comes twice');
  demand(
    tiles.every((tile) => wholeSet(6).includes(tile)),
    '32.1',
    'a tile is not of the double-six set',
  );
  const divided = fields.flatMap((field) => field.at).sort();
  demand(JSON.stringify(divided) === JSON.stringify([...outline].sort()), '32.1', 'the fields do not divide it');
  for (const field of fields) {
    demand(field.at.length > 0 && isConnected(field.at), '32.1', 'a field is not connected');
    const isNumbered = ['sum', 'under', 'over'].includes(field.sign);
    demand(isNumbered || ['equal', 'different', 'none'].includes(field.sign), '32.1', `no sign ${field.sign}`);
    demand(isNumbered === (field.n !== undefined), '32.1', `${field.sign} with a number, or without`);
  }
}

/** A deal that is given no puzzle: five tiles on two rows, and nothing is promised. */
function plainPuzzle(heap: readonly string[]): WrittenPuzzle {
  const columns = [1, 2, 3, 4, 5];
  return {
    size: 'small',
    outline: [1, 2].flatMap((row) => columns.map((column) => `r${row}c${column}`)),
    fields: columns.map((column) => ({ at: [`r1c${column}`, `r2c${column}`], sign: 'none' })),
    tiles: heap.slice(0, 5),
  };
}

function puzzleOf(deal: Deal): WrittenPuzzle {
  if (deal.puzzle === null) throw new Error('no puzzle');
  return deal.puzzle;
}

/** 32.1: whether the numbers of a full field keep its promise. */
function holds({ sign, n = 0 }: WrittenPuzzle['fields'][number], numbers: readonly number[]): boolean {
  const kinds = new Set(numbers).size;
  if (sign === 'sum') return sum(numbers) === n;
  if (sign === 'under') return sum(numbers) < n;
  if (sign === 'over') return sum(numbers) > n;
  if (sign === 'equal') return kinds === 1;
  return sign === 'different' ? kinds === numbers.length : true;
}

/** 32.3: all tiles lie, and every sign holds. */
function isSolved(deal: Deal): boolean {
  const grid = gridOf(deal);
  return (
    handOf(deal, SEAT).length === 0 &&
    puzzleOf(deal).fields.every((field) =>
      holds(
        field,
        field.at.flatMap((name) => grid[name]?.half ?? []),
      ),
    )
  );
}

/** 32.2: the free half-places that touch; the low half first, a double in reading order (25.6). */
function placesFor(deal: Deal, tile: string): string[] {
  const free = puzzleOf(deal).outline.filter((name) => gridOf(deal)[name] === undefined);
  return free.flatMap((one) =>
    free
      .filter((other) => touch(one, other) && (!isDouble(tile) || comesBefore(one, other)))
      .map((other) => `${one} ${other}`),
  );
}

function freePlaces(deal: Deal): Place[] {
  const free = puzzleOf(deal).outline.filter((name) => gridOf(deal)[name] === undefined);
  return free.map((name) => ({ arm: name, shows: null, takes: null }));
}

export const mosaic: Reading = {
  id: 'mosaic',
  seats: [1],
  sides: () => [],
  options: () => [{}],
  begin: (options, seats) => beginMatch(mosaic, options, seats),
  open(match, heap, _lot, _hands, given) {
    const puzzle = given ?? plainPuzzle(heap);
    return { ...dealOut(match, heap, puzzle.tiles.length, 'dead'), grid: {}, turn: SEAT, puzzle };
  },
  moves: (deal) => movesOnGrid(deal, placesFor),
  play: (before, event) => playOnGrid(mosaic, before, event, isSolved),
  look: (deal) => lookAt(deal, freePlaces(deal), null),
  line: lineAlone,
  next: nextAlone,
};
