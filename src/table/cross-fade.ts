/** If motion is not wanted, nothing leaps either: the previous picture fades away over the present one. */
import type { TableTiming } from './model/timing.ts';
import type { Painter } from './painter.ts';
import type { RendererSlot } from './renderer/renderer-slot.ts';

/** Fades from picture to picture if the person wants less motion; only then is the afterimage's code loaded. */
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

  /** Call it before the picture changes at once. */
  begin(): void {
    const { clock, pace, reducedMotion } = this.#timing;
    if (!reducedMotion() || pace(1) === 0 || this.#slot.isDark) return;
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
