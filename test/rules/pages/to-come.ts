/** Parts of the rules pages that no game has yet. Whoever plays one takes its entry out; a test asks for that. */

/** Games of the page of family games that nobody can play yet. */
export const GAMES_TO_COME: readonly string[] = [];

/** Cells of the tables, as the row of the game has them meanwhile. */
export const CELLS_TO_COME: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Options of the table in section 24. */
export const OPTIONS_TO_COME: Readonly<Record<string, readonly string[]>> = {};

/** Sentences, by their numbers. */
export const SENTENCES_TO_COME: readonly string[] = [];
