import { giveFocus } from '../page/focus.ts';
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
/** These use such keys themselves, and these the space bar alone. */
const OWN = 'input, textarea, select, [role=log], .curtain-scroll';
const PRESSED = 'button, summary';

/**
 * Keeps the page that may hold this one still until `signal` aborts: no key scrolls it, no menu over the canvas. Enter
 * presses what a screen offers first, where the focus is nowhere. The focus stays out of what is covered.
 */
export function behave(page: Document, canvas: HTMLElement, signal: AbortSignal): void {
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const onKey = (key: string, event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : page.body;
    if (key === 'Enter') {
      // A key that is held presses once.
      if (event.repeat && target.closest(PRESSED)) event.preventDefault();
      // Nobody has moved the focus yet: what a hurried person wants is pressed.
      if (!event.repeat && target === page.body) page.querySelector<HTMLElement>('.screen [data-autofocus]')?.click();
    }
    if (!SCROLLING.has(key)) return;
    if (target.closest(key === ' ' ? `${OWN}, ${PRESSED}` : OWN)) return;
    event.preventDefault();
    const way = key === 'ArrowDown' || key === 'PageDown' ? 1 : key.endsWith('Up') ? -1 : 0;
    const long = page.querySelector('.screen .board-body') ?? page.querySelector('.curtain-scroll');
    long?.scrollBy(0, way * 60);
  };
  // On the window: whoever has a use for a key hears of it before, on the document.
  if (page.defaultView) hearHeldKeys(page.defaultView, onKey, { signal });
  keepFocusOut(page, signal);
}

/**
 * Hears of files that are dropped anywhere on the page, until `signal` aborts: the page would show them in its place. A text
 * that is dropped into a field is the field's.
 */
export function hearDrops(page: Document, open: (file: File) => void, signal: AbortSignal): void {
  const isForField = ({ target, dataTransfer }: DragEvent) =>
    target instanceof Element && target.matches('input, textarea') && !dataTransfer?.types.includes('Files');
  const take = (event: DragEvent) => {
    if (isForField(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file && event.type === 'drop') open(file);
  };
  for (const type of ['dragover', 'drop'] as const) page.addEventListener(type, take, { signal });
}

/** Gives the keyboard to what a screen offers first: another board has taken the place of one. */
export const focusOffered = (page: Document): void =>
  giveFocus(page.querySelector<HTMLElement>('.screen [data-autofocus]'));

/** Hands a text or a picture out as a file. */
export function download(page: Document, name: string, what: string | Blob): void {
  const link = page.createElement('a');
  const address = URL.createObjectURL(
    typeof what === 'string' ? new Blob([what], { type: 'application/jsonl' }) : what,
  );
  link.href = address;
  link.download = name;
  link.click();
  // The click has been taken by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Fills the screen with the page, or no longer; nothing happens where the browser does not want that now. */
export async function toggleFullScreen(page: Document): Promise<void> {
  try {
    await (page.fullscreenElement ? page.exitFullscreen() : page.documentElement.requestFullscreen());
  } catch {
    // A frame may not, or nobody has touched the page.
  }
}

/** Puts things out of reach while anything lies over them. */
export function createCover(under: readonly HTMLElement[]) {
  const over = new Set<string>();
  return (what: string, covers: boolean) => {
    if (covers) over.add(what);
    else over.delete(what);
    for (const element of under) putOutOfReach(element, over.size > 0);
    return over.size > 0;
  };
}
