/**
 * Holds the place of what is acted over the plates: the signs of partners, the draw of lots, and pairs that change
 * places. Each loads with its first.
 */
import type { Situation } from '../../match/ports.ts';
import { signalTo } from '../../rules/facts.ts';
import type { Seat } from '../../rules/game.ts';
import type { LotsOptions } from './lots.ts';
import type { PairsOptions } from './pairs.ts';
import type { Signs, SignsOptions } from './signs.ts';

type ActingOptions = SignsOptions & LotsOptions & PairsOptions & { readonly layer: { readonly destroyed: boolean } };

export class ActingSlot {
  readonly #o: ActingOptions;
  /** Null once loaded in vain: a match goes on without them. */
  #signs: Promise<Signs | null> | null = null;

  constructor(options: ActingOptions) {
    this.#o = options;
  }

  /** Called with every situation before it is shown: signs are for one eye only. */
  take(now: Situation): void {
    this.#signs?.then((signs) => signs?.take(now), reportError);
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

  /** Shows the draw of lots before a deal; resolves when it is over, at once when `signal` aborts. */
  async drawLots(now: Situation, signal: AbortSignal): Promise<void> {
    try {
      const { drawLots } = await import('./lots.ts');
      if (!signal.aborted && !this.#o.layer.destroyed) await drawLots(this.#o, now, signal);
    } catch (fault) {
      // A match goes on without a draw that cannot be shown.
      reportError(fault);
    }
  }

  /** Shows how pairs change places before a deal (20.8); resolves when they have, at once when `signal` aborts. */
  async changePairs(next: Situation, signal: AbortSignal): Promise<void> {
    if (!next.seen.waits) return;
    try {
      const { changePairs } = await import('./pairs.ts');
      if (!signal.aborted && !this.#o.layer.destroyed) await changePairs(this.#o, next, signal);
    } catch (fault) {
      // A match goes on without a change that cannot be shown.
      reportError(fault);
    }
  }

  #withSigns(now: Situation, act: (signs: Signs) => void): void {
    const { model, layer } = this.#o;
    if (typeof now.eye !== 'number' || !signalTo(model.game, now.seen, now.eye)) return;
    this.#signs ??= import('./signs.ts').then(
      (late) => new late.Signs(this.#o),
      () => null,
    );
    this.#signs.then((signs) => {
      // Signs that load late must not show a deal that is over, or another eye's.
      if (signs && model.now === now && !layer.destroyed) act(signs);
    }, reportError);
  }
}
