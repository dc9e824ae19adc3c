/** Moves the tiles to their present places: at once, or on a short way. */
import type { Clock } from '../../motion/clock.ts';
import type { TableChanges } from '../model/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import type { MovingTiles } from './moving-tiles.ts';

/** Milliseconds that a tile of the hand takes to come up or go back. */
const PICKING = 130;

export class TileArranger {
  readonly #model: Pick<TableModel, 'now' | 'isShuffling' | 'arrange' | 'emptyView'>;
  readonly #tiles: MovingTiles;
  readonly #clock: Pick<Clock, 'paused'>;
  readonly #changes: TableChanges;

  constructor(
    model: Pick<TableModel, 'now' | 'isShuffling' | 'arrange' | 'emptyView'>,
    tiles: MovingTiles,
    clock: Pick<Clock, 'paused'>,
    changes: TableChanges,
  ) {
    this.#model = model;
    this.#tiles = tiles;
    this.#clock = clock;
    this.#changes = changes;
  }

  /** Puts everything in its place at once. */
  rest(): void {
    const { now, isShuffling } = this.#model;
    if (isShuffling) return;
    this.#tiles.set(now ? this.#model.arrange(now) : { tiles: [], view: this.#model.emptyView() });
    this.#changes.hud.emit();
  }

  /** Moves everything to its place in `ms` milliseconds at every speed; at once while the clock is paused. */
  follow(ms = PICKING): void {
    const { now, isShuffling } = this.#model;
    if (!now || isShuffling) return;
    if (this.#clock.paused) this.rest();
    else {
      this.#changes.hud.emit();
      this.#tiles.glide(this.#model.arrange(now), ms).catch(reportError);
    }
  }
}
