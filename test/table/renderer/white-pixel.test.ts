import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('Pixi has its white pixel premultiplied by WebGL; when it does not, renderer.ts need not say otherwise (pixijs/pixijs#11221)', () => {
  const source = readFileSync('node_modules/pixi.js/lib/rendering/renderers/shared/texture/Texture.mjs', 'utf8');
  expect(/Texture\.WHITE = [^;]*;/.exec(source)?.[0]).toContain('alphaMode: "premultiply-alpha-on-upload"');
});
