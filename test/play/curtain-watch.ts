/**
 * Watches over a table of several persons, frame by frame and at every change of the page: what is hidden from all is
 * nowhere but with the one who looks, and while the curtain is down it is nowhere at all. It runs in the page.
 */
import type { Page } from 'playwright-core';

export interface Watched {
  /** Frames and changes that were looked at, in all and while the curtain was down. */
  readonly checks: number;
  readonly covered: number;
  readonly falls: number;
  /** The greatest number of lines of news that a curtain told. */
  readonly news: number;
  readonly faults: readonly string[];
}

declare global {
  interface Window {
    curtainWatch?: Watched;
  }
}

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    if (!window.curtainWatch) throw new Error('Nobody watches this page.');
    return window.curtainWatch;
  });

/** Begins to watch; to be called before the match. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { checks: 0, covered: 0, falls: 0, news: 0, faults: [] as string[] };
    window.curtainWatch = seen;
    let wasDown = false;
    const WORDS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
    const word = (pips: string) => WORDS[Number(pips)] ?? 'twelve';

    /** All ways to write a tile, as it stands in texts and in attributes. */
    const spellings = (tile: string) => {
      const [a = '', b = ''] = tile.split('-');
      if (a === b) return [tile, `double ${word(a)}`];
      return [tile, `${b}-${a}`, `${word(a)}-${word(b)}`, `${word(b)}-${word(a)}`];
    };
    /** The page as text, with every attribute, but for drawings and what the log keeps of deals before. */
    const pageText = () => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const path of copy.querySelectorAll('path')) path.removeAttribute('d');
      const lines = [...copy.querySelectorAll('.log-lines p')];
      const head = lines.map((line) => line.classList.contains('log-deal')).lastIndexOf(true);
      for (const line of lines.slice(0, Math.max(0, head))) line.remove();
      return copy.outerHTML;
    };
    const uncovered = (curtain: Element) => {
      const style = getComputedStyle(curtain);
      const box = curtain.getBoundingClientRect();
      if (!/^rgb\(/.test(style.backgroundColor)) return `a background of ${style.backgroundColor}`;
      if (style.opacity !== '1' || style.visibility !== 'visible') return `an opacity of ${style.opacity}`;
      if (box.left > 0 || box.top > 0 || box.right < innerWidth || box.bottom < innerHeight)
        return 'not the whole screen';
      for (let x = 1; x < innerWidth; x += innerWidth / 9) {
        for (let y = 1; y < innerHeight; y += innerHeight / 9) {
          const top = document.elementFromPoint(x, y);
          if (!top?.closest('.curtain, .screen')) return `${top?.tagName}.${top?.className} at ${x}, ${y}`;
        }
      }
      return null;
    };

    const check = (when: 'at a change' | 'in a frame' | 'after a frame') => {
      const isFrame = when !== 'at a change';
      const game = window.starDominoes;
      if (!game) return;
      const now = game.look();
      const curtain = document.querySelector('.curtain');
      if (curtain && !wasDown) {
        seen.falls++;
        seen.news = Math.max(seen.news, curtain.querySelectorAll('.curtain-news li').length);
      }
      wasDown = curtain !== null;
      const isPlay = ['leading', 'opening', 'freePlay', 'handingOver'].includes(now.match ?? '');
      if (!isPlay) return;
      seen.checks++;
      if (curtain) seen.covered++;
      const fault = (what: string) => {
        if (seen.faults.length < 20) seen.faults.push(`${when}, ${now.state}: ${what}`);
      };
      const looker = curtain ? null : now.eye;
      const secret = game.faces().filter(({ isOpen, seat }) => !isOpen && (seat === null || seat !== looker));
      // What is written is sent with the next picture; under the curtain nothing may wait for that.
      for (const { tile, seat, scene } of secret) {
        const halves = [...(scene?.written ?? []), ...(curtain ? (scene?.sent ?? []) : [])];
        if (halves.some((pips) => pips !== 0)) fault(`the scene holds ${tile} of seat ${seat} as ${halves}`);
      }
      const pattern = new RegExp(
        `(?<![\\w-])(?:${secret.flatMap((s) => spellings(s.tile)).join('|')})(?![\\w-])`,
        'gi',
      );
      for (const [found] of secret.length > 0 ? pageText().matchAll(pattern) : []) fault(`the page says ${found}`);
      if (curtain) {
        if (document.querySelector('[data-group="hand"], .dom-hand, .hand-tile')) fault('a hand lies in the page');
        const gap = isFrame ? uncovered(curtain) : null;
        if (gap) fault(`the curtain leaves open ${gap}`);
      } else if (isFrame && now.match === 'handingOver') fault('no curtain is down');
    };

    const channel = new MessageChannel();
    channel.port1.onmessage = () => check('after a frame');
    const request = window.browsersFrame ?? requestAnimationFrame;
    const frame = () => {
      check('in a frame');
      channel.port2.postMessage(0);
      request(frame);
    };
    request(frame);
    new MutationObserver(() => check('at a change')).observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
