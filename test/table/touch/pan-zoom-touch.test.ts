import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { missBy, placeAt } from '../../../src/table/touch/hit-test.ts';
import { PanZoom } from '../../../src/table/touch/pan-zoom.ts';
import { targetsOf } from '../../../src/table/touch/targets.ts';
import { CATCH, catching, plainTouch } from '../../../src/table/touch/under-finger.ts';
import { kindOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';

/** A person in free play who holds a tile that fits at several places, and may look panZoom. */
const PICKED = { held: { tile: '0-0', quarters: 0 }, turned: () => [] } as const;

function sitDown(width: number, height: number) {
  const game = gameById('cyprus');
  if (!game) throw new Error('no game');
  const wanted = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 })].flatMap(({ now }) => {
    const moves = now.seen.turn?.seat === 0 && now.seen.phase === 'freePlay' ? game.moves(now.seen) : [];
    const plays = moves.filter((move) => move.do === 'play');
    const held = plays.find(({ tile }) => plays.filter((move) => move.tile === tile).length >= 2)?.tile;
    return held ? [{ now, moves, held }] : [];
  })[0];
  if (!wanted) throw new Error('no such situation');
  const { now, moves, held } = wanted;
  const desk = createDesk();
  const model = new TableModel({ desk, rack: createRack() }, kindOf(game.table), game);
  void desk.ask({ seat: 0, seen: now.seen, moves }, new AbortController().signal);
  desk.pick(held);
  const { tiles: moving, clock, next } = unseenTiles();
  model.update(now);
  model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  const panZoom = new PanZoom(model.surface, {
    clock,
    reducedMotion: () => true,
    leaps: () => {},
    changed: (zoom) => moving.look(zoom),
    onClose() {},
  });
  const arranged = () => model.arrange(now);
  moving.set(arranged());
  const { camera, regions } = model.surface;
  const touchable = () => ({
    camera,
    seen: now.seen,
    own: 0,
    tiles: moving.tiles,
    places: model.places(moving.view),
    view: moving.view,
    hides: (x: number, y: number) => panZoom.hides(x, y),
  });
  return {
    seen: now.seen,
    moving,
    panZoom,
    camera,
    regions,
    arranged,
    clock,
    next,
    places: () => model.places(moving.view).filter(({ waits }) => waits),
    targets: () => targetsOf({ ...touchable(), held: null, regions }),
    touchable,
    /** Looks closely at where a place is. */
    lookCloselyAt(x: number, y: number) {
      for (let i = 0; i < 3; i++) panZoom.wheel(x, y, -240);
    },
  };
}

const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

