import { expect, it, vi } from 'vitest';
import { hudThemeOf } from '../../src/table/hud/hud-theme-of.ts';
import { createDressing } from '../../src/table/table-look.ts';
import type { ThemeNames } from '../../src/table/themes/theme-names.ts';

const IVORY: ThemeNames = { tiles: 'ivory', cloth: 'sea' };
const EBONY: ThemeNames = { tiles: 'ebony', cloth: 'wine' };

/** A stage and a glass that note what they are told; the stage may be another one. */
function table(numerals = false) {
  const stage = () => ({ dress: vi.fn(), numeralsBelow: vi.fn() });
  const at = { stage: stage() };
  const hud = { setTheme: vi.fn() };
  const changed = vi.fn();
  const dressing = createDressing({ theme: IVORY, numerals, meshes: () => at.stage, hud: () => hud, changed });
  return { dressing, at, hud, changed, stage };
}

it('dresses a new stage as the last one was dressed', () => {
  const { dressing, at, stage } = table();
  dressing.setTheme(EBONY);
  dressing.setNumerals(true);
  at.stage = stage();
  dressing.dress();
  expect(at.stage.dress.mock.calls).toEqual([[EBONY]]);
  expect(at.stage.numeralsBelow.mock.calls).toEqual([[Number.MAX_VALUE]]);
});

it('dresses the glass of the same, and has all of it painted', () => {
  const { dressing, at, hud, changed } = table();
  dressing.setTheme(EBONY);
  expect(at.stage.dress.mock.calls).toEqual([[EBONY]]);
  expect(hud.setTheme.mock.calls).toEqual([[hudThemeOf(EBONY)]]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('lets numerals stand for pips that are too small to be counted, or for all', () => {
  const { dressing, at } = table();
  const below = () => Number(at.stage.numeralsBelow.mock.lastCall?.[0]);
  dressing.dress();
  const small = below();
  expect(small).toBeGreaterThan(0);
  dressing.setNumerals(true);
  expect(below()).toBeGreaterThan(1000 * small);
  dressing.setNumerals(false);
  expect(below()).toBe(small);
});
