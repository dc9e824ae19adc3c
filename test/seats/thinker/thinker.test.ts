import { describe, expect, it, vi } from 'vitest';
import type { GameSetup, Mind, ToWorker } from '../../../src/bots/messages.ts';
import type { Move } from '../../../src/rules/game.ts';
import { PARTS } from '../../../src/seats/thinker/deadline.ts';
import { DEADLINE, UNHURRIED } from '../../../src/seats/thinker/decision.machine.ts';
import type { ThinkersOptions } from '../../../src/seats/thinker/thinkers.machine.ts';
import { type FakeWorker, fakeWorker, handTimers, sourceOf, toySeen } from './fake-worker.ts';
import { startThinker } from './started.ts';

const moves: readonly Move[] = [
  { do: 'play', tile: '0-1', arm: 0 },
  { do: 'play', tile: '1-6', arm: 0 },
];
const [light, heavy] = moves;
const mind: Mind = { level: 'rules' };
const never = new AbortController().signal;

/** A thinker whose workers all behave like `answer`; the fallback plays the heavy tile, good workers the light one. */
function setting(answer: (message: ToWorker, worker: FakeWorker) => void, table?: GameSetup) {
  const workers: FakeWorker[] = [];
  const timers = handTimers();
  const spawn = () => {
    const worker = fakeWorker(answer);
    workers.push(worker);
    return worker;
  };
  const fallback = () => heavy as Move;
  const thinker = startThinker({
    sources: [sourceOf(spawn)],
    later: timers.later,
    fallback,
    ...(table && { table }),
  });
  return { workers, timers, thinker };
}

/** So long that a page that is not busy waits no more. */
async function beLate(timers: ReturnType<typeof handTimers>, deadline = DEADLINE) {
  for (let part = 0; part < PARTS; part++) await timers.pass(deadline / PARTS);
}

const good = (message: ToWorker, worker: FakeWorker) => {
  if (message.type === 'init') worker.say({ type: 'ready' });
  if (message.type === 'think') worker.say({ type: 'move', id: message.id, move: light });
};

