import { describe, expect, it } from 'vitest';
import { readRecords, replay, writeRecord } from '../../../src/rules/record.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../../src/rules/solo/solo-2.ts';
import { at, parse, type Spoilt, write } from '../spoilt-records.ts';
import { soloRecord } from './deals.ts';

/** What a replay says of a record after something in its deal was changed. */
function changed(change: (deal: Spoilt['deals'][0]) => void) {
  const spoilt = parse(writeRecord(soloRecord('golden', 'at random')));
  change(at(spoilt.deals, 0));
  const read = readRecords(write(spoilt));
  if (!read.ok) throw new Error(read.reason);
  return replay(at(read.value, 0), solo1);
}

describe('a record of solo 1', () => {
  it.each(['to be won', 'at random'] as const)('25.6: is read as it was written, and played again, %s', (how) => {
    const record = soloRecord('golden-4', how);
    const read = readRecords(writeRecord(record));
    expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: [2] }]);
    expect(replay(record, solo1)).toMatchObject({ ok: true, value: { winners: how === 'to be won' ? [0] : [] } });
  });

  it('22.1: has one spelling: the rows are the heap, and nobody picks', () => {
    expect(changed(() => {})).toMatchObject({ ok: true });
    const swapped = changed(({ heap, hands }) => {
      [heap[0], heap[1]] = [at(heap, 1), at(heap, 0)];
      hands[0] = [1, 0, ...at(hands, 0).slice(2)];
    });
    expect(swapped).toMatchObject({ ok: false, line: 2, reason: 'hands' });
  });

  it('22.3: is one deal, and ends where nothing fits', () => {
    expect(changed(({ events }) => events.pop())).toMatchObject({ ok: false, reason: 'end' });
    expect(changed(({ events }) => events.push({ seat: 0, do: 'pass' }))).toMatchObject({ ok: false, reason: 'event' });
    expect(changed((deal) => Object.assign(deal, { points: [1] }))).toMatchObject({ ok: false, reason: 'points' });
  });
});

describe('a record of solo 2', () => {
  it.each([
    ['to be won', { set: 6, refill: 'one' }, [0]],
    ['at random', { set: 6, refill: 'five' }, []],
    ['at random', { set: 9, refill: 'one' }, []],
  ] as const)('25.6: is read as it was written, and played again, %s with %j', (how, options, winners) => {
    const record = soloRecord('golden-6', how, solo2, options);
    const read = readRecords(writeRecord(record));
    expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: [2] }]);
    expect(replay(record, solo2)).toMatchObject({ ok: true, value: { winners } });
  });

  it('25.6: the turned-up tile is a lead with its position, and each tile drawn is an event', () => {
    const [deal] = soloRecord('golden-6', 'to be won', solo2).deals;
    expect(deal?.events[0]).toMatchObject({ do: 'lead', turnedUp: true, from: 5 });
    expect(deal?.events.filter((event) => event.do === 'draw')).toHaveLength(22);
  });
});
