import { expect, it, vi } from 'vitest';
import { oneAhead } from '../../../../src/table/shuffle/worker/one-ahead.ts';
import { FakeWorker } from '../worker.ts';

const never = new AbortController().signal;

function starting() {
  const start = vi.fn(() => new FakeWorker());
  return { start, ahead: oneAhead(start) };
}

it('hands over the worker that it started before, once', () => {
  const { start, ahead } = starting();
  ahead.prepare(never);
  ahead.prepare(never);
  expect(start).toHaveBeenCalledOnce();
  expect(ahead.start()).toBe(start.mock.results[0]?.value);
  expect(ahead.start()).toBe(start.mock.results[1]?.value);
  expect(start).toHaveBeenCalledTimes(2);
});

it('starts another where the one before has broken', () => {
  const { start, ahead } = starting();
  ahead.prepare(never);
  start.mock.results[0]?.value.break();
  expect(ahead.start()).toBe(start.mock.results[1]?.value);
});

it('ends the one that nobody has taken, and no other, with the game', () => {
  const { start, ahead } = starting();
  const away = new AbortController();
  ahead.prepare(away.signal);
  ahead.start();
  ahead.prepare(away.signal);
  away.abort();
  expect(start.mock.results.map(({ value }) => value.isRunning)).toEqual([true, false]);
});
