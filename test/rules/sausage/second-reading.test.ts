/** Sausage beside the second reading of its sentences: the same at every step of many deals, and of whole matches. */
import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Event, Options, Settlement, Standing } from '../../../src/rules/game.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { jointsOf, LINES } from '../../../src/rules/sausage/sausage-lines.ts';
import { often } from '../../long.ts';
import { readingOf } from '../../second/all.ts';
import type * as second from '../../second/reading.ts';
import { optionsOf } from '../arranged.ts';

const reading = readingOf('sausage');

/** An event or a move with its seat, spelled alike by both. */
const spelled = (event: Event | second.Event) =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));

/** All joints of both lines; at the open end the arm alone. */
function jointsIn({ laid }: Deal) {
  return LINES.flatMap((arm) => {
    const numbers = jointsOf(laid, arm);
    return numbers.map((shows, joint) => ({
      arm,
      ...(joint < numbers.length - 1 && { joint }),
      shows,
      takes: shows,
    }));
  });
}

function sameStep(ours: Deal, theirs: second.Deal): void {
  const look = reading.look(theirs);
  expect(ours.turn?.seat ?? null).toBe(look.turn);
  expect(jointsIn(ours)).toEqual(look.places);
  expect([ours.hands, ours.boneyard]).toEqual([look.hands, look.boneyard]);
  const moves = sausage.moves(ours).map((move) => spelled({ seat: ours.turn?.seat ?? -1, ...move }));
  expect(moves.sort()).toEqual(reading.moves(theirs).map(spelled).sort());
}

function sameEnd(before: Standing, match: second.Match, ours: Deal, theirs: second.Deal): Settlement {
  const settled = sausage.settle(before, ours);
  const left = ours.hands.map((hand) => hand.map((at) => ours.heap[at]));
  const { counts, points } = settled;
  expect({ end: ours.outcome?.how, left, counts, points, totals: settled.standing.totals }).toEqual(
    reading.line(match, theirs),
  );
  const { totals, winners, leader } = reading.next(match, theirs);
  expect(settled.standing).toMatchObject({ totals, winners });
  if (!winners) expect(settled.standing.memory).toEqual({ starts: leader });
  return settled;
}

function playBoth(options: Options, name: string): string[] {
  const chance = fastChance(name.length);
  const seed = seedOfText(name);
  let standing = sausage.begin(options, 2);
  let match = reading.begin({ ...options }, 2);
  const ends: string[] = [];
  for (let deal = 1; !standing.winners; deal++) {
    const heap = shuffledHeap(seed, dealLabel(deal, 0), sausage.set(options));
    const lot = chance.below(2);
    let ours = sausage.open(standing, options, 2, heap, lot);
    let theirs = reading.open(match, heap, lot);
    while (ours.turn) {
      sameStep(ours, theirs);
      const moves = sausage.moves(ours);
      const move = moves[chance.below(moves.length)] ?? { do: 'pass' };
      theirs = reading.play(theirs, { seat: ours.turn.seat, ...move } as second.Event);
      ours = sausage.play(ours, move).deal;
    }
    sameStep(ours, theirs);
    standing = sameEnd(standing, match, ours, theirs).standing;
    match = reading.next(match, theirs);
    ends.push(ours.outcome?.how ?? '');
  }
  return ends;
}

describe('sausage and its second reading', () => {
  it.each([
    { startsWith: 'any', target: 101 },
    { startsWith: 'double', target: 150 },
  ])('agree at every step of matches at random: %o', (given) => {
    const options = optionsOf(sausage, given, 2);
    const ends = Array.from({ length: often(5, 400) }, (_, n) => playBoth(options, `${given.startsWith} ${n}`)).flat();
    // Few deals are blocked: of these, for a start, it is enough that all have ended.
    expect(ends).toContain('domino');
    expect(new Set([...ends, 'blocked', 'domino']).size).toBe(2);
  });
});
