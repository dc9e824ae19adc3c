import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { type ReadMatch, readRecords } from '../../../src/rules/record.ts';
import { good } from '../../rules/spoilt-records.ts';
import { judge } from '../../second/judgement.ts';
import { call } from './world.ts';

function matchesIn(text: string): readonly ReadMatch[] {
  const read = readRecords(text);
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return read.value;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the command line', () => {
  it('tells its commands, and each command its options, with --help', async () => {
    for (const name of ['simulate', 'replay', 'audit', 'bench', 'ladder']) {
      expect((await call('--help')).out).toContain(name);
      expect(await call(`${name} --help`)).toMatchObject({ code: 0, err: '' });
      expect((await call(`${name} --help`)).out).toContain(`Usage: ${name}`);
    }
  });

  it('tells a default that depends on another option', async () => {
    const { out } = await call('simulate --help');
    expect(out).toContain('--target 25…500 by 5 (100; 200 with --set 9)');
  });

  it.each([
    '',
    'shuffle',
    'simulate --game chess',
    'simulate --seats 3',
    'simulate --game sebastopol --seats 5',
    'simulate --seats four',
    'simulate --deals 0',
    'simulate --deals 1e3',
    'simulate --deals 2 --matches 2',
    'simulate --color red',
    'simulate --target 61',
    'simulate --drawForLead yes',
    'simulate --game sebastopol --drawForLead true',
    'simulate --bots genius',
    'simulate --bots random,rules,random,rules,random',
    'simulate --deals',
    'simulate more',
    'simulate --out folder/file',
    'replay',
    'replay no-file',
    'replay good good',
    'replay good --deal 4',
    'replay good --match 2',
    'replay good --deal 1 --step 999',
    'audit',
    'audit no-file',
    'bench --seats 1',
    'bench --seconds 0',
    'ladder --deals 0',
    'ladder --deals 1',
    'ladder --bot genius',
    'ladder --bot rules,genius',
    'ladder --against genius',
    'ladder --against random,',
    'ladder --jobs 0',
    'ladder --matches 3',
    'ladder --game chess',
    'ladder --seats 3',
    'ladder --target 61',
    'ladder more',
  ])('refuses a wrong call with 2, in words, and with no result: %s', async (args) => {
    const { code, out, err } = await call(args, { files: { good: good('cyprus') } });
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toBe('');
  });
});

