/** Moves the one tile that a finger drags: smoothly to the place wanted by the finger, then with the finger. */
import { sprung } from '../../motion/spring.ts';
import type { Position } from '../../rules/game.ts';
import type { TableModel } from '../model/table-model.ts';
import type { TableTiming } from '../model/timing.ts';
import type { Placed } from '../places/placement.ts';
import { between, mix } from '../space/vectors.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';

/** Milliseconds that a tile takes to come to the finger, or from the finger to a place. */
const COMING = 90;

interface Dragged {
  readonly at: Position;
  readonly from: Placed;
  wanted: Placed;
  /** The reason for the wanted place; a change of it starts a new way. */
  readonly why: string;
  /** Milliseconds since the start of its way. */
  gone: number;
}

/** Moves the dragged tile, and writes it into the model. */
export class DraggedTile {
  readonly #timing: Pick<TableTiming, 'clock' | 'reducedMotion'>;
  readonly #model: Pick<TableModel, 'held'>;
  readonly #tiles: MovingTiles;
  #dragged: Dragged | null = null;

  constructor(
    timing: Pick<TableTiming, 'clock' | 'reducedMotion'>,
    model: Pick<TableModel, 'held'>,
    tiles: MovingTiles,
  ) {
    this.#timing = timing;
    this.#model = model;
    this.#tiles = tiles;
  }

  /** Puts a tile at the wanted place; if `why` changes it moves there from its present place. */
  drag(at: Position, wanted: Placed, why: string): void {
    const tile = this.#tiles.tiles[at];
    if (this.#dragged?.at === at && this.#dragged.why === why) this.#dragged.wanted = wanted;
    else if (tile) this.#start({ at, from: tile, wanted, why, gone: this.#timing.reducedMotion() ? COMING : 0 });
    if (this.#dragged) this.#put(this.#dragged);
  }

  /** Leaves the tile where it is, for the next motion to take over. */
  leave(): void {
    this.#dragged = null;
    this.#model.held = null;
  }

  #start(dragged: Dragged): void {
    this.#dragged = dragged;
    if (dragged.gone > 0) return;
    this.#timing.clock.onFrame((elapsed) => {
      if (this.#dragged !== dragged) return false;
      dragged.gone += elapsed;
      this.#put(dragged);
      return dragged.gone < COMING;
    });
  }

  #put(dragged: Dragged): void {
    const placed = placedOf(dragged);
    this.#model.held = { at: dragged.at, placed };
    this.#tiles.put(dragged.at, placed);
  }
}

function placedOf({ from, wanted, gone }: Dragged): Placed {
  if (gone >= COMING) return wanted;
  const t = sprung(gone / COMING);
  return { ...wanted, ...between(from, wanted, t), glow: mix(from.glow, wanted.glow, t) };
}
