import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../src/motion/clock.ts';
import { type Surface, surfaceOf } from '../../../src/table/places/surface.ts';
import { regionsOf } from '../../../src/table/regions/regions.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { CLOSEST, pointAt, seenAt, seenPose, seenView } from '../../../src/table/space/zoom.ts';
import { type Closer, createCloser } from '../../../src/table/touch/pan-zoom.ts';
import { handFrames } from '../../motion/frames.ts';

const surfaceFor = (width: number, height: number) =>
  surfaceOf(regionsOf({ width, height, seats: 4, handSize: 9, arms: 8 }));
const SURFACES = [surfaceFor(390, 844), surfaceFor(844, 390), surfaceFor(1280, 800)];
const anySurface = fc.constantFrom(...SURFACES);

function closerOn(surface: Surface, isReduced = false) {
  const frames = handFrames();
  const flips: boolean[] = [];
  const leaps: number[] = [];
  const closer: Closer = createCloser(surface, {
    clock: createClock(frames),
    reducedMotion: () => isReduced,
    leaps: () => leaps.push(closer.now.zoom),
    changed() {},
    onClose: () => flips.push(closer.isClose),
  });
  return { closer, flips, leaps, next: frames.next };
}

/** A part of the board's breadth and height, and what it is in pixels. */
const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const spot = fc.record({ u: share, v: share });
const pixelOf = ({ regions: { board } }: Surface, { u, v }: { u: number; v: number }) => ({
  x: board.x + board.width * u,
  y: board.y + board.height * v,
});
const delta = fc.double({ min: -600, max: 600, noNaN: true });

interface Pixel {
  readonly x: number;
  readonly y: number;
}
const drag = (closer: Closer, from: Pixel, to: Pixel) => closer.pinch({ from: [from, from], to: [to, to] });

