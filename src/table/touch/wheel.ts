/** The wheel over the cloth looks closer, and never scrolls the page around the game. */
import type { Closer } from './pan-zoom.ts';

/** One line, and one page, of wheels that do not tell pixels. */
const UNITS = [1, 16, 400] as const;
/** Trackpads tell two spreading fingers as a wheel with the control key, in small numbers. */
const SPREAD = 6;

/** Listens for as long as the canvas lives; `isAsleep` tells when the table is not to be looked at closer. */
export function listenForWheel(canvas: HTMLCanvasElement, closer: Closer, isAsleep: () => boolean): void {
  const onWheel = (event: WheelEvent) => {
    if (!closer.isOver(event.offsetX, event.offsetY)) return;
    event.preventDefault();
    if (isAsleep()) return;
    const pixels = event.deltaY * (UNITS[event.deltaMode] ?? 1);
    closer.wheel(event.offsetX, event.offsetY, pixels * (event.ctrlKey ? SPREAD : 1));
  };
  canvas.addEventListener('wheel', onWheel, { passive: false });
}
