/** Keeps the screen awake during a match, if the browser allows it. */

export interface Awake {
  /** Starts or stops keeping the screen awake. */
  want(isWanted: boolean): void;
}

/** Works until `signal` aborts. Browsers release the lock when the page is hidden; it is requested again afterwards. */
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
      // The battery is low, or a frame lacks permission.
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
