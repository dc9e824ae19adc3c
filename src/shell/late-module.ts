/** The state of a module that is loaded on demand, since the first deal does not need it. */

export type Arrival<T> =
  | { readonly state: 'awaited' }
  | { readonly state: 'here'; readonly what: T }
  | { readonly state: 'missing' }
  /** Missing again, though the server has it: most browsers never retry a failed module. */
  | { readonly state: 'stuck'; readonly reload: () => void };

export interface Late<T> {
  /** Returns the current state; the first call starts the loading. */
  ask(): Arrival<T>;
  /** Resolves when the module is here; starts the loading if need be. Rejects if the module is missing. */
  arrival(): Promise<void>;
  /** Retries the loading if the module is missing. */
  again(): void;
}

/**
 * @param fetch loads the module; rejects if that fails.
 * @param mayReload resolves with a function that reloads the page; `null` if that would not help or data would be lost.
 * @param onChange called after every change of the state except the first request.
 */
export function createLateModule<T>(
  fetch: () => Promise<T>,
  mayReload: () => Promise<(() => void) | null>,
  onChange: () => void,
): Late<T> {
  let arrival: Arrival<T> | null = null;
  /** The end of the latest loading. */
  let end: Promise<Arrival<T>> | null = null;
  const settle = (now: Arrival<T>) => {
    arrival = now;
    onChange();
  };
  const send = (orElse: () => Promise<Arrival<T>>): Arrival<T> => {
    end = fetch().then((what): Arrival<T> => ({ state: 'here', what }), orElse);
    end.then(settle).catch(reportError);
    return { state: 'awaited' };
  };
  const missing = async (): Promise<Arrival<T>> => ({ state: 'missing' });
  const missingAgain = async (): Promise<Arrival<T>> => {
    const reload = await mayReload();
    return reload ? { state: 'stuck', reload } : missing();
  };
  const ask = () => {
    arrival ??= send(missing);
    return arrival;
  };
  return {
    ask,
    async arrival() {
      ask();
      const state = (await end)?.state;
      if (state !== 'here') throw new Error(state);
    },
    again() {
      if (arrival?.state === 'missing') settle(send(missingAgain));
    },
  };
}
