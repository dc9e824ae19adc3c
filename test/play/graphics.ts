/** Takes the graphics of a page away and gives them back, and compares pictures of it. */
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    lostGraphics?: WEBGL_lose_context | null;
  }
}

/** What the browser notes when graphics are lost. */
export const LOSS_NOTES: readonly RegExp[] = [
  /^WebGL: CONTEXT_LOST_WEBGL: loseContext: context lost$/,
  /^WebGL: INVALID_OPERATION: loseContext: context already lost$/,
];

/** Takes the graphics of the table away. */
export const loseGraphics = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('#canvas canvas')?.getContext('webgl2');
    window.lostGraphics = context?.getExtension('WEBGL_lose_context') ?? null;
    if (!window.lostGraphics) throw new Error('There are no graphics to be lost.');
    window.lostGraphics.loseContext();
  });

/** Gives back what was lost. */
export const giveBack = (page: Page): Promise<void> => page.evaluate(() => window.lostGraphics?.restoreContext());

/** What is seen now; pointer and keyboard are out of the way, and what was asked for is painted. */
export async function pictureOf(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  return (await page.screenshot()).toString('base64');
}

export interface Difference {
  /** Pixels that are not the same. */
  readonly pixels: number;
  /** The most that a channel differs, 0…255. */
  readonly most: number;
}

/** Compares two pictures in the browser; `page` may show anything. */
export const difference = (page: Page, one: string, other: string): Promise<Difference> =>
  page.evaluate(
    async ([one, other]) => {
      const pixels = async (picture: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no 2d canvas');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = [await pixels(one), await pixels(other)];
      if (a.length !== b.length) return { pixels: a.length / 4, most: 255 };
      let [count, most] = [0, 0];
      for (let at = 0; at < a.length; at += 4) {
        const far = Math.max(...[0, 1, 2].map((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0))));
        if (far > 0) count++;
        most = Math.max(most, far);
      }
      return { pixels: count, most };
    },
    [one, other] as const,
  );
