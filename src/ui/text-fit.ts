/** Fits a text into a width: breaks it into lines, or truncates it. The caller provides the measure. */
import { graphemesOf } from '../names/graphemes.ts';

/** Returns the width of a text, in the unit of the room. */
type Measure = (text: string) => number;

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Breaks a text into lines of at most `room`, only at spaces. A longer word gets a line of its own. The lines are as
 * few and as even as possible, so that no short word is left at the end.
 */
export function wrapped(text: string, room: number, measure: Measure): readonly string[] {
  let lines = filledLines(text, room, measure);
  for (;;) {
    const next = filledLines(text, Math.max(...lines.map(measure)) - 1, measure);
    if (next.length > lines.length || next.join() === lines.join()) return lines;
    lines = next;
  }
}

/** Breaks a text into lines, each as full as possible. */
function filledLines(text: string, room: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  // Only these separate words: a no-break space does not.
  for (const word of text.split(/[ \n]+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the text, or as many letters as fit before an ellipsis, at least one. */
export function truncated(text: string, room: number, measure: Measure): string {
  if (measure(text) <= room) return text;
  const letters = graphemesOf(text);
  // In a text from right to left the ellipsis stands at the left.
  const mark = RIGHT_TO_LEFT.test(text) ? '\u200f' : '';
  const cut = () => `${letters.join('').trimEnd()}…${mark}`;
  while (letters.length > 1 && measure(cut()) > room) letters.pop();
  return cut();
}
