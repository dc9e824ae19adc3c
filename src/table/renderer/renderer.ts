/** The canvas and Pixi's renderer behind it: WebGL 2 only, painting only on request. */
import { Container, DefaultBatcher, getTestContext, Sprite, Texture, Ticker } from 'pixi.js';
import { UPRIGHT } from '../space/vectors.ts';
import type { Bake } from './cloth/baked-cloth.ts';
import { resolutionFor } from './resolution.ts';
import { type Quality, TableMeshes } from './table-meshes.ts';
import { WebGl } from './web-gl.ts';

// Pixi would wake 60 times a second for housekeeping that nobody needs here.
for (const ticker of [Ticker.system, Ticker.shared]) {
  ticker.autoStart = false;
  ticker.stop();
}

// Pixi would have WebGL premultiply the one pixel that it uploads as bytes. Firefox then warns every player's console
// (pixijs/pixijs#11221). White is white either way.
Texture.WHITE.source.alphaMode = 'premultiplied-alpha';

export class TableRenderer {
  readonly canvas: HTMLCanvasElement;
  readonly meshes: TableMeshes;
  /** Holds the table, and before it the parts that lie flat on the screen. */
  readonly root: Container;
  readonly #pixi: WebGl;
  readonly #quality: Quality;
  readonly #gone = new AbortController();
  readonly #bake: Bake = (container, target) => this.#pixi.render({ container, target });

  constructor(pixi: WebGl, quality: Quality) {
    this.#pixi = pixi;
    this.#quality = quality;
    this.meshes = new TableMeshes(quality);
    this.root = new Container({ label: 'scene', children: [this.meshes.container] });
    this.canvas = pixi.canvas;
    leaveTouchesToUs(this.canvas, this.#gone.signal);
    // The page would wait for the shaders to be compiled, only to show an empty canvas.
    this.canvas.style.display = 'none';
  }

  /** Device pixels of one CSS pixel. */
  get resolution(): number {
    return this.#pixi.resolution;
  }

  /** True if the graphics context is lost, so that nothing painted now is ever seen. */
  get isLost(): boolean {
    return this.#pixi.context.isLost;
  }

  /** Resizes the canvas: CSS pixels; `density` is the wanted number of device pixels for each. */
  resize(width: number, height: number, density: number): void {
    const resolution = resolutionFor(this.#quality, width, height, density);
    this.#pixi.resize(width, height, resolution);
    this.meshes.resize(width, height, resolution);
  }

  /** True if something at that CSS pixel listens to presses of its own. */
  isButton(x: number, y: number): boolean {
    const { rootBoundary } = this.#pixi.events;
    rootBoundary.rootTarget = this.root;
    return rootBoundary.hitTest(x, y) !== null;
  }

  /** Paints, and shows the canvas. */
  render(): void {
    this.#paint();
    this.canvas.style.display = 'block';
  }

  /** Makes the graphics compile all shaders, in their own process; for a renderer that nobody sees yet. */
  warmUp(): void {
    const { meshes } = this;
    // All are linked before one is used: using a shader waits for everything to be drawn before it.
    const batcher = new DefaultBatcher({ maxTextures: this.#pixi.limits.maxBatchableTextures });
    for (const shader of [batcher.shader, ...meshes.shaders]) if (shader) this.#pixi.shader.bind(shader, true);
    batcher.destroy();
    // Many devices compile a shader only when something is drawn by it.
    const flat = this.root.addChild(new Sprite({ label: 'warm-up', texture: Texture.WHITE }));
    meshes.tiles.flush(1);
    meshes.glow.mark({ at: [0, 0, 0], turn: UPRIGHT, scale: 0 }, 'dead');
    meshes.glow.flush();
    // On one pixel: in software, painting takes longer than compiling.
    const { gl } = this.#pixi;
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(0, 0, 1, 1);
    this.#paint();
    gl.disable(gl.SCISSOR_TEST);
    meshes.tiles.flush(0);
    meshes.glow.clear();
    meshes.glow.flush();
    flat.destroy();
    // A canvas outside the page sends nothing by itself, and a flush alone may be put off: all of the above would be done
    // only when the table is drawn. A fence has it done now.
    const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    gl.deleteSync(fence);
  }

  /** Makes the graphics compile the shaders for light that runs over the cloth; call it well before it does. */
  warmLight(): void {
    this.meshes.warmLight(this.#bake);
  }

  #paint(): void {
    this.meshes.bake(this.#bake);
    this.#pixi.render(this.root);
  }

  destroy(): void {
    this.#gone.abort();
    this.meshes.destroy();
    this.root.destroy({ children: true });
    discard(this.#pixi);
  }
}

/**
 * Creates a renderer. Throws if the browser has no WebGL 2, or takes it away at once. Width and height in CSS pixels.
 */
export async function createRenderer(quality: Quality, width: number, height: number): Promise<TableRenderer> {
  const pixi = new WebGl();
  await pixi.init({
    width,
    height,
    resolution: resolutionFor(quality, width, height, devicePixelRatio),
    autoDensity: true,
    antialias: quality === 'full',
    depth: true,
    background: 0x120a05,
    preferWebGLVersion: 2,
    manageImports: false,
    eventFeatures: { globalMove: false, wheel: false },
    // Nothing is collected by time: everything has an owner that destroys it.
    gcActive: false,
    hello: false,
  });
  // WebGL 2 is only preferred: Pixi falls back to WebGL 1, which cannot draw arrays of tiles.
  const isUnable = pixi.context.webGLVersion !== 2;
  if (isUnable || pixi.context.isLost) {
    pixi.destroy({ removeView: true });
    throw new Error(isUnable ? 'no WebGL 2' : 'the graphics were lost at once');
  }
  return new TableRenderer(pixi, quality);
}

/**
 * Creates a renderer that compiles its shaders. Throws as `createRenderer` does.
 *
 * @param width the canvas's in CSS pixels, as the scene will want it: a canvas that changes its size waits until all
 * shaders are compiled, and the page with it.
 */
export async function createWarmRenderer(quality: Quality, width: number, height: number): Promise<TableRenderer> {
  const renderer = await createRenderer(quality, width, height);
  renderer.warmUp();
  return renderer;
}

/** Stops the browser from scrolling, selecting or opening a menu on the canvas. */
function leaveTouchesToUs(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const { style } = canvas;
  style.touchAction = 'none';
  style.userSelect = 'none';
  style.setProperty('-webkit-user-select', 'none');
  style.setProperty('-webkit-touch-callout', 'none');
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

function discard(pixi: WebGl): void {
  // Pixi gives the context back by losing it; browsers complain if it is lost already.
  if (pixi.context.isLost) delete pixi.context.extensions.loseContext;
  pixi.destroy({ removeView: true });
  // Pixi keeps a context to test the device's abilities, and makes another one when needed.
  getTestContext().getExtension('WEBGL_lose_context')?.loseContext();
}
