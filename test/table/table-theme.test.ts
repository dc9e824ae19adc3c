import { expect, it, vi } from 'vitest';
import type { Symbols } from '../../src/art/symbols.ts';
import { hudThemeOf } from '../../src/table/hud/hud-theme-of.ts';
import { TableTheme } from '../../src/table/table-theme.ts';
import type { ThemeNames } from '../../src/table/themes/theme-names.ts';

const IVORY: ThemeNames = { tiles: 'ivory', cloth: 'sea' };
const EBONY: ThemeNames = { tiles: 'ebony', cloth: 'wine' };

/** Meshes and a HUD that note what they are told; the meshes may be other ones. */
function table(symbols: Symbols = 'pips') {
  const meshes = () => ({ setTheme: vi.fn(), setSymbols: vi.fn() });
  const slot = { now: { meshes: meshes() } };
  const hud = { setTheme: vi.fn() };
  const changed = vi.fn();
  const theme = new TableTheme(slot, hud, { theme: IVORY, symbols }, changed);
  return { theme, slot, hud, changed, meshes };
}

it('gives new meshes the theme of the last ones', () => {
  const { theme, slot, meshes } = table();
  theme.set({ theme: EBONY, symbols: 'numerals' });
  slot.now.meshes = meshes();
  theme.apply();
  expect(slot.now.meshes.setTheme.mock.calls).toEqual([[EBONY]]);
  expect(slot.now.meshes.setSymbols.mock.calls).toEqual([['numerals', expect.any(Number)]]);
});

it('gives the HUD the same, and has all of it painted', () => {
  const { theme, slot, hud, changed } = table();
  theme.set({ theme: EBONY, symbols: 'numerals' });
  expect(slot.now.meshes.setTheme.mock.calls).toEqual([[EBONY]]);
  expect(hud.setTheme.mock.calls).toEqual([[hudThemeOf(EBONY, 'numerals')]]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('says below which size pips are too small to be counted', () => {
  const { theme, slot } = table();
  theme.apply();
  const [symbols, readable] = slot.now.meshes.setSymbols.mock.lastCall ?? [];
  expect(symbols).toBe('pips');
  expect(readable).toBeGreaterThan(0);
});
