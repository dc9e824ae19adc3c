/** Every move of every game, by each way of playing. */
import type { Page } from 'playwright-core';
import type { Game, Move, Options } from '../../src/rules/game.ts';
import type { Rect } from '../../src/ui/rect.ts';
import { scaled } from '../../src/ui/unit-one.ts';
import { wayButtonsLayout } from '../../src/ui/way-buttons-layout.ts';
import { byDrag, mouseOf } from './drag.ts';
import * as outline from './outline-hands.ts';
import { type Answer, byDomTable, byKeyboard, byTap, type Hand, haveRead, inAnyWay, pressScreen } from './player.ts';
import { type Look, look } from './probe.ts';

/** What is played, and by how many. */
export interface Setting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

const press = (page: Page, { x, y, width, height }: Rect, unit = 1) =>
  page.mouse.click((x + width / 2) * unit, (y + height / 2) * unit);

/** The buttons on the canvas, by touch. */
function glass() {
  const regionsIn = ({ targets }: Look) => {
    if (!targets) throw new Error('There is no table to be touched.');
    return targets.regions;
  };
  const say: Answer<Page> = async (page, way, ways) => {
    const now = regionsIn(await look(page));
    const button = wayButtonsLayout(scaled(now).board, ways)[way];
    if (!button) throw new Error(`There is no way ${way + 1}.`);
    await haveRead(page);
    await press(page, button, now.unit);
  };
  /** Where a tile may be drawn as well, that button stands at the left; a hint stands at the right, if there is room. */
  const pass = async (page: Page, now: Look) => {
    const { question } = now;
    await haveRead(page);
    const { action } = regionsIn(now);
    const isBeside = question?.moves.some((move) => move.do === 'draw') ?? false;
    const half = { ...action, width: action.width / 2 };
    return press(page, isBeside ? { ...half, x: action.x + half.width } : half);
  };
  return { say, pass };
}

const clicked: Answer<Page> = async (page, way) => {
  await pressScreen(page, `#table [data-group="ways"][data-id="${way}"]`);
};

/** Passes with the keyboard alone. */
const typedPass = async (page: Page) => {
  await page.locator('#table [data-group="actions"][data-id="pass"]').focus();
  await page.keyboard.press('Enter');
};

const orPass =
  (pass: (page: Page, now: Look) => Promise<void>, hand: Hand<Page>): Hand<Page> =>
  (page, now, move: Move) =>
    move.do === 'pass' ? pass(page, now) : hand(page, now, move);

/** The hands of a table: what they do on the canvas, with keys alone, and at the DOM table. */
export function handsOf(setting: Setting): Readonly<Record<'tap' | 'drag' | 'keyboard' | 'domTable', Hand<Page>>> {
  // 23.2: there tiles are turned, and lifted.
  if (setting.game.table.kind === 'outline') {
    return { tap: outline.byTap, drag: outline.byDrag, keyboard: outline.byKeyboard, domTable: outline.byDomTable };
  }
  const { say, pass } = glass();
  return {
    tap: orPass(pass, inAnyWay<Page>(byTap, say)),
    drag: orPass(pass, inAnyWay<Page>(byDrag(mouseOf), say)),
    keyboard: orPass(typedPass, inAnyWay<Page>(byKeyboard)),
    domTable: inAnyWay<Page>(byDomTable, clicked),
  };
}
