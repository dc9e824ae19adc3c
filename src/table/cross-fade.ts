/** Changes without a motion of their own do not leap: the previous picture fades away over the present one. */
import type { TableTiming } from './model/timing.ts';
import type { Painter } from './painter.ts';
import type { RendererSlot } from './renderer/renderer-slot.ts';

/** Fades from picture to picture. The afterimage's code is loaded at the first deal; before, changes leap. */
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

  /** Call it before tiles move. They change their places at once if the person wants less motion. */
  begin(): void {
    if (this.#timing.reducedMotion()) this.#fade();
    else if (!this.#how) this.#fetch();
  }

  /** Call it before the screen is divided otherwise. If motion is reduced, the fade of the tiles shows that too. */
  divide(): void {
    if (!this.#timing.reducedMotion()) this.#fade();
  }

  #fade(): void {
    const { clock, pace } = this.#timing;
    if (pace(1) === 0 || this.#slot.isDark) return;
    const how = this.#how;
    // The present change leaps, because the code is not loaded yet.
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