describe('the thinker', () => {
  it('warms one worker at the start, and asks it for every seat, each in its own mind', async () => {
    const { workers, timers, thinker } = setting(good);
    expect(workers[0]?.heard).toEqual([{ type: 'init' }]);
    expect(await thinker.think(toySeen, moves, mind, 1, never)).toEqual(light);
    const other: Mind = { level: 'expert', temperament: 'blocker' };
    expect(await thinker.think(toySeen, moves, other, 2, never)).toEqual(light);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.heard.slice(1)).toEqual([
      { type: 'think', id: 0, seen: toySeen, moves, mind, seed: 1, budget: 50 },
      { type: 'think', id: 1, seen: toySeen, moves, mind: other, seed: 2, budget: 150 },
    ]);
    expect(timers.waiting).toBe(0);
    // A finished decision is removed.
    expect(thinker.children()).toEqual(['worker', 'adviser']);
  });

  it('tells the worker, and each that comes after it, at what table to warm up', async () => {
    const table = { game: 'sebastopol', options: { target: 60 }, seats: 4, searches: true };
    const { workers, timers } = setting(good, table);
    await timers.pass(1);
    workers[0]?.fail();
    expect(workers.map(({ heard }) => heard[0])).toEqual([
      { type: 'init', table },
      { type: 'init', table },
    ]);
  });

  it('thinks on the page, and ends another worker, where an unhurried mind had all its time', async () => {
    const hangs = (message: ToWorker, worker: FakeWorker) => message.type === 'init' && worker.say({ type: 'ready' });
    const timers = handTimers();
    const workers: FakeWorker[] = [];
    const thinker = startThinker({
      later: timers.later,
      sources: [
        sourceOf(() => {
          workers.push(fakeWorker(hangs));
          return workers.at(-1) as FakeWorker;
        }),
      ],
      fetchThink: async () => async () => light as Move,
      fallback: () => heavy as Move,
    });
    const choice = thinker.think(toySeen, moves, { level: 'rules', isUnhurried: true }, 1, never);
    await beLate(timers);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    await beLate(timers, UNHURRIED);
    await timers.pass(0);
    expect(await choice).toEqual(light);
    expect(workers[0]?.ended).toBe(true);
  });

  it('waits for an unhurried mind on the page as long as it takes', async () => {
    const timers = handTimers();
    let answer: (move: Move) => void = () => {};
    const thinker = startThinker({
      ...{ later: timers.later, sources: [], fallback: () => heavy as Move },
      fetchThink: async () => () => new Promise((resolve) => (answer = resolve)),
    });
    const choice = thinker.think(toySeen, moves, { level: 'rules', isUnhurried: true }, 1, never);
    await timers.pass(0);
    await beLate(timers, UNHURRIED);
    answer(light as Move);
    expect(await choice).toEqual(light);
  });

  it('plays by rule of thumb when the worker hangs, and starts a new one', async () => {
    const hangs = (message: ToWorker, worker: FakeWorker) => message.type === 'init' && worker.say({ type: 'ready' });
    const { workers, timers, thinker } = setting(hangs);
    const choice = thinker.think(toySeen, moves, mind, 1, never);
    await beLate(timers);
    expect(await choice).toEqual(heavy);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('lets a worker that is slow to start go on starting', async () => {
    const { workers, timers, thinker } = setting(() => {});
    const choice = thinker.think(toySeen, moves, mind, 1, never);
    await beLate(timers);
    expect(await choice).toEqual(heavy);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    workers[0]?.say({ type: 'ready' });
    const next = thinker.think(toySeen, moves, mind, 1, never);
    workers[0]?.say({ type: 'move', id: 1, move: light });
    expect(await next).toEqual(light);
  });

  it('hears a worker whose answer lay there while the page itself was busy', async () => {
    const { workers, timers, thinker } = setting(
      (message, worker) => message.type === 'init' && worker.say({ type: 'ready' }),
    );
    const choice = thinker.think(toySeen, moves, mind, 1, never);
    await timers.pass(3 * DEADLINE);
    workers[0]?.say({ type: 'move', id: 0, move: light });
    expect(await choice).toEqual(light);
    expect(workers).toHaveLength(1);
    expect(timers.waiting).toBe(0);
  });

  it('hears no answer that comes late, twice, or for nobody', async () => {
    const { workers, timers, thinker } = setting(() => {});
    const first = thinker.think(toySeen, moves, mind, 1, never);
    await beLate(timers);
    const second = thinker.think(toySeen, moves, mind, 1, never);
    workers[0]?.say({ type: 'move', id: 0, move: light });
    workers[0]?.say({ type: 'move', id: 99, move: light });
    await beLate(timers);
    workers[0]?.say({ type: 'move', id: 1, move: light });
    expect([await first, await second]).toEqual([heavy, heavy]);
    expect(timers.waiting).toBeLessThanOrEqual(1);
  });

  it.each([
    ['no move', null],
    ['a move that is not legal', { do: 'play', tile: '9-9', arm: 0 }],
    ['half a move', { do: 'play' }],
    ['a text', 'pass'],
  ])('plays by rule of thumb at once when it is answered %s', async (_, move) => {
    const { thinker } = setting((message, worker) => {
      if (message.type === 'think') worker.say({ type: 'move', id: message.id, move });
    });
    expect(await thinker.think(toySeen, moves, mind, 1, never)).toEqual(heavy);
  });

  it('is not moved by nonsense', async () => {
    const { thinker } = setting((message, worker) => {
      for (const nonsense of [null, undefined, 3, 'move', [], { type: 'mvoe' }, { type: 'move' }]) worker.say(nonsense);
      good(message, worker);
    });
    expect(await thinker.think(toySeen, moves, mind, 1, never)).toEqual(light);
  });

  it('asks a new worker again when one crashes, and thinks on the main thread when three have', async () => {
    let crashes = 1;
    const { workers, timers, thinker } = setting((message, worker) => {
      if (message.type === 'think' && crashes-- > 0) worker.fail();
      else good(message, worker);
    });
    expect(await thinker.think(toySeen, moves, mind, 1, never)).toEqual(light);
    expect([workers.length, thinker.where]).toEqual([2, 'worker']);
    // The page hears nothing of it.
    expect(workers.map(({ kept }) => kept)).toEqual([1, 0]);
    crashes = Number.POSITIVE_INFINITY;
    const choice = thinker.think(toySeen, moves, { level: 'random' }, 1, never);
    await timers.pass(0);
    expect(moves).toContainEqual(await choice);
    expect(workers.every(({ ended }) => ended)).toBe(true);
    expect([workers.length, thinker.where]).toEqual([4, 'here']);
  });

  it('hears once of the end of a decision on the main thread, however many slices it takes', async () => {
    const heard = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const timers = handTimers();
    let slices = 0;
    const fetchThink: ThinkersOptions['fetchThink'] =
      async () =>
      async ({ pause }) => {
        for (;;) {
          slices++;
          await pause();
        }
      };
    const thinker = startThinker({ sources: [], later: timers.later, fetchThink });
    const leave = new AbortController();
    const refused = expect(thinker.think(toySeen, moves, { level: 'random' }, 1, leave.signal)).rejects.toThrow('left');
    const before = heard.mock.calls.length;
    while (slices < 20) await timers.pass(0);
    expect(heard.mock.calls.length - before).toBeLessThanOrEqual(1);
    leave.abort(new Error('left'));
    await refused;
    const last = slices;
    await timers.pass(0);
    expect([slices, timers.waiting]).toEqual([last, 0]);
    heard.mockRestore();
    thinker.close();
  });

  it('gives up a question when its signal aborts, and tells the worker', async () => {
    const { workers, timers, thinker } = setting(() => {});
    const leave = new AbortController();
    const choice = thinker.think(toySeen, moves, mind, 1, leave.signal);
    const refused = expect(choice).rejects.toThrow('left');
    leave.abort(new Error('left'));
    await refused;
    expect(workers[0]?.heard.at(-1)).toEqual({ type: 'cancel', id: 0 });
    await expect(thinker.think(toySeen, moves, mind, 1, leave.signal)).rejects.toThrow('left');
    expect(timers.waiting).toBe(1);
  });

  it('ends its worker and all its timers with the chart', () => {
    const { workers, timers, thinker } = setting(() => {});
    void thinker.think(toySeen, moves, mind, 1, never);
    thinker.close();
    expect(workers[0]?.ended).toBe(true);
    expect(timers.waiting).toBe(0);
  });
});
