/** Parts of the rules pages that no game has yet. Whoever plays one takes its entry out; a test asks for that. */

/** Cells of the tables, as the row of the game has them meanwhile. */
export const CELLS_TO_COME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 20.7
  general: { offered: '4 8 16 32 deals' },
};

/** Options of the table in section 24 (20.7). */
export const OPTIONS_TO_COME: Readonly<Record<string, readonly string[]>> = {
  general: ['minutes'],
};

/** Games of the page of family games. */
export const GAMES_TO_COME: readonly string[] = ['maltese', 'mexican-train', 'chicken-foot', 'five-up', 'mosaic'];

/** Sentences, by their numbers. */
export const SENTENCES_TO_COME: readonly string[] = [];
