/** Detects a mouse resting on a button or a finger holding it. After a while the button's name is to be shown. */
import type { Later } from '../motion/later.ts';

/** Milliseconds of rest for a mouse, of holding for a finger, and of display after the finger has left. */
export const RESTS = 500;
export const HELD = 500;
export const LEGIBLE = 1200;

/** Called with true to show a button's name, and with false to hide it. Returns true if there is a name to show. */
export type Ask = (isAsked: boolean) => boolean;

export class Linger {
  readonly #later: Later;
  readonly #ask: Ask;
  #forget = () => {};
  #isAnswered = false;
  #wasHeld = false;

  constructor(later: Later, ask: Ask) {
    this.#later = later;
    this.#ask = ask;
  }

  /** True if the current release counts as a press. False after a held finger has shown the name. */
  get mayPress(): boolean {
    return !this.#wasHeld;
  }

  /** Handles a mouse move on the button. */
  over(): void {
    if (!this.#isAnswered) this.#after(RESTS, () => this.#begin());
  }

  /** Handles a mouse that has left, or an interruption. */
  out(): void {
    this.#forget();
    this.#stop();
  }

  /** Handles a press. Holding shows the name for a finger only, since a mouse shows it by resting. */
  down(isMouse: boolean): void {
    this.#wasHeld = false;
    this.out();
    if (isMouse) return;
    this.#after(HELD, () => {
      this.#begin();
      this.#wasHeld = this.#isAnswered;
    });
  }

  /** Handles the release of a finger. */
  up(): void {
    this.#forget();
    if (this.#isAnswered) this.#after(LEGIBLE, () => this.#stop());
  }

  /** Cancels the pending timer. */
  end(): void {
    this.#forget();
  }

  #after(ms: number, then: () => void): void {
    this.#forget();
    this.#forget = this.#later(ms, then);
  }

  #begin(): void {
    this.#isAnswered = this.#ask(true);
  }

  #stop(): void {
    if (this.#isAnswered) this.#ask(false);
    this.#isAnswered = false;
  }
}
