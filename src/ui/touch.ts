/** What a finger can press: a button of @pixi/ui in the table's materials, that hears mouse, pen and finger alike. */
import { ButtonContainer } from '@pixi/ui';
import { isMobile, NineSliceSprite, Rectangle } from 'pixi.js';
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

export class Touch extends ButtonContainer {
  readonly #skin: Skin;
  readonly #block: NineSliceSprite;
  readonly #requestRender: () => void;
  #blocks: Blocks;
  #state: 'rest' | 'hover' | 'pressed' = 'rest';

  constructor({ skin, blocks, onPress, requestRender }: TouchOptions) {
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    const texture = skin.block(blocks.rest);
    const block = new NineSliceSprite({ texture, leftWidth, topHeight, rightWidth, bottomHeight });
    super(block);
    this.#skin = skin;
    this.#block = block;
    this.#requestRender = requestRender;
    this.#blocks = blocks;
    // A finger leaves nothing behind that hovers.
    const left = isMobile.any ? 'rest' : 'hover';
    this.onHover.connect(() => this.#turn(this.button.isDown ? this.#state : 'hover'));
    this.onOut.connect(() => this.#turn(this.button.isDown ? this.#state : 'rest'));
    this.onDown.connect(() => this.#turn('pressed'));
    this.onUp.connect(() => this.#turn(left));
    this.onUpOut.connect(() => this.#turn('rest'));
    this.onPress.connect(() => this.#turn(left));
    this.onPress.connect(onPress);
    // @pixi/ui hears fingers only on what it takes for a mobile device; a laptop may have a touch screen too.
    if (!isMobile.any) {
      this.on('touchstart', () => this.#turn('pressed'));
      this.on('touchend', () => this.#turn('rest'));
      this.on('touchendoutside', () => this.#turn('rest'));
      // Nor does Pixi call it a click when a pen does it; only this event tells of both.
      this.on('pointertap', ({ pointerType, button }) => {
        if (pointerType !== 'mouse' && button === 0) onPress();
      });
    }
  }

  override get enabled(): boolean {
    return super.enabled;
  }

  override set enabled(enabled: boolean) {
    super.enabled = enabled;
    this.#turn('rest');
  }

  /** Other blocks from now on. */
  dress(blocks: Blocks): void {
    this.#blocks = blocks;
    this.#show();
  }

  /** Where it lies. Pixels at unit 1. */
  placeAt({ x, y, width, height }: Rect): void {
    this.position.set(x - MARGIN, y - MARGIN);
    this.#block.setSize(width + 2 * MARGIN, height + 2 * MARGIN);
    this.hitArea = new Rectangle(0, 0, width + 2 * MARGIN, height + 2 * MARGIN);
  }

  /** Lets go of a press that was interrupted. */
  release(): void {
    if (this.#state === 'pressed') this.#turn('rest');
  }

  #turn(state: 'rest' | 'hover' | 'pressed'): void {
    this.#state = state;
    this.#show();
    this.#requestRender();
  }

  #show(): void {
    this.#block.texture = this.#skin.block(this.#blocks[this.enabled ? this.#state : 'disabled']);
  }
}
