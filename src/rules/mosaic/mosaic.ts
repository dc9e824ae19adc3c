/** Mosaic (32): one seat, and a puzzle: tiles, and an outline whose fields promise something about their numbers. */
import type { Beat, Deal, Game, Move, Seen, Tile } from '../game.ts';
import { dealOut, isSet, openDeal } from '../heap.ts';
import { areasUnder } from '../outline/filled.ts';
import { outlineMoves, outlinePlay } from '../outline/outline-moves.ts';
import { outlineOf } from '../outline/outline-of.ts';
import { OPEN_ALONE, SEAT, SIX } from '../solo/alone.ts';
import { fieldsIn } from './fields-in.ts';
import type { MosaicPuzzle } from './mosaic-puzzle.ts';
import { puzzledHeapFault, puzzleOfRecord } from './puzzle-fault.ts';

/** The tiles and the rows of the plain puzzle: the least of 32.5. */
const PLAIN = 5;
const ROWS = 2;

/** Returns a puzzle that can be filled in any way, for deals that are not given one. */
function plainPuzzle(tiles: readonly Tile[]): MosaicPuzzle {
  const columns = Array.from({ length: PLAIN }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  return {
    size: 'small',
    places: rows.flatMap((row) => columns.map((column) => ({ row: row + 1, column: column + 1 }))),
    fields: columns.map((column) => ({ at: rows.map((row) => row * PLAIN + column), sign: 'none' })),
    tiles,
  };
}

/** Deals a puzzle: its tiles are the hand, in their order, and all others are dead. */
function withPuzzle(deal: Deal, puzzle: MosaicPuzzle): Deal {
  const fault = puzzledHeapFault(puzzle, deal.heap);
  if (fault !== null) throw new Error(fault);
  return { ...deal, ...dealOut(deal.heap, deal.seats, puzzle.tiles.length, true), puzzle };
}

/** 32.2: fields that can't keep their signs any more. */
const brokenIn = (seen: Seen): number => fieldsIn(seen).filter(({ state }) => state === 'broken').length;

/** Returns the fields that a play has filled as they promise, and those that it has broken (32.2). */
function changedBy(before: Deal, after: Deal, arm: string): Partial<Extract<Beat, { beat: 'laid' }>> {
  const [was, is] = [fieldsIn(before), fieldsIn(after)];
  const under = areasUnder(outlineOf(after), arm);
  const kept = under.filter((field) => is[field]?.state === 'kept' && is[field]?.field.sign !== 'none');
  const broken = under.filter((field) => is[field]?.state === 'broken' && was[field]?.state !== 'broken');
  return { ...(kept.length > 0 && { kept }), ...(broken.length > 0 && { broken }) };
}

/** 32.3: when all tiles lie and every sign holds, the puzzle is solved. */
const isSolved = (deal: Deal): boolean =>
  deal.hands[SEAT]?.length === 0 && fieldsIn(deal).every(({ state }) => state === 'kept');

export const mosaic: Game = {
  ...OPEN_ALONE,
  id: 'mosaic',
  table: { kind: 'outline', arms: 0, doubles: 'in line' },
  endings: ['domino', 'givenUp'],
  // Nobody picks tiles: they belong to the puzzle, which also says that there are no others.
  dealing: {
    isInOrder: true,
    puzzles: { fault: puzzledHeapFault, deal: withPuzzle, read: puzzleOfRecord, broken: brokenIn },
  },
  handSize: () => PLAIN,
  open(standing, options, seats, heap) {
    if (!isSet(heap, SIX)) throw new Error('the heap is not the set');
    const dealt = dealOut(heap, seats, PLAIN, true);
    const deal = openDeal({ game: 'mosaic', options, heap }, standing, dealt, SEAT, [SEAT]);
    // There is no lead.
    return withPuzzle({ ...deal, phase: 'freePlay' }, plainPuzzle(heap.slice(0, PLAIN)));
  },
  moves: outlineMoves,
  play: (deal: Deal, move: Move) => outlinePlay(deal, move, { isSolved, about: changedBy }),
};
