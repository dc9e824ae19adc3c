import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../src/bots/advice.ts';
import type { Solution } from '../../../src/bots/solo/solution.ts';
import type { Move, Standing } from '../../../src/rules/game.ts';
import { PATIENCE } from '../../../src/seats/thinker/adviser.ts';
import { type FakeWorker, fakeWorker, handTimers, sourceOf, toySeen } from './fake-worker.ts';
import { startAdviser } from './started.ts';

const never = new AbortController().signal;

describe('the adviser', () => {
  const standing: Standing = { deals: 1, totals: [0], memory: null, winners: null };
  const moves: readonly Move[] = [{ do: 'pass' }];
  const advice: Advice = { opinions: [{ moves: [{ do: 'pass' }], value: 0 }], why: [{ why: 'only' }] };
  const answering = () =>
    fakeWorker((message, worker: FakeWorker) => {
      if (message.type === 'init') worker.say({ type: 'ready' });
      if (message.type === 'advise') worker.say({ type: 'advice', id: message.id, advice });
    });

  it('asks a worker, with what the seat sees and how the match stands', async () => {
    const worker = answering();
    const adviser = startAdviser({ sources: [sourceOf(() => worker)] });
    expect(await adviser.advise(toySeen, moves, standing)).toBe(advice);
    expect(worker.heard[1]).toEqual({ type: 'advise', id: 0, seen: toySeen, moves, standing });
    adviser.close();
    expect(worker.ended).toBe(true);
  });

  describe('that searches', () => {
    const solution: Solution = { is: 'none' };
    const searching = (...said: readonly ('searched' | 'solution')[]) =>
      fakeWorker((message, worker: FakeWorker) => {
        if (message.type === 'init') worker.say({ type: 'ready' });
        if (message.type !== 'solve') return;
        for (const type of said) {
          worker.say(type === 'searched' ? { type, id: message.id, done: 0.5 } : { type, id: message.id, solution });
        }
      });

    it('tells how far it has come, and what it found', async () => {
      const worker = searching('searched', 'searched', 'solution');
      const adviser = startAdviser({ sources: [sourceOf(() => worker)] });
      const heard: number[] = [];
      expect(await adviser.solve(toySeen, never, (done) => heard.push(done))).toEqual(solution);
      expect(heard).toEqual([0.5, 0.5]);
      expect(worker.heard[1]).toEqual({ type: 'solve', id: 0, seen: toySeen });
    });

    it('is stopped when nobody waits any more', async () => {
      const worker = searching('searched');
      const adviser = startAdviser({ sources: [sourceOf(() => worker)] });
      const over = new AbortController();
      const searched = adviser.solve(toySeen, over.signal, () => over.abort());
      await expect(searched).rejects.toMatchObject({ name: 'AbortError' });
      expect(worker.heard.at(-1)).toEqual({ type: 'cancel', id: 0 });
      await expect(adviser.solve(toySeen, over.signal, () => {})).rejects.toMatchObject({ name: 'AbortError' });
      expect(worker.heard).toHaveLength(3);
    });

    it('is waited for as long as it says that it goes on', async () => {
      const timers = handTimers();
      const worker = searching('searched');
      const adviser = startAdviser({ sources: [sourceOf(() => worker)], later: timers.later });
      const waits = expect(adviser.solve(toySeen, never, () => {})).rejects.toThrow('no advice');
      await timers.pass(0.6 * PATIENCE);
      worker.say({ type: 'searched', id: 0, done: 0.6 });
      await timers.pass(0.6 * PATIENCE);
      expect(timers.waiting).toBe(1);
      await timers.pass(0.6 * PATIENCE);
      await waits;
    });
  });

  it('asks if a deal for one can be won (22.4)', async () => {
    const worker = fakeWorker((message, own: FakeWorker) => {
      if (message.type === 'init') own.say({ type: 'ready' });
      if (message.type === 'winnable') own.say({ type: 'judged', id: message.id, isWinnable: message.id === 1 });
    });
    const adviser = startAdviser({ sources: [sourceOf(() => worker)] });
    expect([await adviser.isWinnable(toySeen), await adviser.isWinnable(toySeen)]).toEqual([false, true]);
    expect(worker.heard[1]).toEqual({ type: 'winnable', id: 0, seen: toySeen });
  });

  it('asks another worker when one crashes', async () => {
    const broken = fakeWorker((message, worker) => {
      worker.say({ type: 'ready' });
      if (message.type === 'advise') worker.fail();
    });
    const workers = [broken, answering()];
    const adviser = startAdviser({ sources: [sourceOf(() => workers.shift() ?? answering())] });
    expect(await adviser.advise(toySeen, moves, standing)).toBe(advice);
    adviser.close();
  });

  it('gives up where no worker can live, and where none answers', async () => {
    await expect(startAdviser({ sources: [] }).advise(toySeen, moves, standing)).rejects.toThrow('no worker');
    const timers = handTimers();
    const silent = () => fakeWorker((_, worker) => worker.say({ type: 'ready' }));
    const patient = startAdviser({ sources: [sourceOf(silent)], later: timers.later });
    const waits = expect(patient.advise(toySeen, moves, standing)).rejects.toThrow('no advice');
    await timers.pass(PATIENCE);
    await waits;
    expect(timers.waiting).toBeLessThanOrEqual(1);
  });
});
