/** Resolves with what comes within `ms` milliseconds; with `null` in place of what is late or fails. */
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
