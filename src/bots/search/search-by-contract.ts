/** The search in games without a fast core, of which nothing is fitted. */
import { weighByContract } from './any-game.ts';
import { searchWith } from './search.ts';

export const searchByContract = searchWith({ tables: {}, weigh: weighByContract });
