/** Characters that move a terminal's cursor, colour it, or turn the order of its letters; and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** As many characters of a text from outside are shown. */
const MOST = 300;

/** A text from outside as a part of one line: what would not be seen is shown by its number, and a long text is cut. */
export function visible(text: string): string {
  const cut = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return cut.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
