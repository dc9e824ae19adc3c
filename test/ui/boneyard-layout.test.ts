import { describe, expect, it } from 'vitest';
import { pileIn } from '../../src/table/places/boneyard.ts';
import { surfaceOf } from '../../src/table/places/surface.ts';
import { countPlace, pileRoom, restingLayout } from '../../src/ui/boneyard-layout.ts';
import { regionsOf } from '../table/kinds.ts';

describe('tiles out of play', () => {
  it.each([
    [1280, 800],
    [390, 844],
    [844, 390],
    [320, 568],
    [568, 345],
    [2560, 1440],
  ])('lie in the boneyard’s room at %i × %i, with one line of words below or beside them', (width, height) => {
    const { boneyard, unit } = regionsOf({ width, height, seats: 4, handSize: 13, arms: 8 });
    const { stack, words } = restingLayout(boneyard, unit);
    expect(stack.y).toBeGreaterThanOrEqual(boneyard.y);
    expect(stack.height).toBeGreaterThanOrEqual(22 * unit);
    const isBelow = Math.abs(words.y - stack.y - stack.height) < 0.01;
    const isBeside = Math.abs(words.x - stack.x - stack.width) < 0.01;
    expect(isBelow || isBeside).toBe(true);
    expect(words.width).toBeGreaterThanOrEqual(40 * unit);
    expect(words.height).toBeGreaterThanOrEqual(16 * unit);
    expect(words.y + words.height).toBeLessThanOrEqual(boneyard.y + boneyard.height + 0.01);
  });
});

it.each([
  [320, 568],
  [360, 640],
  [390, 844],
])('have words of two lines where a line with two ends leaves no room for one, at %i × %i', (width, height) => {
  for (const [seats, handSize] of [
    [2, 12],
    [3, 8],
    [4, 6],
  ] as const) {
    const { boneyard, unit } = regionsOf({ width, height, seats, handSize, arms: 2, rest: 4 });
    const { stack, words } = restingLayout(boneyard, unit);
    // `of play` is 40 wide in letters of 14 px, and the edge of its ground 4.
    expect(words.width).toBeGreaterThanOrEqual(44 * unit);
    expect(words.height).toBeGreaterThanOrEqual(40 * unit);
    expect(Math.min(stack.width, stack.height)).toBeGreaterThanOrEqual(22 * unit);
  }
});

describe('the boneyard', () => {
  it('lies below its count on a flat screen, and keeps all of a low room', () => {
    const below = pileRoom({ x: 8, y: 50, width: 92, height: 86 }, 1);
    expect(below).toEqual({ x: 8, y: 74, width: 92, height: 62 });
    const low = { x: 8, y: 50, width: 104, height: 44 };
    expect(pileRoom(low, 1)).toBe(low);
  });
});

it.each([14, 19, 41])('never lies under its count in a line of its own: %i tiles', (count) => {
  const setting = { width: 390, height: 844, seats: 2, handSize: 7, arms: 2, hasNumber: true, rest: count };
  const surface = surfaceOf(regionsOf(setting));
  const { boneyard, unit } = surface.regions;
  expect(boneyard.width).toBeGreaterThan(300);
  const poses = pileIn(surface, pileRoom(boneyard, unit), count, 40);
  const left = Math.min(
    ...poses.map(({ at, scale }) => surface.camera.project(at).x - (scale * surface.pixelsAt(at)) / 2),
  );
  const { x } = countPlace(boneyard, 60, 24, { x: left, y: boneyard.y });
  expect(x + 60).toBeLessThanOrEqual(left);
});

describe('the count of the boneyard', () => {
  const low = { x: 4, y: 600, width: 382, height: 44 };

  it('stands just before the tiles, half as high as they are, however few are left', () => {
    for (const edge of [60, 200, 340]) {
      expect(countPlace(low, 40, 24, { x: edge, y: 602 })).toEqual({ x: edge - 43, y: 610 });
    }
  });

  it('keeps to the upper left where the tiles leave no room, and above them where they lie below it', () => {
    expect(countPlace(low, 40, 24, { x: 30, y: 602 })).toEqual({ x: 4, y: 600 });
    expect(countPlace(low, 40, 24, null)).toEqual({ x: 4, y: 600 });
    const high = { x: 8, y: 50, width: 136, height: 150 };
    expect(countPlace(high, 40, 24, { x: 20, y: 74 })).toEqual({ x: 20, y: 50 });
    // When few are left, it goes down with them, and stays in the room.
    expect(countPlace(high, 40, 24, { x: 130, y: 160 })).toEqual({ x: 104, y: 133 });
  });
});
