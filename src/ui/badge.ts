/** What a seat just did, in words on a strip: it appears, stays as long as it takes to read, and fades by itself. */
import type { DestroyOptions } from 'pixi.js';
import type { Clock } from '../motion/clock.ts';
import type { SeatState } from './hud-state.ts';
import { Medallion } from './medallion.ts';
import type { Rect } from './places.ts';
import { beside, type Size, type Spot } from './plate-form.ts';
import type { Skin } from './skin.ts';
import { Strip } from './strip.ts';

/** Milliseconds of clock time. */
const COMING = 140;
const GOING = 320;
/** Milliseconds that it can be read. These pass without a frame: nothing is drawn while nothing changes. */
const READING = 1500;
/** More for each letter. */
const LETTER = 25;
const MEDALLION = 26;

export interface BadgeOptions {
  readonly skin: Skin;
  readonly density: number;
  readonly clock: Clock;
  requestRender(): void;
}

export class Badge extends Strip {
  readonly #clock: Clock;
  readonly #requestRender: () => void;
  readonly #medallion: Medallion;
  /** How often it began to come or to go: the latest counts. */
  #fades = 0;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #size: Size = { width: 0, height: 0 };

  constructor({ skin, density, clock, requestRender }: BadgeOptions) {
    super(skin, density, 15);
    this.#clock = clock;
    this.#requestRender = requestRender;
    this.#medallion = this.addChild(new Medallion(skin, density));
  }

  /** Where it lies, while it is seen. */
  get lies(): (Spot & Size) | null {
    return this.visible ? { x: this.x, y: this.y, ...this.#size } : null;
  }

  /** Says the words on the board, near the seat's plate and clear of `others`. */
  appear(seat: SeatState, words: string, plate: Rect, board: Rect, others: readonly (Spot & Size)[]): void {
    this.#size = this.say(words, Math.min(240, board.width - 10), MEDALLION);
    this.#medallion.show(seat, MEDALLION);
    this.#medallion.x = 5 + MEDALLION / 2 - this.#size.width / 2;
    const at = beside(plate, this.#size, board, others);
    this.position.set(at.x, at.y);
    if (this.visible) {
      // Said again while it is seen: it stays, whatever it was about to do.
      this.#fades++;
      this.alpha = 1;
    } else this.#fade(0, 1, COMING);
    this.visible = true;
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => this.#fade(1, 0, GOING), COMING + READING + LETTER * words.length);
  }

  override destroy(options?: DestroyOptions): void {
    clearTimeout(this.#reading);
    super.destroy(options);
  }

  // Not a tween: a hurry ends those, and what a seat could not match would go unread.
  #fade(from: number, to: number, ms: number): void {
    const mine = ++this.#fades;
    let gone = 0;
    this.alpha = from;
    this.#clock.onFrame((elapsed) => {
      if (this.destroyed || mine !== this.#fades) return false;
      gone += elapsed;
      const progress = Math.min(1, gone / ms);
      this.alpha = from + (to - from) * progress;
      this.visible = this.alpha > 0;
      this.#requestRender();
      return progress < 1;
    });
  }
}
