/**
 * Plays deals of Sausage by each kind of bot, and says what they are like.
 *
 *   npm run bench cuts [DEALS]     20,000 by each unless given
 *
 * How many reach the limit of 200 turns (21.9), and at the median and the 95th percentile how many turns and cuts there
 * are.
 */
import { argv } from 'node:process';
import { gameById } from '../../src/rules/games.ts';
import { ACROSS } from '../../src/rules/sausage/sausage-lines.ts';
import { MOST_TURNS, turnsIn } from '../../src/rules/sausage/sausage-turns.ts';
import { botNames, playMatch, seedOfMatch } from '../../tools/cli/bot-match.ts';

const DEALS = Number(argv[2] ?? '20000');
const game = gameById('sausage');
const options = game?.options({}, 2);
if (!game || !options?.ok) throw new Error('no table of Sausage');
const table = { game, seats: 2, options: options.value };

const at = (counts: readonly number[], share: number) =>
  [...counts].sort((a, b) => a - b)[Math.floor(share * (counts.length - 1))];

for (const bot of botNames) {
  const turns: number[] = [];
  const cuts: number[] = [];
  let limit = 0;
  for (let match = 1; turns.length < DEALS; match++) {
    const { deals } = playMatch(table, [bot], seedOfMatch(`cuts ${bot}`, match), DEALS - turns.length);
    for (const { events, end } of deals) {
      const made = turnsIn({ log: events });
      turns.push(made);
      cuts.push(events.filter((each) => each.do === 'play' && each.arm === ACROSS).length);
      if (made >= MOST_TURNS && end === 'blocked') limit++;
    }
  }
  const mean = (counts: readonly number[]) => (counts.reduce((a, b) => a + b, 0) / counts.length).toFixed(1);
  console.log(
    `${bot}, ${DEALS} deals: ${((100 * limit) / DEALS).toFixed(2)} % reach ${MOST_TURNS} turns; ` +
      `turns ${mean(turns)} (median ${at(turns, 0.5)}, p95 ${at(turns, 0.95)}), ` +
      `cuts ${mean(cuts)} (median ${at(cuts, 0.5)}, p95 ${at(cuts, 0.95)})`,
  );
}
