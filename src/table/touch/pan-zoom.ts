/**
 * A closer look at the cloth, by wheel, pinch and drag; one button (`reset`) shows the whole table again.
 *
 * What lies on the cloth is seen larger through the opening that the wood leaves; rack, boneyard, the others' tiles and
 * all words stay as they are. The scene tells this one what was done, in CSS pixels of the canvas:
 * - a wheel turned over the board (`isOver`): `wheel(x, y, delta)`;
 * - two fingers moved: `pinch({ from: [a, b], to: [a, b] })`, each time from where they were last told to be;
 * - one finger or the mouse dragged the cloth: the same with that finger as both;
 * - an end chip touched that plays nothing: `lookAt(end)` if not `isInView(end)`.
 * Whatever is done ends what is still moving by itself.
 */
import type { Clock } from '../../motion/clock.ts';
import { easeInOut } from '../../motion/ease.ts';
import type { Rect } from '../../ui/rect.ts';
import type { Surface } from '../places/surface.ts';
import type { Pose } from '../space/vectors.ts';
import { brought, type Closeness, type ClothPoint, kept, middleOf, moved, onTheWay, WHOLE } from '../space/zoom.ts';

/** A point of the canvas, CSS pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Pinch {
  readonly from: readonly [Pixel, Pixel];
  readonly to: readonly [Pixel, Pixel];
}

export interface Closer {
  readonly now: Closeness;
  /** Whether anything but the whole table is seen. */
  readonly isClose: boolean;
  /** A wheel turned at a pixel: `delta` in CSS pixels as browsers tell it, away from the person (less than 0) is closer. */
  wheel(x: number, y: number, delta: number): void;
  pinch(fingers: Pinch): void;
  /** Brings what is seen there now into the middle, as far as the cloth reaches. */
  lookAt(seen: Pose): void;
  /** Whether the middle of what is seen there now is within the opening. */
  isInView(seen: Pose): boolean;
  /** Whether a pixel is over the cloth. */
  isOver(x: number, y: number): boolean;
  /** Whether what lies on the cloth is cut off at that pixel, and cannot be touched there. */
  hides(x: number, y: number): boolean;
  /** Shows the whole table again. */
  reset(): void;
  /** The screen was shared out anew: keeps in the middle what is there. */
  place(surface: Surface): void;
}

export interface CloserOptions {
  readonly clock: Clock;
  readonly reducedMotion: () => boolean;
  /** What is seen is about to change at once, since motion is not wanted. */
  leaps(): void;
  /** What is seen has changed. */
  changed(now: Closeness): void;
  /** The table begins not to be seen whole, or is seen whole again. */
  onClose(): void;
}

/** How long the table takes to come back by itself, milliseconds. */
const COMING = 250;
/** How much closer one pixel of the wheel brings the cloth: one notch (100 px) is a fifth. */
const PER_PIXEL = 0.0018;
/** The most that one turn of the wheel counts, in pixels: some devices tell thousands. */
const MOST_TURN = 240;
/** Fingers nearer than this to each other, in CSS pixels, only pull. */
const NEAREST = 8;

/** Begins with the whole table; `surface` is how the screen is shared out now. */
export function createCloser(
  surface: Surface,
  { clock, reducedMotion, leaps, changed, onClose }: CloserOptions,
): Closer {
  let now = WHOLE;
  /** What comes by itself now, and where it ends. */
  let coming: { readonly end: Closeness; readonly way: AbortController } | null = null;

  const stop = () => {
    const stopped = coming;
    coming = null;
    stopped?.way.abort();
  };
  const look = (next: Closeness) => {
    stop();
    set(kept(surface.cloth, next));
  };
  const set = (next: Closeness) => {
    if (next.x === now.x && next.y === now.y && next.zoom === now.zoom) return;
    const flips = now.zoom > 1 !== next.zoom > 1;
    now = next;
    changed(now);
    if (flips) onClose();
  };
  const come = (end: Closeness) => {
    stop();
    if (reducedMotion()) leaps();
    const mine = { end, way: new AbortController() };
    coming = mine;
    const start = now;
    const step = (progress: number) => {
      if (coming !== mine) return;
      if (progress >= 1) coming = null;
      set(progress >= 1 ? end : onTheWay(start, end, easeInOut(progress)));
    };
    // While the clock stands nobody would see it come.
    void clock.tween(reducedMotion() || clock.paused ? 0 : COMING, step, mine.way.signal);
  };
  const ground = ({ x, y }: Pixel): ClothPoint => {
    const [gx, gy] = surface.camera.ground(x, y);
    return { x: gx, y: gy };
  };
  const isOver = (x: number, y: number) => within(surface.cloth, ground({ x, y }));

  return {
    get now() {
      return now;
    },
    get isClose() {
      return now.zoom > 1;
    },
    wheel(x, y, delta) {
      const at = ground({ x, y });
      const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, delta));
      look(brought(now, at, at, Math.exp(-turn * PER_PIXEL)));
    },
    pinch({ from, to }) {
      const apart = distance(from);
      const factor = apart < NEAREST ? 1 : distance(to) / apart;
      look(brought(now, ground(between(from)), ground(between(to)), factor));
    },
    lookAt({ at: [x, y] }) {
      if (now.zoom === 1) return;
      const middle = middleOf(surface.cloth);
      come(kept(surface.cloth, { ...now, x: now.x + middle.x - x, y: now.y + middle.y - y }));
    },
    isInView: ({ at: [x, y] }) => now.zoom === 1 || within(surface.cloth, { x, y }),
    isOver,
    hides: (x, y) => now.zoom > 1 && !isOver(x, y),
    reset() {
      if (now.zoom > 1) come(WHOLE);
    },
    place(next) {
      const end = coming?.end ?? now;
      const before = surface.cloth;
      surface = next;
      look(end.zoom === 1 ? WHOLE : moved(end, before, next.cloth));
    },
  };
}

const within = ({ x, y, width, height }: Rect, p: ClothPoint) =>
  p.x >= x && p.x <= x + width && p.y >= y && p.y <= y + height;
const distance = ([a, b]: readonly [Pixel, Pixel]) => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]: readonly [Pixel, Pixel]): Pixel => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
