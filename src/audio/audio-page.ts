/** What sound needs to know of the page it is in. */
export interface Page {
  readonly hidden: boolean;
  /** Somebody has touched, clicked or typed on this page before. */
  readonly touched: boolean;
  addEventListener(type: string, listener: () => void, capture: boolean): void;
  removeEventListener(type: string, listener: () => void, capture: boolean): void;
}

/** The events after which a device lets a page sound. Pressing comes early, but only letting go counts everywhere. */
export const UNLOCKING = ['pointerdown', 'pointerup', 'touchend', 'click', 'keyup'] as const;

export function browserPage(): Page {
  return {
    get hidden() {
      return document.hidden;
    },
    get touched() {
      // Older browsers do not tell; asking too early costs them a line in the console.
      return navigator.userActivation?.hasBeenActive ?? true;
    },
    addEventListener: (type, listener, capture) => document.addEventListener(type, listener, capture),
    removeEventListener: (type, listener, capture) => document.removeEventListener(type, listener, capture),
  };
}
