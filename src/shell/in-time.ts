import { byTimer } from '../motion/later.ts';

/** Resolves with the value of `coming`; with `null` if it fails or takes longer than `ms` milliseconds. */
export function inTime<T>(coming: Promise<T | null>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const cancel = byTimer(ms, () => resolve(null));
    const end = (came: T | null) => {
      cancel();
      resolve(came);
    };
    coming.then(end, () => end(null));
  });
}
