/** What comes between while a tile is dragged. */
import type { Page } from 'playwright-core';
import type { Move } from '../../src/rules/game.ts';
import type { Dice } from './dice.ts';
import type { Fingers } from './drag.ts';
import { pressScreen } from './player.ts';
import { type Look, look, twoFrames, until } from './probe.ts';
import { comeHome } from './time.ts';

/** The size of the page, in CSS pixels; turned it is the other way round. */
export const WIDTH = 844;
export const HEIGHT = 390;

export const INTERRUPTIONS = [
  'touch cancelled',
  'second finger',
  'window blurred',
  'tab hidden',
  'turned',
  'menu opened',
  'played by key',
] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

export interface Met {
  readonly by: Interruption | null;
  /** What has been played by other ways. */
  readonly moves: readonly Move[];
  after(): Promise<void>;
}

/** Interrupts a drag; `after` undoes what stays, once the fingers are up. */
export async function interrupt(page: Page, fingers: Fingers, random: Dice, now: Look, by: Interruption): Promise<Met> {
  const met = { by, moves: [], after: async () => {} };
  switch (by) {
    case 'touch cancelled':
      await fingers.cancel();
      return met;
    case 'second finger':
      // On the cloth: on the wood there are buttons, which a second hand may well press.
      await fingers.down(2, { x: 120 + random.below(600), y: 20 + random.below(280) });
      return met;
    case 'window blurred':
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      return met;
    case 'tab hidden':
      await hide(page, true);
      return { ...met, after: () => hide(page, false) };
    case 'turned':
      await turn(page, HEIGHT, WIDTH);
      return { ...met, after: () => turn(page, WIDTH, HEIGHT) };
    case 'menu opened':
      await page.keyboard.press('m');
      await comeHome(page);
      await until(page, ({ gesture }) => gesture === 'resting', 'the tile to come home');
      return {
        ...met,
        async after() {
          await page.waitForSelector('#screens .button.is-main');
          await pressScreen(page, '#screens .button.is-main');
          await page.waitForSelector('#screens .button.is-main', { state: 'hidden' });
        },
      };
    case 'played by key': {
      const move = now.question?.moves.find(({ do: what }) => what === 'play');
      if (move?.do !== 'play') return { by: null, moves: [], after: met.after };
      const press = (group: string, id: string) =>
        page.locator(`#table [data-group="${group}"][data-id="${id}"]`).evaluate((one: HTMLElement) => one.click());
      if ((await look(page)).picked !== move.tile) await press('hand', move.tile);
      await press('places', String(move.arm));
      return { ...met, moves: [move] };
    }
  }
}

/** Gives the page another size, and waits until it has been laid out in it. */
async function turn(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  // In the first frame the sizes are observed, before the second all is where it belongs.
  await twoFrames(page);
}

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
