import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPortals } from '../../../tools/build/portals/build-portals.ts';
import { faultsOf } from '../../../tools/build/portals/faults.ts';
import { gameIdOf } from '../../../tools/build/portals/game-ids.ts';
import { PORTALS, type PortalBuild } from '../../../tools/build/portals/list.ts';
import { type Files, zip } from '../../../tools/build/write-files.ts';

const named = (wanted: string): PortalBuild => {
  const found = PORTALS.find(({ name }) => name === wanted);
  if (!found) throw new Error(wanted);
  return found;
};
const poki = named('poki');
const text = (said: string) => Buffer.from(said);
/** As much of a game as is looked at. */
const good: Files = {
  'index.html': text('<script type="module" src="./assets/game-0a.js"></script>'),
  'assets/game-0a.js': text(`load('https://game-cdn.poki.com/scripts/v2/poki-sdk.js')${' '.repeat(1_000_000)}`),
};

describe('what is given to a portal', () => {
  it('is taken where nothing is wrong', () => {
    expect(faultsOf(poki, good)).toEqual([]);
  });

  it.each<[string, Files, RegExp]>([
    ['a capital letter in a name', { 'assets/Game.js': text('') }, /^assets\/Game\.js has letters/],
    ['another origin', { 'a.js': text('fetch("https://example.org/x")') }, /^https:\/\/example\.org is named/],
    ['a service worker', { 'service-worker.js': text('') }, /^service-worker\.js is for a site/],
    [
      'a page that registers one',
      { 'a.js': text('navigator.serviceWorker.register("./x")') },
      /registers a service worker/,
    ],
    ['a manifest', { 'manifest.webmanifest': text('{}') }, /^manifest\.webmanifest is for a site/],
    ['the page that checks a match', { 'check.html': text('') }, /^check\.html is a way out/],
    ['too many files', Object.fromEntries([...Array(999)].map((_, at) => [`f${at}`, text('')])), /^1001 files/],
    ['too many bytes', { 'film.mp4': Buffer.alloc(8_000_000) }, /no size of a game$/],
    ['a path from the root', { 'index.html': text('<script src="/a.js"></script>') }, /path from the root$/],
  ])('is refused with %s', (_, more, fault) => {
    expect(faultsOf(poki, { ...good, ...more })).toEqual([expect.stringMatching(fault)]);
  });

  it('is refused without its page at the top, and without the script of its portal', () => {
    const { 'index.html': page = text(''), ...rest } = good;
    expect(faultsOf(poki, { ...rest, 'game/index.html': page })).toEqual(['index.html is not at the top']);
    expect(faultsOf(named('crazygames'), good)).toHaveLength(2);
    expect(faultsOf(named('itch'), good)).toEqual([expect.stringMatching(/^https:\/\/game-cdn\.poki\.com is named/)]);
  });

  it('comes out of its zip as it went in', () => {
    const out = unzipSync(zip(good));
    expect(Object.keys(out).sort()).toEqual(Object.keys(good).sort());
    for (const [name, bytes] of Object.entries(good)) expect(bytes.equals(out[name] ?? Buffer.of()), name).toBe(true);
  });
});

describe('the name that a portal gives', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ids-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const keep = (said: string) => writeFileSync(join(root, 'portals.json'), said);

  it('comes from the environment before the file', () => {
    keep('{ "gamemonetize": "of the file" }');
    expect(gameIdOf('gamemonetize', root, {})).toBe('of the file');
    expect(gameIdOf('gamemonetize', root, { GAMEMONETIZE_GAME_ID: 'given' })).toBe('given');
  });

  it('is missing without a file and in a file without it, and a file that cannot be read is refused', () => {
    expect(gameIdOf('gamemonetize', root, {})).toBeNull();
    keep('{ "gamedistribution": "x" }');
    expect(gameIdOf('gamemonetize', root, { GAMEMONETIZE_GAME_ID: '' })).toBeNull();
    for (const [said, word] of [
      ['{', 'no JSON'],
      ['{ "gamemonetize": 5 }', 'portals.example.json'],
    ] as const) {
      keep(said);
      expect(() => gameIdOf('gamemonetize', root, {}), said).toThrow(word);
    }
  });

  /** Runs the command on games that are right for each portal but those in `faulty`. */
  async function run(args: string, environment: Record<string, string> = {}, faulty: readonly string[] = []) {
    const built: Record<string, string> = {};
    const said: string[] = [];
    const complaints: string[] = [];
    const code = await buildPortals(args.split(' ').filter(Boolean), {
      root,
      folder: 'here',
      environment,
      async filesFor({ name, origin, hasGameId }, gameId) {
        built[name] = hasGameId ? gameId : '-';
        return {
          'index.html': text('<script src="./a.js"></script>'),
          'a.js': text(`${faulty.includes(name) ? 'https://example.org' : (origin ?? '')} ${' '.repeat(1_000_000)}`),
        };
      },
      write(folder, portal, files) {
        built[portal] += ` in ${folder}`;
        return zip(files);
      },
      print: (line) => said.push(line),
      complain: (line) => complaints.push(line),
    });
    return { code, built, said: said.join('\n'), complaints: complaints.join('\n') };
  }
  const networks = PORTALS.filter(({ hasGameId }) => hasGameId).map(({ name }) => name);
  const others = PORTALS.filter(({ hasGameId }) => !hasGameId).map(({ name }) => name);

  it('is waited for: the command builds for the others, lists who has given none, and succeeds', async () => {
    const { code, built, said, complaints } = await run('');
    expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
    expect(Object.keys(built)).toEqual(others);
    expect(said).toContain('no game id yet: gamedistribution, gamemonetize.');
    expect(said).toContain('set GAMEDISTRIBUTION_GAME_ID, GAMEMONETIZE_GAME_ID');
  });

  it('is given to the build, and then nobody is waited for', async () => {
    keep(JSON.stringify(Object.fromEntries(networks.map((name) => [name, `the id of ${name}`]))));
    for (const args of ['--folder there', '--folder there --all']) {
      const { code, built, said } = await run(args);
      expect(code, args).toBe(0);
      expect(Object.keys(built)).toEqual(PORTALS.map(({ name }) => name));
      for (const name of networks) expect(built[name]).toBe(`the id of ${name} in there`);
      expect(said).not.toContain('no game id');
    }
  });

  it.each(['--all', 'itch gamemonetize'])(
    'is an error if missing with `%s`, after the others are built',
    async (args) => {
      const { code, built, complaints } = await run(args, { GAMEDISTRIBUTION_GAME_ID: 'given' });
      expect(code).toBe(1);
      expect(complaints).toContain('no game id yet: gamemonetize.');
      expect(complaints).not.toContain('gamedistribution');
      expect(Object.keys(built)).toEqual(
        args === '--all' ? [...others.slice(0, 3), 'gamedistribution', ...others.slice(3)] : ['itch'],
      );
    },
  );

  it('does not hide a build that must not be given away, a file that cannot be read, or a portal that nobody knows', async () => {
    const { code, built, complaints } = await run('', {}, ['poki']);
    expect(code).toBe(1);
    expect(complaints).toMatch(/^poki cannot be given away/);
    expect(built.poki).toBe('-');
    expect(built.itch).toBe('- in here');
    expect(await run('itch mars')).toMatchObject({
      code: 1,
      built: {},
      complaints: expect.stringMatching(/^There is no portal mars\./),
    });
    keep('{');
    expect(await run('')).toMatchObject({ code: 1, complaints: expect.stringContaining('portals.json is no JSON') });
  });
});