describe('simulate', () => {
  it('plays successive matches until so many deals are played', async () => {
    const { code, out } = await call('simulate --game sebastopol --deals 20 --seed 7');
    const matches = matchesIn(out);
    expect(code).toBe(0);
    expect(judge(out)).toMatchObject({ ok: true, deals: 20, unfinished: 0 });
    expect(matches.length).toBeGreaterThan(1);
    // Only the last match may be undecided, and then it keeps its seed to itself.
    expect(matches.slice(0, -1).every(({ header }) => header.seed !== undefined)).toBe(true);
  });

  it('plays so many matches to their ends', async () => {
    const matches = matchesIn((await call('simulate --matches 3 --target 100 --seed 7')).out);
    expect(matches.map(({ header }) => header.seed)).toEqual([sha256('7'), sha256('7 match 2'), sha256('7 match 3')]);
  });

  it('keeps the seed of an undecided match', async () => {
    const [match] = matchesIn((await call('simulate --deals 1 --target 500 --seed 7')).out);
    expect(match?.header).not.toHaveProperty('seed');
  });

  it('plays the same for the same seed, and otherwise for another', async () => {
    const seven = (await call('simulate --deals 3 --seed 7')).out;
    expect((await call('simulate --deals 3 --seed 7')).out).toBe(seven);
    expect((await call('simulate --deals 3 --seed 8')).out).not.toBe(seven);
  });

  it('tells the seed that it made up', async () => {
    const { out, err } = await call('simulate --deals 1');
    expect(err).toContain('surprise');
    expect(out).toBe((await call('simulate --deals 1 --seed surprise')).out);
  });

  it('writes every option into the header, and who sits where', async () => {
    const [match] = matchesIn(
      (await call('simulate --seats 5 --handSizes bell --drawForLead true --bots rules,random')).out,
    );
    expect(match?.header.options).toEqual({ set: 9, handSizes: 'bell', drawForLead: true, target: 60 });
    const levels = match?.header.seats.map((seat) => seat.kind === 'bot' && seat.level);
    expect(levels).toEqual(['rules', 'random', 'rules', 'random', 'rules']);
  });

  it('writes to a file instead', async () => {
    const { out, files } = await call('simulate --deals 3 --seed 7 --out records');
    expect(out).toBe('');
    expect(files.get('records')).toBe((await call('simulate --deals 3 --seed 7')).out);
  });

  it('keeps no file, and says why in one line, where there is no room for all of it', async () => {
    const { code, err, files } = await call('simulate --deals 3 --seed 7 --out records', { room: 1000 });
    expect({ code, err }).toEqual({ code: 3, err: 'records is full\n' });
    expect(files.has('records')).toBe(false);
  });

  it('leaves a file as it was until the new one is whole', async () => {
    const { files } = await call('simulate --deals 3 --out records', { room: 1000, files: { records: 'old' } });
    expect(files.get('records')).toBe('old');
  });

  it('stops playing, and complains of nothing, when nobody reads any more', async () => {
    const { code, out, err } = await call('simulate --matches 999 --seed 7', { seen: 1000 });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(matchesIn(out)).toHaveLength(1);
  });

  it('plays nothing but what the rules pages allow, at every table', async () => {
    for (const seats of [4, 5, 6, 7, 8, 9, 10]) {
      for (const options of ['', '--drawForLead true', '--handSizes bell', '--bots rules']) {
        const { out } = await call(`simulate --seats ${seats} --deals 4 --seed ${seats} ${options}`);
        expect(judge(out)).toMatchObject({ ok: true, deals: 4 });
      }
    }
    expect(judge((await call('simulate --game sebastopol --deals 20 --bots rules')).out)).toMatchObject({ ok: true });
  });

  it.each([
    'block --seats 2',
    'block --seats 4 --bots rules',
    'french',
    'french --bots rules,random',
    'all-fives --seats 3 --bots rules',
    'all-fives --set 9 --target 60',
  ])('plays lines that never cross, too: %s', async (table) => {
    const { out } = await call(`simulate --game ${table} --deals 6 --seed 7`);
    const played = await call('audit lines', { files: { lines: out } });
    expect(played.out).toContain('deals 6');
    expect(played.code).toBe(0);
  });

  it('shows a bar on a terminal and lines elsewhere when it takes long, and nothing when it does not', async () => {
    expect((await call('simulate --deals 9 --seed 7', { terminal: true, tick: 5000 })).err).toContain('\r[#');
    expect((await call('simulate --deals 9 --seed 7', { tick: 20_000 })).err).toMatch(/^\d of 9 deals/);
    expect((await call('simulate --deals 9 --seed 7', { terminal: true })).err).not.toContain('\r');
  });
});

describe('audit', () => {
  const files = { good: good('cyprus'), bad: good('sebastopol').replace('"do":"pass"', '"do":"lead","tile":"0-0"') };

  it('says what is in good files', async () => {
    expect(await call('audit good good', { files })).toMatchObject({ code: 0, err: '' });
    expect((await call('audit good', { files })).out).toContain('good: matches 1, deals 3');
  });

  it('names the first fault with file, line, deal and event, in words, and ends with 1', async () => {
    const { code, out } = await call('audit good bad', { files });
    expect(code).toBe(1);
    expect(out).toContain('bad:2: deal 1, event 3: seat 2 may not lead 0-0, but pass');
  });
});

