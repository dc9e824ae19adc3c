/** The keys of whoever watches. The table's own controls keep theirs, and so does a list that is open. */
import { type HearKey, hearKeys, type KeyOptions } from '../../page/keys.ts';
import { isOutOfReach } from '../out-of-reach.ts';

export interface WatchingKeys {
  toggle(): void;
  step(): void;
  back(): void;
  /** Deals on, or back. */
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

/** What uses the arrows itself. */
const WALKED = '[data-group], select, .log-lines';
const TYPED = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Listens before everybody else in the page; silent while something lies over the table. */
export function listenToWatcher(layer: HTMLElement, to: WatchingKeys, options: KeyOptions): void {
  const onKey: HearKey = (key, event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOutOfReach(layer)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target && target !== layer.ownerDocument.body && !layer.contains(target)) return;
    if (TYPED.includes(key) && target?.closest(WALKED)) return;
    // An open log is closed by the table.
    if (key === 'Escape' && layer.querySelector('.log-panel.is-open')) return;
    if (key === ' ') {
      // A button that the keyboard stands on is pressed; tiles and places do nothing here.
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
