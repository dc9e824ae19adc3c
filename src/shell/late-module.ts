/** What no first deal needs, and is fetched when it is asked for. */

export type Arrival<T> =
  | { readonly state: 'awaited' }
  | { readonly state: 'here'; readonly what: T }
  | { readonly state: 'missing' }
  /** Missing again, though it could be had: most browsers never ask twice for a module that once did not come. */
  | { readonly state: 'stuck'; readonly reload: () => void };

export interface Late<T> {
  /** How far it is; the first to ask sends for it. */
  ask(): Arrival<T>;
  /** Sends for it once more where it is missing. */
  again(): void;
}

/**
 * @param fetch a promise that rejects when it cannot be had.
 * @param mayReload resolves with what loads the page anew, or `null` where that would not help or would lose something.
 * @param onChange hears that it came, or is missing, or is sent for once more.
 */
export function createLateModule<T>(
  fetch: () => Promise<T>,
  mayReload: () => Promise<(() => void) | null>,
  onChange: () => void,
): Late<T> {
  let arrival: Arrival<T> | null = null;
  const settle = (now: Arrival<T>) => {
    arrival = now;
    onChange();
  };
  const send = (orElse: () => Promise<Arrival<T>>): Arrival<T> => {
    fetch()
      .then((what): Arrival<T> => ({ state: 'here', what }), orElse)
      .then(settle)
      .catch(reportError);
    return { state: 'awaited' };
  };
  const missing = async (): Promise<Arrival<T>> => ({ state: 'missing' });
  const missingAgain = async (): Promise<Arrival<T>> => {
    const reload = await mayReload();
    return reload ? { state: 'stuck', reload } : missing();
  };
  return {
    ask() {
      arrival ??= send(missing);
      return arrival;
    },
    again() {
      if (arrival?.state === 'missing') settle(send(missingAgain));
    },
  };
}
