/** Parts that are loaded once they are wanted, and that a screen can do without until then. */

interface Fetched<T> {
  /** Returns the part, or `null` until it has loaded. The first call loads it; after a failure the next one tries again. */
  ask(): T | null;
}

/**
 * @param fetch loads the part; rejects if that fails.
 * @param onFetched called when the part has loaded.
 */
export function createFetched<T>(fetch: () => Promise<T>, onFetched: () => void): Fetched<T> {
  let part: T | null = null;
  let isAsked = false;
  const arrived = (now: T) => {
    part = now;
    onFetched();
  };
  const failed = () => {
    isAsked = false;
  };
  return {
    ask() {
      if (!isAsked) {
        isAsked = true;
        fetch().then(arrived, failed).catch(reportError);
      }
      return part;
    },
  };
}
