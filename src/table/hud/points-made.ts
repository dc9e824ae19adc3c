/** The points scored during play (6.10), as far as they have arrived at the plates. */
import type { Seen } from '../../rules/game.ts';
import type { Signal } from '../model/changes.ts';

export class PointsMade {
  readonly #changed: Pick<Signal, 'emit'>;
  #arrived: readonly number[] = [];

  /** Emits `changed` when plates have to be written again. */
  constructor(changed: Pick<Signal, 'emit'>) {
    this.#changed = changed;
  }

  /** Points by seat; a missing seat has scored none. */
  get arrived(): readonly number[] {
    return this.#arrived;
  }

  /** Called when all points scored during play have arrived. */
  settle({ scored }: Pick<Seen, 'scored'>): void {
    if (scored.join() === this.#arrived.join()) return;
    this.#arrived = scored;
    this.#changed.emit();
  }
}
