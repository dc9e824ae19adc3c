/** The mouse that rests on a button, and the finger that holds it: after a while both ask what the button is. */
import type { Later } from '../motion/clock.ts';

/** How long the mouse rests, how long a finger holds, and how long it can be read when the finger has gone; milliseconds. */
export const RESTS = 500;
export const HELD = 500;
export const LEGIBLE = 1200;

/** Is told that a button is asked about, and when it is no longer; answers whether there is anything to be said. */
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

  /** Whether what comes up now is a press: a finger that was answered wanted nothing else. */
  get mayPress(): boolean {
    return !this.#wasHeld;
  }

  /** The mouse moves on it. */
  over(): void {
    if (!this.#isAnswered) this.#after(RESTS, () => this.#begin());
  }

  /** The mouse has gone, or something came between. */
  out(): void {
    this.#forget();
    this.#stop();
  }

  /** It is pressed; the mouse, which asks without pressing, presses at once. */
  down(isMouse: boolean): void {
    this.#wasHeld = false;
    this.out();
    if (isMouse) return;
    this.#after(HELD, () => {
      this.#begin();
      this.#wasHeld = this.#isAnswered;
    });
  }

  /** The finger has gone. */
  up(): void {
    this.#forget();
    if (this.#isAnswered) this.#after(LEGIBLE, () => this.#stop());
  }

  /** Nothing more is asked. */
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
