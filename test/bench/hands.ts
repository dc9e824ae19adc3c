/**
 * Measures the own tiles beside the largest on the table at three moments of a deal.
 *
 *   npm run bench hands [SIZES]     as `1280x800,390x844`; all unless given
 */
import { gameById } from '../../src/rules/games.ts';
import { type HandSizes, sizesOver } from '../table/places/hand-sizes.ts';

const TABLES = [
  ['cyprus', 4],
  ['cyprus', 10],
  ['block', 2],
  ['goat', 4],
  ['all-fives', 2],
  ['muggins', 3],
  ['italian', 4],
  ['french', 2],
  ['sausage', 2],
  ['solo-1', 1],
  ['squares', 1],
] as const;
const SIZES = ['1280x800', '1366x768', '390x844', '844x390', '320x568', '568x320', '2560x1440'];
const [asked = SIZES.join()] = process.argv.slice(2);
const sizes = asked.split(',');

const shown = ({ count, own, table }: HandSizes) => `${count}: ${own.toFixed(0)} / ${table.toFixed(0)}`;

console.log('number of own tiles: side of an own half / of the largest half on the table, CSS pixels\n');
console.log(`| table | ${sizes.join(' | ')} |`);
console.log(`| --- |${sizes.map(() => ' --- |').join('')}`);
for (const [id, seats] of TABLES) {
  const game = gameById(id);
  if (!game) throw new Error(`no such game: ${id}`);
  const cells = sizes.map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const moments = sizesOver(game, seats, [width, height], 'a').filter(({ isPlaying }) => isPlaying);
    const [first, middle, last] = [0, 0.5, 0.999].map((part) => moments[Math.floor(part * moments.length)]);
    return [first, middle, last].map((one) => (one ? shown(one) : '–')).join('; ');
  });
  console.log(`| ${id} ${seats} | ${cells.join(' | ')} |`);
}
