import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../src/bots/advice.ts';
import type { Seen, Standing } from '../../../src/rules/game.ts';
import { createAdviser, PATIENCE } from '../../../src/seats/thinker/adviser.ts';
import { type FakeWorker, fakeWorker, handTimers, sourceOf } from './fake-worker.ts';

describe('the adviser', () => {
  const view = { game: 'toy', heap: [], hands: [[]], ends: [], log: [], turn: { seat: 0 } } as unknown as Seen;
  const standing: Standing = { deals: 1, totals: [0], memory: null, winners: null };
  const advice: Advice = { opinions: [{ moves: [{ do: 'pass' }], value: 0 }], why: [{ why: 'only' }] };
  const answering = () =>
    fakeWorker((message, worker: FakeWorker) => {
      if (message.type === 'init') worker.say({ type: 'ready' });
      if (message.type === 'advise') worker.say({ type: 'advice', id: message.id, advice });
    });

  it('asks a worker, with what the seat sees and how the match stands', async () => {
    const worker = answering();
    const adviser = createAdviser([sourceOf(() => worker)]);
    expect(await adviser.advise(view, standing)).toBe(advice);
    expect(worker.heard[1]).toEqual({ type: 'advise', id: 0, seen: view, standing });
    adviser.close();
    expect(worker.ended).toBe(true);
  });

  it('asks another worker when one crashes', async () => {
    const broken = fakeWorker((message, worker) => {
      worker.say({ type: 'ready' });
      if (message.type === 'advise') worker.fail();
    });
    const workers = [broken, answering()];
    const adviser = createAdviser([sourceOf(() => workers.shift() ?? answering())]);
    expect(await adviser.advise(view, standing)).toBe(advice);
    adviser.close();
  });

  it('gives up where no worker can live, where none answers, and when it is closed', async () => {
    await expect(createAdviser([]).advise(view, standing)).rejects.toThrow('no worker');
    const timers = handTimers();
    const silent = () => fakeWorker((_, worker) => worker.say({ type: 'ready' }));
    const patient = createAdviser([sourceOf(silent)], timers);
    const waits = expect(patient.advise(view, standing)).rejects.toThrow('no advice');
    await timers.pass(PATIENCE);
    await waits;
    const closing = createAdviser([sourceOf(silent)], timers);
    const closed = expect(closing.advise(view, standing)).rejects.toThrow('gone');
    closing.close();
    await closed;
    expect(timers.waiting).toBeLessThanOrEqual(1);
  });
});
