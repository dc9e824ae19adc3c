/** Gives a match back to other tabs. */
export type Release = () => void;

/**
 * Claims a match for this tab, so that no other one opens it at the same time.
 * @returns `null` when another tab has it. Where the browser has no locks every claim is granted: the saves themselves
 * are the second guard, for a tab never writes over what another one wrote.
 */
export async function claimMatch(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Release | null> {
  if (!locks) return () => {};
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) {
        resolve(null);
        return;
      }
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(`cyprus/match/${id}`, { ifAvailable: true }, held).catch(() => resolve(() => {}));
  });
}
