/** Deals of Squares for tests: shuffled ones, the page's example, and records of whole ones. */
import { fillings } from '../../../src/bots/squares/fillings.ts';
import { lyingIn, moveOf } from '../../../src/bots/squares/lying.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Move, Tile } from '../../../src/rules/game.ts';
import { dealRecord, type MatchRecord, recordHeader } from '../../../src/rules/record.ts';
import { sealedDeal } from '../../../src/rules/sealed.ts';
import { squares } from '../../../src/rules/squares/squares.ts';

export const dealOf = (heap: readonly Tile[]): Deal => squares.open(squares.begin({}, 1), {}, 1, heap, 0);
export const shuffledDeal = (seed: number): Deal =>
  dealOf(shuffledHeap(seedOfText(`squares ${seed}`), dealLabel(1, 0), squares.set({})));

export const play = (tile: string, arm: string): Move => ({ do: 'play', tile: tile as Tile, arm });
export const lift = (tile: string): Move => ({ do: 'lift', tile: tile as Tile });
export const playedIn = (deal: Deal, ...moves: readonly Move[]): Deal =>
  moves.reduce((before, move) => squares.play(before, move).deal, deal);

/** The filling of the page (23): row and column of the upper or left half; r: goes right, d: goes down. */
const FILLING = `0-0 1,1d · 0-2 1,2r · 2-3 1,4r · 1-3 1,6r · 1-1 1,8d · 0-1 2,2d · 1-2 2,3d · 2-4 2,4d · 3-4 2,5d ·
3-5 2,6d · 1-5 2,7d · 1-6 4,2d · 1-4 4,3r · 4-5 4,5r · 0-5 4,7d · 4-6 5,3r · 0-4 5,5r · 2-6 6,2d · 5-6 6,3d · 4-4 6,4r ·
0-6 6,6d · 0-3 6,7d · 2-2 7,1d · 5-5 7,4d · 6-6 7,5d · 3-3 7,8d · 2-5 8,2r · 3-6 8,6r`;
const NUMBERS = ['0231', '145', '640', '2563'];

const numberAt = (row: number, column: number): number => {
  const isInner = row >= 3 && row <= 6;
  return Number(NUMBERS[Math.floor((row - 1) / 2)]?.[Math.floor((column - (isInner ? 2 : 1)) / 2)]);
};

/** The moves of the page's example, in its order. */
export const EXAMPLE: readonly Move[] = FILLING.split('·').map((text) => {
  const [tile = '', where = ''] = text.trim().split(' ');
  const [row = 0, column = 0] = where.slice(0, -1).split(',').map(Number);
  const here = `r${row}c${column}`;
  const there = where.endsWith('r') ? `r${row}c${column + 1}` : `r${row + 1}c${column}`;
  return play(tile, Number(tile[0]) === numberAt(row, column) ? `${here} ${there}` : `${there} ${here}`);
});

/** The moves of one of all fillings, with its numbers named in the order of chance. */
export function someFilling(chance: FastChance): readonly Move[] {
  const all = atOnce(fillings());
  const filling = all[chance.below(all.length)];
  const left = [0, 1, 2, 3, 4, 5, 6];
  const names = [...left].flatMap(() => left.splice(chance.below(left.length), 1));
  if (!filling) throw new Error('no filling');
  return lyingIn(filling, names).map(moveOf);
}

/** The deal after each of some moves at random, until it ends; few are lifted, and it is given up after so many moves. */
export function* atRandom(start: Deal, chance: FastChance, most = 60): Generator<Deal> {
  let deal = start;
  for (let count = 0; ; count++) {
    yield deal;
    if (deal.outcome) return;
    const moves = squares.moves(deal);
    const plays = moves.filter((move) => move.do === 'play');
    const others = moves.filter((move) => move.do === 'lift');
    const from = count >= most || moves.length === 1 ? [] : plays.length > 0 && chance.below(4) > 0 ? plays : others;
    deal = squares.play(deal, from[chance.below(Math.max(1, from.length))] ?? { do: 'giveUp' }).deal;
  }
}

/** The record of a deal from that seed, filled as some filling has it or played at random and given up. */
export function squaresRecord(seed: string, how: 'solved' | 'given up'): MatchRecord {
  const begun = squares.begin({}, 1);
  const { deal: start, seal } = sealedDeal(squares, begun, {}, 1, seedOfText(seed), 0);
  const chance = fastChance(28);
  const end =
    how === 'solved'
      ? playedIn(start, ...someFilling(chance))
      : [...atRandom(start, chance, 30)].reduce((_, deal) => deal);
  return {
    header: recordHeader(squares, {}, [{ name: 'Ada', kind: 'person' }]),
    deals: [dealRecord(end, squares.settle(begun, end), seal, [])],
  };
}
