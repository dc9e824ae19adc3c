import { describe, expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { obstaclesIn } from '../../../src/table/hud/obstacles.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { placeStrip } from '../../../src/ui/strip-layout.ts';
import { scaled, smaller } from '../../../src/ui/unit-one.ts';
import { gameIn, kindIn } from '../kinds.ts';

/** How broad and how high a line of advice gets in one, two and three lines, pixels at unit 1. */
const SHAPES = [
  { width: 300, height: 33 },
  { width: 175, height: 54 },
  { width: 130, height: 75 },
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
  return { now, obstacles, board: scaled(model.surface.regions).board };
}

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
        const covered = obstacles.filter(
          (one) =>
            one.x < at.x + size.width / 2 &&
            one.x + one.width > at.x - size.width / 2 &&
            one.y < at.y + size.height / 2 &&
            one.y + one.height > at.y - size.height / 2,
        );
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
});
