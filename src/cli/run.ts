import { audit } from './audit.ts';
import { bench } from './bench.ts';
import { type Command, GOOD, type Io, WRONG_CALL, WrongCall } from './io.ts';
import { ladder } from './ladder.ts';
import { matchTable } from './match-table.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';

const commands: readonly Command[] = [simulate, replay, audit, bench, ladder, matchTable];

const help = `Usage: npm run -s dominoes -- COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(13)}${summary}\n`).join('')}
Each takes --help. Results go to the standard output, everything else to the standard error.
Exit code: 0 good, 1 a fault found, 2 a wrong call.
`;

/** Runs the command that the arguments name, and returns its exit code: 0 good, 1 a fault found, 2 a wrong call. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h') {
    io.out(help);
    return GOOD;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    io.err(name === undefined ? help : `There is no command ${name}.\n\n${help}`);
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
    io.err(`${command.name}: ${error.message}\nSee ${command.name} --help\n`);
    return WRONG_CALL;
  }
}
