/** Mosaics of every outline on every screen (32.1): as large as the cloth allows, and clear of the tiles around. */
import { describe, expect, it } from 'vitest';
import { mosaicOutline } from '../../../src/bots/mosaic/outlines.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import { dressOf } from '../../../src/rules/mosaic/field-dress.ts';
import { type MosaicPuzzle, type MosaicSize, SIZES, TILES_OF } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { outlineOf } from '../../../src/rules/outline/outline-of.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { tilesOf } from '../../../src/rules/tiles.ts';
import { outline as kind } from '../../../src/table/kinds/outline.ts';
import { cellAt, layOutOutline, middleOf, pitchOf } from '../../../src/table/layout/lay-outline.ts';
import { mosaicLook, plaquesOf } from '../../../src/table/lights/field-looks.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { rimSlots } from '../../../src/table/places/rim-slots.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { largestOwn } from '../../../src/table/regions/own-size.ts';
import { overlap, type Rect } from '../../../src/ui/rect.ts';
import { quantile } from '../../bench/measures/quantile.ts';
import { regionsOf, settingOf } from '../kinds.ts';

const SCREENS = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;
const COUNT = 100;
const table = squares.table;

/** A puzzle with an outline of that size. Its fields are pairs, each with the sign that takes most room. */
function puzzleOf(size: MosaicSize, number: number): MosaicPuzzle {
  const places = mosaicOutline(size, fastChance(number));
  const at = [...places.keys()];
  const fields = at
    .filter((place) => place % 2 === 0)
    .map((place) => ({ sign: 'over', n: 12, at: [place, place + 1] }) as const);
  return { size, places, fields, tiles: tilesOf(6).slice(0, places.length / 2) };
}

const whole = (rows: number, columns: number): MosaicPuzzle => {
  const places = Array.from({ length: rows * columns }, (_, n) => ({
    row: 1 + Math.floor(n / columns),
    column: 1 + (n % columns),
  }));
  return { size: 'large', places, fields: [{ sign: 'none', at: [...places.keys()] }], tiles: [] };
};

const screenOf = ([width, height]: readonly [number, number]) => {
  // Five tiles: those of a plain puzzle.
  const regions = regionsOf({ width, height, ...settingOf(squares, {}, 1), handSize: TILES_OF.small[0] });
  return surfaceOf(regions, kind.outlook.tilt, kind.ownSide(surfaceOf(regions), { handSize: TILES_OF.small[0] }));
};

/** The rectangles of a puzzle's half-places on a screen, and the side of its halves; CSS pixels. */
function drawnOn(surface: ReturnType<typeof screenOf>, puzzle: MosaicPuzzle) {
  const outline = outlineOf({ puzzle });
  const { bounds, least } = layOutOutline([], [], table, { aspect: 1, puzzle });
  if (!least) throw new Error('no size of its own');
  const view = viewOf(surface, { ...kind.outlook, least: () => least }, bounds);
  const side = view.scale * surface.pixelsAt([view.x, view.y, 0]);
  const half = (pitchOf(outline) * view.scale) / 2;
  const places = outline.places.map((_, place): Rect => {
    const { x, y } = middleOf(outline, place);
    const [middleX, middleY] = [view.x + x * view.scale, view.y + y * view.scale];
    const one = surface.camera.project([middleX - half, middleY + half, 0]);
    const other = surface.camera.project([middleX + half, middleY - half, 0]);
    return { x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y };
  });
  return { places, side };
}

const squaresSide = ([width, height]: readonly [number, number]): number => {
  const regions = regionsOf({ width, height, ...settingOf(squares, {}, 1) });
  const surface = surfaceOf(regions, kind.outlook.tilt);
  const { x, y, scale } = viewOf(surface, kind.outlook, layOutOutline([], [], table, { aspect: 1 }).bounds);
  return scale * surface.pixelsAt([x, y, 0]);
};

describe.each(SCREENS)('at %i × %i', (...screen) => {
  const surface = screenOf(screen);
  const { board, rim = [] } = surface.regions;

  it.each(SIZES)(
    'shows every %s mosaic between its tiles, with halves at least as large as those of Squares',
    (size) => {
      const sides = Array.from({ length: COUNT }, (_, number) => {
        const puzzle = puzzleOf(size, number);
        const { places, side } = drawnOn(surface, puzzle);
        for (const place of places) {
          expect(rim.filter((area) => overlap(place, area))).toEqual([]);
          expect(place.x > board.x - 6 && place.x + place.width < board.x + board.width + 6).toBe(true);
        }
        const tiles = rimSlots(rim, largestOwn(surface.regions), puzzle.tiles.length);
        expect(tiles).toHaveLength(puzzle.tiles.length);
        return side;
      });
      const least = squaresSide(screen);
      expect(quantile(sides, 0.5)).toBeGreaterThanOrEqual(least - 0.5);
      expect(quantile(sides, 0.05)).toBeGreaterThanOrEqual(least - 0.5);
    },
  );

  it('shows every outline of up to nine rows and columns', () => {
    for (let rows = 1; rows <= 9; rows++)
      for (let columns = 2; columns <= 9; columns++) {
        const { places, side } = drawnOn(surface, whole(rows, columns));
        expect(places.filter((place) => rim.some((area) => overlap(place, area)))).toEqual([]);
        expect(side).toBeGreaterThan(20);
      }
  });
});

it('finds the half-place at every point of it', () => {
  const puzzle = whole(7, 9);
  const outline = outlineOf({ puzzle });
  for (const [place, { row, column }] of outline.places.entries()) {
    const { x, y } = middleOf(outline, place);
    for (const [right, up] of [
      [-0.5, 0.5],
      [0.5, -0.5],
    ] as const)
      expect(cellAt(outline, { x: x + right, y: y + up })).toEqual({ row, column });
  }
});

it('tells neighbouring fields apart by colour and by pattern, and all fields by both together', () => {
  for (const size of SIZES)
    for (let number = 0; number < COUNT; number++) {
      const puzzle = puzzleOf(size, number);
      const dressed = dressOf(puzzle, 8, 8);
      expect(new Set(dressed.map(({ earth, way }) => `${earth} ${way}`)).size).toBe(puzzle.fields.length);
      const { pairs, places } = outlineOf({ puzzle });
      for (const [one, other] of pairs) {
        const [a, b] = [places[one]?.area ?? 0, places[other]?.area ?? 0];
        if (a === b) continue;
        expect(dressed[a]?.earth).not.toBe(dressed[b]?.earth);
        expect(dressed[a]?.way).not.toBe(dressed[b]?.way);
      }
    }
});

it('puts every plaque into a corner of its own', () => {
  for (const size of SIZES)
    for (let number = 0; number < COUNT; number++) {
      const puzzle = puzzleOf(size, number);
      const look = mosaicLook(puzzle, pitchOf(outlineOf({ puzzle })), []);
      const boxes = plaquesOf(puzzle, look, 0.225).map(({ x, y, across, along }) => ({
        x: x - across,
        y: y - along,
        width: 2 * across,
        height: 2 * along,
      }));
      expect(boxes).toHaveLength(puzzle.fields.length);
      for (const [k, box] of boxes.entries())
        expect(boxes.slice(k + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
});
