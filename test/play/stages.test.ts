/** Golden pictures of the stages, with the clock stopped, in full quality, by the browser that comes from npm where it runs. */
import { existsSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { compared, GOLDEN, GOLDEN_SIZE, MOST_WRONG, type Part, withoutPip } from './golden-pictures.ts';
import { goldenOf, openStages, readGolden, type StageHouse } from './stages.ts';

let house: StageHouse;
beforeAll(async () => {
  house = await openStages();
});
afterAll(() => house?.close());

/** Stages that show unlike things; all of them: `npm run play:long`. */
const UNLIKE = ['shuffle', 'picked', 'starred', 'ended', 'osel'] as const satisfies readonly (typeof GOLDEN)[number][];

/** The share of pixels that may differ: an edge here and there, no tile and no word. */
const MOST = 0.02;

/** What was seen of each stage: it need not be drawn again to be compared again. */
const seen = new Map<string, string>();

describe.each(isLong ? GOLDEN : UNLIKE)('the stage %s', (name) => {
  it('looks as its golden picture does', async () => {
    expect(existsSync(goldenOf(name)), 'npm run pictures golden').toBe(true);
    expect(statSync(goldenOf(name)).size).toBeLessThanOrEqual(60_000);
    const visit = await house.open(name, ...GOLDEN_SIZE);
    const before = await visit.facts();
    expect(before).toMatchObject({ quality: 'full', isAlive: true, faults: [] });
    const picture = (await visit.picture()).toString('base64');
    seen.set(name, picture);
    const again = (await visit.picture()).toString('base64');
    expect((await visit.facts()).now, 'the clock stands').toBe(before.now);
    expect(again === picture, 'nothing moves').toBe(true);
    const far = await compared(visit.page, picture, readGolden(name));
    expect(far.colours, 'the picture shows something').toBeGreaterThan(150);
    // Other browsers draw letters and edges in their own way: there only the whole is compared.
    expect(far.share).toBeLessThanOrEqual(house.isCarried ? MOST : 0.15);
    if (house.isCarried) expect(far.wrong, 'pixels of a wrong pip').toBeLessThanOrEqual(MOST_WRONG);
    await visit.close();
  });
});

/** Where a half of a tile lies, on the cloth and in the rack. */
const HALVES: readonly (readonly [(typeof GOLDEN)[number], Part])[] = [
  ['picked', { x: 240, y: 32, width: 20, height: 18 }],
  ['picked', { x: 262, y: 54, width: 22, height: 22 }],
  ['picked', { x: 275, y: 270, width: 28, height: 24 }],
  ['starred', { x: 220, y: 100, width: 23, height: 23 }],
];

it.each(HALVES)('a single pip that is missing is found out: %s, %o', async (name, half) => {
  const page = await house.context.newPage();
  const wrong = await withoutPip(page, seen.get(name) ?? '', half);
  expect((await compared(page, wrong, readGolden(name))).wrong).toBeGreaterThan(MOST_WRONG);
  await page.close();
});
