/** The least that Pixi takes for a frame in which 91 things move. The yardstick of `scene.ts`. */
import { Container, Sprite, Texture, WebGLRenderer } from 'pixi.js';

const renderer = new WebGLRenderer();
await renderer.init({ width: 640, height: 400, manageImports: false });
document.body.append(renderer.canvas as HTMLCanvasElement);
const root = new Container();
const sprites = Array.from({ length: 91 }, () => root.addChild(new Sprite(Texture.WHITE)));
let time = 0;

/** Moves and turns all of them, and draws. */
function frame(): void {
  time += 1 / 60;
  for (const [k, sprite] of sprites.entries()) {
    sprite.position.set(320 + 300 * Math.sin(time + k), 200 + 180 * Math.cos(time * 1.3 + k));
    sprite.rotation = time + k;
  }
  renderer.render(root);
}

Object.assign(window, { frame });
document.documentElement.dataset.drawn = 'yes';
