/** The parts of the page that sound depends on. */
export interface Page {
  readonly hidden: boolean;
  /** True if somebody has touched, clicked or typed on this page before. */
  readonly touched: boolean;
  addEventListener(type: string, listener: () => void, capture: boolean): void;
  removeEventListener(type: string, listener: () => void, capture: boolean): void;
}

/** The events after which a device allows sound. Presses come early, but only releases count everywhere. */
export const UNLOCKING = ['pointerdown', 'pointerup', 'touchend', 'click', 'keyup'] as const;

export function browserPage(): Page {
  return {
    get hidden() {
      return document.hidden;
    },
    get touched() {
      // Older browsers don't tell; starting too early logs a line in the console there.
      return navigator.userActivation?.hasBeenActive ?? true;
    },
    addEventListener: (type, listener, capture) => document.addEventListener(type, listener, capture),
    removeEventListener: (type, listener, capture) => document.removeEventListener(type, listener, capture),
  };
}
