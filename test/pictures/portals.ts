/**
 * Makes the covers and screenshots that portals ask for, of the game's own table. They go to `test/output/portals/`,
 * for a person to judge.
 *
 *   npm run pictures portals [covers|screenshots]     both unless given
 */
import { mkdirSync } from 'node:fs';
import { openStages, type StageHouse } from '../play/stages.ts';
import { coverPage } from './portals/cover.ts';
import { COVERS, SCREENS, SCREENSHOTS } from './portals/sizes.ts';

const folder = 'test/output/portals';

/** In a window of this size the stage comes to stand soon; then it is made as large as the picture wants. */
const SMALL = { width: 640, height: 360 } as const;

/** How the star lies on the screen of its stage: its middle, and how much around it is free of words; shares of the height. */
const MIDDLE = 0.445;
const FREE = 0.32;

/** The star of Cyprus in the moment in which it is complete. */
async function starPicture(house: StageHouse): Promise<Buffer> {
  const [width, height] = [2560, 1440];
  const { page, step, close } = await house.open('starred', SMALL.width, SMALL.height);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await step(1);
  const half = Math.floor(height * FREE);
  const clip = { x: width / 2 - half, y: height * MIDDLE - half, width: 2 * half, height: 2 * half };
  const picture = await page.screenshot({ clip, timeout: 120_000 });
  await close();
  return picture;
}

async function takeCovers(house: StageHouse): Promise<void> {
  const star = await starPicture(house);
  for (const [width, height] of COVERS) {
    const page = await house.context.newPage();
    await page.setViewportSize({ width, height });
    await page.setContent(coverPage(star, width, height));
    await page.evaluate(() => document.fonts.ready);
    const path = `${folder}/cover-${width}x${height}.png`;
    await page.screenshot({ path, timeout: 60_000 });
    await page.close();
    console.log(path);
  }
}

async function takeScreenshots(house: StageHouse): Promise<void> {
  for (const [width, height] of SCREENS) {
    for (const stage of SCREENSHOTS) {
      const { page, close } = await house.open(stage, width, height);
      const path = `${folder}/screen-${width}x${height}-${stage}.png`;
      await page.screenshot({ path, timeout: 120_000 });
      await close();
      console.log(path);
    }
  }
}

const [wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const house = await openStages();
try {
  if (wanted !== 'screenshots') await takeCovers(house);
  if (wanted !== 'covers') await takeScreenshots(house);
} finally {
  await house.close();
}
