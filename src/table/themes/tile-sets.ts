import type { TileSetName } from '../../art/materials.ts';
import { pipColour } from '../../ui/colours.ts';
import type { TileSet } from './theme.ts';

/** Ivory with engraved pips on a back of dark wood. */
const IVORY: TileSet = {
  face: [0xe9dfc9, 0xf2ebdc],
  gloss: 0.4,
  metal: 0,
  warmth: 1,
  depth: 1,
  pips: Array.from({ length: 13 }, (_, number) => pipColour(number)),
  accents: [],
  back: 0x3a2519,
  star: 0xd58a55,
  pin: 0xe0b964,
  frame: 0,
  mark: 0xd5743a,
};

/** The tile sets by name. Each number keeps its hue from set to set. */
export const TILES = {
  ivory: IVORY,
  /** Ebony with pips of inlaid bone and shell, on a back of boxwood. */
  ebony: {
    face: [0x1d1614, 0x2f2521],
    gloss: 0.6,
    metal: 0,
    warmth: 0.15,
    depth: 0.3,
    pips: [
      0xa49c8c, 0x6fb4f6, 0x44a269, 0xda7362, 0xcfa3fe, 0xee9a4e, 0x54cfd0, 0xfd93b3, 0xa2ca68, 0x6093e0, 0xc476bb,
      0xe5c7b4, 0xfbf3e2,
    ],
    accents: [],
    back: 0xc59c62,
    star: 0x38251a,
    pin: 0xe0b964,
    frame: 1,
    mark: 0xf0965a,
  },
  /** Rosy copper, engraved and blackened, on a back gone green. */
  copper: {
    face: [0xe2a062, 0xf0b679],
    gloss: 0.6,
    metal: 0.7,
    warmth: 0.3,
    depth: 1,
    pips: [
      0x18160e, 0x001776, 0x005509, 0x8a1900, 0x51318f, 0x4a1300, 0x004f62, 0x6d0c42, 0x193200, 0x000035, 0x3b0039,
      0x523d29, 0x17110d,
    ],
    accents: [],
    back: 0x2a6254,
    star: 0xe2a47a,
    pin: 0xf6dca0,
    frame: 0,
    mark: 0x7c2410,
  },
  /** Pictures laid into ivory, which has pips in games with numbers above six. */
  pictures: {
    ...IVORY,
    depth: 0.3,
    accents: [0x0f7f8f, 0xb8501e, 0xc0271c, 0x2f7a3f, 0xf0a64a, 0xf0bf5e, 0x7fd0d8],
  },
} as const satisfies Record<TileSetName, TileSet>;