describe('replay', () => {
  const files = {
    both: good('sebastopol') + good('cyprus'),
    bad: good('cyprus').replace('"do":"pass"', '"do":"draw","from":3,"tile":"0-0"'),
  };

  it('tells all of a file in words, or one match, or one deal', async () => {
    expect((await call('replay both', { files })).out.match(/^Deal/gm)).toHaveLength(4 + 3);
    expect((await call('replay both --match 2', { files })).out.match(/^Deal/gm)).toHaveLength(3);
    expect((await call('replay both --match 2 --deal 3', { files })).out.match(/^Deal \d/gm)).toEqual(['Deal 3']);
  });

  it('prints where a deal stands at a step', async () => {
    expect((await call('replay both --deal 1 --step 6', { files })).out).toBe(
      [
        'Deal 1, step 6 of 25, freePlay',
        '  seat 0 holds 2-3 5-5 1-4 1-5 2-4',
        '  seat 1 holds 3-4 0-6 0-4 1-2 0-2',
        '  seat 2 holds 0-1 3-3 4-5 3-5 0-0 1-3 1-1',
        '  seat 3 holds 0-5 0-3 4-4 2-6 2-5 2-2',
        '  boneyard (place:tile): none',
        '  first tile: 6-6',
        '  arm 0: 6-5, open, 5',
        '  arm 1: 6-1, open, 1',
        '  arm 2: 6-4, open, 4',
        '  arm 3: 6-3, open, 3',
        '  turn: seat 2',
        '',
      ].join('\n'),
    );
  });

  it('tells what is drawn after a turn, and points on the way', async () => {
    const block = (await call('simulate --game block --deals 1 --seed 7')).out;
    const told = (await call('replay block', { files: { block } })).out;
    expect(told).toMatch(/leads \d-\d\n +2 {2}seat \d draws \d-\d, \d+ left/);
    expect(told).not.toContain('left over');
    const fives = (await call('simulate --game all-fives --deals 1 --seed 7')).out;
    const scored = (await call('replay fives', { files: { fives } })).out;
    expect(scored).toMatch(/plays \d-\d on arm [01]; the ends make \d+: seat \d scores \d+/);
    expect(scored).toMatch(/counts \d+ \d+, made \d+ \d+, points/);
  });

  it('names the first event that is not legal, and ends with 1', async () => {
    const { code, err } = await call('replay bad', { files });
    expect(code).toBe(1);
    expect(err).toContain('bad:2: event: event 9');
  });
});

describe('what a broken file holds', () => {
  const ESC = '\u001b[31m\u009b2J\u202e';
  const SHOWN = '\\u001b[31m\\u009b2J\\u202e';

  it.each([
    ['a key', '"seed"'],
    ['the game', '"cyprus"'],
    ['an option', '"handSizes"'],
  ])('never reaches the terminal as it is: %s', async (_, what) => {
    const bad = good('cyprus').replace(what, JSON.stringify(`${ESC}${what.slice(1, -1)}\n`));
    for (const args of ['replay bad', 'audit bad']) {
      const { code, out, err } = await call(args, { files: { bad } });
      expect(code).toBe(1);
      expect(out + err).toContain(SHOWN);
      expect((out + err).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      expect((err || out).trim().split('\n')).toHaveLength(1);
    }
  });

  it('is shown by its numbers in a record that is good, too', async () => {
    const named = good('cyprus').replace('"Seat 0"', JSON.stringify(`A${ESC}\nseat 9: da`));
    const { code, out } = await call('replay bad', { files: { bad: named } });
    expect(code).toBe(0);
    expect(out).toContain(`A${SHOWN}\\u000aseat 9: da`);
  });

  it('is told in one line of a length that can be read', async () => {
    const bad = good('cyprus').replace('"version"', JSON.stringify('x'.repeat(5000)));
    const { err } = await call('replay bad', { files: { bad } });
    expect(err.length).toBeLessThan(400);
  });
});

describe('bench', () => {
  it('counts playouts and turns a second, one line a game', async () => {
    const { code, out } = await call('bench --json --seconds 1', { tick: 500 });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    const measured = games.filter(({ chainRules }) => chainRules);
    expect(lines.map(({ game, seats }) => [game, seats])).toEqual(measured.map(({ id, seats }) => [id, seats[0]]));
    for (const { game, playoutsPerSecond, turnsPerSecond } of lines) {
      // 12.1: of Hungarian's long turns a deal has few.
      expect(turnsPerSecond).toBeGreaterThan((game === 'hungarian' ? 3 : 10) * playoutsPerSecond);
    }
  });

  it('measures the table that it is told', async () => {
    const { out } = await call('bench --game cyprus --seats 10 --drawForLead true --json', { tick: 1000 });
    expect(JSON.parse(out)).toMatchObject({ game: 'cyprus', seats: 10 });
  });
});
