/** Keeps the page's history as deep as the game: one entry per screen, so that Back leads one screen up. */

export interface HistoryOptions {
  /** Returns the number of screens above the title. */
  depth(): number;
  /** Leads one screen up. If it does not, the history entry is restored. */
  goUp(): void;
}

type Page = Pick<Window, 'history' | 'addEventListener'>;

const depthIn = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0;

/**
 * Follows the history until `signal` aborts. Forward does nothing: its screen may no longer make sense.
 * @returns a function to call whenever the depth may have changed.
 */
export function followHistory(page: Page, { depth, goUp }: HistoryOptions, signal: AbortSignal): () => void {
  const { history } = page;
  // After a reload the previous entries still exist.
  let at = depthIn(history.state);
  /** True while the history is moving on our request, until the event. */
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
      // If the browser refuses, Back is not handled.
    }
  };
  const onMove = ({ state }: PopStateEvent) => {
    const [before, wasSent] = [at, isOnItsWay];
    at = depthIn(state);
    isOnItsWay = false;
    if (!wasSent && at < depth()) goUp();
    // If our request did not move it, it is not repeated.
    if (!wasSent || at !== before) follow();
  };
  page.addEventListener('popstate', onMove, { signal });
  return follow;
}
