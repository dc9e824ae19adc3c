/**
 * The wheel over the cloth zooms, and does not scroll the page around the game. With the control key it is left to the
 * browser.
 */
import type { PanZoom } from './pan-zoom.ts';

/** Pixels of one pixel, one line and one page of the wheel. */
const UNITS = [1, 16, 400] as const;
/** Turns closer than this to each other count as one, milliseconds. */
const STEP = 90;

/**
 * Listens for as long as the canvas lives. While `isAsleep` returns true the table is not zoomed, and the wheel turns
 * the dragged tile.
 */
export function listenForWheel(
  canvas: HTMLCanvasElement,
  panZoom: Pick<PanZoom, 'isOver' | 'wheel'>,
  isAsleep: () => boolean,
  turn: (by: number) => void,
): void {
  let turnedAt = 0;
  const onWheel = (event: WheelEvent) => {
    // Spreading two fingers on a trackpad also sends control-wheel events: the page grows, as every page does.
    if (event.ctrlKey || !panZoom.isOver(event.offsetX, event.offsetY)) return;
    event.preventDefault();
    if (isAsleep()) {
      // A wheel turns the dragged tile one step at a time, at any speed of the wheel.
      if (event.timeStamp - turnedAt > STEP) turn(Math.sign(event.deltaY));
      turnedAt = event.timeStamp;
      return;
    }
    panZoom.wheel(event.offsetX, event.offsetY, event.deltaY * (UNITS[event.deltaMode] ?? 1));
  };
  canvas.addEventListener('wheel', onWheel, { passive: false });
}
