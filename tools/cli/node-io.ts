/** The environment of a process: its streams, files and clock. */
import { constants } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Draft, type Io, NotWritten, Unread } from './io.ts';
import { codeOf, reasonOf } from './reason.ts';

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;
/** Milliseconds between two tries to write to a slow reader. */
const PATIENCE = 5;

/** Writes all of a text before it returns, so that a long run stops if nobody reads. Throws the system's errors. */
function writeAll(fd: number, text: string) {
  let left = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
    }
  }
}

/** Turns the system's errors into `Unread` and `NotWritten`; `where` is the name of the target. */
function writing(where: string, write: () => void) {
  try {
    write();
  } catch (error) {
    throw codeOf(error) === 'EPIPE' ? new Unread() : new NotWritten(`cannot write ${where}: ${reasonOf(error)}`);
  }
}

/** Returns the file or device of that name; `null` if there is none. */
const statOf = (file: string) => statSync(file, { throwIfNoEntry: false }) ?? null;

/**
 * Begins a file: it is written beside the old one and replaces it when complete. A pipe or a device is written
 * directly.
 */
function begin(file: string): Draft {
  const before = statOf(file);
  const isFile = before === null || before.isFile();
  const goal = before === null ? file : realpathSync(file);
  const place = isFile ? `${goal}.${process.pid}.part` : goal;
  const fd = openSync(place, 'w');
  return {
    add: (text) => writing(file, () => writeAll(fd, text)),
    keep: () =>
      writing(file, () => {
        if (isFile) fsyncSync(fd);
        closeSync(fd);
        if (isFile) renameSync(place, goal);
      }),
    drop() {
      if (isFile) rmSync(place, { force: true });
    },
  };
}

function read(file: string): string {
  if (file === '-') return readFileSync(STDIN, 'utf8');
  if ((statOf(file)?.size ?? 0) > constants.MAX_STRING_LENGTH) {
    throw Object.assign(new Error('too long'), { code: 'ERR_STRING_TOO_LONG' });
  }
  return readFileSync(file, 'utf8');
}

export const nodeIo: Io = {
  out: (text) => writing('the standard output', () => writeAll(STDOUT, text)),
  err(text) {
    try {
      writeAll(STDERR, text);
    } catch {
      // No reader is left.
    }
  },
  terminal: process.stderr.isTTY === true,
  read,
  begin,
  now: () => performance.now(),
  surprise: () => randomUUID(),
  cores: availableParallelism(),
};
