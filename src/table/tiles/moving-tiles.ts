/** The tiles as they are on the screen now, and their flights to new places. */
import type { Clock } from '../../motion/clock.ts';
import { arc } from '../../motion/ease.ts';
import { sprung } from '../../motion/spring.ts';
import type { Position } from '../../rules/game.ts';
import type { TableChanges } from '../model/changes.ts';
import type { BoardView } from '../places/board-view.ts';
import type { Placed, Placement } from '../places/placement.ts';
import { mix, type Pose, turnAbout, turned } from '../space/vectors.ts';
import { seenPose, seenView, WHOLE, type Zoom } from '../space/zoom.ts';
import { type Flight, flightProgress, onWay } from './flight.ts';

export interface GlideOptions {
  /** Flights of single tiles; the others are pushed over the cloth. */
  readonly flights?: ReadonlyMap<Position, Flight>;
  /** Ends the motion at once, with everything in its place. */
  readonly signal?: AbortSignal;
}

/** One tile in motion. */
interface Moving {
  readonly at: Position;
  readonly from: Placed;
  readonly to: Placed;
  readonly flight: Flight;
  /** True if it starts on the board; false if it starts elsewhere on the screen. */
  readonly wasLying: boolean;
  /** The part by which the opening above the cloth had closed around it at the start. */
  readonly cut: number;
  /** Its progress (0…1) when it was last moved. */
  t: number;
}

const RESTING: Flight = {};
const HALF_TURN = turnAbout('z', Math.PI);

const isLying = ({ where }: Placed) => where === 'laid';
const isHeld = ({ where }: Placed) => where === 'own' || where === 'hand';
/** True if the tile comes to a hand, or to the board, from elsewhere. */
const comes = (from: Placed, to: Placed) => (isHeld(to) && !isHeld(from)) || (isLying(to) && !isLying(from));

export class MovingTiles {
  /** Tiles on their way to a hand or to the board, whose counts leave them out. */
  readonly coming = new Set<Position>();
  /** Tiles that will leave the boneyard and still lie there; its count includes them. */
  readonly waiting = new Set<Position>();
  readonly #clock: Pick<Clock, 'tween'>;
  readonly #changes: TableChanges;
  #tiles: Placed[] = [];
  /** The places of tiles that move with the cloth, as seen without zoom. */
  #lying: (Placed | null)[] = [];
  #cuts: number[] = [];
  #view: BoardView = { x: 0, y: 0, scale: 1 };
  #zoom = WHOLE;
  #stir = 0;
  /** The number of the motion that each tile follows; a later one takes it over. */
  #owners: number[] = [];
  #motions = 0;

  constructor(clock: Pick<Clock, 'tween'>, changes: TableChanges) {
    this.#clock = clock;
    this.#changes = changes;
  }

  /** The tiles as they are seen now; those on the cloth are zoomed with it. */
  get tiles(): readonly Placed[] {
    return this.#tiles;
  }

