import type { Symbols } from '../../art/symbols.ts';
import { blend } from '../../ui/colours.ts';
import type { HudTheme } from '../../ui/hud-theme.ts';
import { type ThemeNames, themeOf } from '../themes/theme-names.ts';

const BLACK = 0x000000;
const WHITE = 0xffffff;

/** Returns the HUD's colours, made from those of the tiles and the table, with the symbols on the tiles. */
export function hudThemeOf(names: ThemeNames, symbols: Symbols): HudTheme {
  const { tiles, table } = themeOf(names);
  const [shade, light] = tiles.face;
  // A dark face has a line of metal around it instead of light on its edges.
  const isDark = tiles.frame > 0;
  return {
    face: [blend(light, WHITE, isDark ? 0 : 0.12), blend(shade, light, 0.5), blend(shade, BLACK, 0.06)],
    edge: [isDark ? tiles.pin : blend(light, WHITE, 0.85), blend(shade, BLACK, 0.35)],
    pips: tiles.pips,
    accents: tiles.accents,
    symbols,
    mark: tiles.mark,
    back: tiles.back,
    star: tiles.star,
    cloth: [blend(table.cloth, BLACK, 0.22), blend(table.cloth, BLACK, 0.62)],
    // Darker than the table, so that words on it are easy to read.
    wood: [blend(table.wood[0], BLACK, 0.3), blend(table.wood[1], BLACK, 0.22), blend(table.wood[2], BLACK, 0.1)],
  };
}
