import { ladder } from '../ladder/ladder.ts';
import { matchTable } from '../match-table/match-table.ts';
import { audit } from './audit.ts';
import { bench } from './bench.ts';
import { type Command, GOOD, type Io, NOT_WRITTEN, NotWritten, Unread, WRONG_CALL, WrongCall } from './io.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { visible } from './visible.ts';

const commands: readonly Command[] = [simulate, replay, audit, bench, ladder, matchTable];

const help = `Usage: npm run -s dominoes -- COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(13)}${summary}\n`).join('')}
Each takes --help. Results go to the standard output, everything else to the standard error.
Exit code: 0 good, 1 a fault found, 2 a wrong call, 3 results that could not be written.
`;

/** Runs the command that the arguments name, and returns its exit code; see the help. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await runCommand(args, io);
  } catch (error) {
    // The reader closed its end, as `head` does after its lines.
    if (error instanceof Unread) return GOOD;
    if (!(error instanceof NotWritten)) throw error;
    io.err(`${visible(error.message)}\n`);
    return NOT_WRITTEN;
  }
}

async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    io.out(help);
    return GOOD;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    io.err(name === undefined ? help : `There is no command ${visible(name)}.\n\n${help}`);
    return WRONG_CALL;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help);
    return GOOD;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    io.err(`${command.name}: ${visible(error.message)}\nSee ${command.name} --help\n`);
    return WRONG_CALL;
  }
}
