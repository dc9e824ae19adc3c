/** A line of words that appears on a strip, stays as long as it takes to read, and fades. */
import { Container, NineSliceSprite } from 'pixi.js';
import type { Clock } from '../motion/clock.ts';
import type { Rect } from './places.ts';
import { beside, type Spot } from './plate-form.ts';
import { MARGIN, type Skin, SLICES } from './skin.ts';
import { IVORY } from './style.ts';
import { Words } from './words.ts';

/** Milliseconds of clock time. */
const COMING = 140;
const GOING = 320;
const READING = 1500;
/** More for each letter. */
const LETTER = 25;

/** Words on a strip, as wide as they need. */
export class Strip extends Container {
  readonly #block: NineSliceSprite;
  readonly #words: Words;

  constructor(skin: Skin, density: number, size: number) {
    super({ visible: false, eventMode: 'none' });
    const [leftWidth, topHeight, rightWidth, bottomHeight] = SLICES;
    this.#block = new NineSliceSprite({ texture: skin.block('strip'), leftWidth, topHeight, rightWidth, bottomHeight });
    this.#words = new Words({ size, colour: IVORY, wraps: true }, density);
    this.addChild(this.#block, this.#words);
  }

  /** Shows the words in lines of at most `width` pixels, with the strip's middle at 0; answers its size. */
  say(words: string, width: number): { width: number; height: number } {
    this.#words.set(words, width - 24);
    const size = { width: Math.ceil(this.#words.width) + 24, height: Math.max(30, Math.ceil(this.#words.height) + 12) };
    this.#block.setSize(size.width + 2 * MARGIN, size.height + 2 * MARGIN);
    this.#block.position.set(-size.width / 2 - MARGIN, -size.height / 2 - MARGIN);
    return size;
  }
}

export class Badge extends Strip {
  readonly #clock: Clock;
  readonly #requestRender: () => void;
  /** Milliseconds since it appeared; `null` while nothing is said. */
  #age: number | null = null;
  #stay = 0;

  constructor(skin: Skin, density: number, clock: Clock, requestRender: () => void) {
    super(skin, density, 15);
    this.#clock = clock;
    this.#requestRender = requestRender;
  }

  /** Says the words beside a plate, on the side towards `middle`, inside the screen. */
  appear(words: string, plate: Rect, middle: Spot, screen: { width: number; height: number }): void {
    const size = this.say(words, Math.min(220, screen.width - 16));
    const at = beside(plate, size, middle, screen);
    this.position.set(at.x, at.y);
    this.#stay = COMING + READING + LETTER * words.length;
    const running = this.#age !== null;
    this.#age = running ? COMING : 0;
    this.visible = true;
    this.#fade();
    // Not a tween: a hurry ends those, and what a seat could not match would go unread.
    if (!running) this.#clock.onFrame((elapsed) => this.#grow(elapsed));
  }

  #grow(elapsed: number): boolean {
    if (this.#age === null || this.destroyed) return false;
    this.#age += elapsed;
    const over = this.#age >= this.#stay + GOING;
    const changes = this.#age - elapsed < COMING || this.#age > this.#stay;
    if (over) {
      this.#age = null;
      this.visible = false;
    } else if (changes) this.#fade();
    if (over || changes) this.#requestRender();
    return !over;
  }

  #fade(): void {
    const age = this.#age ?? 0;
    this.alpha = Math.max(0.001, Math.min(1, age / COMING, (this.#stay + GOING - age) / GOING));
  }
}
