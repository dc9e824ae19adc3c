/** What many deals of a kind of line come to when they are laid out on one screen. */
import { chooseByRuleOfThumb } from '../../../src/bots/rule-of-thumb.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Game, Options, Place } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { seen } from '../../../src/rules/seen.ts';
import type { Layout } from '../../../src/table/layout/layout.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf, type TableSurface } from '../../../src/table/places/surface.ts';
import { kindOf, layOut, regionsOf, settingOf } from '../kinds.ts';
import { type Faults, judge, noFaults } from './faults.ts';
import { leastGap } from './least-gap.ts';
import { atRandom, type Choose, dealt, type Star } from './stars.ts';

/** A table of a game: its seats and options. */
export interface LineTable {
  readonly game: string;
  readonly seats: number;
  readonly given?: Options;
}

/** The kinds of line, each with the tables of which deals are laid out. */
export const LINE_KINDS: Readonly<Record<string, readonly LineTable[]>> = {
  line: [
    { game: 'block', seats: 2 },
    { game: 'draw', seats: 4 },
    { game: 'all-sevens', seats: 3 },
    { game: 'bergen', seats: 4 },
    { game: 'hungarian', seats: 3 },
    { game: 'all-fives', seats: 2 },
    { game: 'goat', seats: 4 },
    { game: 'sports', seats: 4 },
    { game: 'solo-2', seats: 1 },
  ],
  'line of double-nine': [
    { game: 'matador', seats: 4 },
    { game: 'all-fives', seats: 4, given: { set: 9 } },
    { game: 'solo-2', seats: 1, given: { set: 9 } },
  ],
  cross: [
    { game: 'osel', seats: 4 },
    { game: 'muggins', seats: 2 },
    { game: 'muggins', seats: 4 },
    { game: 'telephone-72', seats: 3 },
  ],
  house: [
    { game: 'telephone', seats: 2 },
    { game: 'telephone', seats: 4 },
  ],
  stack: [{ game: 'french', seats: 2 }],
  trains: [
    { game: 'mexican-train', seats: 4 },
    { game: 'mexican-train', seats: 2 },
    { game: 'mexican-train', seats: 6 },
    { game: 'mexican-train', seats: 4, given: { set: 12 } },
    { game: 'mexican-train', seats: 8 },
  ],
  tree: [2, 3, 4].map((seats) => ({ game: 'five-up', seats })),
  'tree with feet': [4, 6, 8].flatMap((root) =>
    [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ game: 'chicken-foot', seats, given: { root } })),
  ),
  'tree with feet of double-twelve': [4, 6, 8].flatMap((root) =>
    [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ game: 'chicken-foot', seats, given: { root, set: 12 } })),
  ),
};

export const LINE_SCREENS = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const;

interface Played {
  readonly game: Game;
  readonly options: Options;
}

function gameOf({ game: id, given = {}, seats }: LineTable): Played {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no such table: ${id} ${JSON.stringify(given)}`);
  return { game, options: options.value };
}

/** The end of a deal: an even one was played at random, an odd one by the rule of thumb. */
export function lineDealt({ game: id, seats, given }: LineTable, deal: number): Star {
  const chance = fastChance(deal);
  const byRuleOfThumb: Choose = ({ game, deal: now, seat, moves }) =>
    chooseByRuleOfThumb(game, seen(game, now, seat), moves, chance);
  return dealt(id, seats, deal, given, deal % 2 === 1 ? byRuleOfThumb : atRandom);
}

/** The surface of that table on a screen. */
export function lineSurface(table: LineTable, [width, height]: readonly [number, number]): TableSurface {
  const { game, options } = gameOf(table);
  return surfaceOf(
    regionsOf({ width, height, ...settingOf(game, options, table.seats) }),
    kindOf(game.table).outlook.tilt,
  );
}

/** The layout of a deal there, with the places of its ends. */
export const lineLaid = ({ laid, ends, shape }: Star, table: LineTable, { board }: TableSurface): Layout => {
  const { game, options } = gameOf(table);
  return layOut(laid, ends, shape, { aspect: board.width / board.height, tiles: game.set(options).length });
};

export interface LineFound {
  readonly faults: Faults;
  /** Tiles of each arm before its first turn, for arms that have turned: those of arm 0, of arm 1, of other arms. */
  readonly straight: readonly [number[], number[], number[]];
  /** Arms that have turned, and those that have not. */
  turned: number;
  unturned: number;
  /** Tiles in the row through the first tile, once both of its arms have turned. */
  readonly rows: number[];
  /** Share of the board within the bounds of all tiles. */
  readonly shares: number[];
  /** Sides of a half-tile, CSS pixels. */
  readonly pixels: number[];
  /** The least distance between tiles that are not joined, half-tile sides. */
  readonly gaps: number[];
  /** Tiles laid in each deal. */
  readonly tiles: number[];
}

export const lineFound = (): LineFound => ({
  faults: noFaults(),
  straight: [[], [], []],
  turned: 0,
  unturned: 0,
  rows: [],
  shares: [],
  pixels: [],
  gaps: [],
  tiles: [],
});

/** The number of tiles of an arm that lie straight out from where it begins, and whether it turns after them. */
function straightOf(star: Star, { poses }: Layout, arm: Place): { tiles: number; turns: boolean } {
  const own = [...star.laid.entries()].filter(([, tile]) => tile.arm === arm);
  const from = poses[own[0]?.[1].to ?? -1];
  const next = poses[own[0]?.[0] ?? -1];
  if (!from || !next) return { tiles: 0, turns: false };
  const [dx, dy] = [next.x - from.x, next.y - from.y];
  const length = Math.hypot(dx, dy);
  const isStraight = ([index]: (typeof own)[0]) => {
    const pose = poses[index];
    return pose !== undefined && Math.abs((pose.x - from.x) * dy - (pose.y - from.y) * dx) < 0.3 * length;
  };
  const tiles = own.findIndex((each) => !isStraight(each));
  return tiles < 0 ? { tiles: own.length, turns: false } : { tiles, turns: true };
}

/** Lays out that deal of the kind, and adds what it comes to. */
export function lookAt(table: LineTable, star: Star, surface: TableSurface, found: LineFound): void {
  const layout = lineLaid(star, table, surface);
  judge(star, layout, found.faults);
  const own = [0, 1].map((arm) => straightOf(star, layout, arm));
  for (const { arm } of [...layout.zones, ...layout.stops]) {
    const { tiles, turns } = straightOf(star, layout, arm);
    if (turns) {
      found.turned++;
      found.straight[arm === 0 ? 0 : arm === 1 ? 1 : 2].push(tiles);
    } else found.unturned++;
  }
  if (own.every(({ turns }) => turns)) found.rows.push(own.reduce((sum, { tiles }) => sum + tiles, 1));
  const { board, camera } = surface;
  const { x, y, scale } = viewOf(surface, kindOf(star.shape).outlook, layout.bounds);
  const { left, right, bottom, top } = layout.bounds;
  found.shares.push(((right - left) * (top - bottom) * scale * scale) / (board.width * board.height));
  const at = (dx: number, dy: number) => camera.project([x + dx * scale, y + dy * scale, 0]);
  found.pixels.push(Math.min(at(0.5, 0).x - at(-0.5, 0).x, at(0, -0.5).y - at(0, 0.5).y));
  found.gaps.push(leastGap(star, layout));
  found.tiles.push(star.laid.length);
}
