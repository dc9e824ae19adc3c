/** Pages whose canvases stay empty: everything is prepared for drawing, and nothing is drawn. */
import type { BrowserContext } from 'playwright-core';

/** From the next load on. */
export const blindfold = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    for (const draw of ['clear', 'drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const)
      prototype[draw] = () => {};
  });
