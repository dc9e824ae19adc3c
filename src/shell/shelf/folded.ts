/** Letters that Unicode does not take apart into a letter and a mark. */
const LIKE: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ς: 'σ', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Returns the text as searches compare it: its words in small letters without accents, with one space between them. The
 * dots of i, the stroke of ł and the final form of σ make no difference, nor does the browser's language.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłςøđßæœ]/g, (letter) => LIKE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
