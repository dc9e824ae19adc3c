/**
 * The games that are there: the first one from the start, all others once `games.ts` has been loaded. A page loads it
 * late, when one of them is wanted (`fetch-game.ts`): no further game makes the first one wait.
 */
import { cyprus } from './chain/star/row.ts';
import { starGame } from './chain/star/star-game.ts';
import type { Game } from './game.ts';

export const first: Game = starGame(cyprus);

const alone: readonly Game[] = [first];
let there = alone;

/** The games that are there, in the order of the rules pages. */
export const gamesThere = (): readonly Game[] => there;

/** The game with this identifier, if it is there. */
export const gameById = (id: string): Game | undefined => there.find((game) => game.id === id);

/** Whether every game is there: then one that is not there does not exist. */
export const areAllThere = (): boolean => there !== alone;

/** Takes in all games. */
export function takeIn(all: readonly Game[]): void {
  there = all;
}
