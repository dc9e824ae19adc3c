/** The two pictures that the shaders read: noise for every grain, and the engraved halves of tiles. */
import { BufferImageSource, CanvasSource } from 'pixi.js';
import { noisePixels } from './noise.ts';
import { drawAtlas } from './tiles/face-atlas.ts';

export interface TableTextures {
  readonly uNoise: BufferImageSource;
  readonly uAtlas: CanvasSource;
}

const SMOOTH = { autoGenerateMipmaps: true, scaleMode: 'linear', mipmapFilter: 'linear' } as const;

/** Creates the textures. Throws without a 2d canvas. */
export function createTextures(isFull: boolean): TableTextures {
  const { pixels, side } = noisePixels();
  return {
    uNoise: new BufferImageSource({
      ...SMOOTH,
      resource: pixels,
      width: side,
      height: side,
      alphaMode: 'no-premultiply-alpha',
      addressMode: 'repeat',
    }),
    uAtlas: new CanvasSource({
      ...SMOOTH,
      resource: drawAtlas(isFull ? 192 : 96),
      alphaMode: 'premultiply-alpha-on-upload',
      ...(isFull ? { maxAnisotropy: 4 } : {}),
    }),
  };
}
