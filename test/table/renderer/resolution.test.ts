import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolutionFor } from '../../../src/table/renderer/resolution.ts';

const sizes = [
  fc.integer({ min: 320, max: 7680 }),
  fc.integer({ min: 320, max: 4320 }),
  fc.integer({ min: 1, max: 4 }),
] as const;

it('the backing store never holds more than 8 megapixels', () => {
  fc.assert(
    fc.property(...sizes, (width, height, ratio) => {
      const resolution = resolutionFor('full', width, height, ratio);
      expect(width * height * resolution ** 2).toBeLessThanOrEqual(8_000_001);
      expect(resolution).toBeLessThanOrEqual(ratio);
    }),
  );
});

it('low quality never draws more than one pixel for a CSS pixel', () => {
  expect(resolutionFor('low', 390, 844, 3)).toBe(1);
  expect(resolutionFor('full', 390, 844, 3)).toBe(3);
});

it('leaves no canvas without a pixel, however small it is and however far the page is zoomed out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (width, height) => {
      const resolution = resolutionFor('low', width, height, 0.25);
      expect(Math.min(width, height) * resolution).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(resolution).toBeLessThanOrEqual(1);
    }),
  );
});
