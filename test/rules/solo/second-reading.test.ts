/** Solo 1 beside the second reading of its sentences: the same at every step of many deals. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../../src/bots/solo/solve.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Deal, Event, Move } from '../../../src/rules/game.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { often } from '../../long.ts';
import { readingOf } from '../../second/all.ts';
import type * as second from '../../second/reading.ts';
import { shuffledDeal } from './deals.ts';

const reading = readingOf('solo-1');
const begun = { ours: solo1.begin({}, 1), theirs: reading.begin({}, 1) };

/** An event or a move with its seat, spelled alike by both. */
const spelled = (event: Event | second.Event) =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Both see the same turn, ends, tiles that are left, and moves. */
function sameStep(ours: Deal, theirs: second.Deal): void {
  const look = reading.look(theirs);
  expect(ours.turn?.seat ?? null).toBe(look.turn);
  expect(ours.ends.map(({ place, shows, accepts }) => ({ arm: place, shows, takes: accepts[0] }))).toEqual(look.places);
  expect([ours.hands, ours.boneyard]).toEqual([look.hands, look.boneyard]);
  const moves = solo1.moves(ours).map((move) => spelled({ seat: 0, ...move }));
  expect(moves.sort()).toEqual(reading.moves(theirs).map(spelled).sort());
}

/** Both count the deal alike. */
function sameEnd(ours: Deal, theirs: second.Deal): void {
  const settled = solo1.settle(begun.ours, ours);
  const left = ours.hands.map((hand) => hand.map((at) => ours.heap[at]));
  const { counts, points } = settled;
  expect({ end: ours.outcome?.how, left, counts, points, totals: settled.standing.totals }).toEqual(
    reading.line(begun.theirs, theirs),
  );
  const { deals, totals, winners } = reading.next(begun.theirs, theirs);
  expect(settled.standing).toEqual({ deals, totals, memory: null, winners });
  expect(settled.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points[0]);
}

/** Plays a deal by both at once; the deal at its end. */
function playBoth(start: Deal, choose: (moves: readonly Move[], step: number) => Move | undefined): Deal {
  let ours = start;
  let theirs = reading.open(begun.theirs, start.heap, 0);
  for (let step = 0; ; step++) {
    sameStep(ours, theirs);
    if (ours.outcome) break;
    const move = choose(solo1.moves(ours), step);
    if (!move) throw new Error('no move is left');
    ours = solo1.play(ours, move).deal;
    const event = reading.moves(theirs).find((each) => spelled(each) === spelled({ seat: 0, ...move }));
    if (!event) throw new Error('no such event');
    theirs = reading.play(theirs, event);
  }
  sameEnd(ours, theirs);
  return ours;
}

describe('solo 1 and its second reading', () => {
  it('agree at every step of deals at random', () => {
    for (let seed = 0; seed < often(200, 4000); seed++) {
      const chance = fastChance(seed);
      playBoth(shuffledDeal(seed), (moves) => moves[chance.below(moves.length)]);
    }
  });

  it('agree at every step of deals that are won', () => {
    let won = 0;
    for (let seed = 0; seed < often(120, 3000); seed++) {
      const deal = shuffledDeal(seed);
      const solution = atOnce(solve(deal));
      if (solution.is !== 'found') continue;
      expect(playBoth(deal, (_, step) => solution.moves[step]).outcome?.how).toBe('domino');
      won++;
    }
    expect(won).toBeGreaterThan(20);
  });
});
