import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../src/motion/clock.ts';
import { surfaceOf, type TableSurface } from '../../../src/table/places/surface.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';
import { CLOSEST, pointAt, seenAt, seenPose, seenView } from '../../../src/table/space/zoom.ts';
import { PanZoom } from '../../../src/table/touch/pan-zoom.ts';
import { createTally } from '../../looked.ts';
import { handFrames } from '../../motion/frames.ts';
import { regionsOf } from '../kinds.ts';

const surfaceFor = (width: number, height: number) =>
  surfaceOf(regionsOf({ width, height, seats: 4, handSize: 9, arms: 8 }));
const SURFACES = [surfaceFor(390, 844), surfaceFor(844, 390), surfaceFor(1280, 800)];
const anySurface = fc.constantFrom(...SURFACES);

function panZoomOn(surface: TableSurface, isReduced = false) {
  const frames = handFrames();
  const flips: boolean[] = [];
  const leaps: number[] = [];
  const panZoom: PanZoom = new PanZoom(surface, {
    clock: createClock(frames),
    reducedMotion: () => isReduced,
    leaps: () => leaps.push(panZoom.now.zoom),
    changed() {},
    onClose: () => flips.push(panZoom.isClose),
  });
  return { panZoom, flips, leaps, next: frames.next };
}

/** A part of the board's breadth and height, and what it is in pixels. */
const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const spot = fc.record({ u: share, v: share });
const pixelOf = ({ regions: { board } }: TableSurface, { u, v }: { u: number; v: number }) => ({
  x: board.x + board.width * u,
  y: board.y + board.height * v,
});
const delta = fc.double({ min: -600, max: 600, noNaN: true });

interface Pixel {
  readonly x: number;
  readonly y: number;
}
const drag = (panZoom: PanZoom, from: Pixel, to: Pixel) => panZoom.pinch({ from: [from, from], to: [to, to] });

