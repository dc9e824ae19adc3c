/** Keeps the page's history as deep as the game: an entry for each screen, so that the browser's Back leads one screen up. */

export interface HistoryOptions {
  /** How many screens lie over the title now. */
  depth(): number;
  /** Leads one screen up. Where that does not help, the entry that was left is put back. */
  goUp(): void;
}

type Page = Pick<Window, 'history' | 'addEventListener'>;

const depthIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/**
 * Until `signal` aborts. Forward does nothing: the screen that was left may mean nothing any more.
 * @returns to be called whenever the depth may have changed.
 */
export function followHistory(page: Page, { depth, goUp }: HistoryOptions, signal: AbortSignal): () => void {
  const { history } = page;
  // After a reload the entries of the game before still lie there.
  let at = depthIn(history.state);
  /** The history goes where we sent it, and tells when it is there. */
  let isOnItsWay = false;
  const follow = () => {
    const wanted = depth();
    if (isOnItsWay || signal.aborted) return;
    try {
      for (; at < wanted; at++) history.pushState({ depth: at + 1 }, '');
      if (at === wanted) return;
      isOnItsWay = true;
      history.go(wanted - at);
    } catch {
      // A browser may refuse: then Back is its own.
    }
  };
  const onMove = ({ state }: PopStateEvent) => {
    const [before, wasSent] = [at, isOnItsWay];
    at = depthIn(state);
    isOnItsWay = false;
    if (!wasSent && at < depth()) goUp();
    // Sent where it cannot go, it is not sent again.
    if (!wasSent || at !== before) follow();
  };
  page.addEventListener('popstate', onMove, { signal });
  return follow;
}
