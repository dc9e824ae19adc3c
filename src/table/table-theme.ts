/** The materials of tiles, table and HUD, and the symbols on tiles, on any renderer. */
import type { Symbols } from '../art/symbols.ts';
import type { Hud } from '../ui/hud.ts';
import type { HudTheme } from '../ui/hud-theme.ts';
import { hudThemeOf } from './hud/hud-theme-of.ts';
import type { TableMeshes } from './renderer/table-meshes.ts';
import { PIXELS } from './space/camera.ts';
import type { ThemeNames } from './themes/theme-names.ts';

export interface ThemeSettings {
  readonly theme: ThemeNames;
  /** The symbols on the tiles of this game. */
  readonly symbols: Symbols;
}

/** The slot that holds the present meshes. */
interface MeshSlot {
  readonly now: { readonly meshes: Pick<TableMeshes, 'setTheme' | 'setSymbols'> };
}

/** Halves smaller than this on the screen, in CSS pixels, show numerals. */
const READABLE = 18;

export class TableTheme {
  readonly #slot: MeshSlot;
  readonly #hud: Pick<Hud, 'setTheme'>;
  readonly #changed: () => void;
  #settings: ThemeSettings;

  /** The HUD has that theme already. `changed` is called when everything has to be painted again. */
  constructor(slot: MeshSlot, hud: Pick<Hud, 'setTheme'>, settings: ThemeSettings, changed: () => void) {
    this.#slot = slot;
    this.#hud = hud;
    this.#settings = settings;
    this.#changed = changed;
  }

  /** The HUD's present colours. */
  get hud(): HudTheme {
    return hudThemeOf(this.#settings.theme, this.#settings.symbols);
  }

  /** Applies the theme to new meshes. */
  apply(): void {
    const { meshes } = this.#slot.now;
    meshes.setTheme(this.#settings.theme);
    meshes.setSymbols(this.#settings.symbols, READABLE / PIXELS);
  }

  set(settings: ThemeSettings): void {
    this.#settings = settings;
    this.apply();
    this.#hud.setTheme(this.hud);
    this.#changed();
  }
}
