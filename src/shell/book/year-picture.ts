/** A picture of a year or a month, for sharing. */
import { canvasOf, drawCloth, IVORY, lookOf, starOn, writeOn } from '../screens/share-picture.ts';
import { type Day, daysAfter, monthOf, weekday } from '../today/day.ts';
import { monthsOf, type Period, type YearFigures } from './year-figures.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 90;

/** The words of the picture. */
export interface YearWords {
  readonly title: string;
  /** The greatest figures: each with its word. */
  readonly great: readonly (readonly [figure: string, word: string])[];
  /** The lines below them: each a label and its value. */
  readonly lines: readonly (readonly [label: string, value: string])[];
}

/** Draws the picture; returns null if the browser cannot. */
export function yearPicture(
  page: Document,
  { title, great, lines }: YearWords,
  { days }: YearFigures,
  period: Period,
): HTMLCanvasElement | null {
  const created = canvasOf(page, WIDTH, HEIGHT);
  if (!created) return null;
  const { canvas, context } = created;
  const look = lookOf(page);
  /** Writes labels in the colour of the inlay, and what they are about in bold ivory. */
  const write = (text: string, x: number, y: number, size: number, room: number, isBold: boolean) =>
    writeOn(context, look, text, { x, y, size, room, colour: isBold ? IVORY : look.inlay, isBold });
  drawCloth(context, look);
  context.fillStyle = look.inlay;
  starOn(context, EDGE + 44, 138, 46);
  context.fill();
  write('Star Dominoes', EDGE + 116, 118, 36, WIDTH - 2 * EDGE - 116, false);
  write(title, EDGE + 116, 184, 66, WIDTH - 2 * EDGE - 116, true);
  const column = (WIDTH - 2 * EDGE) / Math.max(1, great.length);
  for (const [n, [figure, word]] of great.entries()) {
    write(figure, EDGE + n * column, 370, 128, column - 24, true);
    write(word, EDGE + n * column, 424, 38, column - 24, false);
  }
  for (const [n, [label, value]] of lines.entries()) {
    const y = 530 + n * 76;
    write(label, EDGE, y, 36, 380, false);
    write(value, EDGE + 400, y, 44, WIDTH - 2 * EDGE - 400, true);
  }
  drawDays(context, days, period, look.inlay);
  return canvas;
}

/** Draws a dot for each day of the period, a star for those with a match. */
function drawDays(context: CanvasRenderingContext2D, days: readonly Day[], period: Period, inlay: string): void {
  const played = new Set(days);
  const months = monthsOf(period);
  const isMonth = months.length === 1;
  const step = isMonth ? 64 : 20;
  const columns = isMonth ? 1 : 6;
  const [left, top] = isMonth ? [WIDTH / 2 - 3 * step, 950] : [EDGE + 8, 1010];
  context.fillStyle = inlay;
  for (const [n, month] of months.entries()) {
    const x = left + (n % columns) * 150;
    const y = top + Math.floor(n / columns) * 150;
    for (const [at, day] of monthOf(daysAfter(`${month}-01`, 0)).entries()) {
      const cell = at + weekday(`${month}-01`);
      const [cx, cy] = [x + (cell % 7) * step, y + Math.floor(cell / 7) * step];
      const has = played.has(day);
      context.globalAlpha = has ? 1 : 0.5;
      starOn(context, cx, cy, (has ? 0.5 : 0.14) * step);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}
