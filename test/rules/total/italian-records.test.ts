/** What records of Italian say (25.3, 25.4, 25.7), and what they are refused for. */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/rules/audit.ts';
import { seedOfText } from '../../../src/rules/chance.ts';
import { type MatchRecord, readRecords, replay, writeRecord } from '../../../src/rules/record.ts';
import { italian } from '../../../src/rules/total/italian.ts';
import { playMatch } from '../../../tools/cli/bot-match.ts';
import { judge } from '../../second/judgement.ts';
import { optionsOf } from '../arranged.ts';
import { everyChange } from '../every-change.ts';
import { at, parse, type Spoilt, write } from '../spoilt-records.ts';

function recordOf(seats: number, given = {}, seed = 'records'): MatchRecord {
  return playMatch(
    { game: italian, options: optionsOf(italian, given, seats), seats },
    ['random'],
    seedOfText(seed),
    100,
  );
}

/** What the audit says of a record after something in it was changed; the second reading refuses the same. */
function changed(record: MatchRecord, change: (record: Spoilt) => void) {
  const spoilt = parse(writeRecord(record));
  change(spoilt);
  const audited = audit(write(spoilt), () => italian);
  expect(judge(write(spoilt)).ok).toBe(audited.ok);
  return audited.ok ? 'allowed' : audited;
}

describe('a record of Italian', () => {
  it.each([
    [3, {}],
    [4, {}],
    [3, { hits: 'steps' }],
    [4, { set: 9 }],
    [3, { set: 9, hits: 'steps', target: 31 }],
  ] as const)('25.4: is read as it was written, and played again: %i seats %j', (seats, given) => {
    const record = recordOf(seats, given);
    const read = readRecords(writeRecord(record));
    expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: record.deals.map((_, n) => n + 2) }]);
    expect(replay(record, italian)).toMatchObject({ ok: true, value: { winners: [expect.any(Number)] } });
    expect(changed(record, () => {})).toBe('allowed');
    for (const { events } of record.deals) {
      for (const event of events) if (event.do === 'play') expect(event.arm).toBe(0);
    }
  });

  it('25.3, 25.7: says what each tile made, and always what each seat made', () => {
    const record = recordOf(3);
    for (const { made, points } of record.deals) expect(made).toEqual(points);
    const scoring = ({ deals }: Spoilt) =>
      at(
        deals.flatMap(({ events }) => events).filter(({ scores }) => scores !== undefined),
        0,
      );
    expect(changed(record, (all) => Object.assign(scoring(all), { scores: 1 }))).toMatchObject({ reason: 'event' });
    expect(changed(record, (all) => delete scoring(all).scores)).toMatchObject({ reason: 'event' });
    expect(changed(record, ({ deals }) => delete at(deals, 0).made)).toMatchObject({ reason: 'made' });
  });

  it('15.4: ends past the last goal, and no other way', () => {
    const record = recordOf(3);
    expect(record.deals.map(({ end }) => end)).toContain('past');
    const past = record.deals.findIndex(({ end }) => end === 'past');
    const wrong = (end: string) => changed(record, ({ deals }) => Object.assign(at(deals, past), { end }));
    for (const end of ['domino', 'blocked', 'barricade', 'givenUp'])
      expect(wrong(end)).toMatchObject({ reason: 'end' });
  });

  it('15.6: has a target that is offered, and every option', () => {
    const record = recordOf(3);
    for (const options of [
      { set: 6, hits: 'total', target: 10 },
      { set: 6, hits: 'steps', target: 101 },
      { set: 6, hits: 'total', target: 50 },
      { set: 6, hits: 'total' },
    ]) {
      const text = writeRecord({ ...record, header: { ...record.header, options } });
      expect(audit(text, () => italian)).toMatchObject({ line: 1, reason: 'options' });
    }
  });

  it('25.1: is refused whatever in a deal is changed or left out', () => {
    const record = parse(writeRecord(recordOf(3)));
    delete record.header.seed;
    let allowed = 0;
    for (const [path, spoilt] of everyChange(record, 0)) {
      const text = write(spoilt);
      const found = audit(text, () => italian);
      expect([path, judge(text).ok]).toEqual([path, found.ok]);
      if (found.ok) allowed++;
    }
    expect(allowed).toBe(0);
  });
});
