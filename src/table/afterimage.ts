/** What was seen, before what is: it fades away over it. */
import type { Clock } from '../motion/clock.ts';
import { easeInOut } from '../motion/ease.ts';

/** Milliseconds of clock time. */
const FADING = 180;

/** What was seen, before what is. */
export interface Afterimage {
  /** 0…1. */
  dim(opacity: number): void;
  remove(): void;
}

/** Lets the afterimage that is taken fade away; at once when everything is hurried. None is taken while the clock stands. */
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
 * What is on a canvas, on another one that lies right before it. To be called in the task that painted it: later its
 * memory may be empty. `null` when it stands nowhere.
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
