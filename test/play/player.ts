/** Plays as a person would: trusted mouse and keyboard input, decided from what a person may see. */
import type { Page } from 'playwright-core';
import { LATE } from '../../src/motion/durations.ts';
import type { Move, Place } from '../../src/rules/game.ts';
import { isStake, isTileMove, placeOfMove, sameMove } from '../../src/rules/moves.ts';
import { type GamePage, type Look, look, type PlainPage, type Point, twoFrames, until, untilAtRest } from './probe.ts';
import { passTime } from './time.ts';

/** How one move is made. */
export type Hand<P extends PlainPage = GamePage> = (page: P, now: Look, move: Move) => Promise<void>;

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`There is no ${what} on the screen.`);
  return value;
};

const tap = (page: PlainPage, { x, y }: Point) => page.mouse.click(x, y);

/** Chooses one of so many ways to lay a tile, counted from 0. */
export type Answer<P extends PlainPage = GamePage> = (page: P, way: number, ways: number) => Promise<void>;

const typed: Answer = (page, way) => page.keyboard.press(`${way + 1}`);

/** Waits as a person does who reads a button before pressing it: it is painted, and no press is taken for a late one. */
export async function haveRead(page: PlainPage): Promise<void> {
  await passTime(page, LATE);
  await twoFrames(page);
}

/**
 * The same hand where tiles may be laid in several ways: it says which, unless told otherwise by the number keys. When
 * the ways are asked already it says so at once: their buttons may lie where the place is.
 */
export const inAnyWay =
  <P extends GamePage>(hand: Hand<P>, say: Answer<P> = typed): Hand<P> =>
  async (page, now, move) => {
    if (!now.ways.some((way) => sameMove(way, move))) await hand(page, now, move);
    if (move.do !== 'play' && !isStake(move)) return;
    const { ways } = await until(page, ({ picked, ways }) => picked === null || ways.length > 0, 'the tile laid');
    const way = ways.findIndex((each) => sameMove(each, move));
    if (ways.length > 0) await say(page, way, ways.length);
  };

/** Taps on the canvas: a tile of the rack, then a place unless that was the only one; or a tile of the boneyard. */
export const byTap: Hand<PlainPage> = async (page, now, move) => {
  const { targets } = now;
  if (!targets) throw new Error('The scene shows nothing.');
  if (move.do === 'draw') {
    await tap(page, found(targets.boneyard.at(-1), 'boneyard tile'));
    return;
  }
  if (!isTileMove(move)) throw new Error(`Nobody taps a ${move.do} here.`);
  const arm = placeOfMove(move);
  const held = found(
    targets.hand.find(({ tile }) => tile === move.tile),
    `tile ${move.tile} in the hand`,
  );
  if (now.picked !== move.tile) await tap(page, held);
  const isLaid = ({ picked, log, ways }: Look) =>
    (picked === move.tile && ways.length > 0) || log.flat().length > now.log.flat().length;
  const picked = await until(
    page,
    (then) => isLaid(then) || (then.picked === move.tile && !!then.targets?.places.some((place) => place.arm === arm)),
    `${move.tile} taken up and arm ${arm} lit, or laid at once`,
  );
  if (isLaid(picked)) return;
  await tap(
    page,
    found(
      picked.targets?.places.find((place) => place.arm === arm),
      `place at arm ${arm}`,
    ),
  );
};

/** The page, tapped with a finger where others click. */
export const fingerOn = (page: Page): PlainPage => ({
  mouse: {
    click: (x, y) => page.touchscreen.tap(x, y),
    move: (x, y) => page.mouse.move(x, y),
    down: () => page.mouse.down(),
    up: () => page.mouse.up(),
  },
  keyboard: page.keyboard,
  evaluate: page.evaluate.bind(page),
  locator: (selector, only) => page.locator(selector, only),
  waitForSelector: (selector) => page.waitForSelector(selector),
});

