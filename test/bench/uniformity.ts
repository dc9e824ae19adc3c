/**
 * Judges by chi-square that a million shuffles are uniform.
 *
 *   npm run bench uniformity [SHUFFLES [HIGHEST HALF]]     of double-nine unless given
 */
import { chiSquareOfShuffles, QUANTILE_99_99 } from './measures/chi-square.ts';

const shuffles = Number(process.argv[2] ?? 1_000_000);
const highest = Number(process.argv[3] ?? 9);
const { places, neighbours, deviation } = chiSquareOfShuffles(highest, shuffles, 'uniformity');
console.log(`${shuffles} shuffles of double-${highest}, chi-square in standard deviations above its mean:`);
console.log(`  tile by place ${places.toFixed(2)}, tile by neighbour ${neighbours.toFixed(2)}`);
console.log(deviation < QUANTILE_99_99 ? 'uniform' : `not uniform: more than ${QUANTILE_99_99}`);
process.exitCode = deviation < QUANTILE_99_99 ? 0 : 1;
