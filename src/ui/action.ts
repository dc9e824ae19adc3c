/** A button with words or a sign on it. */
import { Sprite } from 'pixi.js';
import type { Rect } from './places.ts';
import { MARGIN, type SignName, type Skin } from './skin.ts';
import { BODY, INK, IVORY, SMALL } from './style.ts';
import { type Blocks, Touch, type TouchOptions } from './touch.ts';
import { Words } from './words.ts';

const WOOD: Blocks = { rest: 'wood', hover: 'woodHover', pressed: 'woodLow', disabled: 'idle' };
const INGOT: Blocks = { rest: 'ingot', hover: 'ingotHover', pressed: 'ingotLow', disabled: 'idle' };
/** As bright as under a mouse: the keyboard stands on it. */
const LIT: Blocks = { ...INGOT, rest: 'ingotHover' };
const IDLE = 0x8d7c68;
const SIGN = 22;
/** A sign has words beside it from this much room on. */
const SPACIOUS = 56;

export interface ActionOptions extends Omit<TouchOptions, 'blocks'> {
  readonly density: number;
  /**
   * What the player should press now is of copper and says so in words, with the sign only where they have no room;
   * all else is of wood and has its sign, with words beside it where they have room.
   */
  readonly copper?: boolean;
  readonly sign: SignName;
}

export class Action extends Touch {
  readonly #skin: Skin;
  readonly #words: Words;
  readonly #sign: Sprite;
  readonly #copper: boolean;

  constructor(options: ActionOptions) {
    const { skin, density, sign, copper = false } = options;
    super({ ...options, blocks: copper ? INGOT : WOOD });
    this.#skin = skin;
    this.#copper = copper;
    this.#words = new Words({ size: BODY, colour: 0xffffff, bold: true, wraps: true }, density);
    this.#sign = new Sprite({ texture: skin.sign(sign), anchor: 0.5, eventMode: 'none' });
    this.#words.eventMode = 'none';
    this.addChild(this.#words, this.#sign);
  }

  /** Another sign from now on. */
  show(sign: SignName): void {
    this.#sign.texture = this.#skin.sign(sign);
  }

  /** Whether the keyboard stands on it; it is of copper. */
  light(lit: boolean): void {
    this.dress(lit ? LIT : INGOT);
  }

  /** Where it lies, what it says, and whether it can be pressed. */
  set(rect: Rect, label: string, enabled: boolean): void {
    this.placeAt(rect);
    if (this.enabled !== enabled) this.enabled = enabled;
    const words = this.#words;
    const beside = this.#copper ? 0 : SIGN + 4;
    const room = rect.width - 6 - beside;
    const tall = rect.height - 6;
    words.set(label, room);
    words.scale.set(1);
    // A word too long for its room is drawn smaller rather than cut in two, but never smaller than can be read.
    const scale = Math.min(1, room / words.width, tall / words.height);
    const said = label !== '' && scale * BODY >= SMALL && (this.#copper || room >= SPACIOUS);
    const signed = !this.#copper || !said;
    words.visible = said;
    words.scale.set(scale);
    this.#sign.visible = signed;
    const colour = this.#copper ? INK : IVORY;
    words.tint = enabled ? colour : IDLE;
    this.#sign.tint = this.#copper ? words.tint : 0xffffff;
    const middle = { x: MARGIN + rect.width / 2, y: MARGIN + rect.height / 2 };
    const all = (said ? words.width : 0) + (said && signed ? 4 : 0) + (signed ? SIGN : 0);
    words.position.set(middle.x + (all - words.width) / 2, middle.y);
    this.#sign.position.set(middle.x - (all - SIGN) / 2, middle.y);
  }
}
