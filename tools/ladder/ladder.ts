import { ALL_LEVELS, type BotLevel, isBotLevel } from '../../src/bots/levels.ts';
import { optionsHelp, parseTable, type Table, textOf, wholeOf } from '../cli/args.ts';
import { type Command, GOOD, type Io, WrongCall } from '../cli/io.ts';
import { progress } from '../cli/progress.ts';
import { playAll } from './pool.ts';
import { asJson, asTable, type Row, rowOf } from './report.ts';
import type { Played, Slice } from './slice.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const own = { deals: text, bot: text, against: text, matches: flag, seed: text, jobs: text, json: flag } as const;

/** Deals that are played in one go, between two updates of the progress. */
const DEALS_AT_ONCE = 4;

const help = `Usage: ladder [--game GAME] [--seats N] [--deals N] [--bot NAME[,NAME…]] [--against NAME[,NAME…]]
              [--matches] [--seed TEXT] [--jobs N] [--json] [--OPTION VALUE …]

Measures how strong bots are. The tested bot takes each seat of the same deals in turn, of partners both, and all other
seats are of one other kind; each bot sees what its seat may see. A deal, as the mean over its sides, is the unit of the
95 % intervals.

  share     of deals won: who makes most points of a deal, or loses least, has won it, and level sides share it
  points    its own less the mean of the others' per deal; of losses the mean of the others' less its own
  decision  milliseconds of the tested bot's choices among several moves: the median, and what 95 % stay under

  --game GAME       cyprus unless given
  --seats N         the fewest of the game unless given
  --deals N         how many deals, each as often as there are sides (400)
  --bot NAMES       tested: ${ALL_LEVELS.join(', ')} (${ALL_LEVELS.at(-1)}); of several each
  --against NAMES   the others: the same names (random); of several each
  --matches         plays as many whole matches too: the share that it wins; in games of losses, in which it is not the
                    one that loses most
  --seed TEXT       any text: the same text, the same deals. Without it the text is a new one each time, told on the
                    standard error
  --jobs N          how many processes play (one for each processor); the results are the same, times apart
  --json            one line of JSON for each pairing
  --OPTION VALUE    options of the game, spelled as in a record's header:
${optionsHelp(own)}`;

function namesOf(option: string, given: string): readonly BotLevel[] {
  const names = given.split(',');
  const known = names.filter(isBotLevel);
  if (known.length === names.length) return known;
  const unknown = names.find((name) => !isBotLevel(name));
  throw new WrongCall(`--${option} takes ${ALL_LEVELS.join(', ')}, or several of them, not '${unknown}'`);
}

/** Returns the parts of the work for one pair of bots. */
function slicesOf(
  { game, seats, options }: Table,
  pair: Pick<Slice, 'bot' | 'against'>,
  seed: string,
  deals: number,
  matches: number,
): Slice[] {
  const common = { game: game.id, seats, options, ...pair, seed };
  const parts = Array.from({ length: Math.ceil(deals / DEALS_AT_ONCE) }, (_, n): Slice => {
    const first = n * DEALS_AT_ONCE + 1;
    return { ...common, what: 'deals', first, last: Math.min(deals, first + DEALS_AT_ONCE - 1) };
  });
  const whole = Array.from(
    { length: matches },
    (_, n): Slice => ({ ...common, what: 'matches', first: n + 1, last: n + 1 }),
  );
  return [...parts, ...whole];
}

/** Plays all pairings at once, so that no process waits for the last deal of another. */
async function play(slices: readonly (readonly Slice[])[], jobs: number, io: Io): Promise<readonly Row[]> {
  const all = slices.flat();
  const played: Played[] = [];
  const lengthOf = ({ first, last }: Slice) => last - first + 1;
  const shown = progress(
    io,
    all.map(lengthOf).reduce((sum, each) => sum + each),
    'deals and matches',
  );
  let done = 0;
  await playAll(all, jobs, io.now, (part, index) => {
    played[index] = part;
    done += part.deals.length + part.matches.length;
    shown.at(done);
  });
  shown.end();
  let from = 0;
  return slices.map((own) => {
    const parts = played.slice(from, from + own.length);
    from += own.length;
    return rowOf(own[0] as Slice, parts);
  });
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const { call, table } = parseTable(args, own);
  if (table.seats === 1) throw new WrongCall(`who plays ${table.game.id} plays it alone`);
  const deals = wholeOf(call, 'deals', 2) ?? 400;
  const jobs = wholeOf(call, 'jobs', 1) ?? io.cores;
  const bots = namesOf('bot', textOf(call, 'bot') ?? ALL_LEVELS.at(-1) ?? '');
  const others = namesOf('against', textOf(call, 'against') ?? 'random');
  const given = textOf(call, 'seed');
  const seed = given ?? io.surprise();
  if (given === undefined) io.err(`seed: ${seed}\n`);
  const pairs = bots.flatMap((bot) => others.map((against) => ({ bot, against })));
  const matches = call.values.matches === true ? deals : 0;
  const rows = await play(
    pairs.map((pair) => slicesOf(table, pair, seed, deals, matches)),
    jobs,
    io,
  );
  if (call.values.json === true) for (const row of rows) io.out(asJson(row));
  else io.out(asTable(`${table.game.id}, ${table.seats} seats, ${deals} deals, each in every seat`, rows));
  return GOOD;
}

export const ladder: Command = { name: 'ladder', summary: 'measure how strong bots are', help, run };
