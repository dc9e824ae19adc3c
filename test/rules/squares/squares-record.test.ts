import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/rules/audit.ts';
import { readRecords, replay, writeRecord } from '../../../src/rules/record.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { at, parse, type Spoilt, write } from '../spoilt-records.ts';
import { squaresRecord } from './deals.ts';

/** What a replay says of a record after something in its deal was changed. */
function changed(how: 'solved' | 'given up', change: (deal: Spoilt['deals'][0]) => void) {
  const spoilt = parse(writeRecord(squaresRecord('golden', how)));
  change(at(spoilt.deals, 0));
  const read = readRecords(write(spoilt));
  if (!read.ok) return read;
  return replay(at(read.value, 0), squares);
}

describe('a record of squares', () => {
  it.each(['solved', 'given up'] as const)('25.6: is read as it was written, and played again, %s', (how) => {
    const record = squaresRecord('golden-1', how);
    const read = readRecords(writeRecord(record));
    expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: [2] }]);
    expect(replay(record, squares)).toMatchObject({ ok: true, value: { winners: how === 'solved' ? [0] : [] } });
    expect(audit(writeRecord(record))).toMatchObject({ ok: true });
  });

  it('25.6: has no lead, and plays, lifts and a giving up', () => {
    const events = at(squaresRecord('golden', 'given up').deals, 0).events;
    expect(new Set(events.map((event) => event.do))).toEqual(new Set(['play', 'lift', 'giveUp']));
    expect(at(squaresRecord('golden', 'given up').deals, 0)).toMatchObject({
      end: 'givenUp',
      points: [0],
      totals: [0],
    });
    expect(at(squaresRecord('golden', 'solved').deals, 0)).toMatchObject({ end: 'domino', points: [1], left: [[]] });
  });

  it('23.2: is refused where a tile cannot lie there, or is lifted and does not lie', () => {
    expect(changed('solved', () => {})).toMatchObject({ ok: true });
    expect(
      changed('solved', ({ events }) => void Object.assign(at(events, 3), { arm: at(events, 2).arm })),
    ).toMatchObject({
      ok: false,
      line: 2,
      reason: 'event',
    });
    expect(
      changed('solved', ({ events }) => void events.splice(1, 0, { seat: 0, do: 'lift', tile: '3-4' })),
    ).toMatchObject({ ok: false, reason: 'event' });
    expect(changed('solved', ({ events }) => void events.splice(5, 0, { seat: 0, do: 'pass' }))).toMatchObject({
      ok: false,
      reason: 'event',
      detail: expect.stringContaining('may not pass'),
    });
  });

  it('25.1: says nothing else of a lift, or of giving up', () => {
    for (const more of [{ arm: 'r1c1 r1c2' }, { tile: '0-0' }])
      expect(
        changed('given up', ({ events }) => void Object.assign(at(events, events.length - 1), more)),
      ).toMatchObject({ ok: false, reason: 'unknown' });
  });

  it('23.3: ends where it is given up or all lie, and not before', () => {
    expect(changed('solved', ({ events }) => void events.pop())).toMatchObject({ ok: false, reason: 'end' });
    expect(changed('given up', ({ events }) => void events.pop())).toMatchObject({ ok: false, reason: 'end' });
    expect(changed('given up', (deal) => void Object.assign(deal, { end: 'blocked' }))).toMatchObject({
      ok: false,
      reason: 'end',
    });
    expect(changed('given up', (deal) => void Object.assign(deal, { points: [1] }))).toMatchObject({
      ok: false,
      reason: 'points',
    });
  });
});
