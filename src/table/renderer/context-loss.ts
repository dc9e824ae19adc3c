/** Watches a canvas for a lost graphics context: the device takes it, and mostly gives it back after a moment. */

import { byTimer } from '../../motion/later.ts';

export interface LossNews {
  /** Called when the context is lost: nothing can be painted any more. */
  lost(): void;
  /** Called when the context is back, and empty. */
  back(): void;
  /** Called if it did not come back while somebody looked and waited. */
  gone(): void;
}

/** Milliseconds that a person waits for a picture; time in a hidden tab does not count. */
export const PATIENCE = 3000;

/** Listens until the returned function is called. */
export function watchContext(canvas: HTMLCanvasElement, news: LossNews): () => void {
  const page = canvas.ownerDocument;
  const away = new AbortController();
  const { signal } = away;
  let isLost = false;
  let stopWaiting = () => {};
  // Devices take the context of hidden tabs, and give it back when somebody looks: only then does the wait begin.
  const wait = () => {
    stopWaiting();
    if (isLost && !page.hidden) stopWaiting = byTimer(PATIENCE, news.gone);
  };
  const onLost = (event: Event) => {
    // Otherwise the browser never gives the context back.
    event.preventDefault();
    isLost = true;
    news.lost();
    wait();
  };
  const onBack = () => {
    isLost = false;
    stopWaiting();
    news.back();
  };
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  canvas.addEventListener('webglcontextrestored', onBack, { signal });
  page.addEventListener('visibilitychange', wait, { signal });
  return () => {
    away.abort();
    stopWaiting();
  };
}
