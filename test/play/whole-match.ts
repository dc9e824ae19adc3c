/** One whole match of any game, by chance, by each way of playing in turn. */
import type { Page } from 'playwright-core';
import type { Game, Move, Options } from '../../src/rules/game.ts';
import { placeOfMove, sameMove, waysAt } from '../../src/rules/moves.ts';
import { SMALL } from './contexts.ts';
import { dice } from './dice.ts';
import { handsOf } from './hands.ts';
import { type Filling, fillingOf } from './outline-fillings.ts';
import { type Hand, playMatch } from './player.ts';
import { until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import type { Site } from './site.ts';

/** Who comes to the table. */
export interface Sitting {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  /** Of the choices. */
  readonly seed: number;
  /** CSS pixels; that of all tests unless told otherwise. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

export interface WholeMatch {
  readonly record: string;
  readonly deals: number;
  /** Moves by each hand. */
  readonly moves: Readonly<Record<string, number>>;
  /** How often a tile could be laid in several ways where it was put. */
  readonly choosers: number;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  /** What was asked for elsewhere than in the game's own folder. */
  readonly foreign: readonly string[];
}

type HandName = keyof ReturnType<typeof handsOf>;

/** The hands in the order in which they move. */
const TURNS: readonly HandName[] = [
  ...(['tap', 'drag', 'keyboard', 'tap', 'drag', 'keyboard', 'tap', 'drag', 'keyboard'] as const),
  ...(['domTable', 'domTable', 'domTable'] as const),
];
const turn = (move: number): HandName => TURNS[move % TURNS.length] ?? 'tap';

const UNABLE = 'test/withoutWebGL';

/** The page has WebGL, or not, whenever it is loaded. */
const sometimesWithoutWebGL = (page: Page) =>
  page.addInitScript((unable) => {
    if (!localStorage.getItem(unable)) return;
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /^webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  }, UNABLE);

/** Goes on with the match on the page loaded anew: on the canvas, or at the DOM table. */
async function goOn(page: Page, home: string, atDomTable: boolean): Promise<void> {
  await page.evaluate(
    ([unable, wanted]) => {
      if (wanted) localStorage.setItem(unable, wanted);
      else localStorage.removeItem(unable);
    },
    [UNABLE, atDomTable ? 'yes' : ''] as const,
  );
  await page.goto(home);
  await goOnButton(page).click();
  await until(page, ({ screen }) => screen !== 'title', 'the match');
}

/** 23.2: by chance an outline is never filled. A filling is laid, and sometimes a tile of it is lifted again. */
function filling({ plays: all }: Filling, legal: readonly Move[], chance: ReturnType<typeof dice>): Move {
  const lifts = legal.filter((move) => move.do === 'lift');
  const plays = all.filter((play) => legal.some((move) => sameMove(play, move)));
  return chance.of(lifts.length > 0 && chance.of([0, 1, 2, 3, 4, 5]) === 0 ? lifts : plays);
}

/** Plays a match to its result. Throws when the game hangs, or a move cannot be made. */
export async function wholeMatch(site: Site, sitting: Sitting): Promise<WholeMatch> {
  const { game, seats, options, seed, viewport = SMALL } = sitting;
  const filled = game.table.kind === 'outline' ? fillingOf(game) : null;
  const visit = await site.open('about:blank', { viewport });
  const { page, complaints, foreign } = visit;
  await sometimesWithoutWebGL(page);
  const wanted = Object.entries(options).map(([id, value]) => `&${id}=${value}`);
  // Of puzzles one of which a filling is known.
  const deal = filled ? `&deal=${filled.deal}` : '';
  await page.goto(`${site.address}?probe&game=${game.id}&seats=${seats}${deal}${wanted.join('')}`);

  const hands = handsOf(sitting);
  const chance = dice(seed);
  const moves: Record<string, number> = {};
  let made = 0;
  let choosers = 0;
  const hand: Hand<Page> = (at, now, move) => hands[turn(made)](at, now, move);
  const { record, deals } = await playMatch(page, hand, {
    choose(legal: readonly Move[]) {
      const move = filled ? filling(filled, legal, chance) : chance.of(legal);
      if ('tile' in move && waysAt(legal, move.tile, placeOfMove(move)).length > 1) choosers++;
      return move;
    },
    async onMove() {
      const now = turn(made++);
      moves[now] = (moves[now] ?? 0) + 1;
      const next = turn(made);
      const isChange = (next === 'domTable') !== (now === 'domTable');
      if (isChange) await goOn(page, `${site.address}?probe`, next === 'domTable');
    },
  });
  await visit.close();
  return { record, deals, moves, choosers, complaints, foreign };
}
