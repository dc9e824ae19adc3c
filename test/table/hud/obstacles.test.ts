import { describe, expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { obstaclesIn } from '../../../src/table/hud/obstacles.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import type { Point, Size } from '../../../src/ui/rect.ts';
import { type Obstacle, placeStrip } from '../../../src/ui/strip-layout.ts';
import { scaled, smaller } from '../../../src/ui/unit-one.ts';
import { gameIn, kindIn } from '../kinds.ts';

/** How broad and how high a line of advice gets in one, two and three lines, pixels at unit 1. */
const SHAPES = [
  { width: 300, height: 33 },
  { width: 175, height: 54 },
  { width: 130, height: 75 },
];

/** The same of a badge: with nothing before its words, and with two numbers. */
const BADGES = [
  { width: 96, height: 32 },
  { width: 190, height: 32 },
];

const situations = new Map<string, Situation>();

/** The situation, played once for all screens. */
function situationOf(spec: StageSpec): Situation {
  const key = JSON.stringify(spec);
  const now = situations.get(key) ?? situationAt(spec);
  situations.set(key, now);
  return now;
}

function seen(spec: StageSpec, width: number, height: number) {
  const now = situationOf(spec);
  const desk = createDesk();
  const model = new TableModel({ desk, rack: createRack() }, kindIn(spec.game), gameIn(spec.game));
  model.update(now);
  model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  const { unit } = model.surface.regions;
  const obstacles = obstaclesIn(model, model.arrange(now)).map((one) => ({
    ...smaller(one, unit),
    important: one.important,
  }));
  const { board, plates } = scaled(model.surface.regions);
  return { now, obstacles, board, plates };
}

/** The obstacles under a strip. */
const under = (at: Point, size: Size, obstacles: readonly Obstacle[]) =>
  obstacles.filter(
    (one) =>
      one.x < at.x + size.width / 2 &&
      one.x + one.width > at.x - size.width / 2 &&
      one.y < at.y + size.height / 2 &&
      one.y + one.height > at.y - size.height / 2,
  );

describe.each([
  [1280, 800],
  [844, 390],
  [390, 844],
  [640, 360],
  [320, 568],
])('a line that is said on a screen of %i × %i', (width, height) => {
  it.each(['cyprus', 'sebastopol'])('covers no end and no tile that was laid last in %s', (game) => {
    for (const moves of [4, 10, 20, 30, 38, 50]) {
      for (const seed of ['s0', 'b']) {
        const { now, obstacles, board } = seen({ game, seats: 4, seed, moves, eye: 0, ask: true }, width, height);
        const lowest = { x: board.x + board.width / 2, y: board.y + board.height };
        const places = SHAPES.map((size) => ({ size, at: placeStrip(size, board, lowest, obstacles) }));
        const { size, at } = places.reduce((best, one) => (one.at.cost < best.at.cost ? one : best));
        const covered = under(at, size, obstacles);
        const what = `${seed}, ${moves} moves, ${now.seen.laid.length} tiles`;
        expect(
          obstacles.some(({ important }) => important),
          what,
        ).toBe(now.seen.laid.length > 0);
        expect(
          covered.filter(({ important }) => important),
          what,
        ).toEqual([]);
      }
    }
  });

  it.each([
    ['cyprus', 4],
    ['block', 3],
    ['all-fives', 4],
    ['muggins', 4],
    ['italian', 4],
  ] as const)('is said by no seat of %s over an end or the tile that was laid last', (game, seats) => {
    for (const moves of [3, 8, 14, 20, 26, 40]) {
      const { now, obstacles, board, plates } = seen({ game, seats, seed: 'b', moves, eye: 0 }, width, height);
      for (const [seat, plate] of plates.entries()) {
        for (const size of BADGES) {
          const middle = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
          const covered = under(placeStrip(size, board, middle, obstacles), size, obstacles);
          const what = `seat ${seat}, ${moves} moves, ${now.seen.laid.length} tiles`;
          expect(
            covered.filter(({ important }) => important),
            what,
          ).toEqual([]);
        }
      }
    }
  });
});

it('places where a next tile may lie are no place for words, if there is another', () => {
  const { now, obstacles, board } = seen({ game: 'block', seats: 2, seed: 'b', moves: 5, eye: 0 }, 1280, 800);
  const free = obstacles.filter(({ important }) => !important).slice(-now.seen.ends.length);
  expect(free).toHaveLength(2);
  for (const place of free) {
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    for (const size of BADGES) {
      const at = placeStrip(size, board, middle, obstacles);
      expect(under(at, size, obstacles)).toEqual([]);
    }
  }
});
