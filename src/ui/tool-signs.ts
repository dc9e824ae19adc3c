/** Signs of what a player does with the table, drawn in the middle of a square box; of copper unless tinted. */
import { blend, css } from './colours.ts';
import type { Brush } from './paint.ts';
import * as material from './style.ts';

const LINE = css(material.COPPER_LIGHT);

function stroke(brush: Brush, width: number, colour = LINE): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  brush.stroke();
}

/** An arrowhead with its point at x, y, that looks along `angle` (0: to the right, clockwise). */
function head(brush: Brush, x: number, y: number, angle: number, length: number, colour = LINE): void {
  brush.beginPath();
  brush.moveTo(x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5);
  for (const side of [2.45, -2.45]) {
    brush.lineTo(x + Math.cos(angle + side) * length, y + Math.sin(angle + side) * length);
  }
  brush.closePath();
  brush.fillStyle = colour;
  brush.fill();
}

/** A little tile upright, its middle at x, y, with so many pips one under the other. */
function tile(brush: Brush, x: number, y: number, pips: number, colour: number): void {
  brush.beginPath();
  brush.roundRect(x - 3.2, y - 6.5, 6.4, 13, 1.6);
  brush.fillStyle = css(colour);
  brush.fill();
  brush.fillStyle = css(material.WOOD_DARK);
  for (let k = 0; k < pips; k++) {
    brush.beginPath();
    brush.arc(x, y + (k - (pips - 1) / 2) * 3.9, 1.35, 0, 2 * Math.PI);
    brush.fill();
  }
}

const DIM = blend(material.WOOD_DARK, material.IVORY, 0.34);

/** One, two, three: the own tiles by number. */
export function byNumber(brush: Brush, size: number): void {
  for (const k of [1, 2, 3]) tile(brush, size / 2 + (k - 2) * 8.2, size / 2, k, material.IVORY);
}

/** What fits stands first and higher, the rest has lost its light: by what may be played. */
export function byPlayable(brush: Brush, size: number): void {
  const at = (k: number) => size / 2 + (k - 1) * 8.2;
  tile(brush, at(0), size / 2 - 2, 0, material.IVORY);
  for (const k of [1, 2]) tile(brush, at(k), size / 2 + 2, 0, DIM);
  head(brush, at(0), size - 3, -Math.PI / 2, 4.2);
}

/** A tile pushed along between others: by hand. */
export function byHand(brush: Brush, size: number): void {
  const y = size / 2 - 3;
  for (const k of [0, 2]) tile(brush, size / 2 + (k - 1) * 8.2, y + 1.5, 0, DIM);
  tile(brush, size / 2, y - 0.5, 0, material.IVORY);
  brush.beginPath();
  brush.moveTo(size / 2 - 6, size - 4.5);
  brush.lineTo(size / 2 + 6, size - 4.5);
  stroke(brush, 1.8);
  head(brush, size / 2 - 7, size - 4.5, Math.PI, 4);
  head(brush, size / 2 + 7, size - 4.5, 0, 4);
}

/** A speaker, without its waves. */
function speaker(brush: Brush, size: number): void {
  brush.beginPath();
  brush.moveTo(size * 0.06, size * 0.36);
  brush.lineTo(size * 0.22, size * 0.36);
  brush.lineTo(size * 0.46, size * 0.14);
  brush.lineTo(size * 0.46, size * 0.86);
  brush.lineTo(size * 0.22, size * 0.64);
  brush.lineTo(size * 0.06, size * 0.64);
  brush.closePath();
  brush.fillStyle = LINE;
  brush.fill();
  stroke(brush, 1.2);
}

/** Sound is on. */
export function sound(brush: Brush, size: number): void {
  speaker(brush, size);
  for (const radius of [0.2, 0.38]) {
    brush.beginPath();
    brush.arc(size * 0.5, size / 2, size * radius, -0.85, 0.85);
    stroke(brush, 2);
  }
}

/** Sound is off: the speaker crossed. */
export function silence(brush: Brush, size: number): void {
  brush.globalAlpha = 0.6;
  speaker(brush, size);
  brush.globalAlpha = 1;
  brush.beginPath();
  brush.moveTo(size * 0.64, size * 0.36);
  brush.lineTo(size * 0.92, size * 0.64);
  brush.moveTo(size * 0.92, size * 0.36);
  brush.lineTo(size * 0.64, size * 0.64);
  stroke(brush, 2.2, css(material.IVORY));
}