/** Names as the DOM table gives them to its buttons. */
const tileButton = (page: PlainPage, tile: string) => page.locator(`#table [data-group="hand"][data-id="${tile}"]`);
const endButton = (page: PlainPage, arm: Place) => page.locator(`#table [data-group="places"][data-id="${arm}"]`);
const drawButton = (page: PlainPage) => page.locator('#table [data-group="actions"][data-id="draw"]');
const passButton = (page: PlainPage) => page.locator('#table [data-group="actions"][data-id="pass"]');

/** The controls between which the arrow keys walk now, in order, and at which of them the keyboard stands. */
const standing = (page: PlainPage) =>
  page.evaluate(() => {
    const here = document.activeElement as HTMLElement | null;
    const group = here?.dataset.group ?? null;
    const all = [...document.querySelectorAll<HTMLElement>(`#table [data-group="${group}"]`)];
    const open = all.filter((each) => each.matches('.is-fit, .is-canvas .hand-tile[aria-disabled="false"]'));
    const row = open.length > 0 ? open : all;
    return { group, row: row.map(({ dataset }) => dataset.id ?? ''), at: here ? row.indexOf(here) : -1 };
  });

/** Walks to a control by the arrow keys, the shorter way round; from one that lies idle to the right. */
async function walk(page: PlainPage, group: string, id: string): Promise<void> {
  const { group: from, row, at } = await standing(page);
  const to = row.indexOf(id);
  if (from !== group || to < 0)
    throw new Error(`The arrow keys do not lead to ${group} ${id}, but in ${from}: ${row}.`);
  const on = (to - at + row.length) % row.length;
  const key = at < 0 || on <= row.length - on ? 'ArrowRight' : 'ArrowLeft';
  let here = row[at];
  for (let steps = 0; here !== id && steps <= row.length; steps++) {
    await page.keyboard.press(key);
    const now = await standing(page);
    here = now.row[now.at];
  }
  if (here !== id) throw new Error(`The arrow keys led to ${here}, not to ${id}.`);
}

/** Keys only: arrows to the tile, Enter, arrows to the place, Enter (a lead: Enter again); D draws. */
export const byKeyboard: Hand<PlainPage> = async (page, _now, move) => {
  if (move.do === 'draw') {
    await page.keyboard.press('d');
    return;
  }
  if (!isTileMove(move)) throw new Error(`No key is known for ${move.do}.`);
  for (let tries = 0; tries < 12 && (await standing(page)).group !== 'hand'; tries++) await page.keyboard.press('Tab');
  await walk(page, 'hand', move.tile);
  await page.keyboard.press('Enter');
  await until(page, ({ picked }) => picked === move.tile, `${move.tile} taken up`);
  if (move.do === 'play') await walk(page, 'places', String(placeOfMove(move)));
  await page.keyboard.press('Enter');
};

/** Clicks on the buttons of the DOM table. */
export const byDomTable: Hand<PlainPage> = async (page, _now, move) => {
  if (move.do === 'draw') return drawButton(page).click();
  if (move.do === 'pass') return passButton(page).click();
  if (!isTileMove(move)) throw new Error(`No button is known for ${move.do}.`);
  await tileButton(page, move.tile).click();
  const { picked, ways } = await look(page);
  if (picked !== move.tile || ways.length > 0) return;
  const place = placeOfMove(move);
  await (place === null ? tileButton(page, move.tile) : endButton(page, place)).click();
};

export interface Played {
  readonly moves: number;
  readonly deals: number;
  readonly totals: readonly number[];
  readonly record: string;
}

