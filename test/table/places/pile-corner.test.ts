import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { gameById } from '../../../src/rules/games.ts';
import { pileCorner } from '../../../src/table/places/placement.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { layOut, placementOf, regionsOf } from '../kinds.ts';

describe('what lies in the boneyard', () => {
  it('begins where its first tile is seen, until none is left', () => {
    const surface = surfaceOf(regionsOf({ width: 390, height: 844, seats: 4, handSize: 10, arms: 8, rest: 15 }));
    const table = gameById('cyprus')?.table;
    if (!table) throw new Error('no game');
    const edges = new Set<number>();
    for (const { now } of dealOf({ game: 'cyprus', seats: 4, seed: '0', moves: 999, eye: 0 })) {
      const layout = layOut(now.seen.laid, now.seen.ends, table, { aspect: 0.7 });
      const lying = placementOf(now, 0, surface, layout, table).tiles.filter(({ where }) => where === 'boneyard');
      const corner = pileCorner(now.seen, surface);
      if (lying.length === 0) {
        expect(corner).toBeNull();
        continue;
      }
      const middles = lying.map(({ at }) => surface.camera.project(at).x);
      const away = Math.min(...middles) - (corner?.x ?? 0);
      expect(away).toBeGreaterThan(5);
      expect(away).toBeLessThan(30);
      edges.add(Math.round(corner?.x ?? 0));
    }
    expect(edges.size).toBeGreaterThan(2);
  });
});
