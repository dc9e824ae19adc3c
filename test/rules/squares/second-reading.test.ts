/** Squares beside the second reading of its sentences: the same at every step of many deals. */
import { describe, expect, it } from 'vitest';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal, Event, Move } from '../../../src/rules/game.ts';
import { filledBy } from '../../../src/rules/outline/filled.ts';
import { HALF_PLACES } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { often } from '../../long.ts';
import { readingOf } from '../../second/all.ts';
import type * as second from '../../second/reading.ts';
import { atRandom, EXAMPLE, shuffledDeal, someFilling } from './deals.ts';

const reading = readingOf('squares');
const begun = { ours: squares.begin({}, 1), theirs: reading.begin({}, 1) };

/** An event, spelled alike by both. */
const spelled = ({ seat, do: what, ...rest }: Event | second.Event) => {
  const { tile = '', arm = '' } = { ...rest } as { readonly tile?: string; readonly arm?: string };
  return `${seat} ${what} ${tile} ${arm}`;
};

/** Both see the same turn, free places, tiles that are left, and moves. */
function sameStep(ours: Deal, theirs: second.Deal): void {
  const look = reading.look(theirs);
  expect(ours.turn?.seat ?? null).toBe(look.turn);
  const { tiles, shown } = filledBy(ours);
  const free = HALF_PLACES.filter((_, place) => tiles[place] === null);
  expect(free.map(({ name, area }) => ({ arm: name, shows: shown[area], takes: shown[area] }))).toEqual(look.places);
  expect([ours.hands, ours.boneyard]).toEqual([look.hands, look.boneyard]);
  const moves = squares.moves(ours).map((move) => spelled({ seat: 0, ...move }));
  expect(moves.sort()).toEqual(reading.moves(theirs).map(spelled).sort());
}

/** Both count the deal alike. */
function sameEnd(ours: Deal, theirs: second.Deal): void {
  const { counts, points, standing } = squares.settle(begun.ours, ours);
  const left = ours.hands.map((hand) => hand.map((at) => ours.heap[at]));
  expect({ end: ours.outcome?.how, left, counts, points, totals: standing.totals }).toEqual(
    reading.line(begun.theirs, theirs),
  );
  const { deals, totals, winners } = reading.next(begun.theirs, theirs);
  expect(standing).toEqual({ deals, totals, memory: null, winners });
}

/** Plays the moves by both at once, and compares at every so many steps. */
function playBoth(start: Deal, moves: readonly Move[], every: number): void {
  let ours = start;
  let theirs = reading.open(begun.theirs, start.heap, 0);
  for (const [step, move] of moves.entries()) {
    if (step % every === 0) sameStep(ours, theirs);
    ours = squares.play(ours, move).deal;
    theirs = reading.play(theirs, { seat: 0, ...move } as second.Event);
  }
  sameStep(ours, theirs);
  sameEnd(ours, theirs);
}

describe('squares and its second reading', () => {
  it('23, 25.6: agree at every step of the example', () => {
    playBoth(shuffledDeal(0), EXAMPLE, 1);
  });

  it('23.2, 23.3: agree in deals at random, with tiles that are lifted, until they are given up', () => {
    for (let seed = 0; seed < often(6, 100); seed++) {
      const chance = fastChance(seed);
      const deals = [...atRandom(shuffledDeal(seed), chance, 40)];
      const log = deals.at(-1)?.log ?? [];
      expect(deals.at(-1)?.outcome?.how).toBe('givenUp');
      playBoth(
        shuffledDeal(seed),
        log.map(({ seat: _, ...move }) => move),
        5,
      );
    }
  });

  it('23.3: agree in deals that are solved', () => {
    for (let seed = 0; seed < often(5, 100); seed++) playBoth(shuffledDeal(seed), someFilling(fastChance(seed)), 7);
  });
});
