import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { heapOf, moves, optionsOf, playAll } from './arranged.ts';
import { tableOf } from './table.ts';

const sebastopol = gameById('sebastopol') as Game;
const options = optionsOf(sebastopol, {}, 4);
const HANDS = [
  '6-6 0-6 0-0 0-1 0-2 0-3 0-4',
  '1-6 1-1 1-2 1-3 1-4 1-5 0-5',
  '2-2 2-3 2-4 2-5 3-3 3-4 3-5',
  '2-6 3-6 4-6 5-6 4-4 4-5 5-5',
];
const open = () => sebastopol.open(sebastopol.begin(options, 4), options, 4, heapOf(sebastopol, options, 4, HANDS), 0);

describe('Sebastopol (section 3, 1.4–1.9)', () => {
  it('deals all 28 tiles: there is no boneyard (3.1)', () => {
    expect(open().boneyard).toEqual([]);
    expect(open().hands.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  });

  it('starts with 6-6, goes on clockwise, and lets only sixes be laid until the star is complete', () => {
    const { deal } = playAll(sebastopol, open(), moves('!6-6'));
    expect(deal).toMatchObject({ phase: 'opening', turn: { seat: 1 } });
    expect(sebastopol.moves(deal)).toEqual([0, 1, 2, 3].map((arm) => ({ do: 'play', tile: '1-6', arm })));
  });

  it('1.3: turns go clockwise from the seat after the one that laid the spinner, and from the last to seat 0', () => {
    const hands = Object.assign([...HANDS], { 3: '6-6 3-6 4-6 5-6 4-4 4-5 5-5', 0: '2-6 0-6 0-0 0-1 0-2 0-3 0-4' });
    let deal = sebastopol.open(sebastopol.begin(options, 4), options, 4, heapOf(sebastopol, options, 4, hands), 0);
    const seats: unknown[] = [];
    for (let count = 0; count < 9; count++) {
      seats.push(deal.turn?.seat);
      deal = playAll(sebastopol, deal, sebastopol.moves(deal).slice(0, 1)).deal;
    }
    expect(seats).toEqual([3, 0, 1, 2, 3, 0, 1, 2, 3]);
  });

  it('lets a seat without a six pass in the opening', () => {
    const { deal } = playAll(sebastopol, open(), moves('!6-6 1-6@0'));
    expect(sebastopol.moves(deal)).toEqual([{ do: 'pass' }]);
    expect(sebastopol.play(deal, { do: 'pass' }).beats).toEqual([{ beat: 'passed', seat: 2, suits: [6] }]);
  });

  it('completes the star with the fourth six', () => {
    const { deal, beats } = playAll(sebastopol, open(), moves('!6-6 1-6@0 pass 5-6@1 0-6@2 pass pass 4-6@3'));
    expect(beats.at(-1)).toEqual({ beat: 'starred' });
    expect(deal.phase).toBe('freePlay');
    expect(deal.ends.map(({ shows }) => shows)).toEqual([1, 5, 0, 4]);
  });

  it('opens all ends at once when the star is complete, and each play changes one of them', () => {
    const { deal } = playAll(sebastopol, open(), moves('!6-6 1-6@0 pass 3-6@1 0-6@2 pass pass 2-6@3 0-1@0 0-5@0'));
    expect(deal.ends.map(({ shows }) => shows)).toEqual([5, 3, 0, 2]);
    expect(deal.turn?.seat).toBe(2);
    const offered = sebastopol.moves(deal).map((move) => (move.do === 'play' ? `${move.tile}@${move.arm}` : move.do));
    expect(offered).toEqual(['2-2@3', '2-3@1', '2-3@3', '2-4@3', '2-5@0', '2-5@3', '3-3@1', '3-4@1', '3-5@0', '3-5@1']);
  });

  it('tells the moves of a hand to those who see it, and refuses the others', () => {
    const { deal } = playAll(sebastopol, open(), moves('!6-6'));
    expect(sebastopol.moves(seen(sebastopol, deal, 1))).toEqual(sebastopol.moves(deal));
    expect(() => sebastopol.moves(seen(sebastopol, deal, 2))).toThrow();
    expect(() => sebastopol.moves(seen(sebastopol, deal, 'table'))).toThrow();
  });
});

it('1.8: who passes is said to pass on the open ends that something could still be added to (2.2)', () => {
  const table = tableOf('sebastopol', 4);
  const hands = ['6-6 3-6 5-6', '0-6 0-4 0-0 0-2 2-2 2-4 4-4', '1-6 4-6', '2-6 2-5'];
  const deal = table.after(table.open(hands), '!6-6 0-6@0 1-6@1 2-6@2 3-6@3 0-4@0 4-6@0 2-5@2 5-6@2');
  expect(deal.ends.map(({ shows, state }) => `${shows} ${state}`)).toEqual(['6 dead', '1 open', '6 dead', '3 open']);
  expect(table.beats(deal, 'pass')).toEqual([{ beat: 'passed', seat: 1, suits: [1, 3] }]);
});
