/** Pages whose storage and drawing are prepared before the game starts. */
import type { Page } from 'playwright-core';
import type { Save } from '../../src/shell/store/save.ts';

/** Without WebGL the DOM table is the table, and everything goes faster here. */
export const withoutWebGL = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /^webgl/.test(kind) ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });

/** Puts texts under keys once, before the game first looks. */
export const storedBefore = (page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (localStorage.getItem('test/stored')) return;
    localStorage.setItem('test/stored', 'yes');
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(texts));

/** A match as some other page has kept it. */
export const keptText = (save: Save): string => JSON.stringify({ ...save, writer: 'another page', at: 1 });

/** Where the game waits and moves, so many times as much time passes: its clock goes by the times of its frames. */
export const hastened = (page: Page, times: number): Promise<unknown> =>
  page.addInitScript((times) => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) =>
      Reflect.apply(requestAnimationFrame, window, [(now: number) => callback(times * now)]);
  }, times);

/**
 * Stops the frames, and with them the match, in the first state that is not one of these: none is too short to be seen.
 * Asked again it holds for the pages that are loaded from then on.
 */
export const heldBeyond = (page: Page, states: Iterable<string>): Promise<unknown> =>
  page.addInitScript(
    (known) => {
      const held = window as Window & { known?: readonly string[] };
      const { requestAnimationFrame } = window;
      if (!held.known) {
        window.requestAnimationFrame = (callback) =>
          Reflect.apply(requestAnimationFrame, window, [
            (now: number) => {
              const state = window.starDominoes?.look().state ?? null;
              if (state === null || held.known?.includes(state)) callback(now);
            },
          ]);
      }
      held.known = known;
    },
    [...states],
  );
