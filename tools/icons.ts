/** Draws the icons of the installed game from `public/icon.svg` (`npm run icons`). */
import { mkdirSync, readFileSync } from 'node:fs';
import { launch } from './find-browser.mjs';

const svg = readFileSync('public/icon.svg', 'utf8');
/** Without round corners: systems that show it cut out their own shape. */
const square = svg.replace(/(<rect[^>]*) rx="[\d.]+"/, '$1');
/** Smaller, so that nothing is cut off: only the middle four fifths are sure to be visible. */
const inner = square
  .replace('viewBox="0 0 64 64"', 'viewBox="-5 -5 74 74"')
  .replace('<rect width="64" height="64"', '<rect x="-5" y="-5" width="74" height="74"');

const ICONS = [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['maskable-512', 512, inner],
  ['touch-180', 180, square],
] as const;

mkdirSync('public/icons', { recursive: true });
const browser = await launch();
for (const [name, size, drawing] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<!doctype html><style>* { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
