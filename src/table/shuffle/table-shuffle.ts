/** The shuffle of a table: its run, and the finger that may take the tiles from the hands. */
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import { type ShuffleAnimation, type ShuffleRun, type ShuffleTable, startShuffle } from './shuffle-animation.ts';

export class TableShuffle {
  readonly #table: ShuffleTable;
  readonly #model: Pick<TableModel, 'isShuffling'>;
  readonly #changes: TableChanges;
  #animation: ShuffleAnimation | null = null;
  #hasFinger = false;

  constructor(table: ShuffleTable, model: Pick<TableModel, 'isShuffling'>, changes: TableChanges) {
    this.#table = table;
    this.#model = model;
    this.#changes = changes;
  }

  /** True if a finger has taken the tiles from the hands. */
  get hasFinger(): boolean {
    return this.#hasFinger;
  }

  /** Moves a finger at a CSS pixel, `time` in milliseconds; does nothing while no tiles are shuffled. */
  stir(x: number, y: number, time: number): void {
    if (!this.#animation) return;
    this.#animation.stir(x, y, time);
    if (this.#hasFinger) return;
    this.#hasFinger = true;
    this.#changes.hud.emit();
  }

  /** Lifts the finger. */
  lift(): void {
    this.#animation?.lift();
  }

  /** Shuffles until the tiles lie still, or until it is aborted. `before`: what is shown first, as the draw of lots. */
  async run(run: ShuffleRun, before: ((signal: AbortSignal) => Promise<void>) | null): Promise<void> {
    this.#model.isShuffling = true;
    this.#changes.hud.emit();
    const over = new AbortController();
    const end = () => over.abort();
    run.signal.addEventListener('abort', end, { once: true });
    try {
      if (before) await before(over.signal);
      if (over.signal.aborted) return;
      this.#animation = await startShuffle(this.#table, { ...run, signal: over.signal });
      await this.#animation?.done;
    } finally {
      run.signal.removeEventListener('abort', end);
      // Also after a normal end or an error: nothing must go on in a worker.
      end();
      this.#animation = null;
      this.#hasFinger = false;
      this.#model.isShuffling = false;
    }
  }
}
