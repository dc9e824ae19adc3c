/** A few words on a small panel that fits them, in two lines if one is too wide. */
import { Container } from 'pixi.js';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { IVORY, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

const EDGE = 7;
const HEIGHT = 22;
const AIR = 3;

export class Tag extends Container {
  readonly #panel: Panel;
  readonly #text: TextSprite;

  constructor(atlas: HudAtlas, density: number, label: string) {
    super({ label, visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#text = new TextSprite({ size: SMALL, colour: IVORY, wraps: true }, density);
    this.addChild(this.#panel, this.#text);
  }

  /** Shows the words in the middle of the room; `null` hides the tag. */
  show({ x, y, width, height }: Rect, words: string | null): void {
    this.visible = words !== null;
    if (words === null) return;
    this.#text.show(words, width - 4);
    const high = Math.max(HEIGHT, Math.ceil(this.#text.height) + 2 * AIR);
    const wide = Math.min(width, Math.ceil(this.#text.width) + 2 * EDGE);
    this.position.set(x + width / 2, y + height / 2);
    this.#panel.cover({ x: -wide / 2, y: -high / 2, width: wide, height: high });
  }
}
