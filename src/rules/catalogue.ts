/**
 * The games that are loaded: the first one from the start, all others once `games.ts` is loaded. A page loads it only
 * when another game is wanted (`fetch-game.ts`), so that the first game starts without it.
 */

import { starGame } from './chain/star/star-game.ts';
import { cyprus } from './chain/star/star-row.ts';
import type { Game } from './game.ts';

export const first: Game = starGame(cyprus);

const alone: readonly Game[] = [first];
let there = alone;

/** The games that are loaded, in the order of the rules pages. */
export const gamesThere = (): readonly Game[] => there;

/** Returns the game with this identifier; `undefined` if it is not loaded. */
export const gameById = (id: string): Game | undefined => there.find((game) => game.id === id);

/** True if every game is loaded: then a game that is missing here does not exist. */
export const areAllThere = (): boolean => there !== alone;

/** Replaces the catalogue with all games. */
export function takeIn(all: readonly Game[]): void {
  there = all;
}
