// @vitest-environment happy-dom
import { Container } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../../src/dev/stages.ts';
import type { Tile } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { createAwardSprites, numberSize, type PlaceNumber } from '../../../src/table/award/award-sprites.ts';
import { outlineOfTile } from '../../../src/table/award/hand-outlines.ts';
import { PlaceNumbers } from '../../../src/table/award/place-numbers.ts';
import { bodyOf, grown } from '../../../src/table/award/tag-place.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { WHOLE } from '../../../src/table/space/zoom.ts';
import { around, type Rect } from '../../../src/ui/rect.ts';
import { fakeCanvas } from '../fake-canvas.ts';
import { kindOf } from '../kinds.ts';
import { overlap } from '../regions/overlap.ts';

const never = new AbortController().signal;
/** Seat 0 can lay the two-five at both ends: the ends then make 4, or 10, which scores. */
const FIVES: StageSpec = { game: 'all-fives', seats: 2, seed: 'h', moves: 16, ask: true, eye: 0 };

/** Games with a number of the table or with points during play, and screens from the smallest to a large one. */
const SUMS = [
  ['all-fives', 2],
  ['muggins', 3],
  ['telephone', 4],
  ['telephone-72', 3],
  ['italian', 4],
] as const;
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [568, 320],
  [1280, 800],
] as const;

/** Returns the distance of two rectangles; 0 if they touch. */
function distance(a: Rect, b: Rect): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  return Math.hypot(across, Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height));
}

/** A table at which seat 0 is asked, and what its places say. */
function asked(spec: StageSpec, zoom = WHOLE, [width, height]: readonly [number, number] = [390, 844]) {
  const now = situationAt(spec);
  const game = gameById(spec.game);
  if (!game) throw new Error('no game');
  const desk = createDesk();
  const model = new TableModel({ desk, rack: createRack() }, kindOf(game.table), game);
  model.update(now);
  model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  model.makes = true;
  const moves = game.moves(now.seen);
  void desk.ask({ seat: 0, seen: now.seen, moves }, never);
  const { tiles, view } = model.arrange(now);
  let shown: readonly PlaceNumber[] = [];
  const numbers = new PlaceNumbers(
    { model, tiles: { tiles, view, zoom } },
    {
      mark(all) {
        shown = all;
      },
    },
  );
  const said = () => {
    numbers.update();
    return shown.map(({ value, scores }) => [value, scores]);
  };
  const layable = [...new Set(moves.flatMap((move) => (move.do === 'play' ? [move.tile] : [])))];
  return { desk, model, tiles, view, moves, layable, said, shown: () => shown };
}

