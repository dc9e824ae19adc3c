/**
 * Measures the lines of many deals on three screens: tiles before the first turn, the share of the cloth, sizes, faults.
 *
 *   npm run bench lines [DEALS [KIND …]]     20,000 of each kind of line; or of those named, as 'line' or 'cross'
 *
 * Half of the deals are played at random, the others by the rule of thumb.
 */
import { LINE_KINDS, LINE_SCREENS, lineDealt, lineFound, lineSurface, lookAt } from '../table/layout/measured-lines.ts';
import { quantile } from './measures/quantile.ts';

const [count = '20000', ...named] = process.argv.slice(2);
const DEALS = Number(count);

const spread = (from: readonly number[], digits = 0) =>
  [0.5, 0.05].map((at) => quantile(from, at).toFixed(digits)).join(' / ');

for (const [kind, tables] of Object.entries(LINE_KINDS)) {
  if (named.length > 0 && !named.includes(kind)) continue;
  const found = LINE_SCREENS.map(() => lineFound());
  const surfaces = tables.map((table) => LINE_SCREENS.map((screen) => lineSurface(table, screen)));
  let trapped = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const nth = Math.floor(deal / 2) % tables.length;
    const table = tables[nth];
    if (!table) continue;
    const star = lineDealt(table, deal);
    for (const [at, surface] of (surfaces[nth] ?? []).entries()) {
      const here = found[at];
      try {
        if (here) lookAt(table, star, surface, here);
      } catch (error) {
        trapped++;
        console.error(table.game, deal, error);
      }
    }
  }
  for (const [at, screen] of LINE_SCREENS.entries()) {
    const { faults, straight, turned, unturned, rows, shares, pixels, gaps, tiles } = found[at] ?? lineFound();
    const [low, high, others] = straight;
    console.log(`\n${kind} at ${screen.join('×')}: ${tiles.length} deals of ${spread(tiles)} tiles (median / p5)`);
    console.log(
      `  before the first turn, left ${spread(low)}, right ${spread(high)}${others.length > 0 ? `, sides ${spread(others)}` : ''}; ` +
        `row of both ${spread(rows)}; ${((100 * unturned) / (turned + unturned)).toFixed(0)} % of arms never turn`,
    );
    console.log(
      `  share of the cloth ${spread(shares, 2)}; half ${spread(pixels, 1)} px, least ${quantile(pixels, 0).toFixed(1)}`,
    );
    console.log(
      `  least gap between tiles that are not joined ${spread(gaps, 2)}, least of all ${quantile(gaps, 0).toFixed(2)}`,
    );
    const all = Object.entries({ ...faults, trapped: trapped + faults.trapped }).filter(([, count]) => count > 0);
    console.log(`  faults: ${all.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}`);
  }
}
