/** A row of tiles face down before its player, who sees only the next one (21.1). */
import { expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { gameIn, layOut, placementOf, regionsOf, settingOf } from '../kinds.ts';

const sausage = gameIn('sausage');

/** Sides of half-tiles in the own row as it is dealt: face down, and turned up; CSS pixels. And the unit of the screen. */
function ownRow(width: number, height: number) {
  const surface = surfaceOf(regionsOf({ width, height, ...settingOf(sausage, {}, 2) }));
  for (const { now } of dealOf({ game: 'sausage', seats: 2, seed: 'a', moves: 9, eye: 0 })) {
    const { seen } = now;
    if (seen.turn?.seat !== 0) continue;
    const { tiles } = placementOf(
      now,
      0,
      surface,
      layOut(seen.laid, seen.ends, sausage.table, { aspect: 1.5 }),
      sausage.table,
    );
    const sides = (seen.hands[0] ?? []).flatMap((at) => {
      const tile = tiles[at];
      return tile ? [tile.scale * surface.pixelsAt(tile.at)] : [];
    });
    return { down: Math.min(...sides), up: Math.max(...sides), unit: surface.regions.unit };
  }
  throw new Error('the person has no turn');
}

it.each([
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
])(
  'is nearly as large on a large screen as any own tile, and the tile that is turned up is as large: %i × %i',
  (width, height) => {
    const { down, up, unit } = ownRow(width, height);
    expect(up).toBeGreaterThanOrEqual(60 * unit);
    expect(down).toBeGreaterThanOrEqual(0.78 * up);
  },
);

it.each([
  [390, 844],
  [844, 390],
  [320, 568],
])('never has the tile that is turned up smaller than those that wait: %i × %i', (width, height) => {
  const { down, up } = ownRow(width, height);
  expect(up).toBeGreaterThan(down);
});
