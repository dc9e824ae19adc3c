/**
 * Moves the one tile that a finger drags: smoothly to the place wanted by the finger, then with the finger. A tile that
 * hangs from the finger turns a little into the direction in which it is carried.
 */
import { sprung } from '../../motion/spring.ts';
import type { Position } from '../../rules/game.ts';
import { clamp } from '../../ui/rect.ts';
import type { TableModel } from '../model/table-model.ts';
import type { TableTiming } from '../model/timing.ts';
import type { Placed } from '../places/placement.ts';
import { between, mix, turnAbout, turned } from '../space/vectors.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';

/** Milliseconds that a tile takes to come to the finger, or from the finger to a place. */
const COMING = 90;
/** Turn for each world unit of way to a side, the greatest turn (radians), and milliseconds in which it calms down. */
const SWAY = { turn: 0.16, most: 0.22, calm: 110, least: 0.002 } as const;

interface Dragged {
  readonly at: Position;
  readonly from: Placed;
  wanted: Placed;
  /** The reason for the wanted place; a change of it starts a new way. */
  readonly why: string;
  /** Milliseconds since the start of its way. */
  gone: number;
  /** Its present turn into the direction of the finger, radians. */
  sway: number;
  /** True while it moves although the finger rests. */
  isMoving: boolean;
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

  /**
   * Puts a tile at the wanted place; if `why` changes it moves there from its present place. `hangs`: true if it hangs
   * from the finger.
   */
  drag(at: Position, wanted: Placed, why: string, hangs = false): void {
    const tile = this.#tiles.tiles[at];
    const isStill = this.#timing.reducedMotion();
    const before = this.#dragged;
    if (before?.at === at && before.why === why) {
      if (hangs && !isStill) before.sway = swayed(before.sway, before.wanted, wanted);
      before.wanted = wanted;
    } else if (tile) {
      const gone = isStill ? COMING : 0;
      this.#dragged = { at, from: tile, wanted, why, gone, sway: 0, isMoving: false };
    }
    if (!this.#dragged) return;
    this.#put(this.#dragged);
    this.#move(this.#dragged);
  }

  /** Leaves the tile where it is, for the next motion to take over. */
  leave(): void {
    this.#dragged = null;
    this.#model.held = null;
  }

  /** Moves it in every frame until it is there and hangs still. */
  #move(dragged: Dragged): void {
    if (dragged.isMoving || !isUnderWay(dragged)) return;
    dragged.isMoving = true;
    this.#timing.clock.onFrame((elapsed) => {
      if (this.#dragged !== dragged) return false;
      dragged.gone += elapsed;
      dragged.sway *= Math.exp(-elapsed / SWAY.calm);
      if (Math.abs(dragged.sway) < SWAY.least) dragged.sway = 0;
      this.#put(dragged);
      dragged.isMoving = isUnderWay(dragged);
      return dragged.isMoving;
    });
  }

  #put(dragged: Dragged): void {
    const placed = placedOf(dragged);
    this.#model.held = { at: dragged.at, placed };
    this.#tiles.put(dragged.at, placed);
  }
}

const isUnderWay = ({ gone, sway }: Dragged): boolean => gone < COMING || sway !== 0;

/** Returns the turn of a hanging tile that was carried on. Its head goes before. */
function swayed(sway: number, from: Placed, to: Placed): number {
  return clamp(sway - (to.at[0] - from.at[0]) * SWAY.turn, -SWAY.most, SWAY.most);
}

function placedOf({ from, wanted, gone, sway }: Dragged): Placed {
  const there = sway === 0 ? wanted : { ...wanted, turn: turned(turnAbout('z', sway), wanted.turn) };
  if (gone >= COMING) return there;
  const t = sprung(gone / COMING);
  return { ...there, ...between(from, there, t), glow: mix(from.glow, wanted.glow, t) };
}
