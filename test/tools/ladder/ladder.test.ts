import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { sidesOf } from '../../../tools/ladder/paired.ts';
import { call } from '../cli/world.ts';

function tableOf(id: string, seats: number) {
  const game = games.find((each) => each.id === id);
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error(`no table of ${id}`);
  return { game, seats, options: options.value };
}

const small = 'ladder --deals 6 --bot rules --seed 7';
const rowsOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('ladder', () => {
  it('tells one line a pairing, with shares as fractions and intervals as pairs', async () => {
    const { code, out, err } = await call(`${small} --game cyprus --seats 4 --against random --json`);
    expect(code).toBe(0);
    expect(err).toBe('');
    const [row] = rowsOf(out);
    expect(Object.keys(row)).toEqual([
      'bot',
      'against',
      'share',
      'shareInterval',
      'points',
      'pointsInterval',
      'decisionMs',
    ]);
    expect(row).toMatchObject({ bot: 'rules', against: 'random', decisionMs: { median: 1, p95: 1 } });
    for (const [mean, [low, high]] of [
      [row.share, row.shareInterval],
      [row.points, row.pointsInterval],
    ]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
    expect(row.shareInterval[0]).toBeGreaterThanOrEqual(0);
    expect(row.shareInterval[1]).toBeLessThanOrEqual(1);
  });

  it('plays whole matches too when told so', async () => {
    const [row] = rowsOf((await call(`${small} --matches --json`)).out);
    expect(row.matches).toBe(6);
    expect(row.matchShare).toBeGreaterThan(row.matchShareInterval[0]);
    expect(row.matchShare).toBeLessThan(row.matchShareInterval[1]);
  });

  it('tests several bots against several, each over the same deals', async () => {
    const rows = rowsOf((await call('ladder --deals 4 --bot rules,random --against random,rules --seed 7 --json')).out);
    expect(rows.map(({ bot, against }) => [bot, against])).toEqual([
      ['rules', 'random'],
      ['rules', 'rules'],
      ['random', 'random'],
      ['random', 'rules'],
    ]);
    // Against its own kind nobody is better.
    expect(rows[1]).toMatchObject({ share: 0.25, points: 0 });
    expect(rows[0].points).toBeGreaterThan(rows[3].points);
  });

  it('finds the same with the same seed, and tells a seed that it chose itself', async () => {
    const again = (args: string) => call(`${args} --json`);
    const usual = (await again(small)).out;
    expect((await again(small)).out).toBe(usual);
    const { out, err } = await again('ladder --deals 6 --bot rules');
    expect(err).toBe('seed: surprise\n');
    expect(out).toBe((await again('ladder --deals 6 --bot rules --seed surprise')).out);
    expect(out).not.toBe(usual);
  });

  it('prints a table for people', async () => {
    const { out } = await call(`${small} --against random,rules`);
    const [title, head, ...rows] = out.trimEnd().split('\n');
    expect(title).toBe('cyprus, 4 seats, 6 deals, each in every seat');
    expect(head).toMatch(/^bot +against +share of deals +points a deal +ms a decision \(p95\)$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/^rules +rules +25\.0 % \(25\.0–25\.0\) +[+−]0\.00/);
  });

  it('shows on a terminal how far it is', async () => {
    const { err } = await call(`${small} --seats 4`, { terminal: true, tick: 20 });
    expect(err).toContain('4 of 6 deals and matches');
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });

  const forSeveral = games.filter(({ seats }) => !seats.includes(1));
  it.each(forSeveral.flatMap(({ id, seats }) => [seats[0] ?? 0, seats.at(-1) ?? 0].map((each) => [id, each] as const)))(
    'knows every game for several and its seats: %s with %i',
    async (game, seats) => {
      const { code, out } = await call(`ladder --game ${game} --seats ${seats} --deals 2 --bot random --seed 7 --json`);
      expect(code).toBe(0);
      expect(rowsOf(out)[0].share).toBeCloseTo(1 / sidesOf(tableOf(game, seats)).length, 3);
    },
  );

  it('takes the options of the game as they are spelled elsewhere', async () => {
    const usual = await call('ladder --seats 4 --deals 4 --bot rules --seed 7 --json');
    const large = await call('ladder --seats 4 --deals 4 --bot rules --seed 7 --json --set 12');
    expect(large.code).toBe(0);
    expect(large.out).not.toBe(usual.out);
  });

  it('shares the work among processes, and finds the same', () => {
    const args = ['--import', 'tsx', 'tools/cli/main.ts', ...`${small} --matches --target 25 --json`.split(' ')];
    const [one, two] = ['1', '2'].map((jobs) => {
      const out = execFileSync(process.execPath, [...args, '--jobs', jobs], { encoding: 'utf8', stdio: 'pipe' });
      const { decisionMs: _, ...row } = JSON.parse(out);
      return row;
    });
    expect(two).toEqual(one);
  });
});
