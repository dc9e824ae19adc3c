/** Plays the slices of a ladder in this process, or in a pool of processes. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Played, playSlice, type Slice } from './slice.ts';

// A child process inherits the TypeScript loader; a thread of Node 20 does not.
const PROCESS = fileURLToPath(new URL('./pool-process.ts', import.meta.url));

/**
 * Plays all slices in `jobs` processes (in this one if 1). Calls `done` with each result and the index of its slice, in
 * any order. Rejects if a process fails; none is left running.
 */
export async function playAll(
  slices: readonly Slice[],
  jobs: number,
  now: () => number,
  done: (played: Played, index: number) => void,
): Promise<void> {
  if (jobs === 1) {
    for (const [index, slice] of slices.entries()) done(playSlice(slice, now), index);
    return;
  }
  const queue = slices.entries();
  const children = Array.from({ length: Math.min(jobs, slices.length) }, () => fork(PROCESS));
  const work = async (child: ChildProcess) => {
    for (const [index, slice] of queue) done(await ask(child, slice), index);
  };
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
  }
}

/** Plays one slice in a child process. Rejects if it ends before it has answered. */
function ask(child: ChildProcess, slice: Slice): Promise<Played> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process of the ladder ended early'));
    child.once('exit', ended);
    child.once('message', (played) => {
      child.off('exit', ended);
      resolve(played as Played);
    });
    child.send(slice);
  });
}
