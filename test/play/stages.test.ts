/** Golden pictures of the stages, with the clock stopped, in full quality, by the browser that comes from npm where it runs. */
import { existsSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compared, GOLDEN, GOLDEN_SIZE, small } from './golden-pictures.ts';
import { goldenOf, openStages, readGolden, type StageHouse } from './stages.ts';

let house: StageHouse;
beforeAll(async () => {
  house = await openStages();
});
afterAll(() => house?.close());

/** The share of pixels that may differ: an edge here and there, no tile and no word. */
const MOST = 0.002;

describe.each(GOLDEN)('the stage %s', (name) => {
  it('looks as its golden picture does', async () => {
    expect(existsSync(goldenOf(name)), 'npm run golden').toBe(true);
    expect(statSync(goldenOf(name)).size).toBeLessThanOrEqual(60_000);
    const visit = await house.open(name, ...GOLDEN_SIZE);
    const before = await visit.facts();
    expect(before).toMatchObject({ quality: 'full', isAlive: true, faults: [] });
    const picture = (await visit.picture()).toString('base64');
    const again = (await visit.picture()).toString('base64');
    expect((await visit.facts()).now, 'the clock stands').toBe(before.now);
    expect((await compared(visit.page, picture, again)).mean, 'nothing moves').toBe(0);
    const far = await compared(visit.page, await small(visit.page, picture), readGolden(name));
    expect(far.colours, 'the picture shows something').toBeGreaterThan(150);
    // Other browsers draw letters and edges in their own way: there only the whole is compared.
    expect(far.share).toBeLessThanOrEqual(house.isCarried ? MOST : 0.15);
    await visit.close();
  });
});
