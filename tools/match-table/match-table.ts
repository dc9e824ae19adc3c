import { ALL_LEVELS, type BotLevel, isBotLevel } from '../../src/bots/levels.ts';
import { DEALS_LEFT, KNOTS } from '../../src/bots/match-table/curve.ts';
import { tableKeyOf } from '../../src/bots/match-table/winning-chance.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { Game, Options } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { parseCall, type Table, textOf, wholeOf } from '../cli/args.ts';
import { type Command, GOOD, type Io, WrongCall } from '../cli/io.ts';
import { progress } from '../cli/progress.ts';
import { mostLikely } from './most-likely.ts';
import { outcomesOf, typicalOf } from './outcomes.ts';
import { dealsSample, raceSample } from './samples.ts';

const help = `Usage: match-table [--game GAME] [--deals N] [--standings N] [--bot NAME] [--seed TEXT]

Makes the tables by which bots judge how a match stands: the text of src/bots/match-table/fitted-tables.json, for games of
the star of star-tables.json. Bots play deals; matches are put together of these deals, to targets near and far; and the
weights are fitted under which the seats that
won were most likely to win.

  --game GAME       only the tables of this game; of all unless given
  --deals N         how many deals are played of each kind of table (400)
  --standings N     how many moments of matches are looked at of each (20000)
  --bot NAME        who plays: ${ALL_LEVELS.join(', ')} (rules)
  --seed TEXT       any text: the same text, the same tables (dominoes)
`;

/** Returns one table of each kind of a game: every number of seats with every size of hand and set. */
function tablesOf(game: Game): readonly Table[] {
  const kinds = new Map<string, Table>();
  // A solo game has no other seat to be ahead of.
  for (const seats of game.seats.filter((count) => count > 1)) {
    for (const given of choicesOf(game)) {
      const options = game.options(given, seats);
      if (!options.ok) continue;
      const kind = tableKeyOf(game, options.value, seats);
      if (!kinds.has(kind)) kinds.set(kind, { game, seats, options: options.value });
    }
  }
  return [...kinds.values()];
}

/** Returns every combination of the options that are a choice or a flag, the defaults first. */
function choicesOf({ optionSpecs }: Game): readonly Options[] {
  return optionSpecs.reduce<readonly Options[]>(
    (all, spec) => {
      if (spec.kind === 'number') return all;
      const values = spec.kind === 'flag' ? [spec.default, !spec.default] : spec.values;
      return all.flatMap((one) => values.map((value) => ({ ...one, [spec.id]: value })));
    },
    [{}],
  );
}

/** Returns the typical deal, and the logs in hundredths. */
function numbersOf(table: Table, bot: BotLevel, deals: number, standings: number, seed: string): readonly number[] {
  const { game, options, seats } = table;
  const isLost = game.points === 'lost';
  const isRace = typeof options.deals !== 'number';
  const outcomes = outcomesOf(table, bot, deals, `${seed} ${game.id} ${seats} ${game.handSize(options, seats)}`);
  const typical = typicalOf(outcomes, isLost);
  const chance = fastChance(deals);
  const samples = Array.from({ length: standings }, () =>
    isRace
      ? raceSample(outcomes, typical, !isLost, chance, game.worth?.opensAt)
      : dealsSample(outcomes, typical, chance),
  );
  const logs = mostLikely(samples, isRace ? KNOTS.length : DEALS_LEFT, isRace);
  // In a race only the differences count.
  const zero = isRace ? (logs[0] ?? 0) : 0;
  return [typical, ...logs.map((log) => Math.round((log - zero) * 100))];
}

function run(args: readonly string[], io: Io): number {
  const text = { type: 'string' } as const;
  const call = parseCall(args, { game: text, deals: text, standings: text, bot: text, seed: text }, false);
  const id = textOf(call, 'game');
  const game = id === undefined ? undefined : gameById(id);
  if (id !== undefined && !game) throw new WrongCall(`there is no game ${id}`);
  const bot = textOf(call, 'bot') ?? 'rules';
  if (!isBotLevel(bot)) throw new WrongCall(`--bot takes one of ${ALL_LEVELS.join(', ')}, not '${bot}'`);
  // All of a few deals may be level; then no match of them would end.
  const deals = wholeOf(call, 'deals', 20) ?? 400;
  const standings = wholeOf(call, 'standings', 1) ?? 20_000;
  const tables = (game ? [game] : games).flatMap(tablesOf);
  const shown = progress(io, tables.length, 'tables');
  const lines = tables.map((table, n) => {
    const numbers = numbersOf(table, bot, deals, standings, textOf(call, 'seed') ?? 'dominoes');
    shown.at(n + 1);
    return `  "${tableKeyOf(table.game, table.options, table.seats)}": [${numbers.join(', ')}]`;
  });
  io.out(`{\n${lines.join(',\n')}\n}\n`);
  shown.end();
  return GOOD;
}

export const matchTable: Command = {
  name: 'match-table',
  summary: 'measure what a lead in a match is worth',
  help,
  run,
};