export interface MatchProgress<P extends PlainPage = GamePage> {
  /** Called whenever the game waits for somebody, before the move; for looking closer. */
  readonly onQuestion?: (now: Look) => Promise<void> | void;
  /** Called after every move, while others move. */
  readonly onMove?: () => Promise<void>;
  /** Lifts the curtain between persons. */
  readonly onCurtain?: (page: P) => Promise<void>;
  /** Called before a deal is given up in which nothing can be laid any more. */
  readonly onDeadEnd?: () => Promise<void>;
  /** Which of the legal moves is made; the first that lays a tile unless told otherwise. */
  readonly choose?: (moves: readonly Move[]) => Move | undefined;
  /** Stops the match early, after a deal. */
  readonly enough?: (now: Look) => boolean;
}

/** Where a seat alone must take something back, or give up. */
export const DEAD_END = 'scoring.deadEnd';

const firstPlay = (moves: readonly Move[]) => moves.find((each) => each.do === 'play') ?? moves[0];

/** Presses a button of the screens (not of the DOM table), when nobody can have meant anything else. */
export async function pressScreen(page: PlainPage, selector: string): Promise<void> {
  // Until the button is there, what makes a press a late one may not have begun.
  await page.waitForSelector(selector);
  await haveRead(page);
  await page.locator(selector).first().click();
}

/** Presses the one button with which a screen is left. */
async function goOnFrom(page: PlainPage, isLeft: (now: Look) => boolean, what: string): Promise<void> {
  await pressScreen(page, '#screens .button.is-main');
  await until(page, isLeft, what);
}

/** Makes a move of a seat, once nothing moves: a person who taps at what is moving may miss. */
export async function make<P extends PlainPage>(page: P, hand: Hand<P>, move: Move): Promise<void> {
  const before = await untilAtRest(page);
  await hand(page, before, move);
  await until(page, ({ log }) => log.flat().length > before.log.flat().length, 'the move to be taken');
}

/** Makes the first legal move, and hurries the others, until the person is asked what is wanted. */
export async function untilAsked(page: GamePage, isWanted: (now: Look) => boolean): Promise<Look> {
  const course = ({ state, log }: Look) => JSON.stringify([state, log]);
  for (let now = await look(page); ; ) {
    if (now.question && isWanted(now)) return now;
    const before = course(now);
    const { question } = now;
    if (question?.moves[0]) await make(page, byTap, question.moves[0]);
    else await page.keyboard.press(' ');
    now = await until(page, (then) => course(then) !== before, 'what comes next');
  }
}

/** Plays until the match is over (or `enough`); answers what was played. */
export async function playMatch<P extends PlainPage>(
  page: P,
  hand: Hand<P>,
  course: MatchProgress<P> = {},
): Promise<Played> {
  let moves = 0;
  for (;;) {
    const now = await until(
      page,
      ({ question, screen, match, state }) =>
        question !== null ||
        ['result', 'teams'].includes(screen) ||
        match === 'sheet' ||
        match === 'handingOver' ||
        state === DEAD_END,
      'something to do',
    );
    if (now.screen === 'result' || course.enough?.(now)) {
      const record = await page.evaluate(() => window.starDominoes?.record() ?? '');
      return { moves, deals: now.deals, totals: now.totals, record };
    }
    if (now.screen === 'teams') {
      // 7.4: who plays with whom has been read.
      await goOnFrom(page, ({ screen }) => screen !== 'teams', 'the match');
    } else if (now.match === 'handingOver') {
      if (!course.onCurtain) throw new Error('A curtain came down that nobody expected.');
      await course.onCurtain(page);
    } else if (now.state === DEAD_END) {
      await course.onDeadEnd?.();
      await page.evaluate(() => document.querySelector<HTMLElement>('#table [data-id="next"]')?.click());
      await until(page, ({ state }) => state !== DEAD_END, 'the deal given up');
    } else if (now.match === 'sheet') {
      await goOnFrom(page, ({ match }) => match !== 'sheet', 'the next deal');
    } else if (now.question) {
      await course.onQuestion?.(now);
      const move = found((course.choose ?? firstPlay)(now.question.moves), 'legal move');
      await make(page, hand, move);
      moves++;
      await course.onMove?.();
    }
  }
}
