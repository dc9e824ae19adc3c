import { type HearKey, hearHeldKeys } from '../page/keys.ts';

/** The keys that press a button. */
const PRESSING = new Set(['Enter', ' ']);

export interface Deliberate {
  /** Discards all presses that have already begun. */
  reset(): void;
  /** True if this click ends a press that began on the button. */
  accepts(click: MouseEvent): boolean;
  destroy(): void;
}

/**
 * Distinguishes presses that began on a button from those that only end there. Examples are a finger or key already
 * down when the button appeared, and a repeating key. A click without key or pointer comes from a screen reader, and
 * counts.
 */
export function createDeliberate(page: Document, button: () => Element | null): Deliberate {
  const gone = new AbortController();
  /** The keys that are down, and those of them first pressed on the button. */
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
    // Prevents the click of this key.
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
  // The release of a key in another window is not reported. A key still held repeats anyway.
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
