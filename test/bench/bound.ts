/**
 * Plays a bot that sees all tiles against random and rules: as much as there is to win.
 *
 *   npm run bench bound [GAME [SEATS [DEALS]]]     cyprus, 4, 100 unless given
 *
 * It is the search of the expert, in deals of which nothing is hidden.
 */
import { argv } from 'node:process';
import { seedOfText } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { playDeal } from '../../tools/ladder/paired.ts';
import { fairPlayer } from '../../tools/ladder/player.ts';
import { asTable, rowOf } from '../../tools/ladder/report.ts';
import { cheat } from '../bots/cheat.ts';

const [id = 'cyprus', seats = '4', count = '100'] = argv.slice(2);
const game = gameById(id);
const options = game?.options({}, Number(seats));
if (!game || !options?.ok) throw new Error(`there is no ${id} with ${seats} seats`);

const rows = (['random', 'rules'] as const).map((against) => {
  const decisions: number[] = [];
  const pairing = {
    table: { game, seats: Number(seats), options: options.value },
    tested: cheat,
    others: fairPlayer(game, against),
    now: () => performance.now(),
    decided: (milliseconds: number) => decisions.push(milliseconds),
  };
  const deals = Array.from({ length: Number(count) }, (_, n) => playDeal(pairing, n + 1, seedOfText(`bound ${n}`)));
  return rowOf({ bot: 'sees all', against }, [{ deals, matches: [], decisions }]);
});
console.log(asTable(`${id}, ${seats} seats, ${count} deals, each in every seat`, rows));
