import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { playMatches, playOut, tiles } from './arranged.ts';
import type { Deal, SausageTile } from './reading.ts';
import { sausage } from './sausage.ts';
import { at, wholeSet } from './tiles.ts';

const any = { startsWith: 'any', target: 101 };

const match = sausage.begin(any, 2);

/** Start 2-5; line 0: 2-3, 3-5; line 1: 1-5, 0-1. Seat 0 is to move; its row ends so, seat 1 has the other. */
function example(row0: string, row1: string): Deal {
  const deal = structuredClone(sausage.open(match, wholeSet(6), 0));
  const position = (tile: string) => deal.heap.indexOf(tile);
  const laid = (tile: string, inward: number, outward: number): SausageTile => ({
    position: position(tile),
    inward,
    outward,
  });
  deal.hands = [row0, row1].map((row) => tiles(row).map(position));
  deal.sausage = {
    start: { position: position('2-5'), faces: [2, 5] },
    lines: [
      [laid('2-3', 2, 3), laid('3-5', 3, 5)],
      [laid('1-5', 5, 1), laid('0-1', 1, 0)],
    ],
    turns: 5,
    before: 0,
  };
  return deal;
}

const row = (deal: Deal, seat: number) => at(deal.hands, seat).map((position) => at(deal.heap, position));
const jointsOf = (deal: Deal, line: number) =>
  sausage
    .look(deal)
    .places.filter(({ arm }) => arm === line)
    .map(({ shows }) => shows);

describe('sausage, as written', () => {
  it('0-5 cuts at joint 2: five tiles, 27 pips, go over', () => {
    const deal = example('6-6 4-4 0-5', '1-6 5-5');
    expect([jointsOf(deal, 0), jointsOf(deal, 1)]).toEqual([
      [2, 3, 5],
      [5, 1, 0],
    ]);
    expect(sausage.moves(deal)).toEqual([
      { seat: 0, do: 'play', tile: '0-5', arm: 0 },
      { seat: 0, do: 'play', tile: '0-5', arm: 1 },
      { seat: 0, do: 'play', tile: '0-5', arm: 'across', joint: 2 },
    ]);
    const cut = playOut(sausage, deal, { do: 'play', tile: '0-5', arm: 'across', joint: 2 });
    expect(row(cut, 1)).toEqual(['0-1', '3-5', '1-5', '2-3', '2-5', '1-6', '5-5']);
    expect([jointsOf(cut, 0), jointsOf(cut, 1)]).toEqual([[5], [0]]);
  });

  it('1-3 cuts at joint 1: line 0 keeps 3-5, line 1 keeps 0-1', () => {
    const deal = example('6-6 4-4 1-3', '1-6 5-5');
    const cut = playOut(sausage, deal, { do: 'play', tile: '1-3', arm: 'across', joint: 1 });
    expect(row(cut, 1)).toEqual(['1-5', '2-3', '2-5', '1-6', '5-5']);
    expect([jointsOf(cut, 0), jointsOf(cut, 1)]).toEqual([
      [3, 5],
      [1, 0],
    ]);
  });

  it('3-3 inserted at joint 1: now 0-3 can cut at joint 2', () => {
    const deal = example('6-6 4-4 3-3', '1-6 0-3');
    expect(sausage.moves(deal)).toEqual([{ seat: 0, do: 'play', tile: '3-3', arm: 0, joint: 1 }]);
    const inserted = playOut(sausage, deal, { do: 'play', tile: '3-3', arm: 0, joint: 1 });
    expect(jointsOf(inserted, 0)).toEqual([2, 3, 3, 5]);
    expect(sausage.moves(inserted)).toContainEqual({ seat: 1, do: 'play', tile: '0-3', arm: 'across', joint: 2 });
  });

  it('a tile that does not go is put to the left end', () => {
    const deal = example('0-5 6-6', '1-6 0-3');
    expect(sausage.moves(deal)).toEqual([{ seat: 0, do: 'pass' }]);
    expect(row(playOut(sausage, deal, 'pass'), 0)).toEqual(['6-6', '0-5']);
  });

  it('an empty row dominoes, a cut with the last tile is carried out first', () => {
    const over = playOut(sausage, example('0-5', '6-6'), { do: 'play', tile: '0-5', arm: 'across', joint: 2 });
    expect(sausage.line(match, over)).toMatchObject({ end: 'domino', counts: [0, 39], points: [0, 39] });
  });

  it('blocked: nothing of either row goes, or 200 turns are over', () => {
    const over = playOut(sausage, example('2-2 4-6 4-4 3-3', '6-6'), {
      do: 'play',
      tile: '3-3',
      arm: 0,
      joint: 1,
    });
    expect(over.end).toBeNull();
    const late = example('4-4 6-6', '0-2');
    if (late.sausage) late.sausage.turns = 199;
    const end = playOut(sausage, late, 'pass');
    expect(sausage.line(match, end)).toMatchObject({
      end: 'blocked',
      left: [['6-6', '4-4'], ['0-2']],
      points: [20, 0],
    });
    const none = playOut(sausage, example('4-4 6-6 0-5', '4-6 1-6'), { do: 'play', tile: '0-5', arm: 1 });
    expect(none.end).toBe('blocked');
    expect(sausage.line(match, none).points).toEqual([20, 0]);
  });

  it('by option a double starts', () => {
    const heap = [...wholeSet(6)].reverse();
    const double = sausage.begin({ startsWith: 'double', target: 101 }, 2);
    const deal = sausage.open(double, heap, 0);
    // The right end of seat 0's row: 2-3, then 2-4, 2-5, 2-6, 3-3.
    const led = playOut(sausage, deal, 'pass', 'pass', 'pass', 'pass');
    expect(sausage.moves(led)).toEqual([{ seat: 0, do: 'lead', tile: '3-3' }]);
    const doubles = heap.filter((tile) => tile[0] === tile[2]);
    const others = heap.filter((tile) => tile[0] !== tile[2]);
    let none = sausage.open(double, [...others.slice(0, 14), ...doubles, ...others.slice(14)], 0);
    for (let pass = 0; pass < 14; pass++) none = playOut(sausage, none, 'pass');
    expect(sausage.moves(none)).toEqual([{ seat: 0, do: 'lead', tile: at(others, 13) }]);
  });
});

describe('sausage at random', () => {
  it('ends every deal, and one writes', () => {
    const ends = playMatches(sausage, often(60, 120), ({ points }) => expect(points).toContain(0));
    expect(Object.keys(ends).sort()).toEqual(['blocked', 'domino']);
  });
});
