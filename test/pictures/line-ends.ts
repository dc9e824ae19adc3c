/**
 * Draws the ends of fifty deals of each kind of line on three screens, as plain outlines. The sheets go to
 * `test/output/line-ends/`, for a person to judge.
 *
 *   npm run pictures line-ends [KIND …]     all kinds unless named, as 'line' or 'cross'
 */
import { mkdirSync } from 'node:fs';
import { openBrowser } from '../play/browser.ts';
import { LINE_KINDS, LINE_SCREENS } from '../table/layout/measured-lines.ts';
import { deals, sheetOf } from './line-ends/sheet.ts';

const folder = 'test/output/line-ends';
/** Deals on a sheet. */
const DEALS = 50;

const named = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const page = await browser.newPage();
for (const kind of Object.keys(LINE_KINDS)) {
  if (named.length > 0 && !named.includes(kind)) continue;
  const stars = deals(kind, DEALS);
  for (const screen of LINE_SCREENS) {
    const { svg, width, height } = sheetOf(stars, screen);
    await page.setViewportSize({ width, height });
    await page.setContent(`<body style="margin:0">${svg}</body>`);
    const path = `${folder}/${kind.replaceAll(' ', '-')}-${screen.join('x')}.png`;
    await page.screenshot({ path });
    console.log(path);
  }
}
await browser.close();
