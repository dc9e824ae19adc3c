/**
 * A portrait in the light of the table. The lamp is at the upper left, the other side lies in the shade of the room.
 * The cloth reflects its colour from below. All of this is painted into the texture once.
 */
import { context2dOf } from './canvas-context.ts';
import { blend, css } from './colours.ts';
import type { HudTheme } from './hud-theme.ts';
import type { SvgPicture } from './svg.ts';
import { paintSvg } from './svg-painter.ts';

type Context = CanvasRenderingContext2D;

/** The colours of the lamp and of the dark room behind it. */
const LAMP = 0xffe2b4;
const NIGHT = 0x0b0705;
/** The distance of a bust from the enamel, and the width of the lamp's edge on it; as shares of its size. */
const AWAY = 0.045;
const EDGE = 0.02;

export interface PortraitFrame {
  readonly size: number;
  /** The distance of the cut-out circle from the edge of the box. */
  readonly rim: number;
}

/** Paints the portrait at 0, 0 in a box of the given size. */
export function paintLitPortrait(
  ctx: Context,
  picture: SvgPicture,
  { size, rim }: PortraitFrame,
  theme: HudTheme,
): void {
  const density = ctx.getTransform().a;
  const bust = layer(size, density, (on) => {
    on.scale(size / picture.width, size / picture.height);
    paintSvg(on, picture, {});
  });
  const shaded = layer(size, density, (on) => {
    on.drawImage(bust, 0, 0, size, size);
    on.globalCompositeOperation = 'source-atop';
    for (const { stops, of } of lightOf(theme)) {
      const light = on.createLinearGradient(0, 0, size, size);
      for (const [at, strength] of stops) light.addColorStop(at, alpha(of, strength));
      on.fillStyle = light;
      on.fillRect(0, 0, size, size);
    }
    on.drawImage(edgeOf(bust, size, density), 0, 0, size, size);
  });
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - rim, 0, 2 * Math.PI);
  ctx.clip();
  ctx.save();
  cast(ctx, density, size * AWAY, 0.6);
  ctx.drawImage(shaded, 0, 0, size, size);
  ctx.restore();
  // The frame casts its shadow inwards. It is a ring outside the clipped circle, so only its shadow is visible.
  cast(ctx, density, size * AWAY, 0.7);
  ctx.lineWidth = 4 * rim;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 + rim, 0, 2 * Math.PI);
  ctx.stroke();
}

/** The lights from the lit side to the dark one: the lamp, the shade, and the cloth's reflection. */
const lightOf = ({ cloth }: HudTheme) => [
  { of: LAMP, stops: [[0.1, 0.26] as const, [0.5, 0] as const] },
  { of: blend(cloth[1], NIGHT, 0.5), stops: [[0.38, 0] as const, [0.62, 0.25] as const, [0.9, 0.46] as const] },
  { of: blend(cloth[0], 0xffffff, 0.3), stops: [[0.68, 0] as const, [0.95, 0.34] as const] },
];

/** Returns the edge of the bust that faces the lamp: the part uncovered when the bust is shifted away from it. */
function edgeOf(bust: HTMLCanvasElement, size: number, density: number): HTMLCanvasElement {
  return layer(size, density, (on) => {
    on.drawImage(bust, 0, 0, size, size);
    on.globalCompositeOperation = 'destination-out';
    on.drawImage(bust, size * EDGE, size * EDGE, size, size);
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = alpha(LAMP, 0.75);
    on.fillRect(0, 0, size, size);
  });
}

/** Sets a shadow that falls away from the lamp. */
function cast(ctx: Context, density: number, far: number, strength: number): void {
  ctx.shadowColor = alpha(NIGHT, strength);
  ctx.shadowOffsetX = 0.7 * far * density;
  ctx.shadowOffsetY = far * density;
  ctx.shadowBlur = 1.6 * far * density;
}

function layer(size: number, density: number, paint: (on: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(size * density);
  const on = context2dOf(canvas);
  on.scale(density, density);
  paint(on);
  return canvas;
}

const alpha = (colour: number, strength: number): string =>
  `${css(colour)}${Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')}`;