  /** The present view of the layout. */
  get view(): BoardView {
    return seenView(this.#zoom, this.#view);
  }

  /** The same without zoom. */
  get wholeView(): BoardView {
    return this.#view;
  }

  /** The zoom on the cloth. */
  get zoom(): Zoom {
    return this.#zoom;
  }

  /** Amount of motion: 0 at rest, 1 in the middle of a motion. */
  get stir(): number {
    return this.#stir;
  }

  /**
   * Returns the part (0…1) by which the opening above the cloth has closed around a tile. A tile on the board is not
   * seen beyond it.
   */
  cutOf(at: Position): number {
    return this.#cuts[at] ?? 0;
  }

  /** Puts everything there at once, and ends every motion. */
  set({ tiles, view }: Placement): void {
    this.#motions++;
    this.#stir = 0;
    this.coming.clear();
    this.waiting.clear();
    this.#tiles = [];
    this.#lying = [];
    this.#cuts = [];
    this.#owners = tiles.map(() => this.#motions);
    for (const [at, placed] of tiles.entries()) this.#rest(at, placed);
    this.#view = view;
    this.#changes.picture.emit();
  }

  /** Puts a single tile somewhere on the screen, as the shuffle does. */
  put(at: Position, placed: Placed): void {
    this.#owners[at] = -1;
    this.#float(at, placed);
    this.#changes.picture.emit();
  }

  /**
   * Moves everything that is not in its place yet. Resolves when everything is there, or when another motion took it
   * over.
   */
  glide(placement: Placement, ms: number, { flights, signal }: GlideOptions = {}): Promise<void> {
    const motion = ++this.#motions;
    const moving: Moving[] = [];
    for (const [at, to] of placement.tiles.entries()) {
      this.#owners[at] = motion;
      const one = this.#startOf(at, to, flights?.get(at) ?? RESTING);
      if (one) moving.push(one);
      else this.#rest(at, to);
    }
    const start = this.#view;
    const step = (progress: number) => {
      const before = this.coming.size + this.waiting.size;
      for (const one of moving) if (this.#owners[one.at] === motion) this.#move(one, progress);
      if (this.coming.size + this.waiting.size < before) this.#changes.hud.emit();
      if (motion === this.#motions) this.#moveView(start, placement.view, progress);
      this.#changes.picture.emit();
    };
    return this.#clock.tween(ms, step, signal);
  }

  /** Sets the zoom on the cloth. */
  look(zoom: Zoom): void {
    this.#zoom = zoom;
    for (const [at, placed] of this.#lying.entries()) if (placed) this.#lie(at, placed);
    this.#changes.picture.emit();
  }

  /** Returns the tiles that are not in the places of that placement. */
  astray({ tiles }: Placement): readonly Position[] {
    return [...tiles.keys()].filter((at) => {
      const [is, to] = [this.#lying[at] ?? this.#tiles[at], tiles[at]];
      return !is || !to || isLying(to) !== Boolean(this.#lying[at]) || !isSame(is, to);
    });
  }

  /** Returns the start of a tile's way; `null` if it is there already. */
  #startOf(at: Position, to: Placed, flight: Flight): Moving | null {
    this.coming.delete(at);
    this.waiting.delete(at);
    const lying = this.#lying[at];
    const from = lying ?? this.#tiles[at];
    if (!from || (!flight.knock && isLying(to) === Boolean(lying) && isSame(from, to))) return null;
    if (comes(from, to)) {
      this.coming.add(at);
      if (from.where === 'boneyard') this.waiting.add(at);
    }
    return { at, from: withFacesOf(to, from), to, flight, wasLying: Boolean(lying), cut: this.cutOf(at), t: 0 };
  }

  #move(moving: Moving, progress: number): void {
    const { at, from, to, flight, wasLying, cut } = moving;
    const lies = isLying(to);
    const t = flightProgress(flight, progress);
    if (t > 0) this.waiting.delete(at);
    if (t >= (flight.hits ?? 1)) this.coming.delete(at);
    // Most tiles wait for their time, or have arrived: they stay as they are.
    if (t === moving.t) return;
    moving.t = t;
    if (t >= 1) this.#rest(at, to);
    else if (wasLying && lies) this.#lie(at, onWay(from, to, flight, t));
    else {
      const placed = onWay(this.#seen(from, wasLying), this.#seen(to, lies), flight, t);
      this.#float(at, placed, mix(cut, lies ? 1 : 0, t));
    }
  }

  #moveView(start: BoardView, end: BoardView, progress: number): void {
    this.#stir = arc(progress) ** 2;
    // At the pace of its tiles, so that none slides over the inlay.
    const t = sprung(progress);
    this.#view =
      t < 1 ? { x: mix(start.x, end.x, t), y: mix(start.y, end.y, t), scale: mix(start.scale, end.scale, t) } : end;
  }

  #rest(at: Position, placed: Placed): void {
    if (isLying(placed)) this.#lie(at, placed);
    else this.#float(at, placed);
  }

  #lie(at: Position, placed: Placed): void {
    this.#lying[at] = placed;
    this.#tiles[at] = seenPose(this.#zoom, placed);
    this.#cuts[at] = 1;
  }

  /** Puts a tile anywhere on the screen, above the cloth. */
  #float(at: Position, placed: Placed, cut = 0): void {
    this.#lying[at] = null;
    this.#tiles[at] = placed;
    this.#cuts[at] = cut;
  }

  /** Returns a tile as it is seen. Between cloth and screen it goes that way, because the zoom may change meanwhile. */
  #seen(placed: Placed, lies: boolean): Placed {
    return lies ? seenPose(this.#zoom, placed) : placed;
  }
}

/** Returns the same tile with its halves named as in `to`. So it turns around rather than swaps its halves. */
function withFacesOf(to: Placed, from: Placed): Placed {
  if (from.above === to.above && from.below === to.below) return from;
  if (from.above === to.below && from.below === to.above) {
    return { ...from, turn: turned(from.turn, HALF_TURN), above: to.above, below: to.below };
  }
  return from;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-5;
const isSameTurn = (a: Pose, b: Pose) => a.turn.every((value, i) => isNear(value, b.turn[i] ?? 0));

function isSame(a: Placed, b: Placed): boolean {
  return (
    a.at.every((value, i) => isNear(value, b.at[i] ?? 0)) &&
    isSameTurn(a, b) &&
    isNear(a.scale, b.scale) &&
    a.above === b.above &&
    a.below === b.below &&
    isNear(a.glow, b.glow) &&
    isNear(a.dim, b.dim) &&
    isNear(a.marked, b.marked) &&
    isNear(a.focused, b.focused)
  );
}
