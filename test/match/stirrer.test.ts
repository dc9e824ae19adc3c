/** The seat whose player shuffles, by the custom of the table. */
import { expect, it } from 'vitest';
import { beginMatch } from '../../src/match/progress.ts';
import { stirrerOf } from '../../src/match/stirrer.ts';
import type { Seat, Standing } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import type { DealRecord } from '../../src/rules/record/format.ts';
import { optionsOf } from '../rules/arranged.ts';

interface Ended {
  readonly points: readonly number[];
  readonly counts: readonly number[];
  /** The seats that moved, in order; the first one led. */
  readonly moved: readonly Seat[];
}

/** Answers who shuffles after a deal that ended so, or before the first one. */
function stirrer(id: string, seats: number, ended: Ended | null, starts: Seat | null = null, isSecret = false) {
  const game = gameById(id);
  if (!game) throw new Error(id);
  const match = beginMatch(game, optionsOf(game, {}, seats), seats, new Uint8Array(32));
  const standing: Standing = { ...match.standing, memory: starts === null ? null : { starts } };
  const finished = ended ? [recordOf(ended)] : [];
  return stirrerOf({ ...match, standing, finished }, isSecret);
}

const recordOf = ({ points, counts, moved }: Ended): DealRecord => ({
  deal: 1,
  heap: [],
  hands: [],
  salt: '',
  commitment: '',
  thrownIn: [],
  points,
  counts,
  events: moved.map((seat, k) =>
    k === 0 ? { seat, do: 'lead', tile: '1-1' } : { seat, do: 'play', tile: '1-2', arm: 0 },
  ),
});

it('is whoever lost the deal before: the most pips left where points are won, the most points where they are lost', () => {
  const won = { points: [20, 0, 0, 0], counts: [0, 3, 12, 5], moved: [1, 2, 3, 0] };
  expect(stirrer('cyprus', 4, won)).toBe(2);
  const lost = { points: [0, 5, 30, 8], counts: [0, 5, 30, 8], moved: [1, 2, 3, 0] };
  expect(stirrer('osel', 4, lost)).toBe(2);
});

it('is of the side that lost, and there the seat after the one that moved last', () => {
  // Sports: seats 0 and 2 against 1 and 3; seat 3 has more tiles left, but seat 1 is next.
  expect(stirrer('sports', 4, { points: [30, 0, 30, 0], counts: [0, 10, 8, 20], moved: [1, 2, 3, 0] })).toBe(1);
  expect(stirrer('sports', 4, { points: [30, 0, 30, 0], counts: [8, 10, 0, 20], moved: [1, 2] })).toBe(3);
});

it('is the General in General (20.4), whatever anybody has left', () => {
  for (const by of [0, 1, 2, 3]) {
    const general = (by + 1) % 4;
    const points = [0, 1, 2, 3].map((seat) => (seat % 2 === general % 2 ? 1 : 0));
    expect(stirrer('general', 4, { points, counts: [9, 3, 1, 7], moved: [2, by] })).toBe(general);
  }
});

it('is the seat that starts where nobody lost, or it is told which one led', () => {
  const blocked = { points: [0, 0, 0, 0], counts: [4, 4, 9, 9], moved: [3, 0, 1, 2] };
  expect(stirrer('general', 4, blocked)).toBe(3);
  expect(stirrer('block', 4, blocked, 1)).toBe(1);
});

it('is anybody in the first deal, since only the tiles tell who leads it, and whoever starts where that is known', () => {
  expect(stirrer('cyprus', 4, null)).toBeNull();
  expect(stirrer('block', 4, null, 2)).toBe(2);
});

it('tells nothing of a deal whose points are still secret (7.6)', () => {
  const lost = { points: [0, 5, 30, 8], counts: [0, 5, 30, 8], moved: [1, 2, 3, 0] };
  expect(stirrer('osel', 4, lost, null, true)).toBe(1);
});
