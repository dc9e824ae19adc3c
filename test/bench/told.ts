/**
 * Plays a whole match at the table as text and buttons, in a language, and prints what was told.
 *
 *   npm run bench told [LANGUAGE [GAME]]     as `el goat`; German and Cyprus unless given; needs a build
 *
 * The log of each deal, what the table, its places and the seats were called at the first question of each, and what
 * the sheets and the result say. For a person to read.
 */
import type { Page } from 'playwright-core';
import { byDomTable, playMatch, pressScreen } from '../play/player.ts';
import { type Look, look, until } from '../play/probe.ts';
import { openRealSite } from '../play/site.ts';
import { withoutWebGL } from '../play/stored.ts';

const [language = 'de', game = 'cyprus'] = process.argv.slice(2);

/** What these are called for the ear. */
const namesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
/** Every line that is to be read there. */
const linesOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allInnerTexts()).flatMap((text) => text.split('\n'));
const print = (title: string, lines: readonly string[]) =>
  console.log([`## ${title}`, ...lines.filter((line) => line.trim() !== '').map((line) => `  ${line}`)].join('\n'));

const site = await openRealSite();
const visit = await site.open('about:blank', { viewport: { width: 1280, height: 800 }, settings: { language } });
const { page, complaints } = visit;
await withoutWebGL(page);
await page.goto(`${site.address}?probe&game=${game}`);
let described = -1;
async function describe({ deals }: Look): Promise<void> {
  if (described === deals) return;
  described = deals;
  const parts = ['[role=status]', ...['seats', 'hand', 'places', 'actions'].map((group) => `[data-group="${group}"]`)];
  const all = await Promise.all(parts.map((part) => namesOf(page, `#table ${part}`)));
  print(`the table, deal ${deals + 1}`, all.flat());
}

for (;;) {
  await playMatch(page, byDomTable, { onQuestion: describe, enough: ({ match }) => match === 'sheet' });
  const { match } = await look(page);
  if (match !== 'sheet') break;
  print('the log', await page.locator('#table .log-lines p').allTextContents());
  print('the sheet', await linesOf(page, '#screens'));
  await pressScreen(page, '#screens .button.is-main');
  await until(page, (now) => now.match !== 'sheet', 'the next deal');
}
print('the log', await page.locator('#table .log-lines p').allTextContents());
print('the result', await linesOf(page, '#screens'));
print('complaints', complaints);
await visit.close();
await site.close();
