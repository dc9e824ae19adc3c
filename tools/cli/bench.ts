import { newCore } from '../../src/rules/chain/core.ts';
import { playout } from '../../src/rules/chain/playout.ts';
import type { ChainRules } from '../../src/rules/chain-rules.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { optionsHelp, parseTables, textOf } from './args.ts';
import { type Command, GOOD, type Io, WrongCall } from './io.ts';

const help = `Usage: bench [--game GAME] [--seats N] [--OPTION VALUE …] [--seconds S] [--json]

Counts random playouts on one core: shuffle, deal (again while nobody leads), a uniformly random legal move at each
step, points. One line a game: every game that the core plays and the seats allow, unless one is named; the fewest
seats of each unless said otherwise.

  --seconds S       how long each game is measured (2), after a third of that to warm up
  --json            lines of JSON
  --OPTION VALUE    options of the game, spelled as in a record's header:
${optionsHelp()}`;

/** Playouts between two checks of the clock. */
const BATCH = 500;

interface Measured {
  readonly playouts: number;
  readonly turns: number;
  readonly seconds: number;
}

function measure(rules: ChainRules, seconds: number, io: Io): Measured {
  const core = newCore(rules);
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
  const played = tables.flatMap(({ game, options, seats }) => {
    const rules = game.chainRules?.(options, seats);
    return rules ? [{ game: game.id, seats, rules }] : [];
  });
  if (played.length === 0) throw new WrongCall('the fast core does not play that game');
  for (const { game, seats, rules } of played) {
    const { playouts, turns, seconds: gone } = measure(rules, seconds, io);
    const [playoutsPerSecond, turnsPerSecond] = [Math.round(playouts / gone), Math.round(turns / gone)];
    const line = { game, seats, playoutsPerSecond, turnsPerSecond };
    const words = `${game}, ${seats} seats: ${playoutsPerSecond} playouts/s, ${turnsPerSecond} turns/s`;
    io.out(`${call.values.json === true ? JSON.stringify(line) : words}\n`);
  }
  return GOOD;
}

export const bench: Command = { name: 'bench', summary: 'measure random playouts', help, run };
