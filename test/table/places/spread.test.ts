/** 1.13: tiles that lie spread to be taken can be told apart, and stay where they are. */
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { mayTakeOwn } from '../../../src/rules/own-tiles.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { tileAt } from '../../../src/table/touch/hit-test.ts';
import { takingAt } from '../../match/taking.ts';
import { kindOf } from '../kinds.ts';

const NO_NOTCH = { top: 0, right: 0, bottom: 0, left: 0 };
/** The least side of a half-tile, CSS pixels: a tile is twice as long. */
const LEAST = 12;

const tables = games.filter(mayTakeOwn).map((game) => [game.id, Math.max(...game.seats), game] as const);

describe.each([
  [390, 844],
  [844, 390],
  [1280, 800],
])('at %i × %i', (width, height) => {
  it.each(tables)(
    'each tile of %s with %i lies on the board, and is the one under a finger in its middle',
    (_, seats, game) => {
      const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindOf(game.table), game);
      const first = takingAt(game, seats, []);
      model.update(first);
      model.fit(width, height, NO_NOTCH);
      const whole = model.arrange(first).tiles;
      const { camera, regions, pixelsAt } = model.surface;
      const { board } = regions;
      for (const [at, tile] of whole.entries()) {
        // 29.2: the engine is turned up before, and lies aside.
        if (first.seen.dead.includes(at)) continue;
        expect(tile.where).toBe('boneyard');
        const { x, y } = camera.project(tile.at);
        expect(x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height).toBe(true);
        expect(tileAt(camera, x, y, whole, 'boneyard', 0)).toBe(at);
        expect(tile.scale * pixelsAt(tile.at)).toBeGreaterThan(LEAST);
      }
      const now = takingAt(game, seats, [5, 2]);
      model.update(now);
      const { tiles } = model.arrange(now);
      expect(tiles[5]?.where).toBe('own');
      for (const at of now.seen.boneyard) expect(tiles[at]).toEqual(whole[at]);
      expect(model.pileCorner).toBeNull();
    },
  );
});
