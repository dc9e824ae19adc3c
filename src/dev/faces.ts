/**
 * One face-up tile on the cloth, seen from straight above, in full quality: `faces.html`. Nothing moves here.
 * `window.faces.draw(theme, above, below, symbols)` returns its pixels: RGBA from the top, base64. As at the table, a
 * renderer that lost its graphics is replaced by another; `window.faces.lose()` causes that.
 */

import { pictures } from '../art/pictures.ts';
import type { Symbols } from '../art/symbols.ts';
import { PLAIN } from '../table/places/look.ts';
import { createRenderer, type TableRenderer } from '../table/renderer/renderer.ts';
import type { Camera } from '../table/space/camera.ts';
import type { ThemeNames } from '../table/themes/theme-names.ts';

/** Pixels of a half-tile's side, and of the picture around the tile. */
const SIDE = 120;
const [WIDTH, HEIGHT] = [SIDE * 1.2, SIDE * 2.2];
/** The height of a tile of usual thickness above the cloth, in half-tile sides. */
const REST = 0.19;

/** A camera so far away that nothing appears slanted: a unit of the world is a half-tile's side everywhere. */
const straightDown: Camera = {
  eye: [0, 0, 1000],
  matrix: new Float32Array([2 / 1.2, 0, 0, 0, 0, 2 / 2.2, 0, 0, 0, 0, -0.1, 0, 0, 0, 0, 1]),
  project: ({ 0: x, 1: y }) => ({ x: WIDTH / 2 + x * SIDE, y: HEIGHT / 2 - y * SIDE }),
  ray: (x, y) => ({ from: [(x - WIDTH / 2) / SIDE, (HEIGHT / 2 - y) / SIDE, 1000], along: [0, 0, -1] }),
  ground: (x, y, z = 0) => [(x - WIDTH / 2) / SIDE, (HEIGHT / 2 - y) / SIDE, z],
};

/** The symbols by a name that a test can send to the page. */
const SYMBOLS = {
  pips: 'pips',
  numerals: 'numerals',
  pictures: { pictures, isNumbered: false, named: () => '' },
} as const satisfies Readonly<Record<string, Symbols>>;

/** Returns a renderer with bare cloth under that camera. */
async function bareRenderer(): Promise<TableRenderer> {
  const renderer = await createRenderer('full', WIDTH, HEIGHT);
  renderer.resize(WIDTH, HEIGHT, devicePixelRatio);
  document.body.replaceChildren(renderer.canvas);
  renderer.canvas.addEventListener('webglcontextlost', () => console.warn('the graphics were taken away'));
  const { meshes } = renderer;
  meshes.look(straightDown, WIDTH, HEIGHT);
  meshes.cloth.place({ x: -9, y: -9, width: 18, height: 18 }, { x: 90, y: 90, width: 1, height: 1 });
  meshes.cloth.star(90, 90, 1);
  return renderer;
}

let renderer = await bareRenderer();

const draw = async (
  theme: ThemeNames,
  above: number,
  below: number,
  symbols: keyof typeof SYMBOLS = 'pips',
): Promise<{ width: number; height: number; side: number; text: string }> => {
  if (renderer.isLost) {
    renderer.destroy();
    renderer = await bareRenderer();
  }
  const { meshes, canvas } = renderer;
  meshes.setTheme(theme);
  meshes.setSymbols(SYMBOLS[symbols], 0);
  meshes.tiles.write(0, { at: [0, 0, REST], turn: [0, 0, 0, 1], scale: 1 }, { ...PLAIN, above, below }, 0);
  meshes.tiles.flush(1);
  renderer.render();
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const pen = copy.getContext('2d');
  // At once: the drawing is gone after this frame.
  pen?.drawImage(canvas, 0, 0);
  const pixels = pen?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
  // The event for lost graphics comes in a task of its own, after an empty picture.
  await new Promise((resolve) => setTimeout(resolve));
  if (renderer.isLost) return draw(theme, above, below, symbols);
  const text = btoa(Array.from(pixels, (value) => String.fromCharCode(value)).join(''));
  return { width: copy.width, height: copy.height, side: SIDE, text };
};

const lose = () => renderer.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();

export interface FacesPage {
  readonly faces: { readonly draw: typeof draw; readonly lose: typeof lose };
}
Object.assign(window, { faces: { draw, lose } } satisfies FacesPage);
