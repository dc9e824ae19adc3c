/** Pictures at a seat's plate for things carried from deal to deal (17). */
import { Container, Sprite } from 'pixi.js';
import type { MarkName } from '../art/marks.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { facing } from './plate-layout.ts';
import type { Rect } from './rect.ts';

/** A mark, with the number of deals left; `null` shows no number. */
export interface MarkState {
  readonly name: MarkName;
  readonly count: number | null;
}

/** The heights of a mark and of a stake, which is larger. In pixels at unit 1, like all lengths here. */
const HEIGHT = 22;
const LOUD = 25;
/** The gaps around the picture, between picture and number, and between two marks. */
const PAD = 4;
const BESIDE = 3;
const BETWEEN = 3;
/** The overlap of a mark with the edge of its plate. */
const OVER = 6;
/** The distance from the corner of the plate to the first mark. */
const CORNER = 4;
const DIGITS = 15;
const IVORY = 0xfff2dc;

/** Creates a picture on a small plate, with its upper left corner at 0. */
function createMark(atlas: HudAtlas) {
  const container = new Container({ label: 'mark', eventMode: 'none' });
  const panel = new Panel(atlas, 'plate');
  const picture = new Sprite({ anchor: { x: 0, y: 0.5 }, label: 'picture' });
  const number = new Digits(atlas, DIGITS);
  container.addChild(panel, picture, number);
  return {
    container,
    /** Shows the mark and returns its size. */
    show({ name, count }: MarkState) {
      container.label = `mark ${name}`;
      const height = name === 'stake' ? LOUD : HEIGHT;
      picture.texture = atlas.icon(name);
      picture.scale.set((height - 2 * PAD) / picture.texture.height);
      picture.position.set(PAD + 1, height / 2);
      number.visible = count !== null;
      number.show(count ?? 0, IVORY);
      number.position.set(PAD + 1 + picture.width + BESIDE, height / 2);
      const width = 2 * (PAD + 1) + picture.width + (count === null ? 0 : BESIDE + number.room);
      panel.cover({ x: 0, y: 0, width, height });
      return { width, height };
    },
  };
}

/** The marks of a seat. */
export class Marks extends Container {
  readonly #atlas: HudAtlas;
  readonly #marks: ReturnType<typeof createMark>[] = [];

  constructor(atlas: HudAtlas) {
    super({ label: 'marks', eventMode: 'none' });
    this.#atlas = atlas;
  }

  /**
   * Shows the marks over the plate's edge that faces the board, `towards`. They run from the right corner leftwards, on
   * a side edge from the lower corner upwards.
   */
  show(states: readonly MarkState[], plate: Pick<Rect, 'width' | 'height'>, towards: ReturnType<typeof facing>): void {
    while (this.#marks.length < states.length) {
      const mark = createMark(this.#atlas);
      this.addChild(mark.container);
      this.#marks.push(mark);
    }
    const { width, height } = plate;
    let [right, bottom] = [width - CORNER, height + CORNER];
    for (const [k, mark] of this.#marks.entries()) {
      const state = states[k];
      mark.container.visible = state !== undefined;
      if (!state) continue;
      const size = mark.show(state);
      if (towards === 'left' || towards === 'right') {
        mark.container.position.set(towards === 'left' ? OVER - size.width : width - OVER, bottom - size.height);
        bottom -= size.height + BETWEEN;
      } else {
        mark.container.position.set(right - size.width, towards === 'bottom' ? height - OVER : OVER - size.height);
        right -= size.width + BETWEEN;
      }
    }
  }
}
