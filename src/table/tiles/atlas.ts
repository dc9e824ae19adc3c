/** The picture that all tiles read their halves from: thirteen halves with pips, thirteen with numerals. */
import { pipCss } from '../../ui/colours.ts';
import { DIGITS, PIPS, pipRadius } from './pips.ts';

/** Cells a row and a column; the pips of n are cell n, its numeral is cell `NUMERALS + n`. */
export const COLUMNS = 8;
export const ROWS = 4;
export const NUMERALS = 16;

/** Draws the halves with `cell` pixels a side; alpha is the depth of the engraving. */
export function drawAtlas(cell: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = cell * COLUMNS;
  canvas.height = cell * ROWS;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  for (const number of PIPS.keys()) {
    pen.fillStyle = pipCss(number);
    pen.strokeStyle = pipCss(number);
    inCell(pen, cell, number, () => drawPips(pen, number));
    inCell(pen, cell, NUMERALS + number, () => drawNumeral(pen, number));
  }
  return canvas;
}

function inCell(pen: CanvasRenderingContext2D, cell: number, index: number, draw: () => void) {
  pen.save();
  pen.translate((index % COLUMNS) * cell, Math.floor(index / COLUMNS) * cell);
  pen.scale(cell, cell);
  draw();
  pen.restore();
}

function drawPips(pen: CanvasRenderingContext2D, number: number) {
  for (const [x, y] of PIPS[number] ?? []) {
    pen.beginPath();
    pen.arc(x, y, pipRadius(number), 0, 7);
    pen.fill();
  }
}

function drawNumeral(pen: CanvasRenderingContext2D, number: number) {
  const digits = [...String(number)].map((digit) => new Path2D(DIGITS[Number(digit)] ?? ''));
  pen.lineWidth = digits.length > 1 ? 0.14 : 0.13;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.translate(0.5, 0.5);
  pen.scale(0.96, 0.96);
  if (digits.length > 1) pen.scale(0.78, 1);
  for (const [i, path] of digits.entries()) {
    pen.save();
    pen.translate(-0.5 + (i - (digits.length - 1) / 2) * 0.54, -0.5);
    pen.stroke(path);
    pen.restore();
  }
}
