import { describe, expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../src/dev/stages.ts';
import { gameById } from '../../src/rules/games.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createRack } from '../../src/seats/rack.ts';
import { lyingIn } from '../../src/table/lying.ts';
import { createSight } from '../../src/table/sight.ts';
import { scaled, smaller } from '../../src/ui/scaled.ts';
import { clearing } from '../../src/ui/strip-form.ts';

/** How broad and how high a line of advice gets in one, two and three lines, pixels at unit 1. */
const SHAPES = [
  { width: 300, height: 33 },
  { width: 175, height: 54 },
  { width: 130, height: 75 },
];

function seen(spec: StageSpec, width: number, height: number) {
  const now = situationAt(spec);
  const desk = createDesk();
  const sight = createSight(desk, createRack(), gameById);
  sight.meet(now);
  sight.share(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  const { unit } = sight.surface.regions;
  const lying = lyingIn(sight, sight.arrange(now)).map((one) => ({ ...smaller(one, unit), meant: one.meant }));
  return { now, lying, board: scaled(sight.surface.regions).board };
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
        const { now, lying, board } = seen({ game, seats: 4, seed, moves, eye: 0, ask: true }, width, height);
        const lowest = { x: board.x + board.width / 2, y: board.y + board.height };
        const places = SHAPES.map((size) => ({ size, at: clearing(size, board, lowest, lying) }));
        const { size, at } = places.reduce((best, one) => (one.at.cost < best.at.cost ? one : best));
        const covered = lying.filter(
          (one) =>
            one.x < at.x + size.width / 2 &&
            one.x + one.width > at.x - size.width / 2 &&
            one.y < at.y + size.height / 2 &&
            one.y + one.height > at.y - size.height / 2,
        );
        const what = `${seed}, ${moves} moves, ${now.seen.laid.length} tiles`;
        expect(
          lying.some(({ meant }) => meant),
          what,
        ).toBe(now.seen.laid.length > 0);
        expect(
          covered.filter(({ meant }) => meant),
          what,
        ).toEqual([]);
      }
    }
  });
});
