/** The points made on the way (6.10) as far as they have arrived at the plates. */
import type { Seen } from '../../rules/game.ts';
import type { Signal } from '../model/changes.ts';

export class PointsMade {
  readonly #changed: Pick<Signal, 'emit'>;
  #arrived: readonly number[] = [];

  /** `changed`: is told when plates have to be written anew. */
  constructor(changed: Pick<Signal, 'emit'>) {
    this.#changed = changed;
  }

  /** By seat; a seat of which nothing is known has made none. */
  get arrived(): readonly number[] {
    return this.#arrived;
  }

  /** All that was made has arrived. */
  settle({ scored }: Pick<Seen, 'scored'>): void {
    if (scored.join() === this.#arrived.join()) return;
    this.#arrived = scored;
    this.#changed.emit();
  }
}
