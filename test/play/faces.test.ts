/** Every face in every set of tiles, pixel by pixel: full quality, drawn by the browser that comes from npm where it runs. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TILE_SETS, type TileSetName } from '../../src/art/materials.ts';
import { pictures } from '../../src/art/pictures.ts';
import { PIPS, pipRadius } from '../../src/art/pips.ts';
import { PICTURE_SIDE, pictureRoom } from '../../src/art/symbols.ts';
import type { FacesPage } from '../../src/dev/faces.ts';
import { coverOf } from '../art/raster.ts';
import { isLong } from '../long.ts';
import { openPictureBrowser } from './browser.ts';
import { judge, type Picture } from './faces.ts';
import { openPages } from './pages.ts';
import type { Served } from './serve.ts';

let served: Served;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [{ browser }, served] = await Promise.all([openPictureBrowser(), openPages()]);
  page = await browser.newPage();
  page.on('console', (line) => line.text().startsWith('the graphics') && console.log(line.text()));
  await page.goto(`${served.address}faces.html`);
  await page.waitForFunction(() => 'faces' in window);
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

type SymbolsName = NonNullable<Parameters<FacesPage['faces']['draw']>[3]>;

const drawn = async (
  tiles: TileSetName,
  above: number,
  below: number,
  symbols: SymbolsName = 'pips',
): Promise<Picture> => {
  const { text, ...picture } = await page.evaluate(
    ([set, up, down, signs]) =>
      (window as unknown as FacesPage).faces.draw({ tiles: set, cloth: 'sea' }, up, down, signs),
    [tiles, above, below, symbols] as const,
  );
  return { ...picture, pixels: Buffer.from(text, 'base64') };
};

const half = (number: number) => ({ pips: PIPS[number] ?? [], radius: pipRadius(number) });
const ALONE = pictureRoom('pips');
/** Returns the number of pixels in which a tile differs from the bare one. */
const changedPixels = ({ pixels }: Picture, bare: Picture) =>
  Array.from({ length: pixels.length / 4 }, (_, i) => i * 4).filter(
    (at) => [0, 1, 2].reduce((sum, k) => sum + Math.abs((pixels[at + k] ?? 0) - (bare.pixels[at + k] ?? 0)), 0) > 60,
  ).length;
const colours = ({ pixels }: Picture) =>
  new Set(Array.from({ length: pixels.length / 4 }, (_, i) => pixels.subarray(i * 4, i * 4 + 3).join()));

describe.each(TILE_SETS)('tiles of %s', (tiles) => {
  it('show their pips where they belong, all of them, and nothing elsewhere', async () => {
    const bare = await drawn(tiles, 0, 0);
    expect(colours(bare).size).toBeGreaterThan(200);
    for (const number of PIPS.keys()) {
      const other = 12 - number;
      const seen = judge(await drawn(tiles, number, other), bare, [half(number), half(other)]);
      expect(seen, `${number} over ${other}`).toMatchObject({ missing: 0, stray: 0 });
      expect(seen.inked).toBeGreaterThan(1000);
      expect(seen.contrast, `${number} over ${other}`).toBeGreaterThanOrEqual(3.5);
    }
  });

  // The numerals are drawn on all sets alike.
  it.runIf(isLong || tiles === 'ivory')('show thirteen numerals, no two of them alike', async () => {
    const pictures = new Set<string>();
    for (const number of PIPS.keys())
      pictures.add(Buffer.from((await drawn(tiles, number, number, 'numerals')).pixels).toString('base64'));
    expect(pictures.size).toBe(13);
  });
});

it('show each picture on both halves, as large as it is drawn, and no two of them alike', async () => {
  const bare = await drawn('pictures', 0, 0);
  const seen = new Set<string>();
  for (const [number, picture] of pictures.entries()) {
    const tile = await drawn('pictures', number, number, 'pictures');
    seen.add(Buffer.from(tile.pixels).toString('base64'));
    const side = Math.round(tile.side * ALONE.size);
    const paths = picture.map(({ path }) => path);
    const covered = 2 * coverOf(paths, PICTURE_SIDE, side).reduce((sum, part) => sum + part, 0);
    expect(changedPixels(tile, bare) / covered, `${number}`).toBeGreaterThan(0.75);
    expect(changedPixels(tile, bare) / covered, `${number}`).toBeLessThan(1.35);
  }
  expect(seen.size).toBe(7);
});

it('are drawn as before on another stage when the device takes the graphics away', async () => {
  const before = await drawn('ivory', 9, 4);
  await page.evaluate(() => (window as unknown as FacesPage).faces.lose());
  expect(await drawn('ivory', 9, 4)).toEqual(before);
});