/** Anything that can be done to the cloth. */
const act = fc.oneof(
  fc.record({ do: fc.constant('wheel' as const), at: spot, delta }),
  fc.record({ do: fc.constant('drag' as const), from: spot, to: spot }),
  fc.record({ do: fc.constant('pinch' as const), from: fc.tuple(spot, spot), to: fc.tuple(spot, spot) }),
  fc.record({ do: fc.constant('look' as const), at: spot }),
  fc.record({ do: fc.constant('place' as const), surface: anySurface }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

function perform(panZoom: PanZoom, surface: TableSurface, what: Act, next: () => boolean): TableSurface {
  const pixel = (at: { u: number; v: number }) => pixelOf(surface, at);
  switch (what.do) {
    case 'wheel':
      panZoom.wheel(pixel(what.at).x, pixel(what.at).y, what.delta);
      return surface;
    case 'drag':
      drag(panZoom, pixel(what.from), pixel(what.to));
      return surface;
    case 'pinch':
      panZoom.pinch({
        from: [pixel(what.from[0]), pixel(what.from[1])],
        to: [pixel(what.to[0]), pixel(what.to[1])],
      });
      return surface;
    case 'look':
      panZoom.lookAt({ at: surface.camera.ground(pixel(what.at).x, pixel(what.at).y), turn: UPRIGHT, scale: 1 });
      next();
      next();
      return surface;
    case 'place':
      panZoom.place(what.surface);
      return what.surface;
  }
}

const groundAt = (surface: TableSurface, pixel: { x: number; y: number }) => {
  const [x, y] = surface.camera.ground(pixel.x, pixel.y);
  return { x, y };
};

/** Whether the cloth reaches just to an edge of the opening: the table keeps it there. */
function isHeld({ cloth }: TableSurface, { now }: PanZoom): boolean {
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

describe('the cloth, looked at from panZoom', () => {
  it('fills the opening in the wood whatever is done to it', () => {
    fc.assert(
      fc.property(anySurface, fc.array(act, { maxLength: 12 }), (first, acts) => {
        const { panZoom, next } = panZoomOn(first);
        let surface = first;
        for (const what of acts) {
          surface = perform(panZoom, surface, what, next);
          const { cloth } = surface;
          const low = seenAt(panZoom.now, cloth);
          const high = seenAt(panZoom.now, { x: cloth.x + cloth.width, y: cloth.y + cloth.height });
          expect(panZoom.now.zoom).toBeGreaterThanOrEqual(1);
          expect(panZoom.now.zoom).toBeLessThanOrEqual(CLOSEST);
          expect(low.x).toBeLessThanOrEqual(cloth.x + 1e-9);
          expect(low.y).toBeLessThanOrEqual(cloth.y + 1e-9);
          expect(high.x).toBeGreaterThanOrEqual(cloth.x + cloth.width - 1e-9);
          expect(high.y).toBeGreaterThanOrEqual(cloth.y + cloth.height - 1e-9);
          expect(panZoom.isClose).toBe(panZoom.now.zoom > 1);
        }
      }),
    );
  });

  it('stays under the pointer while the wheel turns, unless its edge holds it', () => {
    const free = createTally();
    fc.assert(
      fc.property(anySurface, spot, fc.array(delta, { minLength: 1, maxLength: 6 }), (surface, at, turns) => {
        const { panZoom } = panZoomOn(surface);
        const pixel = pixelOf(surface, at);
        // From close up there is room for the wheel either way.
        panZoom.wheel(pixel.x, pixel.y, -300);
        const under = groundAt(surface, pixel);
        for (const turn of turns) {
          const before = pointAt(panZoom.now, under);
          panZoom.wheel(pixel.x, pixel.y, turn);
          if (isHeld(surface, panZoom)) continue;
          free.count();
          const after = pointAt(panZoom.now, under);
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-9);
        }
      }),
      { seed: 7 },
    );
    free.enough(30);
  });

  it('stays under the middle of two fingers wherever they go, and grows as they spread', () => {
    const free = createTally();
    fc.assert(
      fc.property(anySurface, fc.tuple(spot, spot), fc.tuple(spot, spot), (surface, from, to) => {
        const { panZoom } = panZoomOn(surface);
        const middle = pixelOf(surface, { u: 0.5, v: 0.5 });
        panZoom.wheel(middle.x, middle.y, -240);
        const zoom = panZoom.now.zoom;
        const [a, b, c, d] = [...from, ...to].map((each) => pixelOf(surface, each));
        if (!a || !b || !c || !d) throw new Error('no fingers');
        const half = (p: typeof a, q: typeof a) => groundAt(surface, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
        const before = pointAt(panZoom.now, half(a, b));
        panZoom.pinch({ from: [a, b], to: [c, d] });
        const grown = Math.hypot(c.x - d.x, c.y - d.y) / Math.hypot(a.x - b.x, a.y - b.y);
        if (Math.hypot(a.x - b.x, a.y - b.y) > 8) {
          expect(panZoom.now.zoom).toBeCloseTo(Math.max(1, Math.min(CLOSEST, zoom * grown)), 9);
        }
        if (isHeld(surface, panZoom)) return;
        free.count();
        const after = pointAt(panZoom.now, half(c, d));
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-9);
      }),
      { seed: 7 },
    );
    free.enough(30);
  });

  it('comes back where it was when it is dragged there and back, unless its edge held it', () => {
    const free = createTally();
    fc.assert(
      fc.property(anySurface, spot, spot, spot, (surface, at, from, to) => {
        const { panZoom } = panZoomOn(surface);
        const pixel = pixelOf(surface, at);
        panZoom.wheel(pixel.x, pixel.y, -240);
        panZoom.wheel(pixel.x, pixel.y, -240);
        const before = panZoom.now;
        drag(panZoom, pixelOf(surface, from), pixelOf(surface, to));
        const wasHeld = isHeld(surface, panZoom);
        drag(panZoom, pixelOf(surface, to), pixelOf(surface, from));
        if (wasHeld) return;
        free.count();
        expect(panZoom.now.x).toBeCloseTo(before.x, 9);
        expect(panZoom.now.y).toBeCloseTo(before.y, 9);
      }),
      { seed: 7 },
    );
    free.enough(30);
  });

  it('cannot be dragged while the table is seen whole', () => {
    const { panZoom } = panZoomOn(surfaceFor(390, 844));
    drag(panZoom, { x: 100, y: 300 }, { x: 300, y: 200 });
    expect(panZoom.now).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe('the whole table', () => {
  it('comes back in a quarter of a second, and only once', () => {
    const surface = surfaceFor(390, 844);
    const { panZoom, flips, next } = panZoomOn(surface);
    panZoom.wheel(150, 300, -240);
    panZoom.reset();
    let frames = 0;
    while (panZoom.isClose && next()) frames++;
    expect(panZoom.now).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(frames * 50).toBeLessThanOrEqual(350);
    expect(flips).toEqual([true, false]);
    expect(next()).toBe(false);
  });

  it('comes back at once where motion is not wanted, and tells of it before', () => {
    const { panZoom, leaps } = panZoomOn(surfaceFor(390, 844), true);
    panZoom.wheel(150, 300, -240);
    expect(leaps).toEqual([]);
    const { zoom } = panZoom.now;
    panZoom.reset();
    expect(panZoom.now).toEqual({ x: 0, y: 0, zoom: 1 });
    expect(leaps).toEqual([zoom]);
  });

  it('lets a finger interrupt it', () => {
    const { panZoom, next } = panZoomOn(surfaceFor(390, 844));
    panZoom.wheel(150, 300, -240);
    panZoom.reset();
    next();
    panZoom.wheel(150, 300, -240);
    const held = panZoom.now;
    while (next());
    expect(panZoom.now).toEqual(held);
  });

  it('comes back also when the wheel is turned back as far as it was turned', () => {
    const { panZoom } = panZoomOn(surfaceFor(1280, 800));
    for (let i = 0; i < 5; i++) panZoom.wheel(400, 300, -100);
    for (let i = 0; i < 6; i++) panZoom.wheel(700, 200, 100);
    expect(panZoom.now).toEqual({ x: 0, y: 0, zoom: 1 });
  });
});

describe('an end out of view', () => {
  it('is in view once it was looked at', () => {
    fc.assert(
      fc.property(anySurface, spot, (surface, at) => {
        const { panZoom } = panZoomOn(surface, true);
        const { board } = surface;
        const end = { x: board.x + board.width * at.u, y: board.y + board.height * at.v };
        panZoom.wheel(surface.regions.board.x + 4, surface.regions.board.y + 4, -240);
        panZoom.wheel(surface.regions.board.x + 4, surface.regions.board.y + 4, -240);
        const seen = () => seenPose(panZoom.now, { at: [end.x, end.y, 0], turn: UPRIGHT, scale: 1 });
        panZoom.lookAt(seen());
        expect(panZoom.isInView(seen())).toBe(true);
      }),
    );
  });
});

describe('what is seen', () => {
  it('is what lies there, while the table is whole', () => {
    const { panZoom } = panZoomOn(surfaceFor(390, 844));
    const pose = { at: [1, 2, 0.3], turn: UPRIGHT, scale: 0.7 } as const;
    const view = { x: 1, y: 2, scale: 0.7 };
    expect(seenPose(panZoom.now, pose)).toBe(pose);
    expect(seenView(panZoom.now, view)).toBe(view);
    expect(panZoom.hides(-500, -500)).toBe(false);
  });

  it('can only be touched through the opening', () => {
    const surface = surfaceFor(390, 844);
    const { panZoom } = panZoomOn(surface);
    const { board, rack } = surface.regions;
    panZoom.wheel(board.x + 50, board.y + 50, -240);
    expect(panZoom.hides(board.x + board.width / 2, board.y + board.height / 2)).toBe(false);
    expect(panZoom.hides(rack.x + rack.width / 2, rack.y + rack.height / 2)).toBe(true);
  });
});
