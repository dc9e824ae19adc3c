import { describe, expect, it } from 'vitest';
import type { Mind } from '../../../src/bots/messages.ts';
import type { Move } from '../../../src/rules/game.ts';
import { PARTS } from '../../../src/seats/thinker/deadline.ts';
import { WARMING, type WorkerLike } from '../../../src/seats/thinker/worker.machine.ts';
import { type FakeWorker, fakeWorker, handTimers, sourceOf, toySeen } from './fake-worker.ts';
import { startThinker } from './started.ts';

const moves: readonly Move[] = [
  { do: 'play', tile: '0-1', arm: 0 },
  { do: 'play', tile: '1-6', arm: 0 },
];
const [first, last] = moves as readonly [Move, Move];
const mind: Mind = { level: 'rules' };
const never = new AbortController().signal;

type Kind = 'sound' | 'silent' | 'failing' | 'forbidden';

/** A page on which a worker by file, and one by text, fare like that. */
function page(file: Kind, text: Kind) {
  const timers = handTimers();
  const workers: FakeWorker[] = [];
  const spawn = (kind: Kind) => (): WorkerLike => {
    if (kind === 'forbidden') throw new Error('blocked by the sandbox');
    const worker = fakeWorker((message, self) => {
      if (kind === 'failing') self.fail();
      if (kind !== 'sound') return;
      if (message.type === 'init') self.say({ type: 'ready' });
      if (message.type === 'think') self.say({ type: 'move', id: message.id, move: moves[0] });
    });
    workers.push(worker);
    return worker;
  };
  const sources = [sourceOf(spawn(file), 'worker'), sourceOf(spawn(text), 'blob')];
  const thinker = startThinker({ sources, later: timers.later });
  return { timers, workers, thinker };
}

/** Long enough for a worker to be given up. */
async function warm(timers: ReturnType<typeof handTimers>) {
  for (let part = 0; part < PARTS; part++) await timers.pass(WARMING / PARTS);
}

describe('the sources of a worker', () => {
  it.each<[Kind, Kind, string]>([
    ['sound', 'sound', 'worker'],
    ['forbidden', 'sound', 'blob'],
    ['failing', 'sound', 'blob'],
    ['silent', 'sound', 'blob'],
    ['forbidden', 'forbidden', 'here'],
    ['forbidden', 'failing', 'here'],
    ['failing', 'silent', 'here'],
    ['silent', 'silent', 'here'],
  ])('with a %s file and a %s text the bots think in: %3$s', async (file, text, where) => {
    const { timers, workers, thinker } = page(file, text);
    await warm(timers);
    await warm(timers);
    expect(thinker.where).toBe(where);
    const choice = thinker.think(toySeen, moves, mind, 1, never);
    await timers.pass(0);
    expect(moves).toContainEqual(await choice);
    expect(workers.filter(({ ended }) => !ended)).toHaveLength(where === 'here' ? 0 : 1);
    thinker.close();
    expect(timers.waiting).toBe(0);
  });

  it('does not give up a worker because the page itself was busy for two seconds', async () => {
    const { timers, workers, thinker } = page('silent', 'sound');
    await timers.pass(2 * WARMING);
    expect(thinker.where).toBe('worker');
    workers[0]?.say({ type: 'ready' });
    await warm(timers);
    expect(thinker.where).toBe('worker');
  });

  it('thinks on the main thread in a slice of its own for every move, never within the question', async () => {
    const { timers, thinker } = page('forbidden', 'forbidden');
    let given = 0;
    const choices = [1, 2, 3].map((seed) => thinker.think(toySeen, moves, mind, seed, never).then(() => given++));
    await timers.pass(-1);
    expect([given, timers.waiting]).toEqual([0, 6]);
    await timers.pass(1);
    await Promise.all(choices);
    expect([given, timers.waiting]).toEqual([3, 0]);
  });

  it.each([
    ['as it would in a worker, once what thinks is there', async () => async () => last, 1],
    ['by the rule of thumb where it does not come', () => Promise.reject(new Error('away')), 0],
  ] as const)('chooses on the main thread %s', async (_, fetchThink, index) => {
    const timers = handTimers();
    const thinker = startThinker({ sources: [], later: timers.later, fallback: () => first, fetchThink });
    const choice = thinker.think(toySeen, moves, { level: 'expert' }, 1, never);
    await timers.pass(0);
    expect(await choice).toEqual(moves[index]);
    expect(timers.waiting).toBe(0);
    thinker.close();
  });
});
