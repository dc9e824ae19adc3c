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
    days.end(DAY, 'b', 34, true);
    expect(openDays(store).of(DAY)).toEqual([
      { id: 'a', points: null, isBest: false },
      { id: 'b', points: 34, isBest: true },
      { id: 'c', points: null, isBest: false },
    ]);
    expect(days.all()).toEqual([DAY]);
  });

  it('writes a result once, and none of a match that was no try', () => {
    const days = openDays(inMemory());
    days.end(DAY, 'a', 34, true);
    expect(days.all()).toEqual([]);
    days.begin(DAY, 'a');
    days.end(DAY, 'x', 34, true);
    days.end(DAY, 'a', 0, false);
    days.end(DAY, 'a', 50, true);
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
});
