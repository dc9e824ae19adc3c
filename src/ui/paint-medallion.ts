/** A player's medallion on a canvas: a bust or a letter on a disc of the side's colour, within a rim. */
import { CanvasSource, Texture } from 'pixi.js';
import { iconSvg } from '../art/icons.ts';
import { context2dOf } from './canvas-context.ts';
import { css, seatColour } from './colours.ts';
import type { HudTheme } from './hud-theme.ts';
import { paintLitPortrait } from './lit-portrait.ts';
import { FONT, IVORY } from './style.ts';
import { parseSvg, type SvgPicture } from './svg.ts';
import { paintSvg } from './svg-painter.ts';

export interface PaintedMedallion {
  /** The text of the bust's picture; `null` for a letter. */
  readonly bust: string | null;
  readonly letter: string;
  /** The number of the side, which determines the colour. */
  readonly side: number;
}

/** The radius of the enamel, and the width of the rim, as shares of the size. */
const ENAMEL = 0.45;
const RIM = 0.045;

/** Paints the medallion at 0, 0 in a box of that size. */
export function paintMedallion(
  ctx: CanvasRenderingContext2D,
  { bust, letter, side }: PaintedMedallion,
  size: number,
  theme: HudTheme,
): void {
  paintInBox(ctx, parseSvg(iconSvg('medallion-disc')), size);
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.fillStyle = css(seatColour(side));
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size * ENAMEL, 0, 2 * Math.PI);
  ctx.fill();
  ctx.restore();
  ctx.save();
  if (bust) paintLitPortrait(ctx, parseSvg(bust), { size, rim: size * RIM }, theme);
  else {
    Object.assign(ctx, { font: `700 ${size / 2}px ${FONT}`, textAlign: 'center', textBaseline: 'middle' });
    ctx.fillStyle = css(IVORY);
    ctx.fillText(letter, size / 2, size * 0.53);
  }
  ctx.restore();
  paintInBox(ctx, parseSvg(iconSvg('medallion-rim')), size);
}

/** Paints a picture at 0, 0 as wide as the box. */
export function paintInBox(ctx: CanvasRenderingContext2D, picture: SvgPicture, width: number): void {
  ctx.save();
  ctx.scale(width / picture.width, width / picture.width);
  paintSvg(ctx, picture, {});
  ctx.restore();
}

/** Returns a picture of that size, in CSS pixels; `density` is the number of device pixels in one. */
export function paintedTexture(
  width: number,
  height: number,
  density: number,
  paint: (ctx: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  const ctx = context2dOf(canvas);
  ctx.scale(density, density);
  paint(ctx);
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: density, label: 'token' }) });
}
