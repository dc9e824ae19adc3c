/** The builds where portals put them: a few moves in each frame. `npm run bench frames`: whole matches. */
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { fetchTexts } from '../../src/i18n/fetch-texts.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { isLong } from '../long.ts';
import { openEmbedded, sitDown } from './embedded.ts';
import { PLACES, UNLIKE } from './places.ts';
import { byTap, playMatch } from './player.ts';
import { type GamePage, until } from './probe.ts';

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  embedded = await openEmbedded();
});
afterAll(() => embedded.close());

/** Whoever has neither a worker file nor may run a text finds out by trying, and the browser notes that it was tried. */
const REFUSED = /^Creating a worker from 'blob:null\/[0-9a-f-]+' violates the following Content Security Policy/;

/** So many questions to the person: a few rounds, with the bots' moves between them. */
const FEW = 3;

describe('the game', () => {
  it.each(isLong ? PLACES : UNLIKE)('plays in $title, with the bots in: $thinker', async (place) => {
    const { game, complaints, files, strays, close } = await embedded.open(place);
    await sitDown(game, 'cyprus');
    const isStrict = place.sandbox && place.policy;
    const thinkers: (string | undefined)[] = [];
    await playMatch(game, byTap, {
      onQuestion: ({ thinker }) => void thinkers.push(thinker),
      enough: () => thinkers.length >= FEW,
    });
    expect(new Set(thinkers)).toEqual(new Set([place.thinker]));
    expect(complaints.filter((each) => !(isStrict && REFUSED.test(each)))).toEqual([]);
    expect(strays).toEqual([]);
    const scripts = ['cyprus.js', 'sounds-ogg.js', 'stand-by.js'];
    if (!place.hosted) expect([...new Set(files.filter((file) => file.endsWith('.js')))].sort()).toEqual(scripts);
    await close();
  });
});

const english = await withSetUp(await fetchTexts(fetchMessages, ['en']));
const german = await withSetUp(await fetchTexts(fetchMessages, ['de']));

/** Opens a page that comes late. */
async function openSettings(game: GamePage, { title, settings }: typeof german): Promise<void> {
  await until(game, ({ screen }) => screen === 'title', 'the title');
  await game.locator('#screens .button', { hasText: title.settings }).click();
  await game.locator('#screens h1', { hasText: settings.title }).waitFor();
}
const languageOf = (game: GamePage) => game.evaluate(() => document.documentElement.lang);
const languagesIn = (files: readonly string[]) => files.filter((file) => /^language/.test(file));

describe('the embeddable game', () => {
  const places = PLACES.filter(({ alone, sandbox, policy }) => alone === 'file' || (sandbox && policy));

  // Two ways to fetch a script, and one way to choose which: each place tries one of them.
  const [first, last] = [places.slice(0, 1), places.slice(-1)];

  it.each(isLong ? places : first)('speaks German in $title where the browser does', async (place) => {
    const { game, complaints, files, close } = await embedded.open(place, 'de-AT');
    await openSettings(game, german);
    expect(await languageOf(game)).toBe('de');
    expect(languagesIn(files)).toEqual(['language-de.js']);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(isLong ? places : last)(
    'in $title comes in another language when one is chosen, and not before',
    async (place) => {
      const { game, complaints, files, close } = await embedded.open(place);
      await openSettings(game, english);
      expect(languagesIn(files)).toEqual([]);
      await game.locator('#settings-language').selectOption('pt-BR');
      await game.waitForSelector('html[lang=pt-BR]');
      expect(languagesIn(files)).toEqual(['language-pt-br.js']);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('brings letters with a language whose letters it does not carry', async () => {
    const { game, complaints, files, close } = await embedded.open(
      { title: 'a sandbox', sandbox: true, thinker: 'blob' },
      'pl',
    );
    await game.waitForSelector('html[lang=pl]');
    expect(files).toContain('letters-latin-ext.js');
    const ranges = await game.evaluate(() => [...document.fonts].map(({ unicodeRange }) => unicodeRange));
    expect(ranges.filter((range) => range.includes('U+100-130'))).toHaveLength(2);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each<[string, (route: Route) => Promise<void>]>([
    ['is not there', (route) => route.abort()],
    [
      'is of another release',
      (route) => route.fulfill({ contentType: 'text/javascript', body: 'cyprusMessages = { "de 0": {} };' }),
    ],
  ])('speaks English where the script of the wanted language %s', async (_, answer) => {
    const { game, complaints, files, close } = await embedded.open(
      { title: 'a sandbox', sandbox: true, thinker: 'blob' },
      'de-AT',
      (page) => page.route('**/language-de.js', answer),
    );
    await openSettings(game, english);
    expect(await languageOf(game)).toBe('en');
    expect(languagesIn(files)).toEqual(['language-de.js']);
    expect(complaints.filter((each) => !/^Failed to load resource/.test(each))).toEqual([]);
    await close();
  });
});
