import { expect, it, vi } from 'vitest';
import { hudThemeOf } from '../../src/table/hud/hud-theme-of.ts';
import { TableTheme } from '../../src/table/table-theme.ts';
import type { ThemeNames } from '../../src/table/themes/theme-names.ts';

const IVORY: ThemeNames = { tiles: 'ivory', cloth: 'sea' };
const EBONY: ThemeNames = { tiles: 'ebony', cloth: 'wine' };

/** Meshes and a HUD that note what they are told; the meshes may be other ones. */
function table(numerals = false) {
  const meshes = () => ({ setTheme: vi.fn(), numeralsBelow: vi.fn() });
  const slot = { now: { meshes: meshes() } };
  const hud = { setTheme: vi.fn() };
  const changed = vi.fn();
  const theme = new TableTheme(slot, hud, { theme: IVORY, numerals }, changed);
  return { theme, slot, hud, changed, meshes };
}

it('gives new meshes the theme of the last ones', () => {
  const { theme, slot, meshes } = table();
  theme.setTheme(EBONY);
  theme.setNumerals(true);
  slot.now.meshes = meshes();
  theme.apply();
  expect(slot.now.meshes.setTheme.mock.calls).toEqual([[EBONY]]);
  expect(slot.now.meshes.numeralsBelow.mock.calls).toEqual([[Number.MAX_VALUE]]);
});

it('gives the HUD the same, and has all of it painted', () => {
  const { theme, slot, hud, changed } = table();
  theme.setTheme(EBONY);
  expect(slot.now.meshes.setTheme.mock.calls).toEqual([[EBONY]]);
  expect(hud.setTheme.mock.calls).toEqual([[hudThemeOf(EBONY)]]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('lets numerals stand for pips that are too small to be counted, or for all', () => {
  const { theme, slot } = table();
  const below = () => Number(slot.now.meshes.numeralsBelow.mock.lastCall?.[0]);
  theme.apply();
  const small = below();
  expect(small).toBeGreaterThan(0);
  theme.setNumerals(true);
  expect(below()).toBeGreaterThan(1000 * small);
  theme.setNumerals(false);
  expect(below()).toBe(small);
});
