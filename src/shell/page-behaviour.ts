import { byTimer } from '../motion/later.ts';
import { hearHeldKeys } from '../page/keys.ts';
import { keepFocusOut, putOutOfReach } from './out-of-reach.ts';

const SCROLLING = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);
/** The elements that use such keys themselves, and those that use only the space bar. */
const OWN = 'input, textarea, select, [role=log], .curtain-scroll';
const PRESSED = 'button, summary';

/**
 * Prevents keys from scrolling the page around this one, and the menu over the canvas, until `signal` aborts. Without a
 * focused element, Enter presses the screen's first button. The focus stays out of covered parts.
 */
export function behave(page: Document, canvas: HTMLElement, signal: AbortSignal): void {
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const onKey = (key: string, event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : page.body;
    if (key === 'Enter') {
      // A held key presses only once.
      if (event.repeat && target.closest(PRESSED)) event.preventDefault();
      // The focus has not been moved yet, so Enter means the first button.
      if (!event.repeat && target === page.body) page.querySelector<HTMLElement>('.screen [data-autofocus]')?.click();
    }
    if (!SCROLLING.has(key)) return;
    if (target.closest(key === ' ' ? `${OWN}, ${PRESSED}` : OWN)) return;
    event.preventDefault();
    const way = key === 'ArrowDown' || key === 'PageDown' ? 1 : key.endsWith('Up') ? -1 : 0;
    const long = page.querySelector('.screen .board-body') ?? page.querySelector('.curtain-scroll');
    long?.scrollBy(0, way * 60);
  };
  // On the window, so that handlers on the document come first.
  if (page.defaultView) hearHeldKeys(page.defaultView, onKey, { signal });
  keepFocusOut(page, signal);
}

/** Offers a text or a picture as a file. */
export function download(page: Document, name: string, what: string | Blob): void {
  const link = page.createElement('a');
  const address = URL.createObjectURL(
    typeof what === 'string' ? new Blob([what], { type: 'application/jsonl' }) : what,
  );
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then.
  byTimer(10_000, () => URL.revokeObjectURL(address));
}

/**
 * Returns a function that puts elements out of reach while anything covers them. It returns true while something does.
 */
export function createCover(under: readonly HTMLElement[]) {
  const over = new Set<string>();
  return (what: string, covers: boolean) => {
    if (covers) over.add(what);
    else over.delete(what);
    for (const element of under) putOutOfReach(element, over.size > 0);
    return over.size > 0;
  };
}
