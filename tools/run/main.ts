/**
 * Runs the program of that name, with all further words: `npm run bench NAME …`, `npm run pictures NAME …`. Without a
 * known name, lists all of them.
 */
import { resolve } from 'node:path';
import process, { argv } from 'node:process';
import { runnerImport } from 'vite';
import { KINDS, listOf, programsOf } from './programs.ts';

const [node = '', , script, name, ...words] = argv;
const kind = KINDS.find((each) => each === script);
if (!kind) throw new Error(`one of ${KINDS.join(', ')}, not ${script}`);
const program = programsOf(kind).find((each) => each.name === name);
if (program) {
  // In place: programs have imported the list by its name.
  argv.splice(0, argv.length, node, program.file, ...words);
  // The modules of the game are read as its build reads them, with pictures and lists of files.
  await runnerImport(resolve(program.file), { configFile: false, logLevel: 'error' });
} else {
  console.error(listOf(kind));
  process.exitCode = 1;
}
