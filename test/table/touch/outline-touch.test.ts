import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { StageSpec } from '../../../src/dev/stages.ts';
import { exampleMoves } from '../../../src/rules/squares/example.ts';
import { SQUARES_OUTLINE } from '../../../src/rules/squares/half-places.ts';
import type { FingerPoint } from '../../../src/seats/gesture-events.ts';
import { middleOf } from '../../../src/table/layout/lay-outline.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { HALF_LENGTH, HALF_WIDTH } from '../../../src/table/space/tile-size.ts';
import { add, rotate } from '../../../src/table/space/vectors.ts';
import { kindIn } from '../kinds.ts';
import { type Person, sitDown } from '../person.ts';

const plays = exampleMoves();
const SPEC: StageSpec = { game: 'squares', seats: 1, seed: 'f', plays, moves: 2, eye: 0 };
const PUZZLE: StageSpec = { ...SPEC, fixed: 2 };
const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
] as const;

let table: Person;
afterEach(() => table.stop());

const sit = (size: readonly [number, number], spec = SPEC, laid = 2): Person =>
  sitDown(spec, size, ({ seen }) => seen.laid.length === laid);

/** Where a half-place is seen. */
function cell(name: string): FingerPoint {
  const { outlook, layOut: lay } = kindIn('squares');
  const surface = surfaceOf(table.regions, outlook.tilt);
  const { bounds } = lay([], [], table.game.table, { aspect: 1 });
  const { x, y, scale } = viewOf(surface, outlook, bounds);
  const at = middleOf(SQUARES_OUTLINE, SQUARES_OUTLINE.indexOf(name) ?? -1);
  return surface.camera.project([x + at.x * scale, y + at.y * scale, 0]);
}

describe.each(SIZES)('a tile of an outline at %i × %i', (...size) => {
  it('that is put where it does not go says why, and stays picked (23.2)', async () => {
    table = sit(size);
    table.tap(table.middleOf('3-4'));
    expect(table.desk.picked).toBe('3-4');
    table.tap(cell('r2c2'));
    expect(table.said).toEqual([{ unfit: 'shows', half: 3, shown: 0, places: ['r2c2'] }]);
    expect(table.desk.picked).toBe('3-4');
    expect(await table.answer()).toBeNull();
  });

  it('that is dropped where it does not go says why, and flies home', async () => {
    table = sit(size);
    const to = cell('r1c1');
    table.down(table.middleOf('3-4'));
    table.move(to);
    expect(table.state()).toBe('dragging.lifted');
    table.up(to);
    expect(table.said).toEqual([{ unfit: 'taken', tile: '0-0', places: ['r1c1'] }]);
    await table.settled();
    expect([table.desk.picked, await table.answer()]).toEqual([null, null]);
    expect(table.astray()).toEqual([]);
  });

  it('that is dropped beside the outline goes back without a word', async () => {
    table = sit(size);
    const home = table.middleOf('3-4');
    table.down(home);
    table.move({ x: home.x + 20, y: home.y });
    table.up({ x: home.x + 20, y: home.y });
    expect(table.said).toEqual([]);
  });

  it('that came with the puzzle says so when it is touched', async () => {
    table = sit(size, PUZZLE);
    table.tap(cell('r1c1'));
    expect(table.said).toEqual([{ unfit: 'given', tile: '0-0', places: [] }]);
    expect(await table.answer()).toBeNull();
  });
});

it('keeps a tile of the rim within its part of the rim, however it is turned, on any screen', () => {
  const sizes = fc.oneof(
    fc.constantFrom<[number, number]>([320, 256], [320, 568], [390, 844], [568, 320], [844, 390], [2560, 1440]),
    fc.tuple(fc.integer({ min: 320, max: 2560 }), fc.integer({ min: 256, max: 1440 })),
  );
  fc.assert(
    fc.property(sizes, fc.nat(27), (size, at) => {
      table = sit(size, { ...SPEC, moves: 0 }, 0);
      const tile = table.seen.heap[at] ?? '0-0';
      const surface = surfaceOf(table.regions, kindIn('squares').outlook.tilt);
      const home = table.middleOf(tile);
      const rim = table.regions.rim?.find(
        ({ x, y, width, height }) => home.x >= x && home.x <= x + width && home.y >= y && home.y <= y + height,
      );
      if (!rim) throw new Error(`${tile} lies on no part of the rim`);
      table.desk.pick(tile);
      for (let turns = 0; turns < 4; turns++) {
        const placed = table.tileAt(at);
        if (!placed) throw new Error('no tile');
        for (const [x, y] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const corner = rotate(placed.turn, [x * HALF_WIDTH * placed.scale, y * HALF_LENGTH * placed.scale, 0]);
          const seen = surface.camera.project(add(placed.at, corner));
          expect(seen.x, `${tile} ${turns} ${size}`).toBeGreaterThan(rim.x - 2);
          expect(seen.x, `${tile} ${turns} ${size}`).toBeLessThan(rim.x + rim.width + 2);
          expect(seen.y, `${tile} ${turns} ${size}`).toBeGreaterThan(rim.y - 2);
          expect(seen.y, `${tile} ${turns} ${size}`).toBeLessThan(rim.y + rim.height + 2);
        }
        table.desk.turn();
      }
      table.stop();
    }),
    { numRuns: 40 },
  );
});
