/**
 * Plays mosaics of each size, and judges their records by the audit and from the rules page alone. Every third is given up,
 * the others are solved. Fails at the first that either refuses, and where they count otherwise.
 *
 *   npm run bench mosaic-records [PUZZLES [FIRST [SIZE…]]]     100 of each size, from number 1, unless given
 */
import { deepStrictEqual } from 'node:assert';
import { argv } from 'node:process';
import { audit } from '../../src/rules/audit.ts';
import { SIZES } from '../../src/rules/mosaic/mosaic-puzzle.ts';
import { writeRecord } from '../../src/rules/record.ts';
import { mosaicRecord } from '../rules/mosaic/mosaic-deals.ts';
import { judge } from '../second/judgement.ts';

const [, , count = '100', first = '1', ...wanted] = argv;
const GIVEN_UP = 3;

for (const size of SIZES) {
  if (wanted.length > 0 && !wanted.includes(size)) continue;
  const ends: Record<string, number> = {};
  for (let number = Number(first); number < Number(first) + Number(count); number++) {
    const text = writeRecord(mosaicRecord(number, size, number % GIVEN_UP === 0 ? 'given up' : 'solved'));
    const found = audit(text);
    if (!found.ok) throw new Error(`${size} ${number}: ${found.words}`);
    deepStrictEqual(judge(text), found, `${size} ${number}`);
    for (const [how, times] of Object.entries(found.ends)) ends[how] = (ends[how] ?? 0) + times;
  }
  console.log(`${size}: ${count} records, ${JSON.stringify(ends)}, no fault`);
}
