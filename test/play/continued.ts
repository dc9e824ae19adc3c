/** A page on which some other page has kept a match, and which goes on with it. */
import type { Page } from 'playwright-core';
import type { Save } from '../../src/shell/store/save.ts';
import { played } from '../shell/kept-matches.ts';
import { goOnButton } from './sit-down.ts';
import type { Opening, Site, Visit } from './site.ts';
import { keptText, storedBefore } from './stored.ts';

/** Everything moves. */
export const FAST = { settings: { speed: 'fast' } } as const;

/** `prepare` comes before the game. */
export async function continued(
  site: Site,
  save: Save,
  options: Opening = {},
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const visit = await site.open('about:blank', options);
  const { page } = visit;
  await prepare(page);
  await storedBefore(page, { [`cyprus/match/${save.id}`]: keptText(save) });
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  return visit;
}

/** Cyprus in free play: the person is asked at once, and several tiles can be laid. */
export const withChoice: Save = played('cyprus', 4, { target: 200 }, 'a choice', ({ game, deal }) => {
  const tiles = () => new Set(game.moves(deal).flatMap((move) => (move.do === 'play' ? [move.tile] : [])));
  return deal.turn?.seat === 0 && deal.phase === 'freePlay' && deal.laid.length > 14 && tiles().size > 2;
});
