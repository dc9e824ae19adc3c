/** The finger that stirs the tiles while they are shuffled. A tap in one place deals them. */
import type { Finger } from '../../seats/gesture-events.ts';

export interface StirredTable {
  /** Stirs at a point; true while the tiles are shuffled. A finger that is down stirs until it is lifted or lost. */
  stir(x: number, y: number, time: number): boolean;
  lift(): void;
  /** Deals at once. */
  deal(): void;
}

/** A finger that moved farther than this stirs; CSS pixels. */
const STILL = 8;

export class StirringFinger {
  readonly #table: StirredTable;
  /** The point where it came down. */
  #from: Finger | null = null;
  #hasStirred = false;

  constructor(table: StirredTable) {
    this.#table = table;
  }

  is(id: number): boolean {
    return this.#from?.id === id;
  }

  /** True if it stirs from now on; false if nothing is shuffled, or if another finger stirs already. */
  down(finger: Finger, time: number): boolean {
    if (this.#from || !this.#table.stir(finger.x, finger.y, time)) return false;
    this.#from = finger;
    this.#hasStirred = false;
    return true;
  }

  move({ id, x, y }: Finger, time: number): void {
    if (!this.#from) return;
    this.#hasStirred ||= Math.hypot(x - this.#from.x, y - this.#from.y) > STILL;
    // The tiles may have been dealt meanwhile.
    if (!this.#table.stir(x, y, time)) this.lose(id);
  }

  up(id: number): void {
    if (!this.is(id)) return;
    this.lose(id);
    if (!this.#hasStirred) this.#table.deal();
  }

  lose(id: number): void {
    if (this.is(id)) this.cancel();
  }

  cancel(): void {
    if (this.#from) this.#table.lift();
    this.#from = null;
  }
}
