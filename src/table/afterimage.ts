/** Fades the previous picture of the table away over the present one. */
import type { Clock } from '../motion/clock.ts';
import { easeInOut } from '../motion/ease.ts';

/** Milliseconds of clock time that the fading takes. */
const FADING = 180;

/** A copy of the previous picture, lying over the present one. */
export interface Afterimage {
  /** Sets the opacity, 0…1. */
  dim(opacity: number): void;
  remove(): void;
}

/** Fades the afterimage away; at once while animations are hurried. Takes none while the clock is paused. */
export async function fadeOver(clock: Clock, take: () => Afterimage | null): Promise<void> {
  const image = clock.paused ? null : take();
  if (!image) return;
  try {
    await clock.tween(FADING, (progress) => image.dim(1 - easeInOut(progress)));
  } finally {
    image.remove();
  }
}

/**
 * Copies the picture of a canvas onto another canvas right over it. Call it in the task that painted: later the
 * canvas's memory may be empty. Returns `null` if the canvas is not in the page.
 */
export function afterimageOf(canvas: HTMLCanvasElement): Afterimage | null {
  const copy = document.createElement('canvas');
  const pen = copy.getContext('2d');
  if (!pen || !canvas.parentElement) return null;
  [copy.width, copy.height] = [canvas.width, canvas.height];
  pen.drawImage(canvas, 0, 0);
  const { offsetLeft, offsetTop, clientWidth, clientHeight } = canvas;
  copy.style.cssText = `position:absolute;left:${offsetLeft}px;top:${offsetTop}px;width:${clientWidth}px;height:${clientHeight}px;pointer-events:none`;
  canvas.after(copy);
  return {
    dim(opacity) {
      copy.style.opacity = `${opacity}`;
    },
    remove: () => copy.remove(),
  };
}
