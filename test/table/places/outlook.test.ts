import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { games } from '../../../src/rules/games.ts';
import { lastWhere } from '../../../src/rules/last-where.ts';
import { createLayoutCache } from '../../../src/table/model/layout-cache.ts';
import { EMPTY, footOf, viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { HALF_THICK } from '../../../src/table/space/tile-size.ts';
import { kindOf, layOut, placementOf, regionsOf } from '../kinds.ts';

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

describe.each(SIZES)('at %i × %i', (width, height) => {
  const surface = surfaceOf(regionsOf({ width, height, seats: 2, handSize: 7, arms: 2 }));

  it('a line has room for two tiles beside the first one at either end before it is seen from farther off', () => {
    const line = kindOf({ kind: 'line' }).outlook;
    const straight = { ...EMPTY, ...(width > height ? { left: -5, right: 5 } : { bottom: -5, top: 5 }) };
    const [empty, two] = [EMPTY, straight].map((bounds) => viewOf(surface, line, bounds).scale);
    expect(two).toBe(empty);
    // And its tiles begin at least as large as those of a star.
    expect(empty).toBeGreaterThanOrEqual(viewOf(surface, kindOf({ kind: 'star' }).outlook, EMPTY).scale);
  });
});

it('only stars and crosses have blades and a star in the cloth; a border says which way a line begins', () => {
  const inlays = games.map(({ table }) => [table.kind, kindOf(table).outlook.inlay(table, false, false)] as const);
  expect(new Set(inlays.map(([kind, inlay]) => `${kind}: ${inlay}`))).toEqual(
    new Set([
      'star: eight',
      'star: four',
      'cross: cross',
      'house: cross',
      'line: knots',
      'row: road',
      'stack: woven',
      'grid: knots',
      'two lines: rails',
      'tree: wreath',
      'trains: trains 5',
      'outline: squares',
    ]),
  );
  for (const { table } of games) {
    expect(kindOf(table).outlook.hasBlades).toBe(table.kind === 'star' || table.kind === 'cross');
    const turned = kindOf(table).outlook.inlay(table, true, false) !== kindOf(table).outlook.inlay(table, false, false);
    expect(turned).toBe(table.kind === 'line' || table.kind === 'grid');
  }
});

describe('halves over halves (13.1)', () => {
  const layoutOf = createLayoutCache(layOut);
  const table = { kind: 'stack', arms: 2, doubles: 'in line' } as const;
  const surface = surfaceOf(regionsOf({ width: 1280, height: 800, seats: 2, handSize: 8, arms: 2 }));
  const steps = [...dealOf({ game: 'french', seats: 2, seed: 'b', moves: 999, eye: 0 })];

  it('lie a tile higher where they lie over others, and cover as many halves as they join', () => {
    for (const { now } of steps) {
      const layout = layoutOf(now.seen, table, 1.6);
      const { tiles, view } = placementOf(now, 0, surface, layout, table);
      const laid = now.seen.laid.map(({ at }) => tiles[at]);
      for (const [i, placed] of laid.entries()) {
        const level = layout.poses[i]?.level ?? 0;
        expect(placed?.at[2]).toBeCloseTo((2 * level + 1) * HALF_THICK * view.scale);
        expect(placed?.upper).toBe(level);
        if (level === 1) expect([placed?.coveredAbove, placed?.coveredBelow]).toEqual([0, 0]);
      }
      const covered = laid.reduce((sum, one) => sum + (one ? one.coveredAbove + one.coveredBelow : 0), 0);
      expect(covered).toBe(Math.max(0, laid.length - 1));
    }
  });

  it('leave bare exactly the halves that the ends show', () => {
    const { now } = lastWhere(steps, ({ now }) => now.seen.laid.length > 6) ?? steps[0] ?? { now: null };
    if (!now) throw new Error('no deal');
    const layout = layoutOf(now.seen, table, 1.6);
    const { tiles } = placementOf(now, 0, surface, layout, table);
    for (const { to, place } of now.seen.ends) {
      const laid = now.seen.laid[to];
      const tile = laid && tiles[laid.at];
      const isInner = to === 0 && place === 0;
      expect(isInner ? tile?.coveredBelow : tile?.coveredAbove).toBe(0);
    }
  });

  it('stand on a foot as high as a tile is thick', () => {
    expect(footOf({ scale: 2 }, { level: 1 })).toBeCloseTo(4 * HALF_THICK);
    expect(footOf({ scale: 2 }, {})).toBe(0);
  });
});
