/** What records of sausage say (25.5), and what they are refused for. */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/rules/audit.ts';
import { seedOfText } from '../../../src/rules/chance.ts';
import { type MatchRecord, readRecords, replay, writeRecord } from '../../../src/rules/record.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { playMatch } from '../../../tools/cli/bot-match.ts';
import { judge } from '../../second/judgement.ts';
import { optionsOf } from '../arranged.ts';
import { at, parse, type Spoilt, write } from '../spoilt-records.ts';

const recordOf = (given = {}): MatchRecord =>
  playMatch({ game: sausage, options: optionsOf(sausage, given, 2), seats: 2 }, ['random'], seedOfText('sausage'), 99);

/** What the audit says of a record after something in it was changed; the second reading refuses the same. */
function changed(record: MatchRecord, change: (record: Spoilt) => void) {
  const spoilt = parse(writeRecord(record));
  change(spoilt);
  const audited = audit(write(spoilt));
  expect(judge(write(spoilt)).ok).toBe(audited.ok);
  return audited.ok ? 'allowed' : audited;
}

type SpoiltEvent = Spoilt['deals'][0]['events'][0];

/** The first event of the record of which it holds. */
function firstWhere({ deals }: Spoilt, holds: (event: SpoiltEvent) => boolean): SpoiltEvent {
  return at(deals.flatMap(({ events }) => events).filter(holds), 0);
}

describe('a record of sausage', () => {
  it.each([{}, { startsWith: 'double', target: 150 }])(
    '25.5: is read as it was written, and played again: %j',
    (given) => {
      const record = recordOf(given);
      const read = readRecords(writeRecord(record));
      expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: record.deals.map((_, n) => n + 2) }]);
      expect(replay(record, sausage)).toMatchObject({ ok: true, value: { winners: [expect.any(Number)] } });
      expect(changed(record, () => {})).toBe('allowed');
    },
  );

  it('21.2, 25.5: has an event a turn and none for what is turned up; a pass names no tile', () => {
    const events = recordOf({ startsWith: 'double' }).deals.flatMap((deal) => deal.events);
    expect(new Set(events.map((event) => event.do))).toEqual(new Set(['lead', 'play', 'pass']));
    for (const event of events) if (event.do === 'pass') expect(Object.keys(event)).toEqual(['seat', 'do']);
  });

  it('25.5: a joint with a line’s arm inserts, with the arm across it cuts', () => {
    const plays = recordOf().deals.flatMap(({ events }) =>
      events.flatMap((event) => (event.do === 'play' ? event : [])),
    );
    expect(plays.some(({ arm, joint }) => arm === 0 && joint !== undefined)).toBe(true);
    for (const { arm, joint } of plays) if (arm === 'across') expect(joint).toBeGreaterThan(0);
  });

  it('25.5: is refused where the joint is left out, is another one, or stands at the open end', () => {
    const record = recordOf();
    const cut = (all: Spoilt) => firstWhere(all, ({ arm }) => arm === 'across');
    expect(changed(record, (all) => delete cut(all).joint)).toMatchObject({ reason: 'event' });
    expect(changed(record, (all) => Object.assign(cut(all), { joint: 0 }))).toMatchObject({ reason: 'event' });
    expect(changed(record, (all) => Object.assign(cut(all), { joint: -1 }))).toMatchObject({ reason: 'badValue' });
    const laid = (all: Spoilt) => firstWhere(all, ({ arm, joint }) => arm === 0 && joint === undefined);
    expect(changed(record, (all) => Object.assign(laid(all), { joint: 30 }))).toMatchObject({ reason: 'event' });
  });

  it('21.2, 25.5: is refused where a tile is passed that goes, or one is laid that was not turned up', () => {
    const record = recordOf();
    const play = (all: Spoilt) => firstWhere(all, (event) => event.do === 'play');
    const passed = changed(record, (all) => {
      for (const name of ['tile', 'arm', 'joint'] as const) delete play(all)[name];
      Object.assign(play(all), { do: 'pass' });
    });
    expect(passed).toMatchObject({ reason: 'event' });
    expect(changed(record, (all) => Object.assign(play(all), { tile: '6-6' }))).toMatchObject({ reason: 'event' });
  });

  it('21.1: is refused where the rows are picked', () => {
    const spoilt = parse(writeRecord(recordOf()));
    const { hands } = at(spoilt.deals, 0);
    hands[0] = [1, 0, ...at(hands, 0).slice(2)];
    expect(audit(write(spoilt))).toMatchObject({ ok: false, line: 2, reason: 'hands' });
  });

  it('21.10: is refused where rows are left otherwise than from left to right, or points are others', () => {
    const record = recordOf();
    const turnedRound = changed(record, ({ deals }) =>
      at(deals, 0)
        .left?.find((row) => row.length > 1)
        ?.reverse(),
    );
    expect(turnedRound).toMatchObject({ reason: 'left' });
    expect(changed(record, ({ deals }) => Object.assign(at(deals, 0), { points: [0, 0] }))).not.toBe('allowed');
  });
});
