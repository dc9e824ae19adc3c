/** The picture of the halves of all tiles: thirteen with pips, thirteen with numerals or pictures. */
import { PIP_LIP, PIPS, pipRadius } from '../../../art/pips.ts';
import { NUMBER_ROOM, PICTURE_SIDE, type Pictured, pictureRoom, type Symbols } from '../../../art/symbols.ts';
import { context2dOf } from '../../../ui/canvas-context.ts';
import { paintPicture } from '../../../ui/paint-picture.ts';
import { DIGITS } from './engraved.ts';

/**
 * Cells in a row and in a column. The pips of n are in cell n. Its numeral, or its picture where tiles have pictures, is
 * in cell `NUMERALS + n`: these stand upright for the viewer.
 */
export const COLUMNS = 8;
export const ROWS = 4;
export const NUMERALS = 16;

/**
 * Draws the halves with `cell` pixels a side: red where something is engraved, green for its depth, blue for the part
 * that has the second colour of its number.
 */
export function drawAtlas(canvas: HTMLCanvasElement, cell: number, symbols: Symbols): void {
  canvas.width = cell * COLUMNS;
  canvas.height = cell * ROWS;
  const pen = context2dOf(canvas);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'lighter';
  for (const number of PIPS.keys()) {
    inCell(pen, cell, number, () => drawPips(pen, number));
    inCell(pen, cell, NUMERALS + number, () => {
      if (typeof symbols === 'string') drawNumeral(pen, number);
      else drawPicture(pen, number, symbols);
    });
  }
}

const PICTURE = { ink: '#ff0', accent: '#fff' } as const;

/** Draws a picture, and its number beside it where pips are added. Parts lie on each other, so they do not add up. */
function drawPicture(pen: CanvasRenderingContext2D, number: number, symbols: Pictured) {
  const { x, y, size } = pictureRoom(symbols);
  pen.save();
  pen.globalCompositeOperation = 'source-over';
  pen.translate(x, y);
  pen.scale(size / PICTURE_SIDE, size / PICTURE_SIDE);
  paintPicture(pen, symbols.pictures[number] ?? [], PICTURE);
  pen.restore();
  if (!symbols.isNumbered) return;
  pen.translate(NUMBER_ROOM.x, NUMBER_ROOM.y);
  pen.scale(NUMBER_ROOM.size, NUMBER_ROOM.size);
  drawNumeral(pen, number);
}

function inCell(pen: CanvasRenderingContext2D, cell: number, index: number, draw: () => void) {
  pen.save();
  pen.translate((index % COLUMNS) * cell, Math.floor(index / COLUMNS) * cell);
  pen.scale(cell, cell);
  draw();
  pen.restore();
}

/** The bowl of a pip within its lip: depth, 0…1, at parts of the lip's radius. */
const BOWL = [0, 0.3, 0.5, 0.7, 0.8, 0.88, 0.94, 1].map((at) => [at, 1 - at ** 3] as const);
const green = (depth: number) => `rgb(0 ${Math.round(depth * 255)} 0)`;

function drawPips(pen: CanvasRenderingContext2D, number: number) {
  const radius = pipRadius(number);
  for (const [x, y] of PIPS[number] ?? []) {
    const bowl = pen.createRadialGradient(x, y, 0, x, y, radius * PIP_LIP);
    for (const [at, depth] of BOWL) bowl.addColorStop(at, green(depth));
    disc(pen, x, y, radius, '#f00');
    disc(pen, x, y, radius * PIP_LIP, bowl);
  }
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string | CanvasGradient) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

/** Number of strokes that cut a groove, each narrower and deeper than the one before. */
const CUTS = 5;

function drawNumeral(pen: CanvasRenderingContext2D, number: number) {
  const digits = [...String(number)].map((digit) => new Path2D(DIGITS[Number(digit)] ?? ''));
  const width = digits.length > 1 ? 0.14 : 0.13;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.translate(0.5, 0.5);
  pen.scale(0.88, 0.88);
  if (digits.length > 1) pen.scale(0.78, 1);
  for (const [i, path] of digits.entries()) {
    pen.save();
    pen.translate(-0.5 + (i - (digits.length - 1) / 2) * 0.54, -0.5);
    pen.lineWidth = width;
    pen.strokeStyle = '#f00';
    pen.stroke(path);
    pen.strokeStyle = green(1 / CUTS);
    for (let cut = 0; cut < CUTS; cut++) {
      pen.lineWidth = width * (PIP_LIP - cut * 0.2);
      pen.stroke(path);
    }
    pen.restore();
  }
}
