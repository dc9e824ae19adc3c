/** A hand that grows by drawing: its rack takes a second row once, and the tiles on the table stay as they lie. */
import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { often } from '../../long.ts';
import { gameIn, kindIn } from '../kinds.ts';

const SCREENS = [
  [390, 844, 34],
  [320, 568, 29],
  [844, 390, 34],
  [568, 320, 34],
  [1280, 800, 55],
] as const;
const GAMES = [
  ['cyprus', 4],
  ['draw', 4],
  ['all-sevens', 2],
  ['matador', 3],
] as const;

const modelOf = (game: string) =>
  new TableModel({ desk: createDesk(), rack: createRack() }, kindIn(game), gameIn(game));

/** The side of the smallest own tile, CSS pixels, and the tiles on the table as they lie to each other. */
function shownBy(model: TableModel, now: Situation) {
  const { tiles, view } = model.arrange(now);
  const { pixelsAt } = model.surface;
  const own = tiles.filter(({ where }) => where === 'own').map(({ at, scale }) => scale * pixelsAt(at));
  const lying = tiles.flatMap(({ where, at, scale, turn }) =>
    where === 'laid' ? [[(at[0] - view.x) / scale, (at[1] - view.y) / scale, ...turn].map((n) => n.toFixed(3))] : [],
  );
  return { side: Math.min(...own), count: own.length, lying };
}

describe.each(GAMES)('a hand of %s with %i seats', (game, seats) => {
  it.each(SCREENS)('stays readable as it grows, on a rack that grows once: %i × %i', (width, height, least) => {
    const resize = (model: TableModel) => model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
    for (const seed of ['a', 'b', 'c'].slice(0, often(1, 3))) {
      const model = modelOf(game);
      const heights: number[] = [];
      let last: Situation | null = null;
      for (const { now } of dealOf({ game, seats, seed, moves: 999, eye: 0 })) {
        if (model.update(now) || heights.length === 0) resize(model);
        const { side, count } = shownBy(model, now);
        const { height } = model.surface.regions.rack;
        if (heights.at(-1) !== height) heights.push(height);
        if (count > 0 && now.seen.turn !== null) expect(side).toBeGreaterThanOrEqual(least);
        last = now;
      }
      if (!last) throw new Error('no deal');
      const reloaded = modelOf(game);
      reloaded.update(last);
      resize(reloaded);
      expect(shownBy(model, last).lying).toEqual(shownBy(reloaded, last).lying);
      expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b).slice(0, 2));
    }
  });

  it('stands on the usual rack again in the next deal', () => {
    const model = modelOf(game);
    const heights = ['a', 'b', 'c', 'd', 'e'].map((seed, nth) => {
      const [first, ...further] = dealOf({ game, seats, seed, moves: 999, eye: 0 });
      if (!first) throw new Error('no deal');
      const take = (now: Situation, isNew: boolean) => {
        if (model.update(now) || isNew) model.fit(390, 844, { top: 0, right: 0, bottom: 0, left: 0 });
        return model.surface.regions.rack.height;
      };
      return { usual: take(first.now, nth === 0), grown: Math.max(...further.map(({ now }) => take(now, false))) };
    });
    expect(new Set(heights.map(({ usual }) => usual)).size).toBe(1);
    expect(heights.filter(({ usual, grown }) => grown > usual)).not.toEqual([]);
  });
});
