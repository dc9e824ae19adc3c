/** Takes the graphics of a page away and gives them back, and compares pictures of it. */
import type { Page } from 'playwright-core';
import { HANGS, twoFrames, until } from './probe.ts';
import { passTime } from './time.ts';

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

/** Takes the graphics away for so many milliseconds; resolves when the page has heard of both. */
export const loseGraphicsFor = (page: Page, ms: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#canvas canvas');
    const graphics = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !graphics) throw new Error('There are no graphics to be lost.');
    await new Promise((lost) => {
      canvas.addEventListener('webglcontextlost', lost, { once: true });
      graphics.loseContext();
    });
    await new Promise((back) => {
      canvas.addEventListener('webglcontextrestored', back, { once: true });
      (window.browsersTimer ?? setTimeout)(() => graphics.restoreContext(), ms);
    });
  }, ms);

/**
 * Ends the process that draws for the whole browser, as a fault of a driver does, and with it the pictures of all canvases;
 * resolves when the page was given its graphics back. A browser stands that once: at another time soon after it gives none.
 */
export async function crashGraphics(page: Page): Promise<void> {
  const heard = page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#canvas canvas');
    for (const news of ['webglcontextlost', 'webglcontextrestored'])
      await new Promise((told) => canvas?.addEventListener(news, told, { once: true }));
  });
  const browser = await page.context().browser()?.newBrowserCDPSession();
  // Its answer is lost with the process.
  browser?.send('Browser.crashGpuProcess').catch(() => {});
  await heard;
}

/** Gives back what was lost. */
export const giveBack = (page: Page): Promise<void> => page.evaluate(() => window.lostGraphics?.restoreContext());

/** What is seen now; pointer and keyboard are out of the way, and what was asked for is painted. */
async function pictureOf(page: Page): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await twoFrames(page);
  return (await page.screenshot()).toString('base64');
}

/** Milliseconds after which messages and badges are gone. */
const READ = 20_000;

/** Lets messages and badges go. A table that still loads is waited for: it would take the time for its own, and give up. */
async function readAll(page: Page): Promise<void> {
  await until(page, ({ screen, match }) => screen !== 'playing' || match !== null, 'the table to be laid');
  await passTime(page, READ);
}

/** Returns the picture once no message is left and two pictures in a row are the same. */
export async function pictureAtRest(page: Page): Promise<string> {
  await readAll(page);
  for (let before = ''; ; ) {
    const now = await pictureOf(page);
    if (now === before) return now;
    before = now;
  }
}

/** Returns the picture once it is the wanted one, or the picture shown instead if the page hangs. */
export async function pictureLike(page: Page, wanted: string): Promise<string> {
  await readAll(page);
  const end = Date.now() + HANGS;
  for (;;) {
    const now = await pictureOf(page);
    if (now === wanted || Date.now() > end) return now;
  }
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
    async (pictures) => {
      const pixels: Uint8ClampedArray[] = [];
      for (const picture of pictures) {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!pen) throw new Error('no 2d canvas');
        pen.drawImage(image, 0, 0);
        pixels.push(pen.getImageData(0, 0, image.width, image.height).data);
      }
      const [a = new Uint8ClampedArray(), b = a] = pixels;
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
