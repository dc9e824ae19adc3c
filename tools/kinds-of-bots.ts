/** The bots' thinking for every game, loaded in advance, so that tools need not wait for it. */
import type { SearchedGame } from '../src/bots/kind.ts';
import { fetchSearchedGame } from '../src/bots/kinds.ts';
import { games } from '../src/rules/games.ts';

const BOTS = new Map(await Promise.all(games.map(async ({ id }) => [id, await fetchSearchedGame(id)] as const)));

/** Throws if there is no such game. */
export function botGameOf(id: string): SearchedGame {
  const bots = BOTS.get(id);
  if (!bots) throw new Error(`there is no game ${id}`);
  return bots;
}
