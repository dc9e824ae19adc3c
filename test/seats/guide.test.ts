import { describe, expect, it } from 'vitest';
import { first } from '../../src/rules/first-game.ts';
import type { Move } from '../../src/rules/game.ts';
import { type Task, taskOf } from '../../src/rules/task.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createGuide } from '../../src/seats/guide.ts';
import type { Guidance } from '../../src/seats/habits.ts';

const LAY: Move = { do: 'play', tile: '2-9', arm: 0 };
const OTHER: Move = { do: 'play', tile: '3-9', arm: 0 };
const DRAW: Move = { do: 'draw' };
const STAR = first.table;
const never = new AbortController().signal;
const seenIn = (phase: string, accepts = [0]) =>
  ({ phase, heap: [], turn: null, laid: [], ends: [{ accepts }] }) as never;

function guided(wanted: Guidance, isNewGame = false) {
  const desk = createDesk();
  const counts = new Map<Task, number>();
  const done = {
    of: (task: Task) => counts.get(task) ?? 0,
    count: (task: Task) => void counts.set(task, (counts.get(task) ?? 0) + 1),
  };
  const none = () => {};
  let late = none;
  const later = (_: number, callback: () => void) => {
    late = callback;
    return () => {
      late = none;
    };
  };
  const end = createGuide({ desk, done, table: STAR, later, wanted: () => wanted, isNewGame });
  const ask = (moves: readonly Move[], phase = 'opening') =>
    void desk.ask({ seat: 0, seen: seenIn(phase), moves }, never);
  return { desk, counts, ask, end, wait: () => late(), isWaiting: () => late !== none };
}

describe('what is asked', () => {
  it.each<[Task, readonly Move[], string]>([
    ['lead', [{ do: 'lead', tile: '9-9' }], 'leading'],
    ['star', [LAY, OTHER], 'opening'],
    ['ends', [LAY], 'freePlay'],
    ['playOrDraw', [LAY, DRAW], 'freePlay'],
    ['playOrKeep', [LAY, { do: 'pass' }], 'opening'],
    ['draw', [DRAW], 'freePlay'],
    ['drawOrPass', [DRAW, { do: 'pass' }], 'freePlay'],
  ])('is %s', (task, moves, phase) => {
    expect(taskOf({ seen: seenIn(phase), moves }, STAR)).toBe(task);
  });

  it.each<[Task, readonly Move[]]>([
    ['doubles', [LAY, OTHER]],
    ['doublesDraw', [DRAW]],
  ])('is %s while the arms wait for their doubles (28.3)', (task, moves) => {
    const laid = [
      { inner: 6, outer: 6 },
      { inner: 6, outer: 5 },
    ];
    const seen = { phase: 'opening', heap: [], turn: null, laid, ends: [{ accepts: [5], to: 1 }] } as never;
    expect(taskOf({ seen, moves }, STAR)).toBe(task);
  });

  it('is any tile where an end takes any number (15.1)', () => {
    expect(taskOf({ seen: seenIn('freePlay', [0, 1, 2]), moves: [LAY, OTHER] }, STAR)).toBe('any');
  });

  it.each<[Task, readonly Move[]]>([
    ['drawn', [LAY, { ...LAY, arm: 1 }]],
    ['ends', [LAY, OTHER]],
    ['ends', [OTHER]],
    ['playOrKeep', [LAY, { do: 'pass' }]],
    ['playOrDraw', [LAY, DRAW]],
  ])('is %s after the two-nine was drawn', (task, moves) => {
    const turn = { seat: 0, drew: [0, 1], laid: [] };
    const seen = { phase: 'freePlay', heap: ['5-5', '2-9'], turn, laid: [], ends: [{ accepts: [2] }] } as never;
    expect(taskOf({ seen, moves }, STAR)).toBe(task);
  });
});

describe('the line that says what is asked', () => {
  it('stands until that kind of thing was done three times, and comes back after a silence', () => {
    const { desk, ask, wait } = guided('useful');
    for (let time = 0; time < 3; time++) {
      ask([LAY, OTHER]);
      expect(desk.asks).toBe('star');
      desk.offer(LAY);
      expect(desk.asks).toBeNull();
    }
    ask([LAY, OTHER]);
    expect(desk.asks).toBeNull();
    wait();
    expect(desk.asks).toBe('star');
    desk.offer(LAY);
    wait();
    expect(desk.asks).toBeNull();
  });

  it('waits for no silence where it stands anyway', () => {
    const { desk, ask, isWaiting } = guided('useful');
    for (let time = 0; time < 4; time++) {
      ask([LAY, OTHER]);
      expect([desk.asks === null, isWaiting()]).toEqual(time < 3 ? [false, false] : [true, true]);
      desk.offer(LAY);
    }
  });

  it('comes back for something new', () => {
    const { desk, ask } = guided('useful');
    for (let time = 0; time < 4; time++) {
      ask([LAY, OTHER]);
      desk.offer(LAY);
    }
    ask([LAY, OTHER], 'freePlay');
    expect(desk.asks).toBe('ends');
  });

  it('stands at the first of each kind in a game that is new, whatever was learnt in others', () => {
    const { desk, ask, counts } = guided('useful', true);
    counts.set('star', 9);
    counts.set('ends', 9);
    const asked = (phase: string) => {
      ask([LAY, OTHER], phase);
      const said = desk.asks;
      desk.offer(LAY);
      return said;
    };
    expect(['opening', 'opening', 'freePlay', 'freePlay'].map(asked)).toEqual(['star', null, 'ends', null]);
  });

  it('says where a tile goes that was taken up, and counts both', () => {
    const { desk, ask, counts } = guided('useful');
    ask([LAY, OTHER]);
    desk.pick('2-9');
    expect(desk.asks).toBe('place');
    desk.pick(null);
    expect(desk.asks).toBe('star');
    desk.pick('3-9');
    desk.offer(OTHER);
    expect([...counts]).toEqual([
      ['star', 1],
      ['place', 1],
    ]);
  });

  it('says of a tile for two places that it can be turned (23.2)', () => {
    const { desk, ask } = guided('useful');
    ask([{ do: 'play', tile: '2-3', arm: 'r1c2 r1c3' }]);
    desk.pick('2-3');
    expect(desk.asks).toBe('turn');
  });

  it('stands always, or never, where that is wanted', () => {
    const [always, not] = [guided('always'), guided('never')];
    for (let time = 0; time < 5; time++) {
      for (const { ask } of [always, not]) ask([LAY]);
      expect([always.desk.asks, not.desk.asks]).toEqual(['star', null]);
      not.wait();
      expect(not.desk.asks).toBeNull();
      for (const { desk } of [always, not]) desk.offer(LAY);
    }
  });

  it('is said no more once the table is left', () => {
    const { desk, ask, end } = guided('always');
    end();
    ask([LAY]);
    expect(desk.asks).toBeNull();
  });
});
