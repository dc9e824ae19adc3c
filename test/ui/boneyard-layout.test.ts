import { describe, expect, it } from 'vitest';
import { regionsOf } from '../../src/table/regions/regions.ts';
import { pileRoom, restingLayout } from '../../src/ui/boneyard-layout.ts';

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
