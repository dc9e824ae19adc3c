import { describe, expect, it } from 'vitest';
import { star } from '../../../src/table/kinds/star.ts';
import type { Bounds } from '../../../src/table/layout/free-area.ts';
import { EMPTY, viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { PIXELS } from '../../../src/table/space/camera.ts';
import { HALF_THICK } from '../../../src/table/space/tile-size.ts';
import { regionsOf } from '../kinds.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
  [640, 360],
  [768, 1024],
] as const;
const surfaceFor = ([width, height]: readonly [number, number], seats = 4) =>
  surfaceOf(regionsOf({ width, height, seats, handSize: 7, arms: 8 }));

/** How many pixels of cloth are seen around the layout, heads of tiles and all. */
function margins(surface: ReturnType<typeof surfaceOf>, bounds: Bounds, view = viewOf(surface, star.outlook, bounds)) {
  const { camera, cloth } = surface;
  const { x, y, scale } = view;
  const head = 2 * HALF_THICK * scale;
  const middle = y + ((bounds.bottom + bounds.top) / 2) * scale;
  const seen = (px: number, py: number, z = 0) => camera.project([px, py, z]);
  return {
    left: seen(x + bounds.left * scale, middle).x - seen(cloth.x, middle).x,
    right: seen(cloth.x + cloth.width, middle).x - seen(x + bounds.right * scale, middle).x,
    top: seen(x, y + bounds.top * scale, head).y - seen(x, cloth.y + cloth.height).y,
    bottom: seen(x, cloth.y).y - seen(x, y + bounds.bottom * scale).y,
  };
}

describe.each(SIZES)('the star on a screen of %i × %i', (...size) => {
  const surface = surfaceFor(size);

  it('keeps six pixels from the rail on the side where there is room, however lopsided it is', () => {
    for (const most of [1, -1]) {
      const [low, high] = most > 0 ? [-4, 12] : [-12, 4];
      const wide = margins(surface, { left: low, right: high, bottom: -2, top: 2 });
      const tall = margins(surface, { left: -2, right: 2, bottom: low, top: high });
      for (const margin of [wide.top, wide.bottom, tall.left, tall.right]) expect(margin).toBeGreaterThanOrEqual(6);
    }
  });

  it('lies on the cloth even where a place that waits then shines on the rim', () => {
    const laid = { left: -3, right: 3, bottom: -4, top: 9 };
    const reach = { ...laid, bottom: -5 };
    const view = viewOf(surface, star.outlook, reach, laid);
    expect(view.scale).toBeGreaterThanOrEqual(viewOf(surface, star.outlook, reach).scale);
    expect(view.y).toBeLessThanOrEqual(viewOf(surface, star.outlook, reach).y);
    expect(margins(surface, laid, view).top).toBeGreaterThan(5);
  });

  it('keeps as far from the one edge as from the other where it only just fits, six pixels unless its halves are small', () => {
    const across = { left: -4, right: 14, bottom: -2, top: 2 };
    const along = { left: -2, right: 2, bottom: -4, top: 14 };
    const wide = margins(surface, across);
    expect(Math.abs(wide.left - wide.right)).toBeLessThan(1);
    const tall = margins(surface, along);
    expect(Math.abs(tall.top - tall.bottom)).toBeLessThan(3);
    // Where halves are small their size is worth more. The far side is seen a little smaller.
    const least = (bounds: Bounds) => (viewOf(surface, star.outlook, bounds).scale > 32 / PIXELS ? 6 : 1);
    for (const margin of [wide.left, wide.right]) expect(margin).toBeGreaterThanOrEqual(least(across));
    for (const margin of [tall.top, tall.bottom]) expect(margin).toBeGreaterThan(0.8 * least(along));
  });

  it('has its middle in that of the board while nothing is laid', () => {
    const { board } = surface;
    const view = viewOf(surface, star.outlook, EMPTY);
    expect(view.x).toBeCloseTo(board.x + board.width / 2);
    expect(Math.abs(view.y - board.y - board.height / 2)).toBeLessThan(0.2 * view.scale);
  });
});

it('shows the inlaid star whole where that costs little, and larger tiles where it would cost much', () => {
  const reach = (size: readonly [number, number]) => {
    const surface = surfaceFor(size);
    const { board } = surface;
    return Math.min(board.width, board.height) / 2 / viewOf(surface, star.outlook, EMPTY).scale;
  };
  for (const size of [
    [1280, 800],
    [768, 1024],
    [2560, 1440],
  ] as const)
    expect(reach(size)).toBeGreaterThan(5.5);
  for (const size of [
    [390, 844],
    [844, 390],
  ] as const)
    expect(reach(size)).toBeLessThan(4.5);
});

it('shows wood above the cloth where nobody sits on the far side', () => {
  const { camera, cloth } = surfaceFor([1280, 800], 3);
  expect(camera.project([0, cloth.y + cloth.height, 0]).y).toBeGreaterThan(10);
});
