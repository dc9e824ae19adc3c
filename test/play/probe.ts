/**
 * What a test may read of the running game (`?probe`): where things are on the screen and how the match stands. It is
 * for looking only; every move is made with trusted input.
 */
import type { Page } from 'playwright-core';
import type { Move } from '../../src/rules/game.ts';
import type { Regions } from '../../src/ui/screen-regions.ts';
import type { Written } from '../../src/ui/written.ts';

/** The page that the game is in, or the frame of a page, touched and typed on with the page's mouse and keys. */
export type GamePage = Pick<Page, 'evaluate' | 'locator' | 'mouse' | 'keyboard' | 'waitForSelector'>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** As much of a page as playing takes: drivers of other browsers offer it as Playwright does. */
export interface PlainPage {
  readonly mouse: {
    click(x: number, y: number): Promise<void>;
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: { press(key: string): Promise<void> };
  evaluate<Answer>(asked: () => Answer | Promise<Answer>): Promise<Answer>;
  evaluate<Answer, Given>(asked: (given: Given) => Answer | Promise<Answer>, given: Given): Promise<Answer>;
  /** Every element that the CSS selector names, and that holds this text. */
  locator(selector: string, only?: { hasText: string }): Found;
  waitForSelector(selector: string): Promise<unknown>;
}

export interface Found {
  first(): Found;
  /** Waits for the one element, brings it into view and clicks on its middle. */
  click(): Promise<void>;
  boundingBox(): Promise<(Point & { readonly width: number; readonly height: number }) | null>;
}

export interface Look {
  /** The state of the house: `title`, `playing`, … */
  readonly screen: string;
  /** Whether the table has been laid out. */
  readonly begun: boolean;
  /** The state of the match: `shuffling`, `opening`, `scoring`, `over`, …; `null` outside a match. */
  readonly match: string | null;
  /** The whole of it: `opening.choosing`, `scoring.sheet`, …. */
  readonly state: string | null;
  /** The moves so far, one list a deal; of the match just over, too. */
  readonly log: readonly (readonly Move[])[];
  readonly question: { readonly seat: number; readonly moves: readonly Move[] } | null;
  readonly picked: string | null;
  /** How the tile may be laid where it was put. */
  readonly ways: readonly Move[];
  readonly eye: number | 'table' | 'all' | null;
  readonly deals: number;
  readonly totals: readonly number[];
  /** Centres of what can be touched on the canvas, in CSS pixels. */
  readonly targets: {
    readonly hand: readonly (Point & { readonly tile: string })[];
    /** `null`: the middle, where the first tile is laid. */
    readonly places: readonly (Point & { readonly arm: number | string | null })[];
    readonly laid: readonly (Point & { readonly tile: string })[];
    readonly boneyard: readonly (Point & { readonly at: number })[];
    /** The tile that a finger carries. */
    readonly lifted: string | null;
    /** The division of the screen: the rack may have grown since the deal began. */
    readonly regions: Regions;
  } | null;
  /** The state of the person's gesture: `resting`, `dragging.overPlace`, …; `null` outside a match. */
  readonly gesture: string | null;
  /** The tiles of the scene that are not where they belong; `null` without a scene. */
  readonly astray: readonly number[] | null;
  /** Where the bots think. */
  readonly thinker?: 'worker' | 'blob' | 'here';
}

/** A tile, whether everybody may see its face, and the halves that the scene holds of it; blanks where it hides it. */
interface Face {
  readonly tile: string;
  /** Who holds it. */
  readonly seat: number | null;
  readonly isOpen: boolean;
  readonly scene: { readonly written: readonly number[]; readonly sent: readonly number[] } | null;
}

declare global {
  interface Window {
    /** Set by the game when its address has `?probe`. */
    starDominoes?: { look(): Look; faces(): readonly Face[]; written(): readonly Written[]; record(): string };
  }
}

export const recordOf = (page: PlainPage): Promise<string> => page.evaluate(() => window.starDominoes?.record() ?? '');

/** Runs in the page: how the game stands once that is other than it was told last, or after a while all the same. */
async function newLook(): Promise<Look | null> {
  const WHILE = 1000;
  const end = Date.now() + WHILE;
  for (;;) {
    const probe: { look(): Look; told?: string } | undefined = window.starDominoes;
    const now = probe?.look() ?? null;
    const text = JSON.stringify(now);
    if (probe && (probe.told !== text || Date.now() > end)) {
      probe.told = text;
      return now;
    }
    if (Date.now() > end) return null;
    await new Promise((next) => (window.browsersTimer ?? setTimeout)(next, 8));
  }
}

/** Runs in the page, to find out why it hangs: its fault, and the files it asked for with the server's answers, 0 for none. */
function stateOfPage(): string {
  const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answers = new Map(came.map(({ name, responseStatus }) => [name, responseStatus]));
  const asked = [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => src !== '');
  const files = [...new Set([...answers.keys(), ...asked])].map(
    (name) => `${name.split('/').at(-1)} ${answers.get(name) ?? 'asked'}`,
  );
  const fault = document.querySelector('.crash-details pre')?.textContent ?? '';
  const said = [...document.querySelectorAll('.stand-by:not([hidden])')].map(({ id }) => id);
  return `${fault} (${document.readyState}, ${document.documentElement.lang}, stand-by shows “${said}”: ${files.join(', ')})`;
}

/** What a page that `site.ts` opened has complained of, by the page. */
export const COMPLAINTS = new WeakMap<object, readonly string[]>();

/** A page that is being left answers nothing. */
const isLeft = (error: unknown) => /context was destroyed|navigat|frame was detached/i.test(String(error));

/** After this a page hangs, milliseconds: nothing that is waited for comes from a clock. */
export const HANGS = 240_000;

/** Waits until the game can be looked at and `ready` holds of it. The page looks by itself, and tells what is new. */
export async function until(page: PlainPage, ready: (now: Look) => boolean, what: string): Promise<Look> {
  const end = Date.now() + HANGS;
  let now = await page.evaluate(() => window.starDominoes?.look() ?? null);
  while (!now || !ready(now)) {
    if (Date.now() > end) {
      const complaints = JSON.stringify(COMPLAINTS.get(page) ?? []);
      throw new Error(
        `Waited in vain for ${what}; the game says ${JSON.stringify(now)} ${await page.evaluate(stateOfPage)} ${complaints}`,
      );
    }
    now = await page.evaluate(newLook).catch((error) => {
      if (isLeft(error)) return null;
      throw error;
    });
  }
  return now;
}

/** How the game stands now. What tests look through comes after the page: the first look waits for it. */
export const look = (page: PlainPage): Promise<Look> => until(page, () => true, 'a game that can be looked at');

/** Waits until the page has had two frames: what came before has been answered and painted. */
export async function twoFrames(page: Pick<PlainPage, 'evaluate'>): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Runs in the page: until no frame is wanted and no tile of the scene is on its way. */
async function atRest(): Promise<void> {
  const timer = window.browsersTimer ?? setTimeout;
  for (let quiet = 0; quiet < 2; ) {
    await new Promise((next) => timer(next, 8));
    const isQuiet = (window.framesWanted?.() ?? 0) === 0 && (window.starDominoes?.look().astray ?? []).length === 0;
    quiet = isQuiet ? quiet + 1 : 0;
  }
}

/** Waits until nothing moves; answers how the game stands then. */
export async function untilAtRest(page: PlainPage): Promise<Look> {
  await page.evaluate(atRest);
  return look(page);
}
