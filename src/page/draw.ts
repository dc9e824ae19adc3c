import { nothing, render } from 'lit-html';
import { giveFocus } from './focus.ts';

interface Drawn {
  readonly observer: MutationObserver;
  /** The end of what is drawn: whatever is drawn before it belongs to it. */
  end: Comment;
  /** Somebody else has changed what was drawn. */
  isAltered: boolean;
}

const DRAWN = new WeakMap<HTMLElement, Drawn>();

/**
 * Draws `what` into `root`, which nothing else draws into. Translators wrap texts into `<font>`, or put others in their
 * place, and lit-html would go on writing into what they took away: after that all of `root` is drawn afresh.
 */
export function draw(what: unknown, root: HTMLElement): void {
  // A drawing that has ended is not begun again to be emptied.
  if (what === nothing && !DRAWN.has(root)) return;
  const drawn = DRAWN.get(root) ?? begin(root);
  if (hasAlien(drawn.observer.takeRecords())) drawn.isAltered = true;
  if (drawn.isAltered) drawAfresh(what, root, drawn);
  else render(what, root, { renderBefore: drawn.end });
  // These are our own.
  drawn.observer.takeRecords();
}

/** Empties `root`, and watches it no longer. */
export function undraw(root: HTMLElement): void {
  const drawn = DRAWN.get(root);
  if (!drawn) return;
  draw(nothing, root);
  drawn.observer.disconnect();
  DRAWN.delete(root);
  root.replaceChildren();
}

function begin(root: HTMLElement): Drawn {
  const drawn: Drawn = {
    observer: new MutationObserver((records) => {
      if (hasAlien(records)) drawn.isAltered = true;
    }),
    end: root.appendChild(root.ownerDocument.createComment('')),
    isAltered: false,
  };
  drawn.observer.observe(root, { childList: true, subtree: true });
  DRAWN.set(root, drawn);
  return drawn;
}

/** The game itself adds and takes away nothing but whole elements between two drawings. */
const hasAlien = (records: readonly MutationRecord[]) =>
  records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some((node) => !(node instanceof Element) || node.localName === 'font'),
  );

function drawAfresh(what: unknown, root: HTMLElement, drawn: Drawn): void {
  const putBack = remember(root);
  drawn.isAltered = false;
  drawn.end = root.ownerDocument.createComment('');
  root.replaceChildren(drawn.end);
  render(what, root, { renderBefore: drawn.end });
  putBack();
}

/** What a person has done to the elements of `root`: where the keyboard stands, what is marked, how far lists are scrolled. */
function remember(root: HTMLElement): () => void {
  const elements = () => [...root.querySelectorAll<HTMLElement>('*:not(font)')];
  const all = elements();
  const scrolled = all.flatMap(({ scrollTop }, at) => (scrollTop > 0 ? [{ at, scrollTop }] : []));
  const active = root.ownerDocument.activeElement;
  const focused = active instanceof HTMLElement ? all.indexOf(active) : -1;
  const marked = active instanceof HTMLInputElement ? ([active.selectionStart, active.selectionEnd] as const) : null;
  return () => {
    const now = elements();
    for (const { at, scrollTop } of scrolled) now[at]?.scrollTo(0, scrollTop);
    const to = now[focused];
    giveFocus(to, { preventScroll: true });
    if (marked?.[0] != null && to instanceof HTMLInputElement) to.setSelectionRange(...marked);
  };
}
