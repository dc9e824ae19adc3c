/** A canvas whose graphics were taken away: the device lost them, and mostly gives them back after a moment. */

export interface LossNews {
  /** Nothing can be painted on it from now on. */
  lost(): void;
  /** The graphics are there again, and empty. */
  back(): void;
  /** They did not come back while somebody looked and waited. */
  gone(): void;
}

/** How long a person waits for a picture, milliseconds; what passes in a hidden tab does not count. */
export const PATIENCE = 3000;

/** Listens until the returned end is called. */
export function watchContext(canvas: HTMLCanvasElement, news: LossNews): () => void {
  const page = canvas.ownerDocument;
  const away = new AbortController();
  const { signal } = away;
  let isLost = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Devices take the graphics of hidden tabs, and give them back when somebody looks: only then is there a wait.
  const wait = () => {
    clearTimeout(waiting);
    if (isLost && !page.hidden) waiting = setTimeout(news.gone, PATIENCE);
  };
  const onLost = (event: Event) => {
    // Without this the browser never gives them back.
    event.preventDefault();
    isLost = true;
    news.lost();
    wait();
  };
  const onBack = () => {
    isLost = false;
    clearTimeout(waiting);
    news.back();
  };
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  canvas.addEventListener('webglcontextrestored', onBack, { signal });
  page.addEventListener('visibilitychange', wait, { signal });
  return () => {
    away.abort();
    clearTimeout(waiting);
  };
}
