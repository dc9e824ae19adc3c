import type { Group } from './state.ts';

const ARROWS: Readonly<Record<string, 'back' | 'on' | 'up' | 'down'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Groups from the top of the table to the rack, as the up and down arrows go. */
const ORDER: readonly Group[] = ['seats', 'places', 'actions', 'hand'];

export interface KeyTargets {
  readonly root: HTMLElement;
  /** Whether the person at the table is asked for a move now. */
  asked(): boolean;
  draw(): void;
  putBack(): boolean;
  toggleLog(): void;
  closeLog(): boolean;
  menu(): void;
  hurry(): void;
  focusStop(group: Group): boolean;
}

/** Listens on the whole document, since the canvas holds no focus of its own; silent while the table is inert. */
export function listenForKeys(to: KeyTargets): () => void {
  const doc = to.root.ownerDocument;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : doc.body;
    if (to.root.closest('[inert], [hidden]') || target.closest('dialog, [role=dialog], input, select, textarea'))
      return;
    if (handle(event, target, to)) event.preventDefault();
  };
  doc.addEventListener('keydown', onKey);
  return () => doc.removeEventListener('keydown', onKey);
}

/** True when the key was ours, and the page must not scroll with it. */
function handle(event: KeyboardEvent, target: Element, to: KeyTargets): boolean {
  const move = ARROWS[event.key];
  if (move) {
    if (target.closest('.log-lines')) return false;
    step(move, target, to);
    return true;
  }
  const group = target.closest<HTMLElement>('[data-group]')?.dataset.group;
  switch (event.key) {
    case ' ':
      // Tiles and places are no use while others move; every other button keeps the key for itself.
      if (target.closest('button') && (to.asked() || (group !== 'hand' && group !== 'places'))) return false;
      if (!to.asked()) to.hurry();
      return true;
    case 'd':
    case 'D':
      to.draw();
      return true;
    case 'l':
    case 'L':
      to.toggleLog();
      return true;
    case 'm':
    case 'M':
      to.menu();
      return true;
    case 'Escape':
      if (!to.putBack() && !to.closeLog()) to.menu();
      return true;
    default:
      return false;
  }
}

function step(move: 'back' | 'on' | 'up' | 'down', target: Element, to: KeyTargets): void {
  const here = target.closest<HTMLElement>('[data-group]');
  const group = ORDER.find((each) => each === here?.dataset.group);
  if (!here || !group) {
    to.focusStop('hand');
    return;
  }
  if (move === 'up' || move === 'down') {
    const way = move === 'up' ? -1 : 1;
    for (let i = ORDER.indexOf(group) + way; i >= 0 && i < ORDER.length; i += way) {
      const next = ORDER[i];
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
