/** Resolves with the value of `coming`; with `null` if it fails or takes longer than `ms` milliseconds. */
export function inTime<T>(coming: Promise<T | null>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    const end = (came: T | null) => {
      clearTimeout(timer);
      resolve(came);
    };
    coming.then(end, () => end(null));
  });
}
