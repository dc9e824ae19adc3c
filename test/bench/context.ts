/**
 * Loses the graphics at random moments, and compares what is seen afterwards.
 *
 *   npm run bench context [COUNT [SEED]]     50 moments unless given; needs a build
 */
import { fastChance } from '../../src/rules/chance.ts';
import { createTrials, MOMENTS } from '../play/lost-graphics.ts';
import { openRealSite } from '../play/site.ts';

const count = Number(process.argv[2] ?? 50);
const chance = fastChance(Number(process.argv[3] ?? 1));
const site = await openRealSite();
const loseAt = createTrials(site);
let failures = 0;
for (let k = 1; k <= count; k++) {
  const moment = MOMENTS[chance.below(MOMENTS.length)];
  const seed = chance.below(1_000_000);
  if (!moment) continue;
  const began = performance.now();
  let outcome: string;
  try {
    const [{ difference, canvases } = { difference: null, canvases: 0 }] = await loseAt([moment], seed);
    if (difference?.pixels !== 0 || canvases !== 1) failures++;
    outcome = `${difference?.pixels} pixels differ, at most by ${difference?.most}; canvases: ${canvases}`;
  } catch (error) {
    failures++;
    outcome = String(error);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${String(k).padStart(3)}  ${moment.name.padEnd(36)} ${outcome}; ${seconds} s`);
}
await site.close();
console.log(`${count} moments, ${failures} that went wrong`);
process.exitCode = failures > 0 ? 1 : 0;
