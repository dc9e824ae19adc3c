/** Ways to do one thing, as buttons on the cloth: one is to be pressed. */
import { Container } from 'pixi.js';
import { Action } from './action.ts';
import { chooserForm } from './chooser-form.ts';
import type { HudOptions, WaysState } from './hud-state.ts';
import type { Rect } from './places.ts';
import type { Skin } from './skin.ts';

export class Chooser extends Container {
  readonly #o: HudOptions;
  readonly #skin: Skin;
  readonly #density: number;
  readonly #buttons: Action[] = [];

  /** `density`: device pixels for one pixel at unit 1. */
  constructor(o: HudOptions, skin: Skin, density: number) {
    super();
    this.#o = o;
    this.#skin = skin;
    this.#density = density;
  }

  /** `board` in pixels at unit 1. */
  show(board: Rect, { labels, focused }: WaysState): void {
    while (this.#buttons.length < labels.length) this.#buttons.push(this.addChild(this.#newButton()));
    const places = chooserForm(board, labels.length);
    this.#buttons.forEach((button, k) => {
      const place = places[k];
      button.visible = place !== undefined;
      if (!place) return;
      button.light(k === focused);
      button.set(place, labels[k] ?? '', true);
    });
  }

  release(): void {
    for (const button of this.#buttons) button.release();
  }

  #newButton(): Action {
    const k = this.#buttons.length;
    const { onWay, requestRender } = this.#o;
    return new Action({
      skin: this.#skin,
      density: this.#density,
      copper: true,
      sign: 'tile',
      onPress: () => onWay(k),
      requestRender,
    });
  }
}
