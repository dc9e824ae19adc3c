import { describe, expect, it } from 'vitest';
import { openDays } from '../../src/shell/store/days.ts';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage, inMemory } from './fake-storage.ts';

const DAY = '2026-11-23';

describe('the calendar', () => {
  it('has three tries a day in one row, each from its beginning, and no fourth', () => {
    const store = inMemory();
    const days = openDays(store);
    expect(['a', 'b', 'c', 'd'].map((id) => days.begin(DAY, id))).toEqual([true, true, true, false]);
    days.end(DAY, 'b', { points: 34, isBest: true });
    expect(openDays(store).of(DAY)).toEqual([
      { id: 'a', points: null, isBest: false },
      { id: 'b', points: 34, isBest: true },
      { id: 'c', points: null, isBest: false },
    ]);
    expect(days.all()).toEqual([DAY]);
  });

  it('writes a result once, and none of a match that was no try', () => {
    const days = openDays(inMemory());
    days.end(DAY, 'a', { points: 34, isBest: true });
    expect(days.all()).toEqual([]);
    days.begin(DAY, 'a');
    days.end(DAY, 'x', { points: 34, isBest: true });
    days.end(DAY, 'a', { points: 0, isBest: false });
    days.end(DAY, 'a', { points: 50, isBest: true });
    expect(days.of(DAY)).toEqual([{ id: 'a', points: 0, isBest: false }]);
  });

  it('keeps days apart, in their order', () => {
    const days = openDays(inMemory());
    for (const day of ['2026-11-23', '2026-01-05', '2026-11-22']) days.begin(day, 'a');
    expect(days.all()).toEqual(['2026-01-05', '2026-11-22', '2026-11-23']);
  });

  it.each(['', '[', '3', '{"2026-11-23":3}', '{"yesterday":[{"id":"a","points":1,"isBest":false}]}'])(
    'begins anew where what was kept makes no sense: %s',
    (text) => {
      const store = inMemory();
      store.set('cyprus/days', text);
      expect(openDays(store).all()).toEqual([]);
      expect(openDays(store).begin(DAY, 'a')).toBe(true);
    },
  );

  it('leaves out a day that makes no sense, and no other', () => {
    const store = inMemory();
    const good = [{ id: 'a', points: 1, isBest: false }];
    const row = { '2026-11-22': good, '2026-11-23': [{ id: 'a' }], '2026-11-24': [...good, ...good, ...good, ...good] };
    store.set('cyprus/days', JSON.stringify(row));
    expect(openDays(store).all()).toEqual(['2026-11-22']);
    // A newer release may have written it.
    openDays(store).begin('2026-11-25', 'a');
    expect(JSON.parse(store.get('cyprus/days') ?? '')).toMatchObject(row);
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const days = openDays(openStorage(() => null));
    expect(['a', 'b', 'c', 'd'].map((id) => days.begin(DAY, id))).toEqual([true, true, true, false]);
    const full = openDays(openStorage(() => fakeStorage({ room: 10 })));
    full.begin(DAY, 'a');
    expect(full.of(DAY)).toHaveLength(1);
  });

  it('has the course of a try beside the row that earlier releases read', () => {
    const store = inMemory();
    const days = openDays(store);
    days.begin(DAY, 'a');
    days.end(DAY, 'a', { points: 34, isBest: true, strip: 'ttdp' });
    expect(days.of(DAY)).toEqual([{ id: 'a', points: 34, isBest: true, strip: 'ttdp' }]);
    expect(JSON.parse(store.get('cyprus/days') ?? '')[DAY]).toEqual([{ id: 'a', points: 34, isBest: true }]);
  });

  it('has the solved mosaics of a day, each size once, also on a day without a try', () => {
    const days = openDays(inMemory());
    days.solve(DAY, { size: 'large', id: 'l', shape: 'ab/ab' });
    days.solve(DAY, { size: 'small', id: 's', shape: 'aa/bb', ms: 5000 });
    days.solve(DAY, { size: 'small', id: 't', shape: 'ab/ba' });
    expect(days.mosaics(DAY)).toEqual([
      { size: 'small', id: 's', shape: 'aa/bb', ms: 5000 },
      { size: 'large', id: 'l', shape: 'ab/ab' },
    ]);
    expect([days.all(), days.of(DAY), days.mosaics('2026-11-22')]).toEqual([[DAY], [], []]);
  });

  it('takes in the days of a file, and keeps what is here', () => {
    const [here, there] = [openDays(inMemory()), openDays(inMemory())];
    for (const [days, id] of [
      [here, 'h'],
      [there, 't'],
    ] as const) {
      days.begin(DAY, id);
      days.end(DAY, id, { points: 1, isBest: true, strip: 'tp' });
      days.solve(DAY, { size: 'small', id, shape: 'aa' });
    }
    there.solve(DAY, { size: 'middle', id: 'm', shape: 'ab' });
    there.begin('2026-11-22', 'x');
    here.takeIn(JSON.parse(JSON.stringify(there.rows())));
    expect(here.of(DAY).map(({ id }) => id)).toEqual(['h']);
    expect(here.mosaics(DAY).map(({ id }) => id)).toEqual(['h', 'm']);
    expect(here.all()).toEqual(['2026-11-22', DAY]);
  });

  it('leaves out other data that makes no sense', () => {
    const store = inMemory();
    store.set('cyprus/days', JSON.stringify({ [`${DAY} others`]: { mosaics: { small: { id: 's', shape: '<b>' } } } }));
    expect([openDays(store).mosaics(DAY), openDays(store).all()]).toEqual([[], []]);
  });
});
