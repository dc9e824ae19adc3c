import { type HearKey, hearHeldKeys } from '../page/keys.ts';

/** Keys that press a button. */
const PRESSING = new Set(['Enter', ' ']);

export interface Deliberate {
  /** Presses that began before this moment no longer count. */
  reset(): void;
  /** Whether that click is the end of a press that began on the button. */
  accepts(click: MouseEvent): boolean;
  destroy(): void;
}

/**
 * Tells a press that began on a button from one that only ends there: of a finger or a key that was down before the
 * button came, or that is held and repeats. A click that no key and no pointer made is a screen reader's, and counts.
 */
export function createDeliberate(page: Document, button: () => Element | null): Deliberate {
  const gone = new AbortController();
  /** Keys that are down; and those of them that went down on the button, for the first time. */
  const held = new Set<string>();
  const fresh = new Set<string>();
  let hasPointer = false;
  const isOn = (event: Event) => event.target instanceof Node && (button()?.contains(event.target) ?? false);

  const onKeyDown: HearKey = (key, event) => {
    if (!PRESSING.has(key)) return;
    const isFirst = !event.repeat && !held.has(key);
    held.add(key);
    if (!isOn(event)) return;
    if (isFirst) fresh.add(key);
    // Without its default a key makes no click.
    else event.preventDefault();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (isOn(event) && PRESSING.has(event.key) && !fresh.has(event.key)) event.preventDefault();
    held.delete(event.key);
    fresh.delete(event.key);
  };
  const onPointerDown = (event: PointerEvent) => {
    hasPointer = event.isPrimary && isOn(event);
  };
  const reset = () => {
    fresh.clear();
    hasPointer = false;
  };
  const options = { capture: true, signal: gone.signal };
  hearHeldKeys(page, onKeyDown, options);
  page.addEventListener('keyup', onKeyUp, options);
  page.addEventListener('pointerdown', onPointerDown, options);
  page.addEventListener('pointercancel', reset, options);
  // A key that comes up elsewhere is never heard of: still held, it repeats.
  page.defaultView?.addEventListener('blur', () => held.clear(), options);

  return {
    reset,
    accepts(click) {
      const isPointers = click.detail > 0;
      const counts = !isPointers || hasPointer;
      hasPointer = false;
      return counts;
    },
    destroy: () => gone.abort(),
  };
}
