import { byTimer } from '../../motion/later.ts';

/** Releases a match for other tabs. */
export type Release = () => void;

/** Milliseconds to wait for a closing or reloading page to release its match. */
const PATIENCE = 1500;

/**
 * Claims a match for this tab, so that no other tab opens it at the same time.
 * @returns `null` if another tab has it. Without locks in the browser every claim is granted. The saves are the second
 * guard: a tab never overwrites another tab's save.
 */
export async function claimMatch(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Release | null> {
  if (!locks) return () => {};
  const waiting = new AbortController();
  const cancel = byTimer(PATIENCE, () => waiting.abort());
  return new Promise<Release | null>((resolve) => {
    const held = () => new Promise<void>((release) => resolve(release));
    const ask = async () => locks.request(`cyprus/match/${id}`, { signal: waiting.signal }, held);
    ask().catch(() => resolve(waiting.signal.aborted ? null : () => {}));
  }).finally(cancel);
}
