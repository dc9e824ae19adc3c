import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { pileCornerOf, pileIn } from '../../src/table/places/boneyard.ts';
import { surfaceOf } from '../../src/table/places/surface.ts';
import { countPlace, pileRooms, restingLayout } from '../../src/ui/boneyard-layout.ts';
import { smaller } from '../../src/ui/unit-one.ts';
import { often } from '../long.ts';
import { regionsOf, settingOf } from '../table/kinds.ts';
import { seenBox } from '../table/places/seen-box.ts';

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

/** Games of which tiles are left to draw, at all their tables. */
const tables = games
  .filter(({ table }) => !['grid', 'outline', 'two lines'].includes(table.kind))
  .flatMap((game) => game.seats.map((seats) => settingOf(game, {}, seats)))
  .filter(({ rest = 0 }) => rest > 0);
const screens = fc.oneof(
  fc.constantFrom<[number, number]>([390, 844], [360, 640], [320, 568], [844, 390], [640, 360], [1280, 800]),
  fc.tuple(fc.integer({ min: 320, max: 900 }), fc.integer({ min: 320, max: 1000 })),
  fc.tuple(fc.integer({ min: 320, max: 2600 }), fc.integer({ min: 256, max: 1500 })),
);
/** The widths of a number of two digits with its icon, and of a bare one; pixels at unit 1. */
const NUMBER = { number: 41, bare: 26 };

describe('the count of the boneyard', () => {
  it('covers no tile, on screens of any size, however many are left of any table', () => {
    const pile = fc.record({
      table: fc.constantFrom(...tables),
      screen: screens,
      isLeftHanded: fc.boolean(),
      words: fc.option(fc.integer({ min: 60, max: 150 })),
      kept: fc.array(fc.nat({ max: 60 }), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(pile, ({ table, screen: [width, height], isLeftHanded, words, kept }) => {
        const surface = surfaceOf(regionsOf({ ...table, width, height, wishes: { letters: 1, isLeftHanded } }));
        const { boneyard, unit } = surface.regions;
        const whole = pileIn(surface, pileRooms(boneyard, unit), table.rest ?? 0, 22 * unit);
        const left = kept.length === 0 ? whole : whole.filter((_, at) => kept.includes(at));
        const corner = pileCornerOf(surface, left);
        fc.pre(corner !== null);
        const room = smaller(boneyard, unit);
        const count = countPlace(room, { words, ...NUMBER }, corner && { x: corner.x / unit, y: corner.y / unit });
        expect(count.x).toBeGreaterThanOrEqual(room.x - 0.01);
        expect(count.y).toBeGreaterThanOrEqual(room.y - 0.01);
        expect(count.x + count.width).toBeLessThanOrEqual(room.x + room.width + 0.01);
        expect(count.y + count.height).toBeLessThanOrEqual(room.y + room.height + 0.01);
        for (const box of left.map((pose) => smaller(seenBox(surface.camera, pose), unit))) {
          const across = Math.min(count.x + count.width, box.x + box.width) - Math.max(count.x, box.x);
          const down = Math.min(count.y + count.height, box.y + box.height) - Math.max(count.y, box.y);
          // Tiles have rounded edges, and lie a little askew.
          expect(Math.min(across, down)).toBeLessThan(1.5);
        }
      }),
      { numRuns: often(300, 3000) },
    );
  });

  it('leaves tiles large enough to be told apart', () => {
    for (const table of tables) {
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [320, 568],
        [844, 390],
      ] as const) {
        const surface = surfaceOf(regionsOf({ ...table, width, height }));
        const { boneyard, unit } = surface.regions;
        const [first] = pileIn(surface, pileRooms(boneyard, unit), table.rest ?? 0, 22 * unit);
        if (!first) throw new Error('no tile');
        expect(first.scale * surface.pixelsAt(first.at)).toBeGreaterThanOrEqual(5);
      }
    }
  });

  const low = { x: 4, y: 600, width: 382, height: 44 };
  const high = { x: 8, y: 50, width: 136, height: 150 };

  it('stands just before the tiles, half as high as they are, however few are left', () => {
    for (const edge of [60, 200, 340]) {
      const { x, y } = countPlace(low, { words: null, number: 40, bare: 26 }, { x: edge, y: 602 });
      expect({ x, y }).toEqual({ x: edge - 43, y: 610 });
    }
  });

  it('stands above the tiles in a high room: when few are left, it goes down with them, and stays in the room', () => {
    const at = (x: number, y: number) => countPlace(high, { words: null, number: 40, bare: 26 }, { x, y });
    expect(at(20, 74)).toMatchObject({ x: 20, y: 50 });
    expect(at(130, 160)).toMatchObject({ x: 104, y: 133 });
    expect(countPlace(high, { words: null, number: 40, bare: 26 }, null)).toMatchObject({ x: 8, y: 50 });
  });

  it('is in words where they have room, and else a number', () => {
    const form = (words: number, x: number) => countPlace(low, { words, number: 40, bare: 26 }, { x, y: 602 }).form;
    expect(form(70, 80)).toBe('words');
    expect(form(80, 80)).toBe('number');
    expect(form(130, 40)).toBe('bare');
    expect(countPlace(high, { words: 130, number: 40, bare: 26 }, { x: 20, y: 74 }).form).toBe('words');
    expect(countPlace(high, { words: 140, number: 40, bare: 26 }, { x: 20, y: 74 }).form).toBe('number');
  });
});
