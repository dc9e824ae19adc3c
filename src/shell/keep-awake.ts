/** Keeps the screen awake while a match is played, where the browser lets a page do that. */

export interface Awake {
  /** Whether the screen is to stay awake from now on. */
  want(isWanted: boolean): void;
}

/** Until `signal` aborts. A browser takes the lock away from a page that cannot be seen: it is asked for again then. */
export function createAwake(
  page: Document,
  wakeLock: Pick<WakeLock, 'request'> | undefined,
  signal: AbortSignal,
): Awake {
  let isWanted = false;
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  const take = async () => {
    if (!isWanted || lock || isAsking || page.hidden || !wakeLock) return;
    isAsking = true;
    try {
      const taken = await wakeLock.request('screen');
      taken.addEventListener('release', () => {
        if (lock === taken) lock = null;
      });
      lock = taken;
    } catch {
      // The battery is low, or a frame may not.
    }
    isAsking = false;
    if (!isWanted) release();
  };
  const release = () => {
    lock?.release().catch(() => {});
    lock = null;
  };
  const want = (wanted: boolean) => {
    if (isWanted === wanted) return;
    isWanted = wanted;
    if (wanted) take().catch(reportError);
    else release();
  };
  page.addEventListener('visibilitychange', () => void take().catch(reportError), { signal });
  signal.addEventListener('abort', () => want(false));
  return { want };
}
