/** Who plays the slices of a ladder: this process, or some more at once. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Played, playSlice, type Slice } from './slice.ts';

// A process takes over how this one reads TypeScript; a thread of Node 20 does not.
const HELPER = fileURLToPath(new URL('./pool-process.ts', import.meta.url));

/**
 * Plays all slices with so many processes, or in this one where `jobs` is 1, and hands over what was played with the
 * index of its slice, in any order. Rejects when a process fails; none is left running.
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
  const helpers = Array.from({ length: Math.min(jobs, slices.length) }, () => fork(HELPER));
  const work = async (helper: ChildProcess) => {
    for (const [index, slice] of queue) done(await ask(helper, slice), index);
  };
  try {
    await Promise.all(helpers.map(work));
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

/** One slice, played by a helper. Rejects when it ends before it has answered. */
function ask(helper: ChildProcess, slice: Slice): Promise<Played> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process that plays the ladder has ended'));
    helper.once('exit', ended);
    helper.once('message', (played) => {
      helper.off('exit', ended);
      resolve(played as Played);
    });
    helper.send(slice);
  });
}
