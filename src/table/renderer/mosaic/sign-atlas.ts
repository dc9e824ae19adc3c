/** The picture of the signs on the plaques of a mosaic. */
import { context2dOf } from '../../../ui/canvas-context.ts';
import { DIGITS } from '../tiles/engraved.ts';

/** Pixels of a sign's cell, and the cells in a row and in a column. */
const CELL = { width: 296, height: 104 } as const;
export const SIGN_COLUMNS = 4;
export const SIGN_ROWS = 8;
/** The width of a cell, in heights of it. */
export const SIGN_ASPECT = CELL.width / CELL.height;

/** Strokes in the unit square, y down, as those of the digits; and the widths that they take. */
const STROKES: Readonly<Record<string, string>> = {
  ' ': '',
  '<': 'M.72 .26L.3 .5L.72 .74',
  '>': 'M.28 .26L.7 .5L.28 .74',
  '=': 'M.26 .39H.74M.26 .61H.74',
  '≠': 'M.26 .39H.74M.26 .61H.74M.62 .2L.38 .8',
};
const WIDTHS: Readonly<Record<string, number>> = { ' ': 0.1, '1': 0.5, '=': 0.66, '≠': 0.66 };
const WIDTH = 0.64;
const BROAD = 0.13;
/** Side of the unit square, in heights of a cell. */
const UNIT = 1.08;
/** The air before and behind a sign, in heights of a cell. */
const AIR = 0.17;

const widthOf = (letter: string): number => WIDTHS[letter] ?? WIDTH;

/** Returns the width of a sign's plaque, in heights of it. */
export const breadthOf = (sign: string): number =>
  Math.max(1, UNIT * [...sign].reduce((all, letter) => all + widthOf(letter), 0) + 2 * AIR);

/** Draws the signs, one in each cell, white on black. */
export function drawSigns(canvas: HTMLCanvasElement, signs: readonly string[]): void {
  canvas.width = CELL.width * SIGN_COLUMNS;
  canvas.height = CELL.height * SIGN_ROWS;
  const pen = context2dOf(canvas);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  Object.assign(pen, { lineCap: 'round', lineJoin: 'round', strokeStyle: '#fff', lineWidth: BROAD });
  for (const [index, sign] of signs.entries()) {
    pen.save();
    pen.translate((index % SIGN_COLUMNS) * CELL.width, Math.floor(index / SIGN_COLUMNS) * CELL.height);
    pen.scale(CELL.height, CELL.height);
    let x = (SIGN_ASPECT - breadthOf(sign)) / 2 + (breadthOf(sign) - textWidth(sign)) / 2;
    for (const letter of sign) {
      pen.save();
      pen.translate(x + UNIT * (widthOf(letter) / 2 - 0.5), (1 - UNIT) / 2);
      pen.scale(UNIT, UNIT);
      pen.stroke(new Path2D(strokesOf(letter)));
      pen.restore();
      x += UNIT * widthOf(letter);
    }
    pen.restore();
  }
}

const textWidth = (sign: string): number => UNIT * [...sign].reduce((all, letter) => all + widthOf(letter), 0);

/** Returns the strokes of a letter. Digits of a tile have a line below if they could be read upside down: not here. */
const strokesOf = (letter: string): string =>
  STROKES[letter] ?? (DIGITS[Number(letter)] ?? '').split('M.4 .92')[0] ?? '';
