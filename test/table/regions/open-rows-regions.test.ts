/** A hand that lies open in rows, and nobody else at the table (solo-1, 22.1). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { openSide } from '../../../src/table/places/place-open-rows.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import type { Regions } from '../../../src/ui/screen-regions.ts';
import { regionsOf, settingOf } from '../kinds.ts';
import { overlap } from './overlap.ts';

const setting = settingOf(solo1, {}, 1);
const regions = (width: number, height: number) => regionsOf({ width, height, ...setting });

const sizes = fc.oneof(
  fc.constantFrom<[number, number]>([1280, 800], [390, 844], [844, 390], [320, 568], [360, 640], [640, 360]),
  fc.tuple(fc.integer({ min: 320, max: 1400 }), fc.integer({ min: 568, max: 2200 })).filter(([w, h]) => h > w + 10),
  fc.tuple(fc.integer({ min: 600, max: 3840 }), fc.integer({ min: 360, max: 2160 })).filter(([w, h]) => w >= h),
);

const tools = ({ action, hint, menu, log, rules, mute, chips }: Regions) =>
  [action, hint, menu, log, rules, mute, ...chips].filter((part): part is Rect => part !== null);

/** Side of a half-tile in the rows, CSS pixels. */
function sideOn(parts: Regions): number {
  return openSide(surfaceOf(parts), setting);
}

describe('a screen for one', () => {
  it('has all its parts in view, apart from each other, and large enough for a finger', () => {
    fc.assert(
      fc.property(sizes, ([width, height]) => {
        const parts = regions(width, height);
        const all = [...tools(parts), parts.board, parts.rack, ...parts.plates];
        for (const part of all) {
          expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
          expect(part.x + part.width).toBeLessThanOrEqual(width + 0.01);
          expect(part.y + part.height).toBeLessThanOrEqual(height + 0.01);
        }
        for (const [i, a] of all.entries()) {
          for (const b of all.slice(i + 1)) expect(overlap(a, b), JSON.stringify([width, height, a, b])).toBe(false);
        }
        for (const tool of tools(parts)) expect(Math.min(tool.width, tool.height)).toBeGreaterThanOrEqual(43.99);
        // To take back and to give up, side by side.
        expect(parts.action.width).toBeGreaterThanOrEqual(92);
        expect([parts.plates.length, parts.backs.length, parts.chips.length]).toEqual([1, 1, 2]);
      }),
    );
  });

  it('shows the rows with halves of 20 pixels or more, and rows as far apart as a finger needs', () => {
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      [390, 844],
      [844, 390],
      [1280, 800],
    ] as const) {
      const parts = regions(width, height);
      expect(sideOn(parts)).toBeGreaterThanOrEqual(20);
      expect(parts.rack.height / 4).toBeGreaterThanOrEqual(41);
    }
  });

  it('leaves the line more than a third of a phone', () => {
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      const { board } = regions(width, height);
      expect((board.width * board.height) / (width * height)).toBeGreaterThan(0.36);
    }
  });
});