/** A question: the rules. */
export function rules(brush: Brush, size: number): void {
  brush.beginPath();
  brush.arc(size / 2, size * 0.32, size * 0.22, Math.PI, 2.25 * Math.PI);
  brush.quadraticCurveTo(size / 2, size * 0.56, size / 2, size * 0.7);
  stroke(brush, 2.6);
  brush.beginPath();
  brush.arc(size / 2, size * 0.9, size * 0.08, 0, 2 * Math.PI);
  brush.fillStyle = LINE;
  brush.fill();
}

/** An arrow that turns back. */
export function takeBack(brush: Brush, size: number): void {
  brush.beginPath();
  brush.moveTo(size * 0.2, size * 0.36);
  brush.lineTo(size * 0.6, size * 0.36);
  brush.arc(size * 0.6, size * 0.6, size * 0.24, -Math.PI / 2, Math.PI / 2);
  brush.lineTo(size * 0.34, size * 0.84);
  stroke(brush, 2.4);
  head(brush, size * 0.16, size * 0.36, Math.PI, size * 0.26);
}

/** An oil lamp with its flame: light on what to do. */
export function hint(brush: Brush, size: number): void {
  brush.beginPath();
  brush.moveTo(size * 0.06, size * 0.58);
  brush.quadraticCurveTo(size * 0.2, size * 0.56, size * 0.3, size * 0.62);
  brush.bezierCurveTo(size * 0.4, size * 0.5, size * 0.66, size * 0.5, size * 0.76, size * 0.62);
  brush.bezierCurveTo(size * 0.8, size * 0.86, size * 0.66, size * 0.9, size * 0.6, size * 0.92);
  brush.lineTo(size * 0.4, size * 0.92);
  brush.bezierCurveTo(size * 0.26, size * 0.88, size * 0.2, size * 0.7, size * 0.06, size * 0.58);
  brush.closePath();
  brush.fillStyle = LINE;
  brush.fill();
  brush.beginPath();
  brush.arc(size * 0.82, size * 0.68, size * 0.12, -2, 1.9);
  stroke(brush, 1.8);
  brush.beginPath();
  brush.moveTo(size * 0.1, size * 0.06);
  brush.bezierCurveTo(size * 0.34, size * 0.28, size * 0.22, size * 0.46, size * 0.1, size * 0.48);
  brush.bezierCurveTo(-size * 0.02, size * 0.44, size * 0.02, size * 0.26, size * 0.1, size * 0.06);
  brush.closePath();
  brush.fillStyle = css(material.IVORY);
  brush.fill();
}

/** The corners of the board around a star: the whole table. */
export function whole(brush: Brush, size: number): void {
  const [near, far, arm] = [size * 0.08, size * 0.92, size * 0.24];
  for (const [x, y, dx, dy] of [
    [near, near, arm, arm],
    [far, near, -arm, arm],
    [far, far, -arm, -arm],
    [near, far, arm, -arm],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x + dx, y);
    brush.lineTo(x, y);
    brush.lineTo(x, y + dy);
    stroke(brush, 2.2);
  }
  brush.beginPath();
  for (let k = 0; k < 16; k++) {
    const radius = size * (k % 2 === 0 ? 0.25 : 0.1);
    brush.lineTo(size / 2 + radius * Math.sin((k * Math.PI) / 8), size / 2 - radius * Math.cos((k * Math.PI) / 8));
  }
  brush.closePath();
  brush.fillStyle = LINE;
  brush.fill();
}

/** A tile that comes down from the pile; white. */
export function draw(brush: Brush, size: number): void {
  brush.beginPath();
  brush.roundRect(size * 0.31, size * 0.02, size * 0.38, size * 0.56, 2);
  brush.moveTo(size * 0.4, size * 0.3);
  brush.lineTo(size * 0.6, size * 0.3);
  stroke(brush, 1.9, '#fff');
  brush.beginPath();
  brush.moveTo(size / 2, size * 0.68);
  brush.lineTo(size / 2, size * 0.84);
  stroke(brush, 2.2, '#fff');
  head(brush, size / 2, size * 0.9, Math.PI / 2, size * 0.24, '#fff');
}

/** An arrow over one's own place to the next; white. */
export function pass(brush: Brush, size: number): void {
  brush.beginPath();
  brush.arc(size * 0.46, size * 0.58, size * 0.36, Math.PI, -0.25);
  stroke(brush, 2.4, '#fff');
  head(brush, size * 0.84, size * 0.62, 1.25, size * 0.26, '#fff');
  brush.beginPath();
  brush.arc(size * 0.46, size * 0.68, size * 0.1, 0, 2 * Math.PI);
  brush.fillStyle = '#fff';
  brush.fill();
}
