import { writeRecord } from '../rules/record.ts';
import { optionsHelp, parseTable, textOf, wholeOf } from './args.ts';
import { type Command, GOOD, type Io, WrongCall } from './io.ts';
import { type BotName, botNames, playMatch, seedOfMatch } from './play.ts';
import { progress } from './progress.ts';

const text = { type: 'string' } as const;
const own = { deals: text, matches: text, seed: text, bots: text, out: text };

const help = `Usage: simulate [--game GAME] [--seats N] [--deals N | --matches N] [--seed TEXT]
                [--bots NAME[,NAME…]] [--OPTION VALUE …] [--out FILE]

Lets bots play successive matches and writes their records to the standard output.

  --game GAME       cyprus unless given
  --seats N         the fewest of the game unless given
  --deals N         stop after N deals; the last match may be undecided
  --matches N       play N whole matches (1 unless --deals is given)
  --seed TEXT       any text; the same call with the same text plays the same matches. The 256-bit seed of the first
                    match is the SHA-256 of TEXT, that of match K the SHA-256 of 'TEXT match K'. Without it the text
                    is a new one each time, told on the standard error
  --bots NAMES      ${botNames.join(' or ')}, seat by seat, and from the first again when there are more seats (random)
  --out FILE        write the records there
  --OPTION VALUE    options of the game, spelled as in a record's header:
${optionsHelp(own)}`;

function botsOf(text: string, seats: number): readonly BotName[] {
  const bots = text.split(',').map((name) => {
    const bot = botNames.find((known) => known === name);
    if (bot === undefined) throw new WrongCall(`--bots takes ${botNames.join(' and ')}, not '${name}'`);
    return bot;
  });
  if (bots.length > seats) throw new WrongCall(`${bots.length} bots for ${seats} seats`);
  return bots;
}

function opened(io: Io, file: string | undefined): (text: string) => void {
  if (file === undefined) return (text) => io.out(text);
  try {
    return io.write(file);
  } catch (error) {
    throw new WrongCall(`cannot write ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function run(args: readonly string[], io: Io): number {
  const { call, table } = parseTable(args, own);
  const mostDeals = wholeOf(call, 'deals', 1);
  const mostMatches = wholeOf(call, 'matches', 1);
  if (mostDeals !== undefined && mostMatches !== undefined) throw new WrongCall('--deals or --matches, not both');
  const bots = botsOf(textOf(call, 'bots') ?? 'random', table.seats);
  const write = opened(io, textOf(call, 'out'));
  const given = textOf(call, 'seed');
  const seed = given ?? io.surprise();
  if (given === undefined) io.err(`seed: ${seed}\n`);

  const matches = mostDeals === undefined ? (mostMatches ?? 1) : Number.POSITIVE_INFINITY;
  const shown = mostDeals === undefined ? progress(io, matches, 'matches') : progress(io, mostDeals, 'deals');
  let deals = 0;
  let match = 0;
  while (match < matches && deals < (mostDeals ?? Number.POSITIVE_INFINITY)) {
    match++;
    const record = playMatch(table, bots, seedOfMatch(seed, match), (mostDeals ?? Number.POSITIVE_INFINITY) - deals);
    deals += record.deals.length;
    write(writeRecord(record));
    shown.at(mostDeals === undefined ? match : deals);
  }
  shown.end();
  io.err(`${table.game.id}, ${table.seats} seats: ${deals} deals in ${match} matches\n`);
  return GOOD;
}

export const simulate: Command = { name: 'simulate', summary: 'let bots play, and write records', help, run };
