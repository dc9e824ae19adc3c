import { expect, it, vi } from 'vitest';
import { createBooking } from '../../src/shell/book/booking.ts';
import { matchAfter } from './portal/hosted-app.ts';

const match = matchAfter(1);

function open(fetched: () => Promise<void>) {
  const [write, forget, written] = [vi.fn(), vi.fn(), vi.fn()];
  const fetch = async () => {
    await fetched();
    return write;
  };
  return { write, forget, written, booking: createBooking({ fetch, forget, written }) };
}

it('forgets a match whose result was seen when it is in the book, and not before', async () => {
  let arrive = () => {};
  const { write, forget, written, booking } = open(() => new Promise((resolve) => (arrive = resolve)));
  const writing = booking.write(match, 'a');
  booking.forget('a');
  expect(forget).not.toHaveBeenCalled();
  arrive();
  await writing;
  expect([write.mock.calls, forget.mock.calls, written.mock.calls]).toEqual([[[match, 'a']], [['a']], [[]]]);
  // A match that is not being written is forgotten at once.
  booking.forget('b');
  expect(forget).toHaveBeenLastCalledWith('b');
});

it('keeps a match that could not be written, and writes it when its result is shown once more', async () => {
  let isOffline = true;
  const { write, forget, booking } = open(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve()));
  await booking.write(match, 'a');
  booking.forget('a');
  expect([write.mock.calls, forget.mock.calls]).toEqual([[], []]);
  isOffline = false;
  await booking.write(match, 'a');
  booking.forget('a');
  expect([write.mock.calls.length, forget.mock.calls]).toEqual([1, [['a']]]);
});
