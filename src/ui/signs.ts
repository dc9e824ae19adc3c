/** Small signs of the HUD, drawn in the middle of a square box. White ones are tinted where they are used. */
import { blend, css } from './colours.ts';
import type { HudDress } from './dress.ts';
import type { Brush } from './paint.ts';
import * as material from './style.ts';

function star(brush: Brush, size: number, points: number, outer: number, inner: number): void {
  brush.beginPath();
  for (let k = 0; k < points * 2; k++) {
    const radius = k % 2 === 0 ? outer : inner;
    const angle = (k * Math.PI) / points;
    brush.lineTo(size / 2 + radius * Math.sin(angle), size / 2 - radius * Math.cos(angle));
  }
  brush.closePath();
}

/** What a medallion is cut from; white. */
export function disc(brush: Brush, size: number): void {
  brush.beginPath();
  brush.arc(size / 2, size / 2, size / 2 - 2, 0, 2 * Math.PI);
  brush.fillStyle = '#fff';
  brush.fill();
}

/** The copper edge of a medallion, of ivory while it is lit, with the light on its upper left. */
export function rim(brush: Brush, size: number, isLit = false): void {
  const edge = brush.createLinearGradient(0, 0, size, size);
  edge.addColorStop(0.1, css(isLit ? 0xffffff : material.COPPER_LIGHT));
  edge.addColorStop(0.5, css(isLit ? material.IVORY : material.COPPER));
  edge.addColorStop(0.95, css(isLit ? material.IVORY_SHADE : material.COPPER_DARK));
  brush.beginPath();
  brush.arc(size / 2, size / 2, size / 2 - 2, 0, 2 * Math.PI);
  brush.lineWidth = isLit ? 3.4 : 2.4;
  brush.strokeStyle = edge;
  brush.stroke();
}

/** The box of the small tile is narrower than high. */
export const TILE_WIDTH = 12;

