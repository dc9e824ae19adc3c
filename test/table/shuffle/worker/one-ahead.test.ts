import { expect, it, vi } from 'vitest';
import { oneAhead } from '../../../../src/table/shuffle/worker/one-ahead.ts';
import { FakeWorker } from '../worker.ts';

function starting() {
  const start = vi.fn(() => new FakeWorker());
  return { start, ahead: oneAhead(start) };
}

it('hands over the worker that it started before, once', () => {
  const { start, ahead } = starting();
  ahead.prepare();
  ahead.prepare();
  expect(start).toHaveBeenCalledOnce();
  expect(ahead.start()).toBe(start.mock.results[0]?.value);
  expect(ahead.start()).toBe(start.mock.results[1]?.value);
  expect(start).toHaveBeenCalledTimes(2);
});

it('starts another where the one before has broken', () => {
  const { start, ahead } = starting();
  ahead.prepare();
  start.mock.results[0]?.value.break();
  expect(ahead.start()).toBe(start.mock.results[1]?.value);
});
