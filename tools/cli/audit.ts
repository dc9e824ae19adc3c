import { audit as judge } from '../../src/rules/audit.ts';
import { parseCall } from './args.ts';
import { readFile } from './files.ts';
import { type Command, FAULT, GOOD, type Io, WrongCall } from './io.ts';
import { visible } from './visible.ts';

const help = `Usage: audit FILE…

Judges records by the rules pages alone, and tells what is in each file, or the first fault: file, line, rule and
reason, and the exit code is 1. FILE may be - for the standard input.
`;

function run(args: readonly string[], io: Io): number {
  const { files } = parseCall(args, {}, true);
  if (files.length === 0) throw new WrongCall('audit which file?');
  for (const file of files) {
    const judged = judge(readFile(io, file));
    if (!judged.ok) {
      io.out(`${visible(`${file}:${judged.line}: rule ${judged.rule}: ${judged.reason}`)}\n`);
      return FAULT;
    }
    const { ok: _, ...counts } = judged;
    const words = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    io.out(`${visible(file)}: good: ${words.join(', ')}\n`);
  }
  return GOOD;
}

export const audit: Command = { name: 'audit', summary: 'judge records by the rules pages', help, run };
