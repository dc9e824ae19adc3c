/** Pages whose canvases stay empty: everything is prepared for drawing, but nothing is drawn. */
import type { BrowserContext } from 'playwright-core';

/** Stops drawing in the context's pages from the next load on. */
export const blindfold = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    for (const draw of ['clear', 'drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const)
      prototype[draw] = () => {};
  });