describe('what each place would make (6.9)', () => {
  it('is told where the picked tile fits, and only while it is picked', () => {
    const { desk, said, moves } = asked(FIVES);
    const fitting = (tile: Tile) => moves.filter((move) => move.do === 'play' && move.tile === tile).length;
    expect(fitting('2-5')).toBe(2);
    expect(said()).toEqual([]);
    desk.pick('2-5');
    expect(said()).toEqual([
      [4, false],
      [10, true],
    ]);
    desk.pick(null);
    expect(said()).toEqual([]);
  });

  it.each(SUMS)('stands beside its place and covers no tile, no place and no other number: %s', (game, seats) => {
    const faults: string[] = [];
    let total = 0;
    for (const size of SIZES) {
      for (const seed of ['a', 'b']) {
        for (let moves = 3; moves <= 36; moves += 3) {
          const { desk, model, tiles, view, said, shown, layable } = asked(
            { game, seats, seed, moves, ask: true, eye: 0 },
            WHOLE,
            size,
          );
          const { surface } = model;
          const { board, unit } = surface.regions;
          const laid = tiles.flatMap((tile) => (tile.where === 'laid' ? [outlineOfTile(surface, tile)] : []));
          for (const tile of layable) {
            desk.pick(tile);
            said();
            const places = model.places(view).map((place) => outlineOfTile(surface, place));
            const bodies = shown().map(({ at, scores }) => bodyOf(at, unit * numberSize(scores)));
            total += bodies.length;
            for (const [k, number] of bodies.entries()) {
              expect(around([grown(board, 0.01), number])).toEqual(grown(board, 0.01));
              expect(Math.min(...places.map((place) => distance(number, place)))).toBeLessThanOrEqual(4 * unit);
              const others = [...laid, ...places, ...bodies.filter((_, n) => n !== k)];
              if (others.some((other) => overlap(number, grown(other, -1))))
                faults.push([seed, moves, tile, ...size].join(' '));
            }
          }
        }
      }
    }
    expect(total).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('is not told to who did not ask for it, nor where the table has no number', () => {
    const { desk, model, said } = asked(FIVES);
    model.makes = false;
    desk.pick('2-5');
    expect(said()).toEqual([]);
    const other = asked({ game: 'block', seats: 2, seed: 'h', moves: 4, ask: true, eye: 0 });
    const [first] = other.moves.flatMap((move) => (move.do === 'play' ? [move.tile] : []));
    other.desk.pick(first ?? null);
    expect(other.model.places(other.view).some(({ waits }) => waits)).toBe(true);
    expect(other.said()).toEqual([]);
  });

  it('is told in points where these are not the number (11.3, 15.3, 19.8), and where the table has none', () => {
    const all = (spec: StageSpec) => {
      const { desk, layable, said } = asked(spec);
      return layable.flatMap((tile) => {
        desk.pick(tile);
        return said();
      });
    };
    const steps = {
      game: 'italian',
      seats: 3,
      options: { hits: 'steps' },
      seed: 'c',
      moves: 0,
      ask: true,
      eye: 0,
    } as const;
    const later = (from: StageSpec) =>
      ['a', 'b', 'c', 'd'].flatMap((seed) => [3, 6, 9, 12].flatMap((moves) => all({ ...from, seed, moves })));
    const ofItalian = later(steps);
    expect(ofItalian.filter(([, scores]) => scores).map(([value]) => value)).not.toEqual([]);
    for (const [value, scores] of ofItalian) if (scores) expect([1, 2, 3, 4]).toContain(value);
    const ofBergen = later({ game: 'bergen', seats: 2, seed: 'h', moves: 0, ask: true, eye: 0 });
    expect(ofBergen).not.toEqual([]);
    // Bergen has no number: where nothing is scored nothing is told.
    for (const [value, scores] of ofBergen)
      expect([[2, 3, 4, 5].includes(Number(value)), scores]).toEqual([true, true]);
  });

  it('is hidden with the place that the wood hides', () => {
    const { desk, said } = asked(FIVES, { x: 0, y: 0, zoom: 2 });
    desk.pick('2-5');
    expect(said()).toHaveLength(2);
    const { cloth } = asked(FIVES).model.surface;
    const aside = asked(FIVES, { x: 0, y: 0, zoom: 2 });
    Object.assign(aside.model.surface.cloth, { ...cloth, width: 0 });
    aside.desk.pick('2-5');
    expect(aside.said()).toEqual([]);
  });
});

it('shows as many numbers as there are places, beside whatever else is shown', () => {
  fakeCanvas();
  const [under, over] = [new Container(), new Container()];
  const sprites = createAwardSprites(under, over);
  const seen = () =>
    [under, over]
      .flatMap((all) => all.children)
      .flatMap((all) => all.children.filter(({ visible }) => visible && all.visible).map(({ label }) => label));
  const point = { x: 10, y: 10, size: 1 };
  const scoring = { at: point, value: 10, scores: true };
  sprites.mark([{ ...scoring, value: 4, scores: false }, scoring], 1);
  expect(seen()).toEqual(['award spark', 'plaque', 'number 4', 'plaque', 'number +10']);
  sprites.mark([{ ...scoring, scores: false }], 1);
  expect(seen()).toEqual(['plaque', 'number 10']);
  // The end of the deal before fades.
  sprites.show({ opacity: 0, lights: [], tags: [{ at: point, count: 7 }], flying: [] }, 1);
  expect(seen()).toEqual(['plaque', 'number 10']);
  sprites.repaint();
  expect(seen()).toEqual([]);
  sprites.mark([scoring], 1);
  expect(seen()).toEqual(['award spark', 'plaque', 'number +10']);
});
