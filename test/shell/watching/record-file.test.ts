import { describe, expect, it } from 'vitest';
import { seenIn } from '../../../src/match/film.ts';
import { toHex } from '../../../src/rules/chance.ts';
import { gameById, games } from '../../../src/rules/games.ts';
import { recordHeader, writeRecord } from '../../../src/rules/record.ts';
import { teamsOf } from '../../../src/rules/sealed.ts';
import { openRecordFile } from '../../../src/shell/watching/record-file.ts';
import { fewDeals, inputOf, instantPorts, persons, playMatch } from '../../match/play.ts';
import { filmFrom, golden, matchIn } from './films.ts';

const [{ record }] = golden as [(typeof golden)[number]];
const lines = record.trim().split('\n');
const faultOf = (text: string) => {
  const opened = openRecordFile(text, gameById);
  return opened.ok ? null : opened.fault;
};

describe('a record file', () => {
  it.each(games)('of $id tells the same match as what the record book keeps of it', async (game) => {
    const seats = game.seats[0] ?? 1;
    const match = await playMatch(
      inputOf(game, persons(seats), `watched ${game.id}`, fewDeals(game)),
      instantPorts([]),
    );
    const { options, sitters, seed, log, finished } = match;
    const kept = filmFrom({ game: game.id, options, sitters, seed: toHex(seed), log });
    const teams = teamsOf(game, seed, options)?.draw;
    const text = writeRecord({ header: recordHeader(game, options, sitters, toHex(seed), teams), deals: finished });
    const opened = filmFrom(matchIn(text));
    expect(opened.sitters).toEqual(sitters);
    expect(opened.moments).toHaveLength(kept.moments.length);
    for (const [at, moment] of kept.moments.entries()) {
      const other = opened.moments[at];
      expect(other?.progress.deal).toEqual(moment.progress.deal);
      expect(other && seenIn(opened, other, 0).totals).toEqual(seenIn(kept, moment, 0).totals);
    }
  });

  it('that is none is told from one that is damaged, and from one that cannot have been played', () => {
    expect(faultOf('')).toEqual({ why: 'notAMatch' });
    expect(faultOf('a picture, maybe')).toEqual({ why: 'notAMatch' });
    expect(faultOf('{"version":1,"matches":[]}')).toEqual({ why: 'notAMatch' });
    expect(faultOf(record.replace('"version":1', '"version":2'))).toEqual({ why: 'version' });
    expect(faultOf(record.replace('"game":"cyprus"', '"game":"mahjong"'))).toEqual({ why: 'game', game: 'mahjong' });
    expect(faultOf(record.slice(0, -40))).toEqual({ why: 'damaged', line: lines.length });
    expect(faultOf(record.replace('"do":"play"', '"do":"fly"'))).toMatchObject({ why: 'damaged', line: 2 });
    expect(faultOf(record.replace('"do":"pass"', '"do":"draw","from":0,"tile":"4-4"'))).toMatchObject({
      why: 'illegal',
    });
    expect(faultOf((lines[0] ?? '').replace(/,"seed":"\w+"/, ''))).toEqual({ why: 'empty' });
    expect(faultOf('x'.repeat(2 ** 23 + 1))).toEqual({ why: 'tooLong' });
  });

  it('has no names that nobody can see, and none that a save would not keep', () => {
    const header = JSON.parse(lines[0] ?? '') as { seats: { name: string }[] };
    const seats = header.seats.map((seat, k) => ({ ...seat, name: k === 0 ? '\u115f\u200b' : 'ж'.repeat(500) }));
    const opened = openRecordFile([JSON.stringify({ ...header, seats }), ...lines.slice(1)].join('\n'), gameById);
    const names = opened.ok ? opened.match.sitters.map(({ name }) => name) : [];
    expect(names[0]).toBe('1');
    expect(names[1]).toBe('ж'.repeat(40));
  });

  it('with several matches opens the first, and says how many there are', () => {
    const opened = openRecordFile(record + record, gameById);
    expect(opened).toMatchObject({ ok: true, matches: 2 });
  });
});
