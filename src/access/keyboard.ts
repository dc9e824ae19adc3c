import { giveFocus } from '../page/focus.ts';
import { hearKeys } from '../page/keys.ts';
import { GROUPS } from './roving-focus.ts';
import type { Group, TableActions } from './table-state.ts';

const ARROWS: Readonly<Record<string, 'back' | 'on' | 'up' | 'down'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface KeyTargets {
  readonly root: HTMLElement;
  readonly act: TableActions;
  /** Whether the person at the table is asked for a move now. */
  isAsked(): boolean;
  /** Whether that came so lately that a press was meant for what was there before. */
  isEarly(): boolean;
  isLogOpen(): boolean;
  /** True if letters and digits do anything without a modifier. */
  areLettersOn(): boolean;
  focusStop(group: Group): boolean;
  /** Whether the table is to show where the keyboard stands: not to whoever has used a pointer since. */
  showFocus(isShown: boolean): void;
}

/** Keys that do the same wherever the focus is. */
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

/** Listens on the whole document, since the canvas holds no focus of its own; silent while the table is inert. */
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

/** The one key with a modifier that is not the browser's here. */
function undo(key: string, { altKey, shiftKey }: KeyboardEvent, { act }: KeyTargets): boolean {
  if (key !== 'z' || altKey || shiftKey) return false;
  act.takeBack();
  return true;
}

/** True when the key was ours, and the page must not scroll with it. */
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
  // Tiles and places do nothing while others move, nor does what is out of use; every other button keeps the key for itself.
  const isIdle = group === 'hand' || group === 'places' || button?.getAttribute('aria-disabled') === 'true';
  if (button && (isAsked() || !isIdle)) return false;
  if (!isAsked()) act.hurry();
  return true;
}

/** Before the canvas the arrows pass over what lies idle: places where the tile in the hand does not fit, and tiles that can be laid nowhere. */
const OPEN = '.is-fit, .is-canvas .hand-tile[aria-disabled="false"]';

/** `isAll`: idle controls too. */
function step(move: 'back' | 'on' | 'up' | 'down', target: Element, to: KeyTargets, isAll: boolean): void {
  const here = target.closest<HTMLElement>('[data-group]');
  // Places side by side and one below the other say which of them is next.
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
