import { nothing, render } from 'lit-html';
import { giveFocus } from './focus.ts';

interface Drawn {
  readonly observer: MutationObserver;
  /** The end of the drawing: lit-html keeps its state in this node, and renders before it. */
  end: Comment;
  /** True once something other than the game has changed the drawing. */
  isAltered: boolean;
}

const DRAWN = new WeakMap<HTMLElement, Drawn>();

/**
 * Draws `what` into `root`, which nothing else draws into. Translators wrap texts in `<font>` or replace them, and
 * lit-html would go on writing into the removed texts. After such a change, all of `root` is drawn afresh.
 */
export function draw(what: unknown, root: HTMLElement): void {
  // Without a drawing, there is nothing to empty.
  if (what === nothing && !DRAWN.has(root)) return;
  const drawn = DRAWN.get(root) ?? begin(root);
  if (hasAlien(drawn.observer.takeRecords())) drawn.isAltered = true;
  if (drawn.isAltered) drawAfresh(what, root, drawn);
  else render(what, root, { renderBefore: drawn.end });
  // These changes are our own.
  drawn.observer.takeRecords();
}

/** Empties `root` and stops watching it. */
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

/** True if a change is not the game's. Between two drawings, the game adds and removes whole elements only. */
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

/** Notes the focus, the selection and how far lists are scrolled in `root`. Returns a function that restores them. */
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
