/** The canvas and the renderer behind it: WebGL only, painting only when told to. */
import 'pixi.js/unsafe-eval';
import 'pixi.js/events';
import 'pixi.js/mesh';
import { Container, DefaultBatcher, GlContextSystem, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import type { Bake } from './cloth/baked-cloth.ts';
import { resolutionFor } from './resolution.ts';
import { createMeshes, type Meshes, type Quality } from './table-meshes.ts';

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly meshes: Meshes;
  /** Holds the table, and above it what lies on the screen. */
  readonly root: Container;
  /** Device pixels of one CSS pixel. */
  readonly resolution: number;
  /** Whether the device took the graphics away: what is painted now is never seen. */
  readonly isLost: boolean;
  resize(width: number, height: number): void;
  /** Whether something there hears presses by itself; CSS pixels. */
  isButton(x: number, y: number): boolean;
  render(): void;
  /** Has the graphics make their programs ready, in their own process; for a stage that nobody sees yet. */
  warmUp(): void;
  /** Has them make ready what is needed when light runs over the cloth; well before it does. */
  warmLight(): void;
  destroy(): void;
}

// Pixi would wake 60 times a second for housekeeping nobody needs here.
for (const ticker of [Ticker.system, Ticker.shared]) {
  ticker.autoStart = false;
  ticker.stop();
}

// Pixi would ask for a dozen extensions, each of them in another process: these are the two that are used.
Object.assign(GlContextSystem.prototype, {
  getExtensions(this: GlContextSystem) {
    const { gl } = this;
    const loseContext = gl.getExtension('WEBGL_lose_context');
    const anisotropicFiltering = gl.getExtension('EXT_texture_filter_anisotropic');
    this.extensions = { ...(loseContext && { loseContext }), ...(anisotropicFiltering && { anisotropicFiltering }) };
  },
});

/** Throws when the browser has no WebGL 2, or takes it away at once. */
export async function createStage(quality: Quality, width: number, height: number): Promise<Stage> {
  const renderer = new WebGLRenderer();
  await renderer.init({
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
    hello: false,
  });
  // Preferring WebGL 2 is not insisting on it: Pixi falls back to WebGL 1, which has no arrays of tiles to draw.
  if (renderer.context.webGLVersion !== 2) {
    renderer.destroy({ removeView: true });
    throw new Error('no WebGL 2');
  }
  if (renderer.context.isLost) {
    renderer.destroy({ removeView: true });
    throw new Error('the graphics were lost at once');
  }
  const root = new Container();
  const meshes = createMeshes(quality);
  root.addChild(meshes.world);
  const canvas = renderer.canvas as HTMLCanvasElement;
  canvas.style.touchAction = 'none';
  canvas.style.userSelect = 'none';
  canvas.style.setProperty('-webkit-user-select', 'none');
  canvas.style.setProperty('-webkit-touch-callout', 'none');
  canvas.style.display = 'block';
  const still = (event: Event) => event.preventDefault();
  canvas.addEventListener('contextmenu', still);
  const bake: Bake = (container, target) => renderer.render({ container, target });
  const render = () => {
    meshes.bake(bake);
    renderer.render(root);
  };
  return {
    canvas,
    meshes,
    root,
    get resolution() {
      return renderer.resolution;
    },
    get isLost() {
      return renderer.context.isLost;
    },
    resize(w, h) {
      const resolution = resolutionFor(quality, w, h, devicePixelRatio);
      renderer.resize(w, h, resolution);
      meshes.resize(w, h, resolution);
    },
    isButton(x, y) {
      const { rootBoundary } = renderer.events;
      rootBoundary.rootTarget = root;
      return rootBoundary.hitTest(x, y) !== null;
    },
    render,
    warmUp() {
      // All are linked before one is used: whoever asks for a program waits for everything that is to be drawn before.
      const batcher = new DefaultBatcher({ maxTextures: renderer.limits.maxBatchableTextures });
      for (const { shader } of [batcher, ...meshes.all]) if (shader) renderer.shader.bind(shader, true);
      batcher.destroy();
      // Many make a program only when something is drawn by it.
      const flat = root.addChild(new Sprite(Texture.WHITE));
      meshes.flush(1, 1);
      render();
      meshes.flush(0, 0);
      flat.destroy();
    },
    warmLight: () => meshes.warm(bake),
    destroy() {
      canvas.removeEventListener('contextmenu', still);
      meshes.destroy();
      root.destroy({ children: true });
      // Pixi gives the context back by losing it; browsers complain where there is nothing to lose.
      if (renderer.context.isLost) delete renderer.context.extensions.loseContext;
      renderer.destroy({ removeView: true });
    },
  };
}

/** A stage of no size yet, whose programs are being made ready: so small, nothing else is painted. Throws as `createStage` does. */
export async function createWarmStage(quality: Quality): Promise<Stage> {
  const stage = await createStage(quality, 1, 1);
  stage.warmUp();
  return stage;
}
