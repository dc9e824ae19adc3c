/** How words keep to a room: broken into lines, or cut off. Plain text work; the measure is the caller's. */

/** How wide a text is, in the unit of the room. */
type Measure = (text: string) => number;

const FROM_THE_RIGHT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Dear to make, and the same for every text. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** What a reader counts as letters, where the browser can tell: an emoji of several is one. */
export const lettersOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/**
 * Lines of at most `room`, broken only at spaces: a word that is longer stands whole on a line of its own. They are as
 * few as can be, and as even as so many get: no short word is left over at the end.
 */
export function brokenIntoLines(words: string, room: number, measure: Measure): readonly string[] {
  let lines = filledLines(words, room, measure);
  for (;;) {
    const next = filledLines(words, Math.max(...lines.map(measure)) - 1, measure);
    if (next.length > lines.length || next.join() === lines.join()) return lines;
    lines = next;
  }
}

/** Each line as full as it gets. */
function filledLines(words: string, room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  // A no-break space holds its neighbours together, so not every white space parts words.
  for (const word of words.split(/[ \n]+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The words, or as many of their letters as fit before an ellipsis; never less than one. */
export function cutOff(words: string, room: number, measure: Measure): string {
  if (measure(words) <= room) return words;
  const letters = lettersOf(words);
  // Where the words run from right to left the ellipsis stands at their left.
  const mark = FROM_THE_RIGHT.test(words) ? '\u200f' : '';
  const cut = () => `${letters.join('').trimEnd()}…${mark}`;
  while (letters.length > 1 && measure(cut()) > room) letters.pop();
  return cut();
}
