/** Holds the place of what is acted over the plates: the signs of partners, and the draw of lots. Each loads with its first. */
import type { Situation } from '../../match/ports.ts';
import { signsGiven } from '../../present/shown-seats.ts';
import type { Seat } from '../../rules/game.ts';
import type { LotsOptions } from './lots.ts';
import type { Signs, SignsOptions } from './signs.ts';

/** Milliseconds that a draw of lots takes at most. */
export const LONGEST_DRAW = 950;

type ActingOptions = SignsOptions & LotsOptions & { readonly layer: { readonly destroyed: boolean } };

export class ActingSlot {
  readonly #o: ActingOptions;
  #signs: Signs | null = null;
  #loading: Promise<Signs> | null = null;

  constructor(options: ActingOptions) {
    this.#o = options;
  }

  /** Called with every situation before it is shown: signs are for one eye only. */
  take(now: Situation): void {
    this.#signs?.take(now);
  }

  /** Acts the signs of a partner at the first sight of the own hand in a deal. Called once a situation is seen. */
  see(now: Situation): void {
    this.#withSigns(now, (signs) => signs.see(now));
  }

  /** Acts them again if that seat gives signs. */
  touch(seat: Seat): void {
    const { now, isShuffling } = this.#o.model;
    if (now && !isShuffling) this.#withSigns(now, (signs) => signs.touch(seat));
  }

  /**
   * Shows the draw of lots, which takes `ms` milliseconds at most; resolves when it is over, or at once when `signal`
   * aborts. Rejects if its files do not come.
   */
  async drawLots(now: Situation, ms: number, signal: AbortSignal): Promise<void> {
    const { drawLots } = await import('./lots.ts');
    if (!signal.aborted && !this.#o.layer.destroyed) await drawLots(this.#o, now, Math.min(LONGEST_DRAW, ms), signal);
  }

  /** Ends signs at once. */
  end(): void {
    this.#signs?.end();
  }

  #withSigns(now: Situation, act: (signs: Signs) => void): void {
    const { model, layer } = this.#o;
    if (!signsGiven(now, model.game)) return;
    if (this.#signs) {
      act(this.#signs);
      return;
    }
    this.#load().then((signs) => {
      // What comes late must not show what is over, or another eye's signs.
      if (model.now === now && !layer.destroyed) act(signs);
    }, reportError);
  }

  #load(): Promise<Signs> {
    this.#loading ??= import('./signs.ts').then((late) => {
      this.#signs = new late.Signs(this.#o);
      return this.#signs;
    });
    return this.#loading;
  }
}
