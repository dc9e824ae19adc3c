/** What no first deal needs, and is fetched when it is asked for. */

export type Arrival<T> =
  | { readonly state: 'awaited' }
  | { readonly state: 'here'; readonly what: T }
  | { readonly state: 'missing' };

export interface Late<T> {
  /** How far it is; the first to ask sends for it. */
  ask(): Arrival<T>;
  /** Sends for it once more where it is missing. */
  again(): void;
}

/**
 * @param fetch a promise that rejects when it cannot be had.
 * @param onChange hears that it came, or is missing, or is sent for once more.
 */
export function createLate<T>(fetch: () => Promise<T>, onChange: () => void): Late<T> {
  let arrival: Arrival<T> | null = null;
  const settle = (now: Arrival<T>) => {
    arrival = now;
    onChange();
  };
  const send = (): Arrival<T> => {
    fetch().then(
      (what) => settle({ state: 'here', what }),
      () => settle({ state: 'missing' }),
    );
    return { state: 'awaited' };
  };
  return {
    ask() {
      arrival ??= send();
      return arrival;
    },
    again() {
      if (arrival?.state === 'missing') settle(send());
    },
  };
}
