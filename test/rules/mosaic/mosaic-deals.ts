/** Deals of Mosaic for tests: of puzzles that are made, and of the page's example. */
import { mosaicOf } from '../../../src/bots/mosaic/make-mosaic.ts';
import { solveMosaic } from '../../../src/bots/mosaic/solve-mosaic.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { seedOfText, toHex } from '../../../src/rules/chance.ts';
import type { Deal, Move, Tile } from '../../../src/rules/game.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import type { MosaicPuzzle, MosaicSize } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { dealRecord, type MatchRecord, recordHeader } from '../../../src/rules/record.ts';
import { sealedDeal } from '../../../src/rules/sealed.ts';

/** The heap of a puzzle: its tiles, then the others of the set. */
export const heapOf = ({ tiles }: Pick<MosaicPuzzle, 'tiles'>): readonly Tile[] => [
  ...tiles,
  ...mosaic.set({}).filter((tile) => !tiles.includes(tile)),
];

export function puzzleDeal(puzzle: MosaicPuzzle): Deal {
  const plain = mosaic.open(mosaic.begin({}, 1), {}, 1, heapOf(puzzle), 0);
  const deal = mosaic.dealing?.puzzles?.deal(plain, puzzle);
  if (!deal) throw new Error('no puzzles');
  return deal;
}

export const made = (number: number, size: MosaicSize): Deal => puzzleDeal(mosaicOf(number, size).puzzle);

export const playedIn = (deal: Deal, ...moves: readonly Move[]): Deal =>
  moves.reduce((before, move) => mosaic.play(before, move).deal, deal);

/** The search's answer. */
export function solved({ puzzle, ...deal }: Deal) {
  if (!puzzle) throw new Error('no puzzle');
  return atOnce(solveMosaic({ ...deal, puzzle }));
}

const places = [1, 2].flatMap((row) => [1, 2].map((column) => ({ row, column })));

/** The example of section 32, which the game does not give: it has two solutions. */
export const TWO_SOLUTIONS: MosaicPuzzle = {
  size: 'small',
  places,
  fields: [
    { at: [0, 1], sign: 'sum', n: 7 },
    { at: [2], sign: 'equal' },
    { at: [3], sign: 'under', n: 2 },
  ],
  tiles: ['3-4', '1-2'],
};

/** The same with its first field split: it has one. */
export const ONE_SOLUTION: MosaicPuzzle = {
  ...TWO_SOLUTIONS,
  fields: [{ at: [0], sign: 'over', n: 3 }, { at: [1], sign: 'over', n: 2 }, ...TWO_SOLUTIONS.fields.slice(1)],
};

/** The record of a match of a puzzle that is made: solved, with a tile laid and lifted again before, or given up. */
export function mosaicRecord(number: number, size: MosaicSize, how: 'solved' | 'given up'): MatchRecord {
  const { puzzle } = mosaicOf(number, size);
  const seed = seedOfText(`mosaic ${number}`);
  const begun = mosaic.begin({}, 1);
  const given = { heap: heapOf(puzzle), lot: 0, puzzle };
  const { deal, seal } = sealedDeal(mosaic, begun, {}, 1, seed, 0, given);
  const solution = solved(deal);
  if (solution.is !== 'found') throw new Error('no solution');
  const [first, second, ...others] = solution.moves as readonly Extract<Move, { do: 'play' }>[];
  if (!first || !second) throw new Error('no moves');
  const again: readonly Move[] = [first, second, { do: 'lift', tile: first.tile }];
  const played = playedIn(deal, ...again, ...(how === 'solved' ? [first, ...others] : [{ do: 'giveUp' } as const]));
  return {
    header: recordHeader(mosaic, {}, [{ name: 'Ada', kind: 'person' }], toHex(seed)),
    deals: [dealRecord(played, mosaic.settle(begun, played), seal, [])],
  };
}
