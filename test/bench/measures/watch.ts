declare global {
  interface Window {
    frames_: { frames: number; timers: number; draws: number[] };
    start_: { title: number; stands: number; asked: number };
  }
}

/** Milliseconds from a page's navigation until it is seen, two frames later, that something has come about; 0 before. */
export type Start = Window['start_'];

/** Runs in the page before its scripts: notes when the title can be pressed, the first deal stands, and the player is asked. */
export function watchStart(): void {
  const start = { title: 0, stands: 0, asked: 0 };
  window.start_ = start;
  const timer = setInterval(() => {
    const isDrawn = document.documentElement?.dataset.drawn === 'yes';
    const now = window.starDominoes?.look();
    const isPlayed = now?.targets && /^(leading|opening|freePlay)/.test(now.state ?? '');
    const isTitle = isDrawn || document.querySelector('.screen.is-title button') !== null;
    if (!isTitle && !isPlayed) return;
    const isAsked = isDrawn || now?.question;
    if (isAsked || isTitle) clearInterval(timer);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isTitle) start.title ||= performance.now();
        if (isDrawn || isPlayed) start.stands ||= performance.now();
        if (isAsked) start.asked ||= performance.now();
      }),
    );
  }, 5);
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
