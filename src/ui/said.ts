/** Words in the line on the cloth that are not the prompt. */
export interface Said {
  readonly words: string;
  /** True for news, false for the answer to a touch. */
  readonly isNews: boolean;
}

/**
 * Returns the words that stand in the line: the answer to a touch, otherwise the prompt for what the player has to do,
 * otherwise news.
 */
export const wordsInLine = (said: Said | null, prompt: string | null): string | null =>
  said?.isNews ? (prompt ?? said.words) : (said?.words ?? prompt);
