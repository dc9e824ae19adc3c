/** Loads the bots' part of a kind of table. The star is always there; each other kind is one chunk. */
import { fetchGame } from '../rules/fetch-game.ts';
import type { Game, KindName } from '../rules/game.ts';
import type { BotGame, BotKind, SearchedGame } from './kind.ts';
import { star } from './kinds/star.ts';
import { type BotLevel, searches } from './levels.ts';

type Load = (game: Pick<Game, 'seats'>) => Promise<BotKind>;

const line: Load = async () => (await import('./kinds/line.ts')).line;

const LOADS: Readonly<Record<KindName, Load>> = {
  star: async () => star,
  /** A line that one seat plays alone is searched, not played. */
  line: async (game) => (game.seats.includes(1) ? (await import('./kinds/line-for-one.ts')).lineForOne : line(game)),
  cross: line,
  house: line,
  stack: line,
  row: async () => (await import('./kinds/row.ts')).row,
  'two lines': async () => (await import('./kinds/two-lines.ts')).twoLines,
  grid: async () => (await import('./kinds/grid.ts')).grid,
  outline: async () => (await import('./kinds/outline.ts')).outline,
  tree: async () => (await import('./kinds/tree.ts')).tree,
  trains: async () => (await import('./kinds/trains.ts')).trains,
};

/** Loads a game and its part. Rejects if there is no such game, or if they cannot be loaded. */
export async function fetchBotGame(id: string): Promise<BotGame> {
  const game = await fetchGame(id);
  return { game, kind: await LOADS[game.table.kind](game), search: null };
}

/** Does the same, and loads the search as well. */
export async function fetchSearchedGame(id: string): Promise<SearchedGame> {
  const bots = await fetchBotGame(id);
  return { ...bots, search: await bots.kind.fetchSearch() };
}

/** Loads what a bot of this level needs. */
export const fetchBotGameFor = (id: string, level: BotLevel): Promise<BotGame> =>
  searches(level) ? fetchSearchedGame(id) : fetchBotGame(id);
