import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import { chainRulesOf } from '../../src/rules/chain/star/chain-rules-of.ts';
import { rows } from '../../src/rules/chain/star/rows.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { optionsHelp, parseTables, type Table, textOf } from './args.ts';
import { type Command, GOOD, type Io, WrongCall } from './io.ts';

const help = `Usage: bench [--game GAME] [--seats N] [--OPTION VALUE …] [--seconds S] [--json]

Counts random playouts on one core: shuffle, deal (again while nobody leads), a uniformly random legal move at each
step, points. One line a game: every game that the seats allow unless one is named; the fewest seats of each unless
said otherwise.

  --seconds S       how long each game is measured (2), after a third of that to warm up
  --json            lines of JSON
  --OPTION VALUE    options of the game, spelled as in a record's header:
${optionsHelp()}`;

/** Playouts between two looks at the clock. */
const BATCH = 500;

interface Measured {
  readonly playouts: number;
  readonly turns: number;
  readonly seconds: number;
}

function measure({ game, options, seats }: Table, seconds: number, io: Io): Measured {
  const row = rows.find(({ id }) => id === game.id);
  if (!row) throw new WrongCall(`${game.id} has no fast core to measure`);
  const core = newCore(chainRulesOf(row, options, seats));
  const chance = fastChance(1);
  const during = (milliseconds: number): Measured => {
    const start = io.now();
    let playouts = 0;
    let turns = 0;
    let gone = 0;
    do {
      for (let n = 0; n < BATCH; n++) turns += playout(core, chance);
      playouts += BATCH;
      gone = io.now() - start;
    } while (gone < milliseconds);
    return { playouts, turns, seconds: gone / 1000 };
  };
  during((seconds * 1000) / 3);
  return during(seconds * 1000);
}

function run(args: readonly string[], io: Io): number {
  const own = { seconds: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { call, tables } = parseTables(args, own);
  const seconds = Number(textOf(call, 'seconds') ?? '2');
  if (!(seconds > 0 && seconds <= 3600)) throw new WrongCall('--seconds takes a number over 0, up to 3600');
  for (const each of tables) {
    const { playouts, turns, seconds: gone } = measure(each, seconds, io);
    const game = each.game.id;
    const [playoutsPerSecond, turnsPerSecond] = [Math.round(playouts / gone), Math.round(turns / gone)];
    const line = { game, seats: each.seats, playoutsPerSecond, turnsPerSecond };
    const words = `${game}, ${each.seats} seats: ${playoutsPerSecond} playouts/s, ${turnsPerSecond} turns/s`;
    io.out(`${call.values.json === true ? JSON.stringify(line) : words}\n`);
  }
  return GOOD;
}

export const bench: Command = { name: 'bench', summary: 'measure random playouts', help, run };