describe.each(SIZES)('looked at closely at %i × %i', (...size) => {
  it('places are touched where they are seen, at their middles and all over their pictures', () => {
    const table = sitDown(...size);
    let touched = 0;
    for (const { arm } of table.places()) {
      const home = table.camera.project(table.places().find((one) => one.arm === arm)?.at ?? [0, 0, 0]);
      table.lookCloselyAt(home.x, home.y);
      const place = table.places().find((one) => one.arm === arm);
      if (!place) throw new Error('the place is gone');
      const middle = table.camera.project(place.at);
      expect(table.targets().places.map((one) => one.arm)).toContain(arm);
      for (const dx of [-70, -40, 0, 40, 70]) {
        for (const dy of [-70, -40, 0, 40, 70]) {
          const [x, y] = [middle.x + dx, middle.y + dy];
          if (missBy(table.camera, x, y, place) > 0 || table.panZoom.hides(x, y)) continue;
          expect(plainTouch.under(table.touchable(), { x, y }, PICKED)).toEqual({ on: 'place', arm });
          expect(catching(table.touchable(), { x, y }, { x, y })?.arm).toBe(arm);
          touched++;
        }
      }
      table.panZoom.reset();
    }
    expect(touched).toBeGreaterThan(10);
  });

  it('nothing under the wood is touched, named as a target, or catches a tile', () => {
    const table = sitDown(...size);
    const { board } = table.regions;
    let hidden = 0;
    for (const [u, v] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.02, 0.98],
      [0.98, 0.98],
    ] as const) {
      table.lookCloselyAt(board.x + board.width * u, board.y + board.height * v);
      const named = table.targets().places.map(({ arm }) => arm);
      for (const place of table.places()) {
        const { x, y } = table.camera.project(place.at);
        expect(named.includes(place.arm)).toBe(!table.panZoom.hides(x, y));
        if (!table.panZoom.hides(x, y)) continue;
        hidden++;
        expect(placeAt(table.camera, x, y, table.places(), (x, y) => table.panZoom.hides(x, y))).toBeNull();
        const caught = catching(table.touchable(), { x, y }, { x, y });
        expect(caught?.arm).not.toBe(place.arm);
      }
      table.panZoom.reset();
    }
    expect(hidden).toBeGreaterThan(3);
  });

  it('the hand and the boneyard are touched where they always are', () => {
    const table = sitDown(...size);
    const before = table.targets();
    table.lookCloselyAt(table.regions.board.x + 20, table.regions.board.y + 20);
    expect(table.targets().hand).toEqual(before.hand);
    expect(table.targets().boneyard).toEqual(before.boneyard);
    for (const { x, y, tile } of before.hand) {
      expect(plainTouch.under(table.touchable(), { x, y }, PICKED)).toMatchObject({ on: 'own', tile });
    }
  });
});

it('a carried tile is caught within 44 px of a place however small it is', () => {
  const table = sitDown(390, 844);
  const [place] = table.places();
  if (!place) throw new Error('no place');
  const { x, y } = table.camera.project(place.at);
  const near = { x: x + (CATCH - 1) * Math.SQRT1_2, y: y + (CATCH - 1) * Math.SQRT1_2 };
  expect(catching({ ...table.touchable(), places: [place] }, near, near)?.arm).toBe(place.arm);
  const far = { x: x + CATCH * 2, y: y + CATCH * 2 };
  expect(catching({ ...table.touchable(), places: [place] }, far, far)).toBeNull();
});

describe('what moves while the cloth is looked at closely', () => {
  const atRest = (table: ReturnType<typeof sitDown>) => table.moving.tiles.map(({ at, scale }) => ({ at, scale }));

  it('comes to lie where showing it puts it', async () => {
    const [gliding, shown] = [sitDown(390, 844), sitDown(390, 844)];
    for (const table of [gliding, shown]) table.lookCloselyAt(150, 300);
    // Everything starts from the rack.
    for (const at of gliding.moving.tiles.keys()) {
      const tile = gliding.moving.tiles[at];
      if (tile) gliding.moving.put(at, { ...tile, at: [0, -5, 1], scale: 0.5 });
    }
    const moving = gliding.moving.glide(gliding.arranged(), 300);
    gliding.next();
    // A finger zooms in further meanwhile, at both tables alike.
    for (const table of [gliding, shown]) table.panZoom.wheel(200, 320, -120);
    while (gliding.next());
    await moving;
    expect(atRest(gliding)).toEqual(atRest(shown));
    expect(gliding.moving.astray(gliding.arranged())).toEqual([]);
  });

  it('is where it was once the table is seen whole again', () => {
    const table = sitDown(1280, 800);
    const before = atRest(table);
    const { view } = table.moving;
    table.lookCloselyAt(500, 200);
    expect(atRest(table)).not.toEqual(before);
    table.panZoom.reset();
    expect(atRest(table)).toEqual(before);
    expect(table.moving.view).toEqual(view);
  });

  it('leaves rack and boneyard alone', () => {
    const table = sitDown(1280, 800);
    const others = () => table.moving.tiles.filter(({ where }) => where !== 'laid');
    const before = others();
    table.lookCloselyAt(500, 200);
    expect(others()).toEqual(before);
  });
});
