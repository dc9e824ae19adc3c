/** A button with words or a sign on it. */
import { Sprite } from 'pixi.js';
import type { Rect } from './places.ts';
import { MARGIN, type SignName } from './skin.ts';
import { BODY, INK, IVORY } from './style.ts';
import { type Blocks, Touch, type TouchOptions } from './touch.ts';
import { Words } from './words.ts';

const WOOD: Blocks = { rest: 'wood', hover: 'woodHover', pressed: 'woodLow', disabled: 'idle' };
const INGOT: Blocks = { rest: 'ingot', hover: 'ingotHover', pressed: 'ingotLow', disabled: 'idle' };
const IDLE = 0x8d7c68;
const SIGN = 22;
/** A sign has words beside it from this much room on. */
const SPACIOUS = 56;

export interface ActionOptions extends Omit<TouchOptions, 'blocks'> {
  readonly density: number;
  /** What the player should press now is of copper, all else of wood. */
  readonly copper?: boolean;
  readonly sign?: SignName;
}

export class Action extends Touch {
  readonly #words: Words;
  readonly #sign: Sprite | null;
  readonly #colour: number;

  constructor(options: ActionOptions) {
    super({ ...options, blocks: options.copper ? INGOT : WOOD });
    this.#colour = options.copper ? INK : IVORY;
    this.#words = new Words({ size: BODY, colour: 0xffffff, bold: true, wraps: true }, options.density);
    this.#sign = options.sign ? new Sprite({ texture: options.skin.sign(options.sign), anchor: 0.5 }) : null;
    this.addChild(this.#words);
    if (this.#sign) this.addChild(this.#sign);
    for (const part of [this.#words, this.#sign]) if (part) part.eventMode = 'none';
  }

  /** Where it lies, what it says (a sign says it alone where there is no room), and whether it can be pressed. */
  set(rect: Rect, label: string, enabled: boolean): void {
    this.placeAt(rect);
    if (this.enabled !== enabled) this.enabled = enabled;
    const middle = { x: MARGIN + rect.width / 2, y: MARGIN + rect.height / 2 };
    const beside = this.#sign ? SIGN + 4 : 0;
    const room = rect.width - 6 - beside;
    const said = label !== '' && (!this.#sign || room >= SPACIOUS);
    const words = this.#words;
    words.visible = said;
    words.set(said ? label : '', room);
    // A word too long for its room is drawn smaller rather than cut in two.
    if (said) words.scale.set(1);
    if (said) words.scale.set(Math.min(1, room / words.width, (rect.height - 6) / words.height));
    words.tint = enabled ? this.#colour : IDLE;
    const all = said ? words.width + beside : beside;
    words.position.set(middle.x + (all - words.width) / 2, middle.y);
    this.#sign?.position.set(said ? middle.x - (all - SIGN) / 2 : middle.x, middle.y);
  }
}
