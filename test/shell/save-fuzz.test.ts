import { expect, it } from 'vitest';
import { often } from '../long.ts';
import { mutant } from './save-mutants.ts';
import { type Fate, realSaves, tryOut } from './save-trial.ts';

/** `npm run bench fuzz-saves` tries two hundred times as many, other ones. */
const MUTANTS = often(500, 5_000);

it('plays every real save on by the rules', () => {
  expect(realSaves.map(tryOut)).toEqual(realSaves.map(() => 'played'));
});

it(`refuses or plays by the rules ${MUTANTS} saves that were spoilt, and never throws`, () => {
  const fates: Record<Fate, number> = { aside: 0, foreign: 0, played: 0 };
  for (let seed = 0; seed < MUTANTS; seed++) {
    const text = mutant(realSaves, seed);
    try {
      fates[tryOut(text)]++;
    } catch (error) {
      throw new Error(`mutant ${seed}: ${text}`, { cause: error });
    }
  }
  // Most are refused; enough are not, so that both ways are tried.
  expect(fates.aside).toBeGreaterThan(MUTANTS / 2);
  expect(fates.played).toBeGreaterThan(MUTANTS / 50);
  expect(fates.foreign).toBeGreaterThan(0);
});
