/**
 * Goes through the screens of the built game in every language and three sizes, and measures what is written there.
 * Says which texts are cut, squeezed, broken, hidden, or lie one over the other. Faulty screens, and each screen in the
 * language that says most there, are photographed in `test/output/`.
 *
 *   npm run bench languages [LANGUAGE] [SIZE]        as `de portrait`; needs a build
 *   npm run bench languages -- --pictures            keeps every picture
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fetchMessages } from '../../src/i18n/compiled/fetch.ts';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';
import { textsOf } from '../../src/i18n/texts.ts';
import { look, twoFrames } from '../play/probe.ts';
import { openRealSite } from '../play/site.ts';
import { AT_THE_TABLE, type TableMoment } from './languages/kept.ts';
import { type Fault, pageFaults, pageLength, READ } from './languages/page-faults.ts';
import { tableFaults } from './languages/table-faults.ts';
import { afterADeal, afterTheMatch, atTheTable, beforeMatches, type Traveller } from './languages/visits.ts';

const SIZES = { desk: [1280, 800], portrait: [390, 844], landscape: [844, 390] } as const;
const folder = 'test/output';
const asked = process.argv.slice(2);
const among = <T extends string>(all: Readonly<Record<T, unknown>>): readonly T[] => {
  const names = Object.keys(all) as T[];
  const chosen = names.filter((name) => asked.includes(name));
  return chosen.length > 0 ? chosen : names;
};
const keepsAll = asked.includes('--pictures');
const isLanguage = (code: string): code is Language => code in LANGUAGES;

/** The picture of a screen in the language that says most there. */
interface Longest {
  readonly letters: number;
  readonly language: string;
  readonly picture: Buffer;
}

mkdirSync(folder, { recursive: true });
const longest = new Map<string, Longest>();
let count = 0;
const site = await openRealSite();

/** Runs in the page: what fades in is there, and all letters have come. */
async function still(): Promise<void> {
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
}

async function faultsOf(page: Page): Promise<Fault[]> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const onPage = await page.evaluate(pageFaults, READ);
  const isCovered = await page.evaluate(() => document.querySelector('#screens .screen, .watching') !== null);
  if (isCovered) return onPage;
  const written = await page.evaluate(() => window.starDominoes?.written() ?? []);
  return [...onPage, ...tableFaults(written, await look(page), size)];
}

for (const language of among(LANGUAGES)) {
  if (!isLanguage(language)) continue;
  const texts = textsOf(await fetchMessages[language]());
  for (const size of among(SIZES)) {
    const [width, height] = SIZES[size];
    const began = Date.now();
    const before = count;
    const traveller: Traveller = {
      ...{ site, texts },
      opening: {
        viewport: { width, height },
        deviceScaleFactor: 1,
        settings: { language, guidance: 'always', makes: 'always', motion: 'off', oneTap: false },
      },
      async stop(page, screen) {
        await twoFrames(page);
        await page.evaluate(still);
        await twoFrames(page);
        const faults = await faultsOf(page);
        for (const { what, where, text } of faults)
          console.log([language, size, screen, what, where, text].join(' | '));
        count += faults.length;
        const letters = await page.evaluate(pageLength, READ);
        const most = longest.get(`${screen}-${size}`);
        const isLongest = !most || letters > most.letters;
        if (!keepsAll && !isLongest && faults.length === 0) return;
        const picture = await page.screenshot({ type: 'jpeg', quality: 85, timeout: 60_000 });
        if (isLongest) longest.set(`${screen}-${size}`, { letters, language, picture });
        if (keepsAll || faults.length > 0)
          writeFileSync(`${folder}/language-${language}-${size}-${screen}.jpg`, picture);
      },
    };
    const travels: readonly [string, () => Promise<void>][] = [
      ['before matches', () => beforeMatches(traveller)],
      ...(Object.keys(AT_THE_TABLE) as TableMoment[]).map(
        (name) => [name, () => atTheTable(traveller, name)] as [string, () => Promise<void>],
      ),
      ['after a deal', () => afterADeal(traveller)],
      ['after the match', () => afterTheMatch(traveller)],
    ];
    for (const [what, travel] of travels) {
      try {
        await travel();
      } catch (error) {
        count++;
        console.log([language, size, what, 'the way is barred', '', String(error).slice(0, 600)].join(' | '));
        for (const context of site.browser.contexts()) await context.close();
      }
    }
    console.error(`${language} ${size}: ${count - before} findings, ${Math.round((Date.now() - began) / 1000)} s`);
  }
}
for (const [screen, { language, picture }] of longest)
  writeFileSync(`${folder}/longest-${screen}-${language}.jpg`, picture);
await site.close();
console.log(count === 0 ? 'Nothing is cut, squeezed or broken.' : `${count} findings.`);
process.exitCode = count > 0 ? 1 : 0;
