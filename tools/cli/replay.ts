import { gameById } from '../../src/rules/games.ts';
import { type ReadMatch, type ReplayStep, readRecords, replay as replayRecord } from '../../src/rules/record.ts';
import { parseCall, wholeOf } from './args.ts';
import { readFile } from './files.ts';
import { type Command, FAULT, GOOD, type Io, WrongCall } from './io.ts';
import { visible } from './visible.ts';
import { matchInWords, stateInWords, stepInWords } from './words.ts';

const help = `Usage: replay FILE [--match M] [--deal N] [--step K]

Plays the records in a file again through the rules and tells them in words. The first event that is not legal is
named with its line, and the exit code is 1. FILE may be - for the standard input.

  --match M    only the M-th record of the file; with --deal or --step the first one unless given
  --deal N     only deal N; with --step the first one unless given
  --step K     instead, where the deal stands after K events; 0 is before the first
`;

interface Wanted {
  readonly deal: number | undefined;
  readonly step: number | undefined;
}

/**
 * Prints the wanted part of a match. `told`: true if there was such a part. `fault`: the fault's line and words, if
 * any.
 */
function tell(match: ReadMatch, wanted: Wanted, io: Io): { readonly told: boolean; readonly fault: string | null } {
  const game = gameById(match.header.game);
  if (!game) return { told: true, fault: `${match.line}: game: ${match.header.game}` };
  const whole = wanted.deal === undefined;
  let told = whole;
  if (whole) io.out(matchInWords(match));
  const replayed = replayRecord(match, game, (step: ReplayStep) => {
    if (!whole && step.deal.deal !== wanted.deal) return;
    if (wanted.step !== undefined && step.step !== wanted.step) return;
    told = true;
    io.out(wanted.step === undefined ? stepInWords(step) : stateInWords(step));
  });
  if (replayed.ok) return { told, fault: null };
  const line = replayed.line === 1 ? match.line : match.dealLines[replayed.line - 2];
  return { told, fault: `${line}: ${replayed.reason}: ${replayed.detail}` };
}

function run(args: readonly string[], io: Io): number {
  const text = { type: 'string' } as const;
  const call = parseCall(args, { match: text, deal: text, step: text }, true);
  const [file, ...more] = call.files;
  if (file === undefined || more.length > 0) throw new WrongCall('replay which file? One at a time');
  const step = wholeOf(call, 'step', 0);
  const deal = wholeOf(call, 'deal', 1) ?? (step === undefined ? undefined : 1);
  const match = wholeOf(call, 'match', 1) ?? (deal === undefined ? undefined : 1);

  const read = readRecords(readFile(io, file));
  if (!read.ok) {
    io.err(
      `${visible(`${file}:${read.line}: ${read.reason}${read.detail === undefined ? '' : `: ${read.detail}`}`)}\n`,
    );
    return FAULT;
  }
  const matches = match === undefined ? read.value : read.value.slice(match - 1, match);
  if (matches.length === 0) throw new WrongCall(`${file} holds ${read.value.length} records, and no --match ${match}`);
  for (const [index, each] of matches.entries()) {
    if (index > 0) io.out('\n');
    const { told, fault } = tell(each, { deal, step }, io);
    if (fault !== null) {
      io.err(`${visible(`${file}:${fault}`)}\n`);
      return FAULT;
    }
    if (!told) throw new WrongCall(`there is no deal ${deal}${step === undefined ? '' : ` with a step ${step}`}`);
  }
  return GOOD;
}

export const replay: Command = { name: 'replay', summary: 'tell a record in words', help, run };
