declare global {
  interface Window {
    frames_: { frames: number; timers: number; draws: number[] };
  }
}

/** Runs in the page before its scripts: counts frames, timers and draw calls. */
export function watchFrames(): void {
  const seen = { frames: 0, timers: 0, draws: [] as number[] };
  window.frames_ = seen;
  let draws = 0;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const original = WebGL2RenderingContext.prototype[name] as (...given: number[]) => void;
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...given: number[]) {
        draws++;
        original.apply(this, given);
      },
    });
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      draws = 0;
      callback(time);
      seen.frames++;
      if (draws > 0) seen.draws.push(draws);
    });
  const timeout = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (callback: () => void, ms?: number) =>
      timeout(() => {
        seen.timers++;
        callback();
      }, ms),
  });
}
