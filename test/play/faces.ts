/** What a picture of one tile shows, compared with where its pips belong. */
import type { PIPS } from '../../src/art/pips.ts';
import { contrast } from '../ui/contrast.ts';

/** A tile seen from straight above, its middle in the middle; RGBA from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Pixels of a half-tile's side. */
  readonly side: number;
  readonly pixels: Uint8Array;
}

/** How far light and shadow of an engraved edge reach, as a part of the half's side. */
const LIP = 0.03;
/** Pixels that an edge may be off. */
const BLUR = 1.5;

export interface Judged {
  /** Pixels of pips that look like bare face, and pixels of bare face that do not. */
  readonly missing: number;
  readonly stray: number;
  /** Pixels of pips that were looked at. */
  readonly inked: number;
  /** Contrast of the middles of the pips with the bare face there, in the middle of all of them. */
  readonly contrast: number;
}

/** Compares a tile with the bare one; `halves`: where the pips of the upper and of the lower half belong, and how large. */
export function judge(
  tile: Picture,
  bare: Picture,
  halves: readonly { readonly pips: (typeof PIPS)[number]; readonly radius: number }[],
): Judged {
  const { width, height, side } = tile;
  let [missing, stray, inked] = [0, 0, 0];
  const contrasts: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const away = offCentre(halves, (x + 0.5 - width / 2) / side, (y + 0.5 - height / 2) / side);
      const change = difference(tile.pixels, bare.pixels, at);
      if (away < -BLUR / side) {
        inked++;
        if (change < 30) missing++;
      } else if (away > LIP + BLUR / side && change > 3) stray++;
      if (away < -0.045) contrasts.push(contrast(colourAt(tile.pixels, at), colourAt(bare.pixels, at)));
    }
  }
  contrasts.sort((a, b) => a - b);
  return { missing, stray, inked, contrast: contrasts[contrasts.length >> 1] ?? 0 };
}

/** How far outside the nearest pip a point of the tile lies; negative inside. The halves measure a hair less than their cells. */
function offCentre(halves: Parameters<typeof judge>[2], x: number, y: number): number {
  const half = halves[y < 0 ? 0 : 1];
  const inHalf = [x * 1.02 + 0.5, (y + (y < 0 ? 0.5 : -0.5)) * 1.02 + 0.5] as const;
  const away = (half?.pips ?? []).map(([px, py]) => Math.hypot(inHalf[0] - px, inHalf[1] - py) - (half?.radius ?? 0));
  return Math.min(9, ...away);
}

const channels = (pixels: Uint8Array, at: number) => [0, 1, 2].map((i) => pixels[at + i] ?? 0);

function difference(a: Uint8Array, b: Uint8Array, at: number): number {
  const other = channels(b, at);
  return Math.max(...channels(a, at).map((value, i) => Math.abs(value - (other[i] ?? 0))));
}

/** 0xRRGGBB. */
const colourAt = (pixels: Uint8Array, at: number) => channels(pixels, at).reduce((all, value) => all * 256 + value, 0);
