declare global {
  interface Window {
    frames_: { frames: number; timers: number; script: number[]; draws: number[] };
  }
}

/** Runs in the page before its scripts: counts frames, timers and draw calls, and times what each frame's scripts take. */
export function watchFrames(): void {
  const seen = { frames: 0, timers: 0, script: [] as number[], draws: [] as number[] };
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
      const began = performance.now();
      callback(time);
      seen.frames++;
      seen.script.push(performance.now() - began);
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
