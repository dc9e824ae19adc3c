/** The wheel over the cloth zooms, and does not scroll the page around the game; with the control key it is the browser's. */
import type { PanZoom } from './pan-zoom.ts';

/** One line, and one page, of wheels that do not tell pixels. */
const UNITS = [1, 16, 400] as const;
/** Turns closer than this to each other are one, milliseconds. */
const STEP = 90;

/** Listens for as long as the canvas lives; `isAsleep` says when the table is not to be zoomed: then the wheel turns what is held. */
export function listenForWheel(
  canvas: HTMLCanvasElement,
  panZoom: Pick<PanZoom, 'isOver' | 'wheel'>,
  isAsleep: () => boolean,
  turn: (by: number) => void,
): void {
  let turnedAt = 0;
  const onWheel = (event: WheelEvent) => {
    // Two fingers that spread on a trackpad come with it, too: the page grows, as every page does.
    if (event.ctrlKey || !panZoom.isOver(event.offsetX, event.offsetY)) return;
    event.preventDefault();
    if (isAsleep()) {
      // A wheel turns what is held: one step at a time, however fast it runs.
      if (event.timeStamp - turnedAt > STEP) turn(Math.sign(event.deltaY));
      turnedAt = event.timeStamp;
      return;
    }
    panZoom.wheel(event.offsetX, event.offsetY, event.deltaY * (UNITS[event.deltaMode] ?? 1));
  };
  canvas.addEventListener('wheel', onWheel, { passive: false });
}
