/** Plays where tiles are turned, laid on two places, and lifted again (23.2): as a person would, by trusted input. */

import type { Page } from 'playwright-core';
import type { Move } from '../../src/rules/game.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import { cellsOfArm } from '../../src/rules/outline/outline-shape.ts';
import { mouseOf } from './drag.ts';
import type { Hand } from './player.ts';
import { type Look, look, type Point, twoFrames, until } from './probe.ts';

type Play = Extract<Move, { do: 'play' }>;

/** Turns that bring a tile round once. */
const ROUND = 4;

const waits = ({ targets }: Look, { arm }: Play) => targets?.places.find((place) => place.arm === arm);
const ownTile = ({ targets }: Look, tile: string) => targets?.hand.find((held) => held.tile === tile);

/** Turns what is held or taken up, until the place waits for it. */
async function turned(page: Page, move: Play, turn: () => Promise<unknown>): Promise<Point> {
  for (let turns = 0; turns <= ROUND; turns++) {
    const place = waits(await look(page), move);
    if (place) return place;
    await turn();
  }
  throw new Error(`${move.tile} is turned nowhere to ${move.arm}`);
}

/** Where the tile lies that is to be lifted. */
function lying({ targets }: Look, tile: string): Point {
  const found = targets?.laid.find((each) => each.tile === tile);
  if (!found) throw new Error(`${tile} does not lie`);
  return found;
}

async function giveUp(page: Page): Promise<void> {
  await page.locator('#table [data-group="places"][data-id="giveUp"]').dispatchEvent('click');
}

/** Taps: the tile, the tile again to turn it, the place; a tile that lies to lift it. */
export const byTap: Hand<Page> = async (page, now, move) => {
  if (move.do === 'giveUp') return giveUp(page);
  const tap = ({ x, y }: Point) => page.mouse.click(x, y);
  if (move.do === 'lift') return tap(lying(now, move.tile));
  if (move.do !== 'play') throw new Error(`nobody taps ${move.do}`);
  const own = ownTile(now, move.tile);
  if (!own) throw new Error(`no ${move.tile}`);
  if (now.picked !== move.tile) await tap(own);
  await until(page, ({ picked }) => picked === move.tile, `${move.tile} taken up`);
  await tap(await turned(page, move, () => tap(own)));
};

/** Drags, and turns by the wheel or the key on the way; a tile that lies is dragged out of the outline. */
export const byDrag: Hand<Page> = async (page, now, move) => {
  if (move.do === 'giveUp') return giveUp(page);
  const pointer = mouseOf(page);
  if (move.do === 'lift') {
    const from = lying(now, move.tile);
    await pointer.down(from);
    await pointer.move({ x: from.x + 12, y: from.y });
    await until(page, ({ log }) => log.flat().length > now.log.flat().length, 'the tile lifted');
    await pointer.move({ x: 4, y: 200 });
    return pointer.up();
  }
  if (move.do !== 'play') throw new Error(`nobody drags ${move.do}`);
  const from = ownTile(now, move.tile);
  if (!from) throw new Error(`no ${move.tile}`);
  await pointer.down(from);
  try {
    await pointer.move({ x: from.x + 12, y: from.y });
    await until(page, ({ targets }) => targets?.lifted === move.tile, `${move.tile} lifted`);
    // A second turn of the wheel soon after the first would be the same one.
    let isWheel = true;
    const to = await turned(page, move, async () => {
      await (isWheel ? page.mouse.wheel(0, 120) : page.keyboard.press('r'));
      isWheel = false;
      await twoFrames(page);
    });
    await pointer.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await pointer.move(to);
    await until(page, ({ gesture }) => gesture === 'dragging.overPlace', 'the preview');
  } finally {
    await pointer.up();
  }
};

const button = (page: Page, group: string, id: string) =>
  page.locator(`#table [data-group="${group}"][data-id="${id}"]`);

/** The place of the low half. */
const lowOf = (arm: number | string): string => `${arm}`.split(' ')[0] ?? '';

/** The quarter turns from the right at which the high half lies. */
function turnedIn(arm: number | string): number {
  const [low, high] = cellsOfArm(arm);
  if (low.row === high.row) return low.column < high.column ? 0 : 2;
  return low.row < high.row ? 1 : 3;
}

/** Walks through the outline by the arrows, as the places name their neighbours. */
async function walkTo(page: Page, place: string): Promise<void> {
  const keys = await page.evaluate((wanted) => {
    const ways = { back: 'ArrowLeft', on: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' };
    const from = (document.activeElement as HTMLElement | null)?.dataset.id ?? '';
    const reached = new Map<string, string[]>([[from, []]]);
    for (const [at, path] of reached) {
      const { dataset } = document.querySelector<HTMLElement>(`[data-group="places"][data-id="${at}"]`) ?? {};
      for (const [way, key] of Object.entries(ways)) {
        const next = dataset?.[way];
        if (next && !reached.has(next)) reached.set(next, [...path, key]);
      }
    }
    return reached.get(wanted) ?? null;
  }, place);
  if (!keys) throw new Error(`the arrows do not lead to ${place}`);
  for (const key of keys) await page.keyboard.press(key);
}

/** Keys: a tile, R until it is turned, arrows to the place of its low half, Enter; Enter on a tile that lies to lift it. */
export const byKeyboard: Hand<Page> = async (page, now, move) => {
  if (move.do === 'giveUp') return giveUp(page);
  if (move.do === 'lift') {
    await button(page, 'places', lowOf(armOf(now, move.tile))).focus();
    return page.keyboard.press('Enter');
  }
  if (move.do !== 'play') throw new Error(`no key for ${move.do}`);
  await button(page, 'hand', move.tile).focus();
  await page.keyboard.press('Enter');
  await until(page, ({ picked }) => picked === move.tile, `${move.tile} taken up`);
  await page.keyboard.press('r');
  const words = await button(page, 'places', 'turn').getAttribute('aria-label');
  const from_ = ['right', 'below', 'left', 'above'].findIndex((word) => words?.includes(word));
  for (let turns = from_; turns % ROUND !== turnedIn(move.arm); turns++) await page.keyboard.press('r');
  await walkTo(page, lowOf(move.arm));
  await page.keyboard.press('Enter');
};

/** Where a tile was laid last. */
function armOf({ log }: Look, tile: string): string {
  const laid = lastWhere(log.flat(), (each) => each.do === 'play' && each.tile === tile);
  if (laid?.do !== 'play') throw new Error(`${tile} was never laid`);
  return `${laid.arm}`;
}

/** Clicks on the buttons of the DOM table. */
export const byDomTable: Hand<Page> = async (page, now, move) => {
  if (move.do === 'giveUp') return button(page, 'places', 'giveUp').click();
  if (move.do === 'lift') return button(page, 'places', lowOf(armOf(now, move.tile))).click();
  if (move.do !== 'play') throw new Error(`no button for ${move.do}`);
  await button(page, 'hand', move.tile).click();
  const turn = button(page, 'places', 'turn');
  const words = await turn.getAttribute('aria-label');
  const from = ['right', 'below', 'left', 'above'].findIndex((word) => words?.includes(word));
  for (let turns = from; turns % ROUND !== turnedIn(move.arm); turns++) await turn.click();
  await button(page, 'places', lowOf(move.arm)).click();
};
