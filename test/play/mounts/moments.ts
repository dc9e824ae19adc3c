/** The middles of something in which the game is taken out of the page. */
import type { Page } from 'playwright-core';
import type { Save } from '../../../src/shell/store/save.ts';
import { after, atTheSheet, played } from '../../shell/kept-matches.ts';
import { loseGraphics } from '../graphics.ts';
import { byTap } from '../player.ts';
import { type Look, until } from '../probe.ts';

/** The middle of something, at which the game is taken out of the page. */
export interface Moment {
  readonly title: string;
  readonly speed?: 'normal';
  /** The match to go on with; without one the address sets a table. */
  readonly kept?: Save;
  /** Waits for the moment, or brings it about. */
  reach(page: Page): Promise<unknown>;
  /** What the player does who was in the middle of it. */
  after?(page: Page): Promise<unknown>;
}

const reached = (ready: (now: Look) => boolean) => (page: Page) => until(page, ready, 'the moment');
/** All tiles lie still: a tap on one that moves would miss it. */
const asked = reached(({ question, targets, astray }) => question !== null && targets !== null && astray?.length === 0);
/** The person has a tile to lay. */
const inDeal = played('cyprus', 4, { target: 60 }, 'mounted', (course) => {
  const { deal, game } = course;
  return after(30)(course) && deal.turn?.seat === 0 && game.moves(deal).some((move) => move.do === 'play');
});
const ofTwo = inDeal.sitters.map((sitter, seat) => (seat < 2 ? { name: `P${seat}`, kind: 'person' as const } : sitter));

export const MOMENTS: readonly Moment[] = [
  { title: 'before anything has come', reach: async () => {} },
  { title: 'the scene being built', reach: reached(({ screen }) => screen === 'playing') },
  { title: 'the shuffle', speed: 'normal', reach: reached(({ match }) => match === 'shuffling') },
  {
    title: 'the deal',
    speed: 'normal',
    async reach(page) {
      await reached(({ match }) => match === 'shuffling')(page);
      await page.keyboard.press('Space');
      await reached(({ match }) => match === 'dealing')(page);
    },
  },
  {
    title: 'a tile on its way',
    speed: 'normal',
    kept: inDeal,
    async reach(page) {
      const now = await asked(page);
      await byTap(page, now, now.question?.moves[0] ?? { do: 'pass' });
      await reached(({ question, state }) => question === null && /showing$/.test(state ?? ''))(page);
    },
  },
  {
    title: 'a drag',
    kept: inDeal,
    async reach(page) {
      const { targets, question } = await asked(page);
      const plays = (tile: string) => question?.moves.some((move) => 'tile' in move && move.tile === tile);
      const tile = targets?.hand.find((it) => plays(it.tile));
      if (!tile) throw new Error('There is no tile to drag.');
      await page.mouse.move(tile.x, tile.y);
      await page.mouse.down();
      await page.mouse.move(tile.x, tile.y - 60, { steps: 3 });
      await reached(({ targets: at }) => at?.lifted === tile.tile)(page);
    },
    after: (page) => page.mouse.up(),
  },
  {
    title: 'the sheet',
    kept: played('cyprus', 4, { target: 60 }, 'counted', atTheSheet),
    reach: reached(({ match }) => match === 'sheet'),
  },
  { title: 'the curtain', kept: { ...inDeal, sitters: ofTwo }, reach: reached(({ match }) => match === 'handingOver') },
  {
    title: 'a pause',
    kept: inDeal,
    async reach(page) {
      await asked(page);
      await page.keyboard.press('Escape');
      // A handle of it would keep the whole screen.
      await page.locator('#screens .button').first().waitFor();
    },
  },
  {
    title: 'graphics lost',
    kept: inDeal,
    async reach(page) {
      await asked(page);
      await loseGraphics(page);
    },
    after: (page) => page.evaluate(() => void Reflect.deleteProperty(window, 'lostGraphics')),
  },
];
