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
  isLogOpen(): boolean;
  focusStop(group: Group): boolean;
}

/** Keys that do the same wherever the focus is; letters in lower case. */
const KEYS: Readonly<Record<string, (to: KeyTargets) => void>> = {
  d: ({ act }) => act.draw(),
  t: ({ act }) => act.takeBack(),
  backspace: ({ act }) => act.takeBack(),
  h: ({ act }) => act.hint(),
  s: ({ act }) => act.sort(),
  l: ({ act, isLogOpen }) => act.openLog(!isLogOpen()),
  x: ({ act }) => act.mute(),
  m: ({ act }) => act.menu(),
  r: ({ act }) => act.rules(),
  0: ({ act }) => act.whole(),
  1: ({ act }) => act.layAs(0),
  2: ({ act }) => act.layAs(1),
  3: ({ act }) => act.layAs(2),
  4: ({ act }) => act.layAs(3),
  escape({ act, isLogOpen }) {
    if (act.putBack()) return;
    if (isLogOpen()) act.openLog(false);
    else act.menu();
  },
};

/** Listens on the whole document, since the canvas holds no focus of its own; silent while the table is inert. */
export function listenForKeys(to: KeyTargets): () => void {
  const doc = to.root.ownerDocument;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : doc.body;
    if (to.root.closest('[inert], [hidden]') || target.closest('dialog, [role=dialog], input, select, textarea'))
      return;
    const isOurs = event.ctrlKey || event.metaKey || event.altKey ? undo(event, to) : handle(event, target, to);
    if (isOurs) event.preventDefault();
  };
  doc.addEventListener('keydown', onKey);
  return () => doc.removeEventListener('keydown', onKey);
}

/** The one key with a modifier that is not the browser's here. */
function undo({ key, altKey, shiftKey }: KeyboardEvent, { act }: KeyTargets): boolean {
  if (key.toLowerCase() !== 'z' || altKey || shiftKey) return false;
  act.takeBack();
  return true;
}

/** True when the key was ours, and the page must not scroll with it. */
function handle(event: KeyboardEvent, target: Element, to: KeyTargets): boolean {
  const move = ARROWS[event.key];
  if (move) {
    if (target.closest('.log-lines')) return false;
    step(move, target, to);
    return true;
  }
  if (event.key === ' ') return hurry(target, to);
  const pressed = KEYS[event.key.toLowerCase()];
  pressed?.(to);
  return pressed !== undefined;
}

function hurry(target: Element, { isAsked, act }: KeyTargets): boolean {
  const button = target.closest<HTMLElement>('button');
  const group = button?.dataset.group;
  // Tiles and places do nothing while others move, nor does what is out of use; every other button keeps the key for itself.
  const isIdle = group === 'hand' || group === 'places' || button?.getAttribute('aria-disabled') === 'true';
  if (button && (isAsked() || !isIdle)) return false;
  if (!isAsked()) act.hurry();
  return true;
}

function step(move: 'back' | 'on' | 'up' | 'down', target: Element, to: KeyTargets): void {
  const here = target.closest<HTMLElement>('[data-group]');
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
  // While a tile is in the hand the arrows go only where it fits.
  const fitting = all.filter((each) => each.classList.contains('is-fit'));
  const row = fitting.length > 0 ? fitting : all;
  const index = row.indexOf(here) + (move === 'on' ? 1 : -1);
  row[(index + row.length) % row.length]?.focus();
}
