import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Io } from './io.ts';
import { run } from './run.ts';

const STDIN = 0;

const io: Io = {
  out: (text) => {
    process.stdout.write(text);
  },
  err: (text) => {
    process.stderr.write(text);
  },
  terminal: process.stderr.isTTY === true,
  read: (file) => readFileSync(file === '-' ? STDIN : file, 'utf8'),
  write(file) {
    writeFileSync(file, '');
    return (text) => appendFileSync(file, text);
  },
  now: () => performance.now(),
  surprise: () => randomUUID(),
  cores: availableParallelism(),
};

// Whoever reads the results may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});
process.exitCode = await run(process.argv.slice(2), io);
