/**
 * A closer look at the cloth, by wheel, pinch and drag; `reset` shows the whole table again. The cloth and its tiles
 * are seen larger through the opening in the wood. Rack, boneyard, the others' tiles and all words stay as they are.
 * Any input ends a motion that still runs automatically. All points are CSS pixels of the canvas.
 */
import type { Clock } from '../../motion/clock.ts';
import { easeInOut } from '../../motion/ease.ts';
import { isWithin } from '../../ui/rect.ts';
import type { TableSurface } from '../places/surface.ts';
import type { Pose } from '../space/vectors.ts';
import {
  betweenZooms,
  type ClothPoint,
  filling,
  middleOf,
  refitted,
  WHOLE,
  type Zoom,
  zoomedBy,
} from '../space/zoom.ts';

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Two fingers, or one as both: their last places, and their present ones. */
export interface Pinch {
  readonly from: readonly [Pixel, Pixel];
  readonly to: readonly [Pixel, Pixel];
}

export interface PanZoomOptions {
  readonly clock: Pick<Clock, 'tween' | 'paused'>;
  readonly reducedMotion: () => boolean;
  /** Called before the view changes at once, because motion is not wanted. */
  leaps(): void;
  /** Called when the view has changed. */
  changed(now: Zoom): void;
  /** Called when the view leaves the whole table, or returns to it. */
  onClose(): void;
}

/** Milliseconds that the table takes to come back. */
const COMING = 250;
/** Zoom per pixel of the wheel: one notch (100 px) is a fifth. */
const PER_PIXEL = 0.0018;
/** The most pixels that one turn of the wheel counts: some devices report thousands. */
const MOST_TURN = 240;
/** Fingers nearer than this to each other, in CSS pixels, only pan. */
const NEAREST = 8;

export class PanZoom {
  readonly #o: PanZoomOptions;
  #surface: TableSurface;
  #now = WHOLE;
  /** The present automatic move and its end. */
  #coming: { readonly end: Zoom; readonly way: AbortController } | null = null;

  /** Begins with the whole table; `surface` holds the present regions of the screen. */
  constructor(surface: TableSurface, options: PanZoomOptions) {
    this.#surface = surface;
    this.#o = options;
  }

  get now(): Zoom {
    return this.#now;
  }

  /** True if anything but the whole table is seen. */
  get isClose(): boolean {
    return this.#now.zoom > 1;
  }

  /** Turns the wheel at a pixel; `delta` in CSS pixels as browsers report it: less than 0 zooms in. */
  wheel(x: number, y: number, delta: number): void {
    const at = this.#ground({ x, y });
    const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, delta));
    this.#look(zoomedBy(this.#now, at, at, Math.exp(-turn * PER_PIXEL)));
  }

  pinch({ from, to }: Pinch): void {
    const apart = distance(from);
    const factor = apart < NEAREST ? 1 : distance(to) / apart;
    this.#look(zoomedBy(this.#now, this.#ground(between(from)), this.#ground(between(to)), factor));
  }

  /** Brings the thing seen there into the middle, as far as the cloth reaches. */
  lookAt({ at: [x, y] }: Pose): void {
    const now = this.#now;
    if (now.zoom === 1) return;
    const middle = middleOf(this.#surface.cloth);
    this.#come(filling(this.#surface.cloth, { ...now, x: now.x + middle.x - x, y: now.y + middle.y - y }));
  }

  /** True if the middle of the thing seen there is within the opening. */
  isInView({ at: [x, y] }: Pose): boolean {
    return this.#now.zoom === 1 || isWithin(this.#surface.cloth, { x, y });
  }

  /** True if a pixel is over the cloth. */
  isOver(x: number, y: number): boolean {
    return isWithin(this.#surface.cloth, this.#ground({ x, y }));
  }

  /** True if the cloth is cut off at that pixel, and cannot be touched there. */
  hides(x: number, y: number): boolean {
    return this.isClose && !this.isOver(x, y);
  }

  /** Shows the whole table again. */
  reset(): void {
    if (this.isClose) this.#come(WHOLE);
  }

  /** Called when the regions of the screen have changed: keeps the same point in the middle. */
  place(next: TableSurface): void {
    const end = this.#coming?.end ?? this.#now;
    const before = this.#surface.cloth;
    this.#surface = next;
    this.#look(end.zoom === 1 ? WHOLE : refitted(end, before, next.cloth));
  }

  #stop(): void {
    const stopped = this.#coming;
    this.#coming = null;
    stopped?.way.abort();
  }

  #look(next: Zoom): void {
    this.#stop();
    this.#set(filling(this.#surface.cloth, next));
  }

  #set(next: Zoom): void {
    const now = this.#now;
    if (next.x === now.x && next.y === now.y && next.zoom === now.zoom) return;
    this.#now = next;
    this.#o.changed(next);
    if (now.zoom > 1 !== next.zoom > 1) this.#o.onClose();
  }

  /** Moves there automatically. */
  #come(end: Zoom): void {
    const { clock, reducedMotion, leaps } = this.#o;
    this.#stop();
    if (reducedMotion()) leaps();
    const mine = { end, way: new AbortController() };
    this.#coming = mine;
    const start = this.#now;
    const step = (progress: number) => {
      if (this.#coming !== mine) return;
      if (progress >= 1) this.#coming = null;
      this.#set(progress >= 1 ? end : betweenZooms(start, end, easeInOut(progress)));
    };
    // While the clock is paused nobody would see it move.
    clock.tween(reducedMotion() || clock.paused ? 0 : COMING, step, mine.way.signal).catch(reportError);
  }

  #ground({ x, y }: Pixel): ClothPoint {
    const [gx, gy] = this.#surface.camera.ground(x, y);
    return { x: gx, y: gy };
  }
}

const distance = ([a, b]: readonly [Pixel, Pixel]) => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]: readonly [Pixel, Pixel]): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
