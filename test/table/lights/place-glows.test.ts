import { expect, it } from 'vitest';
import { createPlaceGlows } from '../../../src/table/lights/place-glows.ts';
import type { HighlightedPlace } from '../../../src/table/places/highlights.ts';
import { UPRIGHT } from '../../../src/table/space/vectors.ts';

const place = (arm: number, glow = 1): HighlightedPlace => ({
  at: [0, 0, 0],
  turn: UPRIGHT,
  scale: 1,
  shape: 1,
  glow,
  focused: 0,
  above: 0,
  below: 0,
  arm,
  waits: false,
});
const stage = () => {
  const clock = { now: 0, paused: false };
  let asked = 0;
  const glows = createPlaceGlows(clock, () => asked++);
  return {
    clock,
    glows,
    asked: () => asked,
    bright: (lit: readonly HighlightedPlace[]) => glows.shown(lit).map((p) => p.glow),
  };
};

it('shows at once what glows when the table is shown as it is', () => {
  const { bright, asked } = stage();
  expect(bright([place(0), place(1, 0.5)])).toEqual([1, 0.5]);
  expect(asked()).toBe(0);
});

it('lets a place come up and fade, and asks for no frame when it is done', () => {
  const { clock, bright, asked } = stage();
  bright([]);
  const seen = [0, 60, 120, 200].map((now) => {
    clock.now = now;
    return bright([place(3)])[0] ?? 0;
  });
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen[0]).toBe(0);
  expect(seen[3]).toBe(1);
  expect(asked()).toBe(3);
  clock.now = 260;
  expect(bright([])[0]).toBeGreaterThan(0.5);
  clock.now = 500;
  expect(bright([])).toEqual([]);
  expect(asked()).toBe(4);
});

it('is as it is to be while the clock stands, and after a rest', () => {
  const { clock, glows, bright } = stage();
  bright([]);
  clock.paused = true;
  expect(bright([place(3)])).toEqual([1]);
  clock.paused = false;
  glows.rest();
  expect(bright([])).toEqual([]);
});