/** A small tile, before the number of tiles a seat holds; of light copper where it is the last. */
export function tile(brush: Brush, size: number, isLast = false): void {
  const width = size * 0.5;
  brush.translate(TILE_WIDTH / 2, size / 2);
  brush.rotate(0.2);
  brush.translate(-size / 2, -size / 2);
  brush.beginPath();
  brush.roundRect((size - width) / 2, size * 0.06, width, size * 0.88, 2.2);
  brush.fillStyle = isLast ? '#ff9d4a' : css(material.IVORY);
  brush.fill();
  brush.strokeStyle = isLast ? '#fff2dc' : css(material.WOOD_DARK);
  brush.lineWidth = isLast ? 1.4 : 0.7;
  brush.stroke();
  brush.fillStyle = css(material.COPPER_DARK);
  brush.fillRect((size - width) / 2 + 1.2, size / 2 - 0.6, width - 2.4, 1.2);
  for (const y of [0.29, 0.71]) {
    brush.beginPath();
    brush.arc(size / 2, size * y, size * 0.075, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** A star before a score; white. */
export function points(brush: Brush, size: number): void {
  star(brush, size, 8, size * 0.48, size * 0.2);
  brush.fillStyle = '#fff';
  brush.fill();
}

/** The star of a tile's back, on a chip that is shut. */
export function backStar(brush: Brush, size: number, dress: HudDress): void {
  star(brush, size, 8, size * 0.46, size * 0.19);
  brush.fillStyle = css(dress.star);
  brush.fill();
  brush.lineWidth = 1;
  brush.strokeStyle = css(blend(dress.star, dress.back, 0.4));
  brush.stroke();
}

/** The box of the bar is broader than high. */
export const BAR_WIDTH = 26;

/** The bar of copper across the way of an arm that is dead, as it lies on the table. */
export function bar(brush: Brush, size: number): void {
  const height = 6;
  brush.beginPath();
  brush.roundRect(1, (size - height) / 2 + 1.6, BAR_WIDTH - 1, height, 3);
  brush.fillStyle = 'rgba(4, 8, 12, .55)';
  brush.fill();
  const light = brush.createLinearGradient(0, size / 2 - height / 2, 0, size / 2 + height / 2);
  light.addColorStop(0, css(material.COPPER_LIGHT));
  light.addColorStop(0.4, css(material.COPPER));
  light.addColorStop(1, css(material.COPPER_DARK));
  brush.beginPath();
  brush.roundRect(0.5, (size - height) / 2, BAR_WIDTH - 1, height, 3);
  brush.fillStyle = light;
  brush.fill();
}

/** A pointer that looks up; turned where it is used. */
export function pointer(brush: Brush, size: number): void {
  brush.beginPath();
  brush.moveTo(size / 2, 1.5);
  brush.lineTo(size - 1.5, size - 3);
  brush.lineTo(1.5, size - 3);
  brush.closePath();
  brush.lineJoin = 'round';
  brush.lineWidth = 2;
  brush.strokeStyle = css(material.WOOD_DARK);
  brush.stroke();
  brush.fillStyle = '#ffc68d';
  brush.fill();
}

/** A pennant at the plate of who starts the next deal. */
export function starter(brush: Brush, size: number): void {
  brush.strokeStyle = css(material.WOOD_DARK);
  brush.lineWidth = 1.6;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(size * 0.2, size * 0.08);
  brush.lineTo(size * 0.2, size * 0.94);
  brush.stroke();
  brush.beginPath();
  brush.moveTo(size * 0.2, size * 0.08);
  brush.lineTo(size * 0.94, size * 0.34);
  brush.lineTo(size * 0.2, size * 0.6);
  brush.closePath();
  brush.fillStyle = css(material.COPPER_LIGHT);
  brush.fill();
  brush.stroke();
}

/** The notch at a chip's edge that tells where its arm points; looks up, white. */
export function notch(brush: Brush, size: number): void {
  brush.beginPath();
  brush.moveTo(size / 2, 1);
  brush.lineTo(size - 1, size - 1);
  brush.lineTo(1, size - 1);
  brush.closePath();
  brush.fillStyle = '#fff';
  brush.fill();
}

/** A small piece of a tile for a number. */
export function suit(brush: Brush, size: number, { face, edge }: HudDress): void {
  const light = brush.createLinearGradient(0, 0, size * 0.4, size);
  light.addColorStop(0, css(face[0]));
  light.addColorStop(1, css(face[2]));
  brush.beginPath();
  brush.roundRect(1, 1, size - 2, size - 2, 3.5);
  brush.fillStyle = light;
  brush.fill();
  brush.strokeStyle = css(edge[0]);
  brush.stroke();
}

/** A line through a number that did not fit. */
export function strike(brush: Brush, size: number): void {
  brush.lineCap = 'round';
  for (const [colour, width] of [
    [css(material.IVORY), 2.8],
    [css(material.COPPER_DARK), 1.3],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(3, size - 3);
    brush.lineTo(size - 3, 3);
    brush.stroke();
  }
}

/** A pip, white. */
export function pip(brush: Brush, size: number): void {
  brush.beginPath();
  brush.arc(size / 2, size / 2, size / 2 - 1, 0, 2 * Math.PI);
  brush.fillStyle = '#fff';
  brush.fill();
}

/** Three bars: the menu. */
export function menu(brush: Brush, size: number): void {
  brush.fillStyle = css(material.COPPER_LIGHT);
  for (const y of [0.22, 0.5, 0.78]) {
    brush.beginPath();
    brush.roundRect(size * 0.12, size * y - 1.4, size * 0.76, 2.8, 1.4);
    brush.fill();
  }
}

/** A written sheet: the log. */
export function log(brush: Brush, size: number): void {
  brush.strokeStyle = css(material.COPPER_LIGHT);
  brush.lineWidth = 2;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.roundRect(size * 0.18, size * 0.08, size * 0.64, size * 0.84, 3);
  brush.stroke();
  for (const [y, end] of [
    [0.32, 0.66],
    [0.5, 0.66],
    [0.68, 0.52],
  ] as const) {
    brush.beginPath();
    brush.moveTo(size * 0.34, size * y);
    brush.lineTo(size * end, size * y);
    brush.stroke();
  }
}

/** Two arrowheads: hurry. */
export function hurry(brush: Brush, size: number): void {
  brush.fillStyle = css(material.COPPER_LIGHT);
  for (const x of [0.12, 0.5]) {
    brush.beginPath();
    brush.moveTo(size * x, size * 0.2);
    brush.lineTo(size * (x + 0.4), size * 0.5);
    brush.lineTo(size * x, size * 0.8);
    brush.closePath();
    brush.fill();
  }
}
