/** The two pictures that the shaders read: noise for every grain, and the engraved halves of tiles. */
import { BufferImageSource, CanvasSource } from 'pixi.js';
import type { Symbols } from '../../art/symbols.ts';
import { noisePixels } from './noise.ts';
import { drawAtlas } from './tiles/face-atlas.ts';

export interface TableTextures {
  readonly uNoise: BufferImageSource;
  readonly uAtlas: CanvasSource;
  /** Draws the halves with those symbols, if they are not drawn already. */
  engrave(symbols: Symbols): void;
}

const SMOOTH = { autoGenerateMipmaps: true, scaleMode: 'linear', mipmapFilter: 'linear' } as const;

/** Creates the textures. Throws without a 2d canvas. */
export function createTextures(isFull: boolean): TableTextures {
  const { pixels, side } = noisePixels();
  const canvas = document.createElement('canvas');
  const cell = isFull ? 192 : 96;
  // Pips and numerals are on the same canvas; pictures take the place of the numerals.
  let drawn: Symbols = 'numerals';
  drawAtlas(canvas, cell, drawn);
  const uAtlas = new CanvasSource({
    ...SMOOTH,
    resource: canvas,
    alphaMode: 'premultiply-alpha-on-upload',
    ...(isFull ? { maxAnisotropy: 4 } : {}),
  });
  return {
    uNoise: new BufferImageSource({
      ...SMOOTH,
      resource: pixels,
      width: side,
      height: side,
      alphaMode: 'no-premultiply-alpha',
      addressMode: 'repeat',
    }),
    uAtlas,
    engrave(symbols) {
      const wanted = typeof symbols === 'string' ? 'numerals' : symbols;
      if (wanted === drawn) return;
      drawn = wanted;
      drawAtlas(canvas, cell, drawn);
      uAtlas.update();
    },
  };
}
