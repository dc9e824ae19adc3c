/** The device of the last press on the page: marks of the focus are for those who use keys. */
import { hearHeldKeys } from './keys.ts';

export interface LastPress {
  /** True if it was a key; false before the first press. */
  readonly isKey: boolean;
  /** Stops following. */
  end(): void;
}

/** Follows the presses on a page from now on. */
export function followPresses(page: Document): LastPress {
  const away = new AbortController();
  const options = { signal: away.signal, capture: true };
  const last = { isKey: false, end: () => away.abort() };
  const hear = (isKey: boolean) => () => {
    last.isKey = isKey;
  };
  hearHeldKeys(page, hear(true), options);
  page.addEventListener('pointerdown', hear(false), options);
  return last;
}
