/** Keeps the page as a portal requires: no browser menu, no selection, and no scrolling of the page around it. */
import type { Manners } from '../../shell/portal/portal.ts';

/** Fields that keep the browser's normal behaviour. */
const FIELDS = 'input, textarea, select';

export function keepManners(page: Document, { menu, wheel }: Manners): void {
  const unlessInField = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(FIELDS))) event.preventDefault();
  };
  if (!menu) for (const type of ['contextmenu', 'selectstart']) page.addEventListener(type, unlessInField);
  if (wheel) return;
  const onWheel = (event: WheelEvent) => {
    if (!scrollsUnder(event)) event.preventDefault();
  };
  page.addEventListener('wheel', onWheel, { passive: false });
}

/** True if anything under the pointer can still scroll in that direction. */
function scrollsUnder({ target, deltaX, deltaY }: WheelEvent): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const way = (overflow: string, delta: number, before: number, all: number, seen: number) =>
      delta !== 0 && /auto|scroll/.test(overflow) && (delta < 0 ? before > 0 : before + seen < all - 1);
    if (way(overflowY, deltaY, at.scrollTop, at.scrollHeight, at.clientHeight)) return true;
    if (way(overflowX, deltaX, at.scrollLeft, at.scrollWidth, at.clientWidth)) return true;
  }
  return false;
}
