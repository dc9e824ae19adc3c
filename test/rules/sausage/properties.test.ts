import { describe, expect, it } from 'vitest';
import { moveCode } from '../../../src/bots/two-lines/position.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Beat, Deal, Move } from '../../../src/rules/game.ts';
import {
  byteOf,
  isOver,
  MOST_MOVES,
  move,
  movesInto,
  newFastDeal,
  pipsOfRow,
} from '../../../src/rules/sausage/fast.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { dealRows, playWell } from '../../../src/rules/sausage/sausage-playout.ts';
import { turnedIn } from '../../../src/rules/sausage/turned-up.ts';
import { halves } from '../../../src/rules/tiles.ts';
import { often } from '../../long.ts';
import { begun } from './rows.ts';

interface Step {
  readonly before: Deal;
  readonly move: Move;
  readonly deal: Deal;
  readonly beats: readonly Beat[];
}

function shuffled(nth: number): Deal {
  const heap = shuffledHeap(seedOfText('sausage properties'), dealLabel(1, nth), sausage.set({}));
  return sausage.open(begun(), { startsWith: 'any', target: 101 }, 2, heap, nth % 2);
}

/** All steps of a deal at random. */
function stepsOf(nth: number): readonly Step[] {
  const chance = fastChance(nth);
  const steps: Step[] = [];
  let before = shuffled(nth);
  while (before.turn) {
    const moves = sausage.moves(before);
    const chosen = moves[chance.below(moves.length)];
    if (!chosen) throw new Error('no move');
    const { deal, beats } = sausage.play(before, chosen);
    steps.push({ before, move: chosen, deal, beats });
    before = deal;
  }
  return steps;
}

const steps = Array.from({ length: often(40, 400) }, (_, nth) => stepsOf(nth)).flat();
const bytesOf = (deal: Deal) => Uint8Array.from(deal.heap, (tile) => byteOf(...halves(tile)));

describe('sausage at random', () => {
  it('21.5, 21.7: halves that touch are equal, before and after every cut', () => {
    for (const { deal } of steps)
      for (const { to, arm, inner } of deal.laid) {
        const before = deal.laid[to ?? -1];
        if (before) expect(inner).toBe(before.to === null && arm === 0 ? before.inner : before.outer);
      }
  });

  it('21.7: a cut at joint k gives the other seat 2k + 1 tiles, and lines that are k shorter', () => {
    const cuts = steps.filter(({ move }) => move.do === 'play' && move.arm === 'across');
    expect(cuts.length).toBeGreaterThan(20);
    for (const { before, move, deal } of cuts) {
      const other = 1 - (before.turn?.seat ?? 0);
      const joint = (move.do === 'play' && move.joint) || 0;
      expect((deal.hands[other]?.length ?? 0) - (before.hands[other]?.length ?? 0)).toBe(2 * joint + 1);
      for (const arm of [0, 1])
        expect(deal.laid.filter((laid) => laid.arm === arm)).toHaveLength(
          before.laid.filter((laid) => laid.arm === arm).length - joint,
        );
    }
  });

  it('21.2, 21.3: what was turned up is what was laid, led or passed, and what is turned up now', () => {
    for (const { before, deal, beats } of steps) {
      expect(turnedIn(deal)).toHaveLength(deal.log.length + (deal.turn ? 1 : 0));
      const [first] = beats;
      expect(first && 'at' in first && first.at).toBe(turnedIn(before).at(-1));
    }
  });

  it('6.12: an end is dead while all of its number lie on the table; a cut may open it again', () => {
    let opened = 0;
    for (const { before, deal } of steps)
      for (const { place, shows, state } of deal.ends) {
        const lie = deal.laid.filter(({ tile }) => halves(tile).includes(shows)).length;
        expect(state).toBe(lie === 7 ? 'dead' : 'open');
        const was = before.ends.find((end) => end.place === place);
        if (state === 'open' && was?.state === 'dead') opened++;
      }
    expect(opened).toBeGreaterThan(0);
  });

  it('21.1 to 21.10: comes to the same moves, rows and end on bytes', () => {
    for (let nth = 0; nth < often(25, 1000); nth++) {
      const chance = fastChance(nth);
      const list = new Uint8Array(MOST_MOVES);
      const fast = newFastDeal();
      let deal = shuffled(nth);
      dealRows(fast, bytesOf(deal), deal.turn?.seat ?? 0);
      while (deal.turn) {
        const moves = sausage.moves(deal);
        const codes = [...list.subarray(0, movesInto(fast, list))].sort();
        expect(codes).toEqual(moves.map((each) => moveCode(fast, each)).sort());
        const chosen = moves[chance.below(moves.length)] ?? { do: 'pass' };
        move(fast, moveCode(fast, chosen));
        deal = sausage.play(deal, chosen).deal;
        expect(isOver(fast)).toBe(deal.turn === null);
      }
      expect([pipsOfRow(fast, 0), pipsOfRow(fast, 1)]).toEqual(sausage.settle(begun(), deal).counts);
    }
  });

  it('is played out to its end', () => {
    for (let nth = 0; nth < 40; nth++) {
      const fast = newFastDeal();
      dealRows(fast, bytesOf(shuffled(nth)), 0);
      playWell(fast, 250, fastChance(nth));
      expect(isOver(fast)).toBe(true);
    }
  });
});
