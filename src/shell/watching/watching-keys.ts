/** The keys for watching. The table's own controls and open lists keep their keys. */
import { type HearKey, hearKeys, type KeyOptions } from '../../page/keys.ts';
import { isOutOfReach } from '../out-of-reach.ts';

export interface WatchingKeys {
  toggle(): void;
  step(): void;
  back(): void;
  /** Goes to the next or the previous deal. */
  deals(way: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  menu(): void;
}

const KEYS: Readonly<Record<string, (to: WatchingKeys) => void>> = {
  ArrowRight: ({ step }) => step(),
  ArrowLeft: ({ back }) => back(),
  '.': ({ step }) => step(),
  ',': ({ back }) => back(),
  PageDown: ({ deals }) => deals(1),
  PageUp: ({ deals }) => deals(-1),
  Home: ({ toStart }) => toStart(),
  End: ({ toEnd }) => toEnd(),
  Escape: ({ menu }) => menu(),
};

/** The elements that use the arrow keys themselves. */
const WALKED = '[data-group], select, .log-lines';
const TYPED = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Handles keys before everything else in the page. Ignores them while the table is covered. */
export function listenToWatcher(layer: HTMLElement, to: WatchingKeys, options: KeyOptions): void {
  const onKey: HearKey = (key, event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOutOfReach(layer)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target && target !== layer.ownerDocument.body && !layer.contains(target)) return;
    if (TYPED.includes(key) && target?.closest(WALKED)) return;
    // The table closes its open log.
    if (key === 'Escape' && layer.querySelector('.log-panel.is-open')) return;
    if (key === ' ') {
      // A focused button handles the key itself; tiles and places do nothing here.
      if (target?.closest('button:not([data-group="hand"], [data-group="places"]), select')) return;
      to.toggle();
    } else {
      const pressed = KEYS[key];
      if (!pressed) return;
      pressed(to);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  hearKeys(layer.ownerDocument, onKey, { ...options, capture: true });
}
