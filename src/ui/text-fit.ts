/** Fits a text into a width: breaks it into lines, or truncates it. The caller measures. */
import { graphemesOf } from '../names/graphemes.ts';

/** The width of a text, in the unit of the room. */
type Measure = (text: string) => number;

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Lines of at most `room`, broken only at spaces: a longer word stands whole on a line of its own. As few lines as
 * possible, and as even as that number allows: no short word is left over at the end.
 */
export function wrapped(text: string, room: number, measure: Measure): readonly string[] {
  let lines = filledLines(text, room, measure);
  for (;;) {
    const next = filledLines(text, Math.max(...lines.map(measure)) - 1, measure);
    if (next.length > lines.length || next.join() === lines.join()) return lines;
    lines = next;
  }
}

/** Each line as full as it gets. */
function filledLines(text: string, room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  // A no-break space holds its neighbours together, so not every white space parts words.
  for (const word of text.split(/[ \n]+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The text, or as many of its letters as fit before an ellipsis; at least one. */
export function truncated(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = graphemesOf(text);
  // Where a text runs from right to left the ellipsis stands at its left.
  const mark = RIGHT_TO_LEFT.test(text) ? '\u200f' : '';
  const cut = () => `${letters.join('').trimEnd()}…${mark}`;
  while (letters.length > 1 && measure(cut()) > room) letters.pop();
  return cut();
}
