import { giveFocus } from '../page/focus.ts';
import { hearKeys } from '../page/keys.ts';
import { GROUPS } from './roving-focus.ts';
import type { ControlGroup, TableActions } from './table-state.ts';

const ARROWS: Readonly<Record<string, 'back' | 'on' | 'up' | 'down'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface KeyTargets {
  readonly root: HTMLElement;
  readonly act: TableActions;
  /** True if the person at the table has a question to answer now. */
  isAsked(): boolean;
  /** True if the question is so new that a press can't be meant for it. */
  isEarly(): boolean;
  isLogOpen(): boolean;
  /** True if letters and digits work without a modifier. */
  areLettersOn(): boolean;
  focusStop(group: ControlGroup): boolean;
  /** Sets if the table marks the keyboard's position; not after a pointer was used. */
  showFocus(isShown: boolean): void;
}

/** Keys with the same effect wherever the focus is. */
const KEYS: Readonly<Record<string, (to: KeyTargets) => void>> = {
  d: ({ act }) => act.draw(),
  t: ({ act }) => act.takeBack(),
  Backspace: ({ act }) => act.takeBack(),
  h: ({ act }) => act.hint(),
  s: ({ act }) => act.sort(),
  l: ({ act, isLogOpen }) => act.openLog(!isLogOpen()),
  x: ({ act }) => act.mute(),
  m: ({ act }) => act.menu(),
  r: ({ act }) => act.turn() || act.rules(),
  0: ({ act }) => act.whole(),
  1: ({ act }) => act.layAs(0),
  2: ({ act }) => act.layAs(1),
  3: ({ act }) => act.layAs(2),
  4: ({ act }) => act.layAs(3),
  Escape({ act, isLogOpen }) {
    if (act.putBack()) return;
    if (isLogOpen()) act.openLog(false);
    else act.menu();
  },
};

/**
 * Listens on the whole document, since the canvas has no focus of its own; does nothing while the table is inert.
 * Returns a function that ends it.
 */
export function listenForKeys(to: KeyTargets): () => void {
  const doc = to.root.ownerDocument;
  const away = new AbortController();
  const { signal } = away;
  const onKey = (key: string, event: KeyboardEvent) => {
    to.showFocus(true);
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : doc.body;
    if (to.root.closest('[inert], [hidden]') || target.closest('dialog, [role=dialog], input, select, textarea'))
      return;
    const isOurs =
      event.ctrlKey || event.metaKey || event.altKey ? undo(key, event, to) : handle(key, event, target, to);
    if (isOurs) event.preventDefault();
  };
  hearKeys(doc, onKey, { signal, areLettersOn: to.areLettersOn });
  doc.addEventListener('pointerdown', () => to.showFocus(false), { signal, capture: true });
  return () => away.abort();
}

/** Handles the only modified key that is not left to the browser. */
function undo(key: string, { altKey, shiftKey }: KeyboardEvent, { act }: KeyTargets): boolean {
  if (key !== 'z' || altKey || shiftKey) return false;
  act.takeBack();
  return true;
}

/** Returns true if the key was handled, so that the page must not scroll. */
function handle(key: string, { shiftKey }: KeyboardEvent, target: Element, to: KeyTargets): boolean {
  const move = ARROWS[key];
  if (move) {
    if (target.closest('.log-lines')) return false;
    step(move, target, to, shiftKey);
    return true;
  }
  if (key === ' ') return hurry(target, to);
  const pressed = KEYS[key];
  pressed?.(to);
  return pressed !== undefined;
}

function hurry(target: Element, { isAsked, isEarly, act }: KeyTargets): boolean {
  if (isEarly()) return true;
  const button = target.closest<HTMLElement>('button');
  const group = button?.dataset.group;
  // Tiles, places and disabled buttons have no use for the key while others move; every other button keeps it.
  const isIdle = group === 'hand' || group === 'places' || button?.getAttribute('aria-disabled') === 'true';
  if (button && (isAsked() || !isIdle)) return false;
  if (!isAsked()) act.hurry();
  return true;
}

/** Controls where the arrows stop: places that fit the picked tile, and on the canvas tiles that can be played. */
const OPEN = '.is-fit, .is-canvas .hand-tile[aria-disabled="false"]';

/** `isAll`: true to stop at idle controls too. */
function step(move: 'back' | 'on' | 'up' | 'down', target: Element, to: KeyTargets, isAll: boolean): void {
  const here = target.closest<HTMLElement>('[data-group]');
  // Places in a grid name their neighbours.
  const next = here?.dataset[move];
  if (next) {
    giveFocus(to.root.querySelector<HTMLElement>(`[data-id="${next}"]`));
    return;
  }
  const group = GROUPS.find((each) => each === here?.dataset.group);
  if (!here || !group) {
    to.focusStop('hand');
    return;
  }
  if (move === 'up' || move === 'down') {
    const way = move === 'up' ? -1 : 1;
    for (let i = GROUPS.indexOf(group) + way; i >= 0 && i < GROUPS.length; i += way) {
      const next = GROUPS[i];
      if (next && to.focusStop(next)) return;
    }
    return;
  }
  const all = [...to.root.querySelectorAll<HTMLElement>(`[data-group="${group}"]`)];
  const isOpen = (each?: HTMLElement) => each?.matches(OPEN);
  const isPassing = !isAll && all.some(isOpen);
  let at = all.indexOf(here);
  do at = (at + (move === 'on' ? 1 : -1) + all.length) % all.length;
  while (isPassing && !isOpen(all[at]));
  giveFocus(all[at]);
}
