/** The way of a player through all screens of the game, with a stop at each; no word of any language is looked for. */
import type { Page } from 'playwright-core';
import type { Texts } from '../../../src/i18n/index.ts';
import { usualSitters } from '../../../src/shell/setup/sitters.ts';
import type { Save } from '../../../src/shell/store/save.ts';
import { byTap, haveRead, make } from '../../play/player.ts';
import { type Look, look, twoFrames, until } from '../../play/probe.ts';
import type { Opening, Site, Visit } from '../../play/site.ts';
import { keptText, storedBefore } from '../../play/stored.ts';
import { AT_THE_TABLE, beforeTheEnd, betweenDeals, type TableMoment } from './kept.ts';

/** In whose language the page is, and how large. */
export interface Traveller {
  readonly site: Site;
  readonly texts: Texts;
  readonly opening: Opening;
  /** Looks at what the page shows. */
  stop(page: Page, screen: string): Promise<void>;
}

const board = (page: Page, id: string) => page.locator(`#screens .board[aria-labelledby="${id}-title"]`).waitFor();
/** Presses the button, wherever it has to be scrolled to. */
const press = (page: Page, selector: string, nth = 0) => page.locator(`#screens ${selector}`).nth(nth).click();
const back = (page: Page) => page.keyboard.press('Escape');
const title = (page: Page) => until(page, ({ screen }) => screen === 'title', 'the title');
const standing = ({ question, astray }: Look) => question !== null && astray?.length === 0;

/** What stands on the title beside the first table. */
const OTHERS = ['shelf', 'rules', 'set-up', 'book', 'settings'] as const;
const open = (page: Page, what: (typeof OTHERS)[number]) => press(page, '.title-rest > .button', OTHERS.indexOf(what));

/** The title, of a newcomer or of somebody who has left a match. */
async function opened({ site, opening, texts }: Traveller, save: Save | null): Promise<Visit> {
  const visit = await site.open('about:blank', opening);
  const { page } = visit;
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  if (save) {
    const sitters = usualSitters(save.sitters.length, texts);
    await storedBefore(page, { [`cyprus/match/${save.id}`]: keptText({ ...save, sitters }) });
  }
  await page.goto(`${site.address}?probe`);
  await title(page);
  return visit;
}

/** Goes on with the match that is kept. */
async function continued(traveller: Traveller, save: Save): Promise<Visit> {
  const visit = await opened(traveller, save);
  await visit.page.locator('#screens .title-row .is-main').click();
  return visit;
}

/** From the title to everything that can be read before a match. */
export async function beforeMatches(traveller: Traveller): Promise<void> {
  const { stop } = traveller;
  const visit = await opened(traveller, null);
  const { page } = visit;
  await stop(page, 'title');
  await press(page, '.title-row .is-main');
  await board(page, 'intro');
  await page.waitForFunction(() => !document.querySelector('.rules-picture:empty, .rules-figure.is-awaited'));
  await stop(page, 'intro');
  await back(page);
  await title(page);
  await open(page, 'settings');
  await board(page, 'settings');
  await stop(page, 'settings');
  await back(page);
  await press(page, '.title-today .button');
  await board(page, 'today');
  await stop(page, 'today');
  await back(page);
  await open(page, 'shelf');
  await board(page, 'shelf');
  await stop(page, 'shelf');
  for (const game of ['cyprus', 'sausage']) {
    await press(page, `.shelf-game:has([value="${game}"]) .shelf-rules`);
    await board(page, 'rules');
    await stop(page, `rules-${game}`);
    await back(page);
    await board(page, 'shelf');
  }
  for (const game of ['cyprus', 'sea-goat', 'squares']) {
    await press(page, `.shelf-choose[value="${game}"]`);
    await board(page, 'setup');
    await mostSeats(page);
    const house = page.locator('#screens .house-rules > summary').first();
    if (await house.count()) await house.click();
    await stop(page, `set-up-${game}`);
    await back(page);
    await board(page, 'shelf');
  }
  await back(page);
  await title(page);
  await press(page, '.title-row .button', 1);
  await until(page, standing, 'the lesson');
  await stop(page, 'lesson');
  await page.keyboard.press('m');
  await board(page, 'pause');
  await stop(page, 'pause-lesson');
  await visit.close();
}

async function mostSeats(page: Page): Promise<void> {
  const more = page.locator('#screens .setup-who .stepper .round[aria-disabled="false"]').nth(1);
  while (await more.count()) await more.click();
}

/** At the table: what is written on the cloth, the log, and the menu. */
export async function atTheTable(traveller: Traveller, name: TableMoment): Promise<void> {
  const { stop } = traveller;
  const visit = await continued(traveller, AT_THE_TABLE[name]());
  const { page } = visit;
  const now = await until(page, standing, name);
  await stop(page, `table-${name}`);
  const tile = now.question?.moves.find((move) => move.do === 'play');
  if (name === 'ways') {
    await byTap(page, await look(page), { do: 'play', tile: '6-6', arm: 1 });
    await until(page, ({ ways }) => ways.length > 0, 'the ways');
    await stop(page, 'table-ways-asked');
  } else if (tile?.do === 'play') {
    const held = now.targets?.hand.find((each) => each.tile === tile.tile);
    if (held) await page.mouse.click(held.x, held.y);
    await until(page, ({ picked }) => picked !== null, 'a tile taken up');
    await stop(page, `table-${name}-held`);
  }
  if (name === 'choice' && tile) {
    await make(page, byTap, tile);
    await until(page, standing, 'the next question');
    await page.keyboard.press('l');
    await page.locator('.log-panel.is-open .log-lines p').first().waitFor();
    await stop(page, 'log');
    // The log keeps its letters.
    await page.keyboard.press('Escape');
    await page.locator('.log-panel.is-open').waitFor({ state: 'detached' });
    await page.keyboard.press('m');
    await board(page, 'pause');
    await stop(page, 'pause');
  }
  await visit.close();
}

/** After a deal that decides nothing yet. */
export async function afterADeal(traveller: Traveller): Promise<void> {
  const { stop } = traveller;
  const visit = await opened(traveller, betweenDeals());
  const { page } = visit;
  await stop(page, 'title-kept');
  await press(page, '.title-row .is-main');
  await board(page, 'sheet');
  await stop(page, 'sheet-sea-goat');
  await visit.close();
}

/** From the last sheet of a match to the record book, and to the match as it is watched. */
export async function afterTheMatch(traveller: Traveller): Promise<void> {
  const { stop } = traveller;
  const visit = await continued(traveller, beforeTheEnd());
  const { page } = visit;
  await board(page, 'sheet');
  await stop(page, 'sheet');
  await press(page, '.board-foot .button', 1);
  await board(page, 'review');
  await page.locator('#screens .board-body .note').first().waitFor();
  await stop(page, 'review');
  await back(page);
  await board(page, 'sheet');
  await haveRead(page);
  await press(page, '.board-foot .is-main');
  await board(page, 'result');
  // The book is written, and what it says is shown.
  await page.waitForTimeout(300);
  await stop(page, 'result');
  // The last button leaves the match.
  await page.locator('#screens .board-foot > .button').last().click();
  await title(page);
  await open(page, 'book');
  await board(page, 'book');
  await stop(page, 'book');
  await press(page, '.book-watch');
  for (let moves = 1; moves <= 3; moves++) {
    await page.locator('.watching-key[data-key="step"]').click();
    await page.locator(`.watching-bar[data-move="${moves}"]`).waitFor();
  }
  await twoFrames(page);
  await stop(page, 'watching');
  await visit.close();
}
