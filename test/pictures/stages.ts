/**
 * Photographs every stage of the stages page in three sizes, for a person to judge. The pictures go to
 * `test/output/stage-*.png`.
 *
 *   npm run pictures stages [SIZES [NAMES]]     as `desk,portrait late,osel`; all unless given
 */
import { mkdirSync } from 'node:fs';
import { STAGES } from '../../src/dev/stages/all-stages.ts';
import { openStages } from '../play/stages.ts';

const SIZES = { desk: [1280, 800], portrait: [390, 844], landscape: [844, 390] } as const;
const [sizes = Object.keys(SIZES).join(), names = [...STAGES.keys()].join()] = process.argv.slice(2);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

const house = await openStages();
let faulty = 0;
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (!sizes.split(',').includes(size)) continue;
    for (const name of names.split(',')) {
      const path = `${folder}/stage-${size}-${name}.png`;
      const visit = await house.open(name, width, height);
      await visit.page.screenshot({ path, timeout: 60_000 });
      const { faults } = await visit.facts();
      faulty += faults.length;
      for (const fault of faults) console.error(name, fault);
      await visit.close();
      console.log(path);
    }
  }
} finally {
  await house.close();
}
process.exitCode = faulty > 0 ? 1 : 0;
