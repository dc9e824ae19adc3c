/**
 * The number that the table shows, on a strip of cloth above the ends that make it. It is lit after it has scored. The
 * next scoring numbers stand below it.
 */
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
/** From this height on there are more lines, and the digits are larger by this factor. */
const TALL = 76;
const LARGE = 1.75;
/** The middle of each line as a share of the height: for the number alone, with one line below it, and with two. */
const ROWS = [[0.5], [0.38, 0.78], [0.31, 0.67, 0.88]];

export class TableNumberPlate extends Container {
  readonly #panel: Panel;
  readonly #halo: Panel;
  readonly #word: TextSprite;
  readonly #digits: Digits;
  readonly #goals: readonly TextSprite[];

  constructor(atlas: HudAtlas, density: number) {
    super({ label: 'table number', visible: false, eventMode: 'none' });
    this.#panel = new Panel(atlas, 'strip');
    this.#halo = new Panel(atlas, 'halo');
    this.#word = new TextSprite({ size: 15, colour: IVORY }, density);
    this.#word.anchor.set(0, 0.5);
    this.#digits = new Digits(atlas, SIZE);
    this.#goals = [COPPER_LIGHT, IVORY].map((colour) => new TextSprite({ size: 15, colour }, density));
    for (const goal of this.#goals) goal.anchor.set(0.5, 0.5);
    this.addChild(this.#panel, this.#halo, this.#word, this.#digits, ...this.#goals);
  }

  /**
   * Shows the number in the given room, in pixels at unit 1. It stands in one line, or in a high room large above its
   * goals.
   */
  show({ word, value, goals, isLit }: NumberState, { x, y, width, height }: Rect): void {
    const rect = { x: 0, y: 0, width, height };
    this.position.set(x, y);
    this.#panel.cover(rect);
    this.#halo.cover(rect);
    this.#halo.visible = isLit;
    const isTall = height >= TALL;
    const lines = isTall ? goals : [];
    const large = isTall ? LARGE : 1;
    this.#digits.show(value, isLit ? COPPER_LIGHT : IVORY);
    this.#digits.scale.set(large);
    const digits = this.#digits.room * large;
    const room = width - 2 * EDGE - BETWEEN - digits;
    // A truncated word would say less than the number alone.
    this.#word.show(word, Infinity);
    this.#word.visible = this.#word.width <= room;
    const rows = ROWS[lines.length] ?? [];
    const middle = (rows[0] ?? 0) * height;
    const all = (this.#word.visible ? this.#word.width + BETWEEN : 0) + digits;
    this.#word.position.set((width - all) / 2, middle);
    this.#digits.position.set((width + all) / 2 - digits, middle);
    for (const [k, goal] of this.#goals.entries()) {
      goal.visible = k < lines.length;
      goal.show(lines[k] ?? '', width - 2 * EDGE);
      goal.position.set(width / 2, (rows[k + 1] ?? 0) * height);
    }
  }
}
