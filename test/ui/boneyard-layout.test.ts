import { describe, expect, it } from 'vitest';
import { regionsOf } from '../../src/table/regions/regions.ts';
import { countPlace, pileRoom, restingLayout } from '../../src/ui/boneyard-layout.ts';

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

describe('the boneyard', () => {
  it('lies below its count on a flat screen, and keeps all of a low room', () => {
    const below = pileRoom({ x: 8, y: 50, width: 92, height: 86 }, 1);
    expect(below).toEqual({ x: 8, y: 74, width: 92, height: 62 });
    const low = { x: 8, y: 50, width: 104, height: 44 };
    expect(pileRoom(low, 1)).toBe(low);
  });
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
