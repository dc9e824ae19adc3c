/** The number that the table says, above the ends that make it: a strip of cloth in a copper edge, lit while it has scored. */
import { Container } from 'pixi.js';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { NumberState } from './hud-model.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, IVORY } from './style.ts';
import { TextSprite } from './text-sprite.ts';

/** The height of the digits, pixels at unit 1, and the air between word and number. */
const SIZE = 26;
const BETWEEN = 9;
const EDGE = 8;

export class TableNumberPlate extends Container {
  readonly #panel: Panel;
  readonly #halo: Panel;
  readonly #word: TextSprite;
  readonly #digits: Digits;

  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'table number', visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#halo = new Panel(atlas, 'halo');
    this.#word = new TextSprite({ size: 15, colour: IVORY }, density);
    this.#word.anchor.set(0, 0.5);
    this.#digits = new Digits(atlas, SIZE);
    this.addChild(this.#panel, this.#halo, this.#word, this.#digits);
  }

  /** In that room, pixels at unit 1. */
  show({ word, value, isLit }: NumberState, { x, y, width, height }: Rect): void {
    const rect = { x: 0, y: 0, width, height };
    this.position.set(x, y);
    this.#panel.cover(rect);
    this.#halo.cover(rect);
    this.#halo.visible = isLit;
    this.#digits.show(value, isLit ? COPPER_LIGHT : IVORY);
    const room = width - 2 * EDGE - BETWEEN - this.#digits.room;
    this.#word.show(word, room);
    const all = this.#word.width + BETWEEN + this.#digits.room;
    this.#word.position.set((width - all) / 2, height / 2);
    this.#digits.position.set((width + all) / 2 - this.#digits.room, height / 2);
  }
}
