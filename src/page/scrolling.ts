/** Elements in which a game is played or watched. Screens over them scroll as any page does. */
const TABLE = '#canvas, #table, .watching';

/** CSS pixels that a finger moves up in a swipe. */
const SWIPED = 24;

/**
 * In a frame, leaves wheels and swipes over the table to the page around, for readers who scroll past. Once somebody
 * presses the table, they are the game's for as long as the page lives. A swipe that scrolls nothing counts as a press.
 * The page around has nothing to scroll if the game fills it, so the player meant to drag a tile.
 */
export function leaveScrolling(page: Window, signal: AbortSignal): void {
  const { document } = page;
  const { dataset } = document.documentElement;
  if (page.parent === page || dataset.scrolls === 'game') return;
  dataset.scrolls = 'host';
  const away = new AbortController();
  const until = { capture: true, passive: true, signal: away.signal };
  signal.addEventListener('abort', () => away.abort());
  const take = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(TABLE)) return;
    dataset.scrolls = 'game';
    away.abort();
  };
  let began: Touch | null = null;
  document.addEventListener(
    'touchstart',
    ({ touches }) => (began = touches.length === 1 ? (touches[0] ?? null) : null),
    until,
  );
  document.addEventListener(
    'touchend',
    (event) => {
      const ended = event.changedTouches[0];
      if (!began || !ended || began.screenY - ended.screenY < SWIPED) return;
      if (Math.abs(began.screenY - began.clientY - (ended.screenY - ended.clientY)) < 1) take(event);
    },
    until,
  );
  document.addEventListener('click', take, until);
  document.addEventListener('wheel', (event) => event.stopImmediatePropagation(), until);
}
