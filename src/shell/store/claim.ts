/** Gives a match back to other tabs. */
export type Release = () => void;

/** Milliseconds in which a page that is just closing, or reloading, gives its match back. */
const PATIENCE = 1500;

/**
 * Claims a match for this tab, so that no other one opens it at the same time.
 * @returns `null` when another tab has it. Where the browser has no locks, or refuses them, every claim is granted: the
 * saves themselves are the second guard, for a tab never writes over what another one wrote.
 */
export async function claimMatch(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Release | null> {
  if (!locks) return () => {};
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE);
  return new Promise<Release | null>((resolve) => {
    const held = () => new Promise<void>((release) => resolve(release));
    const ask = async () => locks.request(`cyprus/match/${id}`, { signal: waiting.signal }, held);
    ask().catch(() => resolve(waiting.signal.aborted ? null : () => {}));
  }).finally(() => clearTimeout(timer));
}
