/** What tiles, table and glass are made of, and from what size on numerals stand for pips: on whichever stage there is. */
import type { Hud } from '../ui/hud.ts';
import { hudThemeOf } from './hud/hud-theme-of.ts';
import type { Meshes } from './renderer/table-meshes.ts';
import { PIXELS } from './space/camera.ts';
import type { ThemeNames } from './themes/theme-names.ts';

export interface DressingOptions {
  readonly theme: ThemeNames;
  /** Whether numerals stand for all pips. */
  readonly numerals: boolean;
  meshes(): Pick<Meshes, 'dress' | 'numeralsBelow'>;
  hud(): Pick<Hud, 'setTheme'>;
  /** It has to be painted anew. */
  changed(): void;
}

export interface Dressing {
  /** Dresses a stage that knows nothing yet. */
  dress(): void;
  setTheme(theme: ThemeNames): void;
  setNumerals(numerals: boolean): void;
}

/** Halves smaller than this on the screen, in CSS pixels, show numerals. */
const READABLE = 18;

/** The glass is dressed in `theme` already. */
export function createDressing({ theme, numerals, meshes, hud, changed }: DressingOptions): Dressing {
  const engrave = () => meshes().numeralsBelow(numerals ? Number.MAX_VALUE : READABLE / PIXELS);
  const dress = () => {
    meshes().dress(theme);
    engrave();
  };
  return {
    dress,
    setTheme(wanted) {
      theme = wanted;
      dress();
      hud().setTheme(hudThemeOf(theme));
      changed();
    },
    setNumerals(wanted) {
      numerals = wanted;
      engrave();
      changed();
    },
  };
}
