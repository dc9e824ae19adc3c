/** What a seat just did, in words on a strip: it appears, stays as long as it takes to read, and fades by itself. */
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
  /** Milliseconds since it appeared; `null` while nothing is said. */
  #age: number | null = null;
  #stay = 0;
  #size: Size = { width: 0, height: 0 };

  constructor({ skin, density, clock, requestRender }: BadgeOptions) {
    super(skin, density, 15);
    this.#clock = clock;
    this.#requestRender = requestRender;
    this.#medallion = this.addChild(new Medallion(skin, density));
  }

  /** Where it lies, while it is seen. */
  get lies(): (Spot & Size) | null {
    return this.#age === null ? null : { x: this.x, y: this.y, ...this.#size };
  }

  /** Says the words on the board, near the seat's plate and clear of `others`. */
  appear(seat: SeatState, words: string, plate: Rect, board: Rect, others: readonly (Spot & Size)[]): void {
    this.#size = this.say(words, Math.min(240, board.width - 10), MEDALLION);
    this.#medallion.show(seat, MEDALLION);
    this.#medallion.x = 5 + MEDALLION / 2 - this.#size.width / 2;
    const at = beside(plate, this.#size, board, others);
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
    const before = this.#age;
    this.#age += elapsed;
    const over = this.#age >= this.#stay + GOING;
    if (over) {
      this.#age = null;
      this.visible = false;
    }
    if (over || before < COMING || this.#stay < (this.#age ?? 0)) {
      this.#fade();
      this.#requestRender();
    }
    return !over;
  }

  #fade(): void {
    const age = this.#age ?? 0;
    this.alpha = Math.max(0, Math.min(1, age / COMING, (this.#stay + GOING - age) / GOING));
  }
}
