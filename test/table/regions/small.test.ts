/** Any window from 320 × 256 upwards: what has to be touched is there, apart from all else, and large enough (WCAG 2.5.8). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { openRowsIn } from '../../../src/table/places/place-open-rows.ts';
import { rimSlots } from '../../../src/table/places/rim-slots.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { FACING, standingIn } from '../../../src/table/places/tile-rows.ts';
import { aboveLip, largestOwn, ownRows } from '../../../src/table/regions/own-size.ts';
import { rect } from '../../../src/table/regions/screen-frame.ts';
import type { Point, Rect } from '../../../src/ui/rect.ts';
import type { Regions } from '../../../src/ui/screen-regions.ts';
import { regionsOf, type SharedBy, settingOf } from '../kinds.ts';
import { overlap } from './overlap.ts';

/** CSS pixels. */
const TARGET = 24;

const tables = games.flatMap((game) => game.seats.map((seats) => ({ id: game.id, ...settingOf(game, {}, seats) })));
const sizes: fc.Arbitrary<[number, number]> = fc.oneof(
  fc.constantFrom<[number, number]>(
    [320, 256],
    [320, 320],
    [320, 321],
    [320, 400],
    [400, 401],
    [568, 320],
    [640, 319],
    [640, 360],
  ),
  fc.tuple(fc.integer({ min: 320, max: 700 }), fc.integer({ min: 256, max: 520 })),
  fc.tuple(fc.integer({ min: 320, max: 2600 }), fc.integer({ min: 256, max: 1500 })),
);
const edges = fc.constantFrom(
  { top: 0, right: 0, bottom: 0, left: 0 },
  { top: 0, right: 47, bottom: 21, left: 47 },
  { top: 47, right: 0, bottom: 34, left: 0 },
  { top: 0, right: 0, bottom: 0, left: 59 },
);
/** Safe areas take from what there is beyond the least window. */
const windows = fc
  .record({
    table: fc.constantFrom(...tables),
    size: sizes,
    safe: edges,
    letters: fc.constantFrom(1, 1.2, 1.4, 2),
    isLeftHanded: fc.boolean(),
    hasCaption: fc.boolean(),
  })
  .map(({ table, size: [width, height], safe, letters, isLeftHanded, hasCaption }) => {
    const fits = width - safe.left - safe.right >= 320 && height - safe.top - safe.bottom >= 256;
    const edge = fits ? safe : { top: 0, right: 0, bottom: 0, left: 0 };
    const wishes = { letters, isLeftHanded, hasCaption };
    return { ...table, width, height, safe: edge, wishes };
  });

const isInside = (part: Rect, whole: Rect) =>
  part.x > whole.x - 0.01 &&
  part.y > whole.y - 0.01 &&
  part.x + part.width < whole.x + whole.width + 0.01 &&
  part.y + part.height < whole.y + whole.height + 0.01;
const isThere = (part: Rect | null): part is Rect => part !== null && part.width > 0 && part.height > 0;

/** Where each own tile stands that can be taken up, CSS pixels. */
function ownTiles(input: SharedBy, regions: Regions, count: number): readonly Point[] {
  const surface = surfaceOf(regions);
  const { rack, rim } = regions;
  const largest = largestOwn(regions);
  if (rim) return rimSlots(rim, largest);
  const room = aboveLip(rack);
  if (input.rows) {
    const { poses } = openRowsIn(surface, room, { count: 28, rows: input.rows, largest });
    // The free ends.
    return [6, 13, 20, 27].flatMap((at) => poses[at] ?? []).map(({ at }) => surface.camera.project(at));
  }
  // Of a row that nobody sees one tile is turned up.
  if (input.kind === 'two lines') return [];
  const stand = { count, turn: FACING, rows: ownRows(regions, count) };
  return standingIn(surface, room, stand).map(({ at }) => surface.camera.project(at));
}

describe('any window from 320 × 256 upwards', () => {
  it('has all own tiles in view, each as far from the next as a target is broad', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 1, max: 20 }), (input, count) => {
        const tiles = ownTiles(input, regionsOf(input), count);
        const { safe, width, height } = input;
        const astray = tiles.filter(
          ({ x, y }) =>
            x < safe.left + 8 || x > width - safe.right - 8 || y < safe.top + 8 || y > height - safe.bottom - 8,
        );
        const near = tiles.filter((tile, k) =>
          tiles.slice(k + 1).some((other) => Math.hypot(tile.x - other.x, tile.y - other.y) < TARGET),
        );
        expect({ astray, near }, input.id).toEqual({ astray: [], near: [] });
      }),
      { numRuns: 6000 },
    );
  });

  it('has no part over another, or beyond its edge, and a board', () => {
    fc.assert(
      fc.property(windows, (input) => {
        const regions = regionsOf(input);
        const { board, rack, rim = [], plates, backs, chips, number, accounts, boneyard, message } = regions;
        // Words float over the board, or have a room of their own.
        const words = overlap(message, board) ? null : message;
        const { action, hint, menu, log, rules, sort, mute } = regions;
        const { safe, width, height } = input;
        const pressed = [action, hint, menu, log, rules, sort, mute, ...chips, boneyard].filter(isThere);
        const all = [...pressed, board, rack, ...rim, ...plates, ...backs, number, accounts, words].filter(isThere);
        const narrow = pressed.filter((part) => Math.min(part.width, part.height) < TARGET);
        const view = rect(safe.left, safe.top, width - safe.left - safe.right, height - safe.top - safe.bottom);
        const beyond = all.filter((part) => !isInside(part, view));
        const over = all.filter((part, k) => all.slice(k + 1).some((other) => overlap(part, other)));
        expect({ narrow, beyond, over }, input.id).toEqual({ narrow: [], beyond: [], over: [] });
        expect(plates).toHaveLength(input.seats);
        expect(board.width).toBeGreaterThanOrEqual(120);
        expect(board.height).toBeGreaterThanOrEqual(60);
      }),
      { numRuns: 6000 },
    );
  });
});
