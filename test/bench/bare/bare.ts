/** The least that a Pixi page can do: start, draw one sprite, say so. The yardstick of `budgets.ts`. */
import { Application, Sprite, Texture } from 'pixi.js';

const app = new Application();
await app.init({ preference: 'webgl', resizeTo: window, autoStart: false });
document.body.append(app.canvas);
app.stage.addChild(new Sprite(Texture.WHITE));
app.render();
document.documentElement.dataset.drawn = 'yes';
