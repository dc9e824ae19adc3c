/** What a finger can press: a button of @pixi/ui in the table's materials, that hears mouse, pen and finger alike. */
import { FancyButton } from '@pixi/ui';
import { isMobile } from 'pixi.js';
import type { Rect } from './places.ts';
import { type BlockName, MARGIN, type Skin, SLICES } from './skin.ts';

/** The block for each state of the button. */
export interface Blocks {
  readonly rest: BlockName;
  readonly hover: BlockName;
  readonly pressed: BlockName;
  readonly disabled: BlockName;
}

export interface TouchOptions {
  readonly skin: Skin;
  readonly blocks: Blocks;
  onPress(): void;
  requestRender(): void;
}

export class Touch extends FancyButton {
  readonly #skin: Skin;

  constructor({ skin, blocks, onPress, requestRender }: TouchOptions) {
    super({
      defaultView: skin.block(blocks.rest),
      hoverView: skin.block(blocks.hover),
      pressedView: skin.block(blocks.pressed),
      disabledView: skin.block(blocks.disabled),
      nineSliceSprite: SLICES,
      contentFittingMode: 'none',
    });
    this.#skin = skin;
    // @pixi/ui hears fingers only on what it takes for a mobile device; a laptop may have a touch screen too.
    if (!isMobile.any) {
      this.on('touchstart', () => this.setState('pressed'));
      this.on('touchend', () => this.release());
      this.on('touchendoutside', () => this.release());
      this.on('tap', onPress);
    }
    this.onPress.connect(onPress);
    for (const signal of [this.onDown, this.onUp, this.onUpOut, this.onOut, this.onHover]) {
      signal.connect(requestRender);
    }
    this.on('touchstart', requestRender);
    this.on('touchend', requestRender);
    this.on('touchendoutside', requestRender);
  }

  /** Other blocks from now on. */
  dress({ rest, hover, pressed, disabled }: Blocks): void {
    for (const [view, block] of [
      [this.defaultView, rest],
      [this.hoverView, hover],
      [this.pressedView, pressed],
      [this.disabledView, disabled],
    ] as const) {
      if (view && 'texture' in view) view.texture = this.#skin.block(block);
    }
  }

  /** Where it lies. Pixels at unit 1. */
  placeAt({ x, y, width, height }: Rect): void {
    this.position.set(x - MARGIN, y - MARGIN);
    this.width = width + 2 * MARGIN;
    this.height = height + 2 * MARGIN;
  }

  /** Lets go of a press that was interrupted. */
  release(): void {
    if (this.state === 'pressed') this.setState('default');
  }
}
