/** Loses the graphics at random moments, and compares what is seen afterwards (`npm run bench:context -- 50`). */
import { fastChance } from '../../src/rules/chance.ts';
import { createTrials, MOMENTS } from '../play/lost-graphics.ts';
import { openSite } from '../play/site.ts';

const count = Number(process.argv[2] ?? 50);
const chance = fastChance(Number(process.argv[3] ?? 1));
const site = await openSite();
const loseAt = createTrials(site);
let failures = 0;
for (let k = 1; k <= count; k++) {
  const moment = MOMENTS[chance.below(MOMENTS.length)];
  const began = performance.now();
  const [outcome] = moment ? await loseAt([moment], chance.below(1_000_000)) : [];
  if (!outcome) continue;
  const { pixels, most } = outcome.difference;
  if (pixels > 0 || outcome.canvases !== 1) failures++;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${String(k).padStart(3)}  ${outcome.moment.padEnd(36)} ${pixels} pixels differ, at most by ${most}; ${seconds} s`,
  );
}
await site.close();
console.log(`${count} moments, ${failures} with another picture`);
process.exitCode = failures > 0 ? 1 : 0;
