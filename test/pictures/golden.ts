/**
 * Takes the golden pictures of the stages anew, and says how far each was from the one before. To be looked at before
 * they are kept. Only the browser that comes from npm takes them.
 *
 *   npm run pictures golden [NAMES]     as `late,osel`; all unless given
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { compared, GOLDEN, GOLDEN_SIZE, keptAs } from '../play/golden-pictures.ts';
import { goldenOf, openStages, readGolden } from '../play/stages.ts';

const wanted = process.argv[2]?.split(',') ?? GOLDEN;
mkdirSync('test/play/golden', { recursive: true });
const house = await openStages();
try {
  if (!house.isCarried) throw new Error('golden pictures are taken with the browser that comes from npm only');
  for (const name of wanted) {
    const visit = await house.open(name, ...GOLDEN_SIZE);
    // tsx names the functions that are handed to the page with this.
    await visit.page.evaluate('globalThis.__name ??= (named) => named;');
    const facts = await visit.facts();
    if (facts.quality !== 'full' || !facts.isAlive || facts.faults.length > 0) throw new Error(JSON.stringify(facts));
    const picture = (await visit.picture()).toString('base64');
    const far = existsSync(goldenOf(name)) ? await compared(visit.page, picture, readGolden(name)) : null;
    const bytes = Buffer.from(await keptAs(visit.page, picture), 'base64');
    writeFileSync(goldenOf(name), bytes);
    const change = far
      ? `${(far.share * 100).toFixed(3)} % of the pixels differ, at most ${far.wrong} in one spot, mean ${far.mean.toFixed(2)}`
      : 'new';
    console.log(`${name.padEnd(14)} ${(bytes.length / 1000).toFixed(1)} kB  ${change}`);
    await visit.close();
  }
} finally {
  await house.close();
}
