/** The time that is left of a match (20.7), on a small plate over the board's frame. */
import { Container } from 'pixi.js';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, LEAST_NAME, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The height of the plate, and the air beside its words, pixels at unit 1. */
const HEIGHT = 21;
const AIR = 12;
/** The greatest width of the words, as a part of the line's. */
const WIDEST = 0.72;

export class TimePlate extends Container {
  readonly #panel: Panel;
  readonly #words: TextSprite;

  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'time', visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'plate');
    this.#words = new TextSprite({ size: SMALL, colour: COPPER_LIGHT, bold: true }, density);
    this.addChild(this.#panel, this.#words);
  }

  /** Shows the words in the middle of their line. The plate reaches onto the frame below. Pixels at unit 1. */
  show(words: string, line: Rect): void {
    this.#words.showFitting(words, line.width * WIDEST, LEAST_NAME);
    const width = this.#words.width + 2 * AIR;
    this.#panel.cover({ x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT });
    this.position.set(line.x + line.width / 2, line.y + HEIGHT / 2 - 1);
  }
}
