import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../../tools/build/portals/faults.ts';
import { gameIdOf } from '../../../tools/build/portals/game-ids.ts';
import { PORTALS, type PortalBuild } from '../../../tools/build/portals/list.ts';
import { type Files, zip } from '../../../tools/build/zip.ts';
import { unzip } from './unzip.ts';

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
    const out = unzip(zip(good));
    expect(Object.keys(out).sort()).toEqual(Object.keys(good).sort());
    for (const [name, bytes] of Object.entries(good)) expect(out[name]?.equals(bytes), name).toBe(true);
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

  it('is asked for, with what to do, where it is missing or cannot be read', () => {
    expect(() => gameIdOf('gamemonetize', root, {})).toThrow(/no game id\. Write .* or set GAMEMONETIZE_GAME_ID/);
    for (const [said, word] of [
      ['{', 'no JSON'],
      ['{ "gamemonetize": 5 }', 'portals.example.json'],
      ['{ "gamedistribution": "x" }', 'no game id'],
    ] as const) {
      keep(said);
      expect(() => gameIdOf('gamemonetize', root, {}), said).toThrow(word);
    }
  });
});
