import type { Frames } from './clock.ts';

/** The frames of a browser window. A hidden tab gets none. */
export function browserFrames(window: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>): Frames {
  return {
    request: (callback) => window.requestAnimationFrame(callback),
    cancel: (handle) => window.cancelAnimationFrame(handle),
  };
}
