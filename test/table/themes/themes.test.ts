import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOTHS, TILE_SETS } from '../../../src/art/materials.ts';
import { hudThemeOf } from '../../../src/table/hud/hud-theme-of.ts';
import { albedoOf } from '../../../src/table/renderer/albedo.ts';
import { FLAT } from '../../../src/table/renderer/lighting.ts';
import { TABLES } from '../../../src/table/themes/cloths.ts';
import type { ClothTheme, TileSet } from '../../../src/table/themes/theme.ts';
import { TILES } from '../../../src/table/themes/tile-sets.ts';
import { blend, css } from '../../../src/ui/colours.ts';
import { COPPER_LIGHT, IVORY } from '../../../src/ui/style.ts';
import { contrast, difference } from '../../ui/contrast.ts';

const sets: [string, TileSet][] = Object.entries(TILES);
const tables: [string, ClothTheme][] = Object.entries(TABLES);

describe.each(sets)('tiles of %s', (name, tiles) => {
  const face = blend(...tiles.face, 0.5);

  it('have numbers that can be read on their faces, small numerals too', () => {
    expect(tiles.pips).toHaveLength(13);
    for (const [number, pip] of tiles.pips.entries()) {
      expect(contrast(pip, face), `${number}`).toBeGreaterThanOrEqual(4.5);
      for (const streak of tiles.face) expect(contrast(pip, streak), `${number}`).toBeGreaterThanOrEqual(3.6);
    }
  });

  it('have no two numbers that look alike', () => {
    for (const [b, other] of tiles.pips.entries()) {
      for (const [a, one] of tiles.pips.entries()) {
        if (a > 0 && a < b) expect(difference(one, other), `${a} and ${b}`).toBeGreaterThan(0.06);
      }
    }
  });

  it.each(tables)('stand out from the cloth called %s, by their faces or by the line around them', (_, { cloth }) => {
    const outline = tiles.frame > 0 ? tiles.pin : face;
    expect(contrast(outline, cloth)).toBeGreaterThanOrEqual(3);
  });

  it('show on their backs which way up they lie, and whose they are', () => {
    expect(contrast(tiles.star, tiles.back)).toBeGreaterThanOrEqual(3);
    expect(difference(tiles.back, face)).toBeGreaterThan(0.1);
  });

  it('are drawn in the same colours at the table of text', () => {
    const sheet = readFileSync(new URL('../../../src/access/tile-sets.css', import.meta.url), 'utf8');
    const rule = sheet.split(`[data-tiles="${name}"]`)[1]?.split('}')[0] ?? '';
    for (const [number, pip] of tiles.pips.entries()) expect(rule).toContain(`--pip-${number}: ${css(pip)};`);
    expect(rule).toContain(`--tile-shade: ${css(tiles.face[0])};`);
    expect(rule).toContain(`--tile-face: ${css(tiles.face[1])};`);
  });
});

describe.each(tables)('the cloth called %s', (name, table) => {
  it('lets words of ivory be read on it, and shows its inlay', () => {
    expect(contrast(IVORY, table.cloth)).toBeGreaterThanOrEqual(7);
    expect(contrast(table.inlay, table.cloth)).toBeGreaterThanOrEqual(3);
  });

  it('is the ground of the screens', () => {
    const sheet = readFileSync(new URL('../../../src/shell/cloths.css', import.meta.url), 'utf8');
    const rule = sheet.split(`[data-cloth="${name}"]`)[1]?.split('}')[0] ?? '';
    expect(rule).toContain(`--sea: ${css(table.cloth)};`);
    expect(rule).toContain(`--cloth-inlay: ${css(table.inlay)};`);
    expect(rule).toContain(`--cloth-wood: ${css(table.wood[0])};`);
  });
});

const dresses = TILE_SETS.flatMap((tiles) => CLOTHS.map((cloth) => ({ tiles, cloth })));
describe.each(dresses)('what lies on the glass before tiles of $tiles on the cloth called $cloth', (names) => {
  const { face, pips, cloth, wood, back, star } = hudThemeOf(names, 'pips');

  it('has numbers that can be read on its chips', () => {
    for (const side of face) for (const pip of pips) expect(contrast(pip, side)).toBeGreaterThanOrEqual(3.6);
    for (const pip of pips) expect(contrast(pip, face[1])).toBeGreaterThanOrEqual(4.3);
    expect(contrast(star, back)).toBeGreaterThanOrEqual(3);
  });

  it('has words that can be read on its plates and strips', () => {
    for (const ground of [...wood, ...cloth]) {
      expect(contrast(IVORY, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(COPPER_LIGHT, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('a colour comes out of the lamp and the developing as it was meant', () => {
  for (const colour of [0xf2ebdc, 0x0e3160, 0x5c3a22, 0x000000]) {
    const seen = albedoOf(colour).map((albedo, i) => {
      const c = albedo * (FLAT[i] ?? 0);
      const developed = (c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14);
      return Math.round(255 * (developed <= 0.0031308 ? 12.92 * developed : 1.055 * developed ** (1 / 2.4) - 0.055));
    });
    expect(seen).toEqual([16, 8, 0].map((shift) => (colour >> shift) & 255));
  }
});
