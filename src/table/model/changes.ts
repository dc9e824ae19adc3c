/** What can change on the table. Whoever changes something says so here, and never has to know who shows it. */

/** Calls everybody who listens, in the order in which they began. */
export class Signal {
  readonly #listeners = new Set<() => void>();

  /** Returns the end of listening. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  readonly emit = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export class TableChanges {
  /** The picture has to be painted anew. */
  readonly picture = new Signal();
  /** The HUD has to say something else. */
  readonly hud = new Signal();
}
