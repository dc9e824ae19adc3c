/** The ways to complete a move, as buttons on the cloth. The player presses one of them. */
import { Container } from 'pixi.js';
import { ActionButton } from './action-button.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { HudOptions, WaysState } from './hud-model.ts';
import type { Rect } from './rect.ts';
import { wayButtonsLayout } from './way-buttons-layout.ts';

export class WayButtons extends Container {
  readonly #o: HudOptions;
  readonly #atlas: HudAtlas;
  readonly #density: number;
  readonly #buttons: ActionButton[] = [];

  /** `density`: device pixels per pixel at unit 1. */
  constructor(o: HudOptions, atlas: HudAtlas, density: number) {
    super({ label: 'ways' });
    this.#o = o;
    this.#atlas = atlas;
    this.#density = density;
  }

  /** `board` in pixels at unit 1. */
  show(board: Rect, { labels, focused }: WaysState): void {
    while (this.#buttons.length < labels.length) this.#buttons.push(this.addChild(this.#newButton()));
    const places = wayButtonsLayout(board, labels.length);
    this.#buttons.forEach((button, k) => {
      const place = places[k];
      button.visible = place !== undefined;
      if (!place) return;
      button.focus(k === focused);
      button.show(place, labels[k] ?? '', true);
    });
  }

  release(): void {
    for (const button of this.#buttons) button.release();
  }

  #newButton(): ActionButton {
    const k = this.#buttons.length;
    const { onWay, requestRender, clock } = this.#o;
    return new ActionButton({
      atlas: this.#atlas,
      density: this.#density,
      label: `button way ${k}`,
      copper: true,
      icon: 'tile',
      onPress: () => onWay(k),
      // The button already shows its name.
      requestRender,
      later: clock.later,
      onAsk: () => false,
    });
  }
}
