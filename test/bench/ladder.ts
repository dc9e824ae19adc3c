/**
 * Each bot against three of the one below, over paired deals. `npx tsx test/bench/ladder.ts [DEALS]`, 2,000 by default.
 */
import { argv } from 'node:process';
import { chooseByRules } from '../../src/bots/rules.ts';
import { gameById } from '../../src/rules/games.ts';
import { type Figure, paired } from '../bots/paired.ts';

const deals = Number(argv[2] ?? 2000);
const text = ({ mean, within }: Figure, scale: number, digits: number) =>
  `${(mean * scale).toFixed(digits)} ± ${(within * scale).toFixed(digits)}`;

for (const id of ['cyprus', 'sebastopol']) {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const start = performance.now();
  const { share, points } = paired(game, 4, deals, chooseByRules);
  const seconds = (performance.now() - start) / 1000;
  const figures = `${text(share, 100, 1)} % of deals, ${text(points, 1, 2)} points a deal`;
  console.log(`${id}, 4 seats, rules against three random, ${deals} deals: ${figures} (${seconds.toFixed(0)} s)`);
}
