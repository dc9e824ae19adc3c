import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HALF_PLACES, PAIRS } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { outline } from '../../../src/table/kinds/outline.ts';
import { HALF_OUTLINE, layOutOutline, middleOf } from '../../../src/table/layout/lay-outline.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { rimSide, rimSlots } from '../../../src/table/places/rim-slots.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { regionsOf, settingOf } from '../kinds.ts';

const sharedOut = (width: number, height: number) => regionsOf({ width, height, ...settingOf(squares, {}, 1) });

const meet = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

/** Where the 28 tiles lie on the screen, CSS pixels. */
const tilesOn = (rim: readonly Rect[]): readonly Rect[] =>
  rimSlots(rim, 58).map(({ x, y, side, turned }) => {
    const [width, height] = turned === 0 ? [2 * side, side] : [side, 2 * side];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

const screens = fc.oneof(
  fc.record({ width: fc.integer({ min: 900, max: 2560 }), height: fc.integer({ min: 560, max: 1440 }) }),
  fc.record({ width: fc.integer({ min: 320, max: 480 }), height: fc.integer({ min: 568, max: 932 }) }),
  fc.record({ width: fc.integer({ min: 640, max: 932 }), height: fc.integer({ min: 360, max: 430 }) }),
);

it('lays 28 tiles around the outline, none over another, over the outline or over what can be touched', () => {
  fc.assert(
    fc.property(screens, ({ width, height }) => {
      const { rim = [], board, menu, log, rules, mute, action, hint, plates } = sharedOut(width, height);
      const tiles = tilesOn(rim);
      expect(tiles).toHaveLength(28);
      const others = [board, menu, log, rules, mute, action, ...(hint ? [hint] : []), ...plates];
      for (const [k, tile] of tiles.entries()) {
        expect(tile.x >= 0 && tile.y >= 0 && tile.x + tile.width <= width && tile.y + tile.height <= height).toBe(true);
        expect([...tiles.slice(k + 1), ...others].filter((other) => meet(tile, other))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
])('shows every half-place on a screen of %i × %i, halves of 20 CSS pixels or more', (width, height) => {
  const surface = surfaceOf(sharedOut(width, height), outline.outlook.tilt);
  const { bounds } = layOutOutline([]);
  const { x, y, scale } = viewOf(surface, outline.outlook, bounds);
  expect(scale * surface.pixelsAt([x, y, 0])).toBeGreaterThanOrEqual(20);
  for (const place of HALF_PLACES.keys()) {
    const at = middleOf(place);
    const { board } = surface.regions;
    const seen = surface.camera.project([x + at.x * scale, y + at.y * scale, 0]);
    expect(seen.x > board.x && seen.x < board.x + board.width).toBe(true);
    expect(seen.y > board.y && seen.y < board.y + board.height + 12).toBe(true);
  }
});

it.each([
  [390, 844, 45, 39],
  [430, 932, 45, 43],
  [844, 390, 40, 39],
  [932, 430, 45, 43],
  [320, 568, 28, 26],
])('gives a phone of %i × %i halves of %i pixels around the outline, and of %i in it', (width, height, own, laid) => {
  const regions = sharedOut(width, height);
  const surface = surfaceOf(regions, outline.outlook.tilt);
  const { x, y, scale } = viewOf(surface, outline.outlook, layOutOutline([]).bounds);
  expect(rimSide(regions, settingOf(squares, {}, 1))).toBeGreaterThanOrEqual(own);
  expect(scale * surface.pixelsAt([x, y, 0])).toBeGreaterThanOrEqual(laid);
});

it('lays a tile over the middles of its two half-places, whichever of them is the low one', () => {
  const names = HALF_PLACES.map(({ name }) => name);
  for (const [one, other] of PAIRS) {
    for (const [low, high] of [
      [one, other],
      [other, one],
    ] as const) {
      const laid = { at: 0, tile: '0-1', to: null, inner: 0, outer: 1, closed: false, seat: 0 } as const;
      const [pose] = layOutOutline([{ ...laid, arm: `${names[low]} ${names[high]}` }]).poses;
      const end = {
        x: (pose?.x ?? 0) - Math.sin(pose?.angle ?? 0) / 2,
        y: (pose?.y ?? 0) + Math.cos(pose?.angle ?? 0) / 2,
      };
      const [to, from] = [middleOf(high), middleOf(low)];
      expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(Math.hypot(end.x - from.x, end.y - from.y));
    }
  }
  expect(Math.max(...HALF_PLACES.map((_, place) => Math.abs(middleOf(place).x)))).toBeLessThan(HALF_OUTLINE);
});
