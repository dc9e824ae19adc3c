/** Characters that move a terminal's cursor, colour it, or turn the order of its letters; and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The most characters shown of a text from outside. */
const MOST = 300;

/** Returns a text from outside for use in a line: invisible characters become their numbers, and a long text is cut. */
export function visible(text: string): string {
  const cut = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return cut.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