/** Anything that can be done to the cloth. */
const act = fc.oneof(
  fc.record({ do: fc.constant('wheel' as const), at: spot, delta }),
  fc.record({ do: fc.constant('drag' as const), from: spot, to: spot }),
  fc.record({ do: fc.constant('pinch' as const), from: fc.tuple(spot, spot), to: fc.tuple(spot, spot) }),
  fc.record({ do: fc.constant('look' as const), at: spot }),
  fc.record({ do: fc.constant('place' as const), surface: anySurface }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

function perform(closer: Closer, surface: Surface, what: Act, next: () => boolean): Surface {
  const pixel = (at: { u: number; v: number }) => pixelOf(surface, at);
  switch (what.do) {
    case 'wheel':
      closer.wheel(pixel(what.at).x, pixel(what.at).y, what.delta);
      return surface;
    case 'drag':
      drag(closer, pixel(what.from), pixel(what.to));
      return surface;
    case 'pinch':
      closer.pinch({
        from: [pixel(what.from[0]), pixel(what.from[1])],
        to: [pixel(what.to[0]), pixel(what.to[1])],
      });
      return surface;
    case 'look':
      closer.lookAt({ at: surface.camera.ground(pixel(what.at).x, pixel(what.at).y), turn: UPRIGHT, scale: 1 });
      next();
      next();
      return surface;
    case 'place':
      closer.place(what.surface);
      return what.surface;
  }
}

const groundAt = (surface: Surface, pixel: { x: number; y: number }) => {
  const [x, y] = surface.camera.ground(pixel.x, pixel.y);
  return { x, y };
};

/** Whether the cloth reaches just to an edge of the opening: the table keeps it there. */
function isHeld({ cloth }: Surface, { now }: Closer): boolean {
  const low = seenAt(now, cloth);
  const high = seenAt(now, { x: cloth.x + cloth.width, y: cloth.y + cloth.height });
  const touches = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  return (
    touches(low.x, cloth.x) ||
    touches(low.y, cloth.y) ||
    touches(high.x, cloth.x + cloth.width) ||
    touches(high.y, cloth.y + cloth.height)
  );
}

describe('the cloth, looked at from closer', () => {
  it('fills the opening in the wood whatever is done to it', () => {
    fc.assert(
      fc.property(anySurface, fc.array(act, { maxLength: 12 }), (first, acts) => {
        const { closer, next } = closerOn(first);
        let surface = first;
        for (const what of acts) {
          surface = perform(closer, surface, what, next);
          const { cloth } = surface;
          const low = seenAt(closer.now, cloth);
          const high = seenAt(closer.now, { x: cloth.x + cloth.width, y: cloth.y + cloth.height });
          expect(closer.now.zoom).toBeGreaterThanOrEqual(1);
          expect(closer.now.zoom).toBeLessThanOrEqual(CLOSEST);
          expect(low.x).toBeLessThanOrEqual(cloth.x + 1e-9);
          expect(low.y).toBeLessThanOrEqual(cloth.y + 1e-9);
          expect(high.x).toBeGreaterThanOrEqual(cloth.x + cloth.width - 1e-9);
          expect(high.y).toBeGreaterThanOrEqual(cloth.y + cloth.height - 1e-9);
          expect(closer.isClose).toBe(closer.now.zoom > 1);
        }
      }),
    );
  });

  it('stays under the pointer while the wheel turns, unless its edge holds it', () => {
    fc.assert(
      fc.property(anySurface, spot, fc.array(delta, { minLength: 1, maxLength: 6 }), (surface, at, turns) => {
        const { closer } = closerOn(surface);
        const pixel = pixelOf(surface, at);
        const under = groundAt(surface, pixel);
        for (const turn of turns) {
          const before = pointAt(closer.now, under);
          closer.wheel(pixel.x, pixel.y, turn);
          if (isHeld(surface, closer)) continue;
          const after = pointAt(closer.now, under);
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('stays under the middle of two fingers wherever they go, and grows as they spread', () => {
    fc.assert(
      fc.property(anySurface, fc.tuple(spot, spot), fc.tuple(spot, spot), (surface, from, to) => {
        const { closer } = closerOn(surface);
        const middle = pixelOf(surface, { u: 0.5, v: 0.5 });
        closer.wheel(middle.x, middle.y, -240);
        const zoom = closer.now.zoom;
        const [a, b, c, d] = [...from, ...to].map((each) => pixelOf(surface, each));
        if (!a || !b || !c || !d) return;
        const half = (p: typeof a, q: typeof a) => groundAt(surface, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
        const before = pointAt(closer.now, half(a, b));
        closer.pinch({ from: [a, b], to: [c, d] });
        const grown = Math.hypot(c.x - d.x, c.y - d.y) / Math.hypot(a.x - b.x, a.y - b.y);
        if (Math.hypot(a.x - b.x, a.y - b.y) > 8) {
          expect(closer.now.zoom).toBeCloseTo(Math.max(1, Math.min(CLOSEST, zoom * grown)), 9);
        }
        if (isHeld(surface, closer)) return;
        const after = pointAt(closer.now, half(c, d));
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-9);
      }),
    );
  });

  it('comes back where it was when it is dragged there and back, unless its edge held it', () => {
    fc.assert(
      fc.property(anySurface, spot, spot, spot, (surface, at, from, to) => {
        const { closer } = closerOn(surface);
        const pixel = pixelOf(surface, at);
        closer.wheel(pixel.x, pixel.y, -240);
        closer.wheel(pixel.x, pixel.y, -240);
        const before = closer.now;
        drag(closer, pixelOf(surface, from), pixelOf(surface, to));
        const wasHeld = isHeld(surface, closer);
        drag(closer, pixelOf(surface, to), pixelOf(surface, from));
        if (wasHeld) return;
        expect(closer.now.x).toBeCloseTo(before.x, 9);
        expect(closer.now.y).toBeCloseTo(before.y, 9);
      }),
    );
  });

  it('cannot be dragged while the table is seen whole', () => {
    const { closer } = closerOn(surfaceFor(390, 844));
    drag(closer, { x: 100, y: 300 }, { x: 300, y: 200 });
    expect(closer.now).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe('the whole table', () => {
  it('comes back in a quarter of a second, and only once', () => {
    const surface = surfaceFor(390, 844);
    const { closer, flips, next } = closerOn(surface);
    closer.wheel(150, 300, -240);
    closer.reset();
    let frames = 0;
    while (closer.isClose && next()) frames++;
    expect(closer.now).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(frames * 50).toBeLessThanOrEqual(350);
    expect(flips).toEqual([true, false]);
    expect(next()).toBe(false);
  });

  it('comes back at once where motion is not wanted, and tells of it before', () => {
    const { closer, leaps } = closerOn(surfaceFor(390, 844), true);
    closer.wheel(150, 300, -240);
    expect(leaps).toEqual([]);
    const { zoom } = closer.now;
    closer.reset();
    expect(closer.now).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(leaps).toEqual([zoom]);
  });

  it('lets a finger interrupt it', () => {
    const { closer, next } = closerOn(surfaceFor(390, 844));
    closer.wheel(150, 300, -240);
    closer.reset();
    next();
    closer.wheel(150, 300, -240);
    const held = closer.now;
    while (next());
    expect(closer.now).toEqual(held);
  });

  it('comes back also when the wheel is turned back as far as it was turned', () => {
    const { closer } = closerOn(surfaceFor(1280, 800));
    for (let i = 0; i < 5; i++) closer.wheel(400, 300, -100);
    for (let i = 0; i < 6; i++) closer.wheel(700, 200, 100);
    expect(closer.now).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe('an end out of view', () => {
  it('is in view once it was looked at', () => {
    fc.assert(
      fc.property(anySurface, spot, (surface, at) => {
        const { closer } = closerOn(surface, true);
        const { board } = surface;
        const end = { x: board.x + board.width * at.u, y: board.y + board.height * at.v };
        closer.wheel(surface.regions.board.x + 4, surface.regions.board.y + 4, -240);
        closer.wheel(surface.regions.board.x + 4, surface.regions.board.y + 4, -240);
        const seen = () => seenPose(closer.now, { at: [end.x, end.y, 0], turn: UPRIGHT, scale: 1 });
        closer.lookAt(seen());
        expect(closer.isInView(seen())).toBe(true);
      }),
    );
  });
});

describe('what is seen', () => {
  it('is what lies there, while the table is whole', () => {
    const { closer } = closerOn(surfaceFor(390, 844));
    const pose = { at: [1, 2, 0.3], turn: UPRIGHT, scale: 0.7 } as const;
    const view = { x: 1, y: 2, scale: 0.7 };
    expect(seenPose(closer.now, pose)).toBe(pose);
    expect(seenView(closer.now, view)).toBe(view);
    expect(closer.hides(-500, -500)).toBe(false);
  });

  it('can only be touched through the opening', () => {
    const surface = surfaceFor(390, 844);
    const { closer } = closerOn(surface);
    const { board, rack } = surface.regions;
    closer.wheel(board.x + 50, board.y + 50, -240);
    expect(closer.hides(board.x + board.width / 2, board.y + board.height / 2)).toBe(false);
    expect(closer.hides(rack.x + rack.width / 2, rack.y + rack.height / 2)).toBe(true);
  });
});
