/** What a match remembers as pictures at a seat's plate (17): fetched with the first table that is no star. */
import { Container, Sprite } from 'pixi.js';
import { MARKS, markSvg } from '../art/marks.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import { type Facing, type MarkState, type Marks, takeInMarks } from './marks.ts';
import { Panel } from './panel.ts';
import type { Rect } from './rect.ts';
import { IVORY } from './style.ts';

/** The height of a mark: a stake is told louder. Pixels at unit 1, as all here. */
const HEIGHT = 22;
const LOUD = 25;
/** Around the picture, between it and the number, and between two marks. */
const PAD = 4;
const BESIDE = 3;
const BETWEEN = 3;
/** How far a mark stands in over the edge of its plate. */
const OVER = 6;
/** From the corner of the plate to the first mark. */
const CORNER = 4;
const DIGITS = 15;

class Mark extends Container {
  readonly #atlas: HudAtlas;
  readonly #panel: Panel;
  readonly #picture = new Sprite({ anchor: { x: 0, y: 0.5 }, label: 'picture' });
  readonly #number: Digits;

  constructor(atlas: HudAtlas) {
    super({ label: 'mark', eventMode: 'none' });
    this.#atlas = atlas;
    this.#panel = new Panel(atlas, 'plate');
    this.#number = new Digits(atlas, DIGITS);
    this.addChild(this.#panel, this.#picture, this.#number);
  }

  /** Shows the mark with its upper left corner at 0; its size. */
  show({ name, count }: MarkState): { readonly width: number; readonly height: number } {
    this.label = `mark ${name}`;
    const height = name === 'stake' ? LOUD : HEIGHT;
    this.#picture.texture = this.#atlas.icon(name);
    this.#picture.scale.set((height - 2 * PAD) / this.#picture.texture.height);
    this.#picture.position.set(PAD + 1, height / 2);
    this.#number.visible = count !== null;
    this.#number.show(count ?? 0, IVORY);
    this.#number.position.set(PAD + 1 + this.#picture.width + BESIDE, height / 2);
    const width = 2 * (PAD + 1) + this.#picture.width + (count === null ? 0 : BESIDE + this.#number.room);
    this.#panel.cover({ x: 0, y: 0, width, height });
    return { width, height };
  }
}

class MarkPanel extends Container implements Marks {
  readonly #atlas: HudAtlas;
  readonly #marks: Mark[] = [];

  constructor(atlas: HudAtlas) {
    super({ label: 'marks', eventMode: 'none' });
    this.#atlas = atlas;
  }

  /**
   * Over the edge of the plate that faces the board: from the right corner on, or where that is an edge at the side from the
   * lower corner up.
   */
  show(marks: readonly MarkState[], { width, height }: Pick<Rect, 'width' | 'height'>, towards: Facing): void {
    while (this.#marks.length < marks.length) this.#marks.push(this.addChild(new Mark(this.#atlas)));
    let [right, bottom] = [width - CORNER, height + CORNER];
    for (const [k, mark] of this.#marks.entries()) {
      const state = marks[k];
      mark.visible = state !== undefined;
      if (!state) continue;
      const size = mark.show(state);
      if (towards === 'left' || towards === 'right') {
        mark.position.set(towards === 'left' ? OVER - size.width : width - OVER, bottom - size.height);
        bottom -= size.height + BETWEEN;
      } else {
        mark.position.set(right - size.width, towards === 'bottom' ? height - OVER : OVER - size.height);
        right -= size.width + BETWEEN;
      }
    }
  }
}

takeInMarks({
  pictures: Object.fromEntries(MARKS.map((name) => [name, markSvg(name)])),
  create: (atlas) => new MarkPanel(atlas),
});
