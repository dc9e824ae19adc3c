import { expect, it } from 'vitest';
import { RACK_LIGHT } from '../../../../src/table/places/look.ts';
import { FACING } from '../../../../src/table/places/tile-rows.ts';
import { FLAT, lightOn } from '../../../../src/table/renderer/lighting.ts';
import { RACK } from '../../../../src/table/renderer/tiles/tile-shader.ts';
import { rotate } from '../../../../src/table/space/vectors.ts';

it('a tile on the rack has the ivory of a tile on the cloth: as bright, and as warm', () => {
  const seen = lightOn(rotate(FACING, [0, 0, 1])).map((light, i) => light * (1 + (RACK[i] ?? 0) * RACK_LIGHT));
  const parts = seen.map((light, i) => light / (FLAT[i] ?? 0));
  for (const part of parts) {
    expect(part).toBeGreaterThan(0.93);
    expect(part).toBeLessThanOrEqual(1);
  }
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(0.02);
});
