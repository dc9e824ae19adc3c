import { fetchGames } from './fetch-game.ts';
import { first } from './first-game.ts';
import type { Game } from './game.ts';

/**
 * The games that are loaded: the first one from the start, all others once one of them is wanted, so that the first
 * game starts without them. The page builds one, and hands it to all that need it.
 */
export interface Catalogue {
  /** Returns the games that are loaded, in the order of the rules pages. */
  there(): readonly Game[];
  /** Returns the game with this identifier; `undefined` if it is not loaded. */
  byId(id: string): Game | undefined;
  /** Returns the game with this identifier. Throws if it is not loaded. */
  of(id: string): Game;
  /** True if every game is loaded: then a game that is missing here does not exist. */
  isWhole(): boolean;
  /** Loads all games if this one is not loaded. If they cannot be loaded, it stays missing until the next time. */
  fetch(id: string): Promise<void>;
  /** Loads all games. Rejects if they cannot be loaded. */
  fetchAll(): Promise<void>;
}

export function createCatalogue(): Catalogue {
  let there: readonly Game[] = [first];
  const byId = (id: string) => there.find((game) => game.id === id);
  const fetchAll = async () => {
    there = await fetchGames();
  };
  return {
    there: () => there,
    byId,
    of(id) {
      const game = byId(id);
      if (!game) throw new Error(`no game ${id}`);
      return game;
    },
    isWhole: () => there.length > 1,
    async fetch(id) {
      if (!byId(id)) await fetchAll().catch(() => {});
    },
    fetchAll,
  };
}
