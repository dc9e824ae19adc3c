/**
 * Spoils saves at random: each is refused or played on by the rules.
 *
 *   npm run bench fuzz-saves [COUNT [SEED]]     100,000 unless given, from that seed on
 */
import { mutant } from '../shell/save-mutants.ts';
import { type Fate, realSaves, tryOut } from '../shell/save-trial.ts';

const [count = 100_000, first = 1_000_000] = process.argv.slice(2).map(Number);
const fates: Record<Fate, number> = { aside: 0, foreign: 0, played: 0 };
const began = performance.now();
let slowest = { ms: 0, seed: 0 };
for (let seed = first; seed < first + count; seed++) {
  const text = mutant(realSaves, seed);
  const before = performance.now();
  try {
    fates[tryOut(text)]++;
  } catch (error) {
    console.error(`mutant ${seed}: ${text}`);
    throw error;
  }
  const ms = performance.now() - before;
  if (ms > slowest.ms) slowest = { ms, seed };
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${count} spoilt saves in ${seconds} s, none of them a crash:`);
console.log(
  `${fates.aside} put aside, ${fates.foreign} left for a newer version, ${fates.played} played on by the rules`,
);
console.log(`the slowest took ${slowest.ms.toFixed(0)} ms (mutant ${slowest.seed})`);
