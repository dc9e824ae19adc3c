/** The player at a seat, on a disc of the side's colour: a bot's portrait, or a person's initial. */
import { Container, Sprite } from 'pixi.js';
import { seatColour } from './colours.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { SeatState } from './hud-model.ts';
import { IVORY, SMALL } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The diameter at which the letter has its least size. */
const LEAST = 26;

export class Medallion extends Container {
  readonly #atlas: HudAtlas;
  readonly #disc: Sprite;
  readonly #portrait = new Sprite({ anchor: 0.5, label: 'portrait' });
  readonly #rim = new Sprite({ anchor: 0.5, label: 'rim' });
  readonly #letter: TextSprite;

  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'medallion' });
    this.#atlas = atlas;
    this.#disc = new Sprite({ texture: atlas.icon('medallion-disc'), anchor: 0.5, label: 'disc' });
    this.#letter = new TextSprite({ size: SMALL, colour: IVORY, bold: true }, density);
    this.addChild(this.#disc, this.#portrait, this.#rim, this.#letter);
  }

  /** Shows the medallion with its middle at 0, 0. `size`: its diameter. `isLit`: it is this seat's turn. */
  show(
    { initial, portrait, seat, side }: Pick<SeatState, 'initial' | 'portrait' | 'seat' | 'side'>,
    size: number,
    isLit = false,
  ): void {
    this.#rim.texture = this.#atlas.icon(isLit ? 'medallion-rim-lit' : 'medallion-rim');
    this.#portrait.visible = portrait !== null;
    if (portrait) {
      this.#portrait.texture = this.#atlas.portrait(portrait);
      this.#portrait.setSize(size);
    }
    this.#letter.visible = portrait === null;
    if (!portrait) this.#letter.show(initial, 99);
    this.#disc.setSize(size);
    this.#rim.setSize(size);
    this.#disc.tint = seatColour(side);
    this.#letter.y = -0.5;
    this.#letter.scale.set(Math.max(1, size / LEAST));
    this.label = `medallion of seat ${seat}`;
  }
}
