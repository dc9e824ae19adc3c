/** Chance that comes alike every time, so that a match whose moves are alike is the same match. */
import type { Page } from 'playwright-core';

/** From the next load on everything that the page decides by chance follows from `first`, 32 bits. */
export const sameChance = (page: Page, first: number) =>
  page.addInitScript((seed) => {
    let state = seed;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
      if (into) {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        for (const at of bytes.keys()) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          bytes[at] = state >>> 24;
        }
      }
      return into;
    };
  }, first);
