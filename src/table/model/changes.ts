/**
 * The changes of the table. Code that changes something emits a signal here, without any link to the code that shows
 * it.
 */

/** Calls all listeners in the order in which they subscribed. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly emit = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export class TableChanges {
  /** Emitted when the picture has to be painted again. */
  readonly picture = new Signal();
  /** Emitted when the HUD has to change. */
  readonly hud = new Signal();
}
