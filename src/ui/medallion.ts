/** Who it is, in the colour of the seat: the first letter of the name on a disc, or for a bot on a star. */
import { Container, Sprite } from 'pixi.js';
import { seatColour } from './colours.ts';
import type { SeatState } from './hud-state.ts';
import { lettersOf } from './lines.ts';
import type { Skin } from './skin.ts';
import { IVORY, SMALL } from './style.ts';
import { Words } from './words.ts';

/** At this diameter the letter is as small as letters get. */
const LEAST = 26;

export class Medallion extends Container {
  readonly #skin: Skin;
  readonly #disc = new Sprite({ anchor: 0.5 });
  readonly #bust = new Sprite({ anchor: 0.5 });
  readonly #rim = new Sprite({ anchor: 0.5 });
  readonly #letter: Words;

  constructor(skin: Skin, density: number) {
    super();
    this.#skin = skin;
    this.#letter = new Words({ size: SMALL, colour: IVORY, bold: true }, density);
    this.#disc.texture = skin.sign('disc');
    this.addChild(this.#disc, this.#bust, this.#rim, this.#letter);
  }

  /** Its middle is at 0, 0; `size` is its diameter. `isLit`: it is this seat's turn. */
  show({ name, portrait, seat }: Pick<SeatState, 'name' | 'portrait' | 'seat'>, size: number, isLit = false): void {
    this.#rim.texture = this.#skin.sign(isLit ? 'litRim' : 'rim');
    this.#bust.visible = portrait !== null;
    if (portrait) {
      this.#bust.texture = this.#skin.portrait(portrait);
      this.#bust.setSize(size);
    }
    this.#letter.visible = portrait === null;
    if (!portrait) this.#letter.set(lettersOf(name.trim())[0]?.toLocaleUpperCase() ?? '', 99);
    this.#disc.setSize(size);
    this.#rim.setSize(size);
    this.#disc.tint = seatColour(seat);
    this.#letter.y = -0.5;
    this.#letter.scale.set(Math.max(1, size / LEAST));
  }
}
