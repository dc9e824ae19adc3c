/** Where motion is not wanted nothing leaps either: what was seen fades away over what is. */
import type { TableTiming } from './model/timing.ts';
import type { Painter } from './painter.ts';
import type { RendererSlot } from './renderer/renderer-slot.ts';

/** Fades from picture to picture where the person wants less motion; for nobody else is it fetched how. */
export class CrossFade {
  readonly #timing: TableTiming;
  readonly #slot: RendererSlot;
  readonly #painter: Painter;
  #how: typeof import('./afterimage.ts') | null = null;

  constructor(timing: TableTiming, slot: RendererSlot, painter: Painter) {
    this.#timing = timing;
    this.#slot = slot;
    this.#painter = painter;
    if (timing.reducedMotion()) this.#fetch();
  }

  /** To be called before what is seen changes at once. */
  begin(): void {
    const { clock, pace, reducedMotion } = this.#timing;
    if (!reducedMotion() || pace(1) === 0 || this.#slot.isDark) return;
    const how = this.#how;
    // What changes now leaps, once.
    if (!how) this.#fetch();
    how
      ?.fadeOver(clock, () => {
        this.#painter.paint();
        return how.afterimageOf(this.#slot.now.canvas);
      })
      .catch(reportError);
  }

  #fetch(): void {
    import('./afterimage.ts').then(
      (how) => {
        this.#how = how;
      },
      () => {},
    );
  }
}
