import { writeRecord } from '../../src/rules/record.ts';
import { type Call, optionsHelp, parseTable, type Table, textOf, wholeOf } from './args.ts';
import { type BotName, botNames, playMatch, seedOfMatch } from './bot-match.ts';
import { beginFile } from './files.ts';
import { type Command, type Draft, GOOD, type Io, WrongCall } from './io.ts';
import { progress } from './progress.ts';

const text = { type: 'string' } as const;
const own = { deals: text, matches: text, seed: text, bots: text, out: text };

const help = `Usage: simulate [--game GAME] [--seats N] [--deals N | --matches N] [--seed TEXT]
                [--bots NAME[,NAME…]] [--OPTION VALUE …] [--out FILE]

Lets bots play successive matches and writes their records to the standard output. In a match by time (--by minutes)
a deal takes three minutes.

  --game GAME       cyprus unless given
  --seats N         the fewest of the game unless given
  --deals N         stop after N deals; the last match may be undecided
  --matches N       play N whole matches (1 unless --deals is given)
  --seed TEXT       any text; the same call with the same text plays the same matches. The 256-bit seed of the first
                    match is the SHA-256 of TEXT, that of match K the SHA-256 of 'TEXT match K'. Without it the text
                    is a new one each time, told on the standard error
  --bots NAMES      ${botNames.join(' or ')}, seat by seat, and from the first again when there are more seats (random)
  --out FILE        write the records there; a file of that name is replaced when the last one is written
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

/** The amount to play: whole matches, or a number of deals, after which the last match may be undecided. */
interface Amount {
  readonly unit: 'matches' | 'deals';
  readonly count: number;
}

function amountOf(call: Call): Amount {
  const deals = wholeOf(call, 'deals', 1);
  const matches = wholeOf(call, 'matches', 1);
  if (deals !== undefined && matches !== undefined) throw new WrongCall('--deals or --matches, not both');
  return deals === undefined ? { unit: 'matches', count: matches ?? 1 } : { unit: 'deals', count: deals };
}

/** Plays, and writes each match as text. */
function play(table: Table, bots: readonly BotName[], seed: string, amount: Amount, io: Io, write: Draft['add']) {
  const { unit, count } = amount;
  const shown = progress(io, count, unit);
  const done = { matches: 0, deals: 0 };
  while (done[unit] < count) {
    done.matches++;
    const most = unit === 'deals' ? count - done.deals : Number.POSITIVE_INFINITY;
    const record = playMatch(table, bots, seedOfMatch(seed, done.matches), most);
    done.deals += record.deals.length;
    write(writeRecord(record));
    shown.at(done[unit]);
  }
  shown.end();
  io.err(`${table.game.id}, ${table.seats} seats: ${done.deals} deals in ${done.matches} matches\n`);
}

function run(args: readonly string[], io: Io): number {
  const { call, table } = parseTable(args, own);
  const amount = amountOf(call);
  const bots = botsOf(textOf(call, 'bots') ?? 'random', table.seats);
  const out = textOf(call, 'out');
  const draft = out === undefined ? null : beginFile(io, out);
  const given = textOf(call, 'seed');
  const seed = given ?? io.surprise();
  if (given === undefined) io.err(`seed: ${seed}\n`);
  try {
    play(table, bots, seed, amount, io, draft ? draft.add : io.out);
    draft?.keep();
  } catch (error) {
    draft?.drop();
    throw error;
  }
  return GOOD;
}

export const simulate: Command = { name: 'simulate', summary: 'let bots play, and write records', help, run };
