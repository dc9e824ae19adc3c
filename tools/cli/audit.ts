import { audit as judge } from '../../src/rules/audit.ts';
import { parseCall } from './args.ts';
import { readFile } from './files.ts';
import { type Command, FAULT, GOOD, type Io, WrongCall } from './io.ts';
import { visible } from './visible.ts';

const help = `Usage: audit FILE…

Plays records again by the rules, opens their seals and adds them up, and tells what is in each file, or the first
fault: file, line, deal, event and what is wrong, and the exit code is 1. FILE may be - for the standard input.
`;

function run(args: readonly string[], io: Io): number {
  const { files } = parseCall(args, {}, true);
  if (files.length === 0) throw new WrongCall('audit which file?');
  for (const file of files) {
    const judged = judge(readFile(io, file));
    if (!judged.ok) {
      io.out(`${visible(`${file}:${judged.line}: ${judged.words}`)}\n`);
      return FAULT;
    }
    const { ok: _, ends, ...counts } = judged;
    const words = Object.entries({ ...counts, ...ends }).map(([name, count]) => `${name} ${count}`);
    io.out(`${visible(file)}: good: ${words.join(', ')}\n`);
  }
  return GOOD;
}

export const audit: Command = { name: 'audit', summary: 'judge records: play, unseal and add up', help, run };
