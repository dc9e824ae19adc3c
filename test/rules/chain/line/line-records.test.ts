/** What records of line games say beside those of the star games (25). */
import { describe, expect, it } from 'vitest';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { readRecords, replay, writeRecord } from '../../../../src/rules/record.ts';
import { at, type Line, type Spoilt } from '../../spoilt-records.ts';
import { changed, gameOf, recordOf } from './played.ts';

describe.each(rows.map(({ id, seats }) => ({ id, seats })))('a record of $id', ({ id, seats }) => {
  it.each(seats)('is read as it was written, and played again, with %i seats', (count) => {
    const record = recordOf(id, count);
    const read = readRecords(writeRecord(record));
    expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: record.deals.map((_, n) => n + 2) }]);
    expect(replay(record, gameOf(id))).toMatchObject({
      ok: true,
      value: { winners: expect.arrayContaining([expect.any(Number)]) },
    });
  });
});

describe('a record of All Fives', () => {
  const record = recordOf('all-fives', 2);
  const scoring = (spoilt: Spoilt): Line => {
    const event = spoilt.deals[0]?.events.find(({ scores }) => scores !== undefined);
    if (!event) throw new Error('nothing was scored');
    return event;
  };

  it('25.3: says on the tile what it made, and nothing where it made nothing', () => {
    for (const { events } of record.deals) {
      for (const event of events) {
        if (!('scores' in event)) continue;
        expect(['lead', 'play']).toContain(event.do);
        expect(event.scores).toBeGreaterThan(0);
      }
    }
    expect(changed(record, () => {})).toBe('allowed');
    expect(changed(record, (all) => Object.assign(scoring(all), { scores: 1000 }))).toMatchObject({ reason: 'event' });
    expect(changed(record, (all) => delete scoring(all).scores)).toMatchObject({ reason: 'event' });
  });

  it('25.7: says what each seat made, also where that is nothing', () => {
    for (const { made } of record.deals) expect(made).toHaveLength(2);
    expect(changed(record, ({ deals }) => delete deals[0]?.made)).toMatchObject({ reason: 'made' });
  });
});

describe('a record of Block', () => {
  const record = recordOf('block', 3);

  it('25.4: has a draw after each tile while more than two are left, in the same turn', () => {
    const { events } = at(record.deals, 0);
    const drawn = events.findIndex((event, n) => event.do !== 'draw' && events[n + 1]?.do !== 'draw' && n > 0);
    for (const [n, event] of events.slice(0, drawn).entries()) {
      if (event.do === 'draw') continue;
      expect(events[n + 1]).toMatchObject({ do: 'draw' });
      if (event.do !== 'pass') expect(events[n + 1]?.seat).toBe(event.seat);
    }
    expect(events.filter((event) => event.do === 'draw')).toHaveLength(28 - 3 * 5 - 2);
  });

  it('25.7: says nothing of points on the way', () => {
    for (const deal of record.deals) expect(deal).not.toHaveProperty('made');
    expect(changed(record, ({ deals }) => Object.assign(at(deals, 0), { made: [0, 0, 0] }))).toMatchObject({
      reason: 'made',
    });
  });
});

describe('a record of French', () => {
  it('25.8: says by its first event whom the lot named, either of the two', () => {
    const leaders = [...Array(12).keys()].map((n) => {
      const record = recordOf('french', 2, `lot ${n}`, 1);
      expect(changed(record, () => {})).toBe('allowed');
      return record.deals[0]?.events[0]?.seat;
    });
    expect(new Set(leaders)).toEqual(new Set([0, 1]));
  });
});
