/**
 * Runs the program of that name, with all further words: `npm run bench NAME …`, `npm run pictures NAME …`. Without a
 * known name, lists all of them.
 */
import { spawnSync } from 'node:child_process';
import { argv } from 'node:process';
import { KINDS, listOf, programsOf } from './programs.ts';

const [, , script, name, ...words] = argv;
const kind = KINDS.find((each) => each === script);
if (!kind) throw new Error(`one of ${KINDS.join(', ')}, not ${script}`);
const program = programsOf(kind).find((each) => each.name === name);
if (program) {
  const loader = program.file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status } = spawnSync(process.execPath, [...loader, program.file, ...words], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(listOf(kind));
  process.exitCode = 1;
}
