/**
 * Paints the panels of plates, chips, buttons and strips. Each has a square box and is lit from the upper left, like
 * the whole table. There are no files: all colours are the theme's. All lengths are in pixels at unit 1.
 */
import { blend, css } from './colours.ts';
import type { HudTheme } from './hud-theme.ts';
import { addRoundRect } from './round-rect.ts';
import * as material from './style.ts';

type Context = CanvasRenderingContext2D;
type Stops = readonly (readonly [number, number])[];

/** Room around a raised panel for its shadow and its glow. */
export const PAD = 6;

function slope(ctx: Context, width: number, height: number, stops: Stops): CanvasGradient {
  const light = ctx.createLinearGradient(0, 0, width * 0.35, height);
  for (const [at, colour] of stops) light.addColorStop(at, css(colour));
  return light;
}

/** Paints a rounded body inside the padding, with its shadow. */
function body(ctx: Context, size: number, radius: number, stops: Stops, raised = 1): void {
  const inner = size - 2 * PAD;
  ctx.save();
  ctx.shadowColor = `rgba(4, 8, 12, ${0.6 * raised})`;
  ctx.shadowBlur = 4 * raised * scaleOf(ctx);
  ctx.shadowOffsetX = 0.8 * raised * scaleOf(ctx);
  ctx.shadowOffsetY = 1.8 * raised * scaleOf(ctx);
  ctx.beginPath();
  addRoundRect(ctx, PAD, PAD, inner, inner, radius);
  ctx.fillStyle = slope(ctx, size, size, stops);
  ctx.fill();
  ctx.restore();
}

/** The scale of the context: shadows are measured in device pixels regardless of it. */
const scaleOf = (ctx: Context) => ctx.getTransform().a;

/** Draws a line along the edge of a body, `inset` pixels inside it. */
function line(
  ctx: Context,
  size: number,
  radius: number,
  inset: number,
  width: number,
  style: string | CanvasGradient,
) {
  ctx.beginPath();
  const at = PAD + inset;
  addRoundRect(ctx, at, at, size - 2 * at, size - 2 * at, Math.max(1, radius - inset));
  ctx.lineWidth = width;
  ctx.strokeStyle = style;
  ctx.stroke();
}

const bevel = (ctx: Context, size: number, light: string, dark: string) => {
  const edge = ctx.createLinearGradient(0, 0, size * 0.6, size);
  edge.addColorStop(0, light);
  edge.addColorStop(0.5, 'rgba(0, 0, 0, 0)');
  edge.addColorStop(1, dark);
  return edge;
};

const copper = (ctx: Context, size: number) =>
  slope(ctx, size, size, [
    [0, material.COPPER_LIGHT],
    [0.45, material.COPPER],
    [1, material.COPPER_DARK],
  ]);

/** Draws wood fibres lengthwise, so that stretching only lengthens them. */
function fibres(ctx: Context, size: number): void {
  ctx.save();
  ctx.beginPath();
  addRoundRect(ctx, PAD, PAD, size - 2 * PAD, size - 2 * PAD, 8);
  ctx.clip();
  for (let k = 0; k < 13; k++) {
    const y = PAD + 1.5 + k * 2.7 + Math.sin(k * 2.3) * 0.8;
    ctx.strokeStyle = k % 3 === 0 ? 'rgba(20, 9, 2, .30)' : 'rgba(214, 160, 96, .09)';
    ctx.lineWidth = 0.6 + (k % 4) * 0.25;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(size, y);
    ctx.stroke();
  }
  ctx.restore();
}

/** A block of oiled wood. `lift` 0…1 makes it lighter. */
function wood(ctx: Context, size: number, { wood }: HudTheme, lift = 0, raised = 1): void {
  body(
    ctx,
    size,
    8,
    [
      [0, blend(wood[0], 0xffd9a0, lift)],
      [0.5, blend(wood[1], 0xffd9a0, lift * 0.8)],
      [1, blend(wood[2], 0xffd9a0, lift * 0.6)],
    ],
    raised,
  );
  fibres(ctx, size);
  line(ctx, size, 8, 0.6, 1.1, bevel(ctx, size, 'rgba(255, 220, 170, .42)', 'rgba(0, 0, 0, .55)'));
}

/** A plate with a thin copper inlay. */
function plate(ctx: Context, size: number, theme: HudTheme): void {
  wood(ctx, size, theme);
  line(ctx, size, 8, 2.6, 0.9, css(blend(material.COPPER_DARK, material.COPPER, 0.45)));
}

/** The plate of the player at the screen: its inlay is ivory. */
function ownPlate(ctx: Context, size: number, theme: HudTheme): void {
  wood(ctx, size, theme);
  line(ctx, size, 8, 2.8, 1.3, css(blend(theme.wood[1], material.IVORY, 0.72)));
}

/** The plate of the seat whose turn it is: all copper, with a glow around it. */
function litPlate(ctx: Context, size: number): void {
  ctx.save();
  ctx.shadowColor = 'rgba(255, 176, 96, 1)';
  ctx.shadowBlur = 6 * scaleOf(ctx);
  ctx.beginPath();
  addRoundRect(ctx, PAD, PAD, size - 2 * PAD, size - 2 * PAD, 8);
  ctx.fillStyle = '#ffb870';
  ctx.fill();
  ctx.restore();
  ingot(ctx, size, 0.12, 0);
  line(ctx, size, 8, 0.4, 1, 'rgba(255, 240, 220, .95)');
}

/** The face of a tile. `sunk` 0…1 presses it into the cloth. */
function face(ctx: Context, size: number, { face, edge }: HudTheme, sunk = 0): void {
  const pressed = (colour: number) => blend(colour, edge[1], sunk * 0.4);
  body(
    ctx,
    size,
    7,
    [
      [0, pressed(face[0])],
      [0.55, pressed(face[1])],
      [1, pressed(face[2])],
    ],
    1 - sunk * 0.8,
  );
  line(ctx, size, 7, 0.8, 1.6, bevel(ctx, size, css(edge[0]), css(edge[1])));
}

/** A copper glow around a chip where a tile can be played; empty inside. */
function halo(ctx: Context, size: number): void {
  ctx.save();
  ctx.shadowColor = 'rgba(255, 166, 84, 1)';
  ctx.shadowBlur = 5 * scaleOf(ctx);
  line(ctx, size, 8, -0.8, 2.6, '#ffb56e');
  ctx.restore();
  line(ctx, size, 8, -0.8, 2.2, '#ffcf9c');
}

/** A copper frame in the chip of the end played last, like the frame on that tile; empty inside. */
function frame(ctx: Context, size: number, { mark }: HudTheme): void {
  const copper = slope(ctx, size, size, [
    [0, blend(mark, 0xffffff, 0.3)],
    [0.5, mark],
    [1, blend(mark, 0x000000, 0.3)],
  ]);
  line(ctx, size, 7, 3.4, 2.4, copper);
}

/** The rim of a plate that shows its side: white, to be tinted; empty inside. */
function sideRim(ctx: Context, size: number): void {
  line(ctx, size, 8, 1.4, 2.8, '#fff');
}

/** An arm without tiles: a hollow in the cloth with a copper rim. */
function hollow(ctx: Context, size: number, { cloth }: HudTheme): void {
  body(
    ctx,
    size,
    7,
    [
      [0, cloth[1]],
      [1, cloth[0]],
    ],
    0.2,
  );
  ctx.setLineDash([4, 2.6]);
  line(ctx, size, 7, 1.2, 1.5, copper(ctx, size));
  ctx.setLineDash([]);
}

/** The back of a tile: an arm whose last tile lies face down. */
function back(ctx: Context, size: number, { back, star }: HudTheme): void {
  body(ctx, size, 7, [
    [0, blend(back, 0xffffff, 0.1)],
    [1, blend(back, 0x000000, 0.25)],
  ]);
  line(ctx, size, 7, 0.8, 1.4, bevel(ctx, size, 'rgba(235, 196, 150, .5)', 'rgba(0, 0, 0, .6)'));
  line(ctx, size, 7, 3.4, 0.8, css(blend(back, star, 0.6)));
}

/** A dead arm: bare, slightly sunken wood without a tile. */
function bare(ctx: Context, size: number, { wood }: HudTheme): void {
  body(
    ctx,
    size,
    7,
    [
      [0, wood[2]],
      [1, wood[1]],
    ],
    0.1,
  );
  fibres(ctx, size);
  line(ctx, size, 7, 0.7, 1.4, bevel(ctx, size, 'rgba(0, 0, 0, .7)', 'rgba(255, 220, 170, .28)'));
}

/** A block of copper, for the button that the player should press now. */
function ingot(ctx: Context, size: number, lift = 0, raised = 1): void {
  body(
    ctx,
    size,
    8,
    [
      [0, blend(0xf6c493, 0xffffff, lift)],
      [0.5, blend(0xdc9560, 0xffffff, lift)],
      [1, blend(0xb4693a, 0xffffff, lift)],
    ],
    raised,
  );
  line(ctx, size, 8, 0.7, 1.3, bevel(ctx, size, 'rgba(255, 243, 226, .9)', 'rgba(70, 28, 6, .6)'));
}

/** A button that cannot be pressed now. */
function disabled(ctx: Context, size: number): void {
  body(ctx, size, 8, [[0, 0x33271c]], 0.2);
  line(ctx, size, 8, 0.8, 1.2, 'rgba(160, 130, 100, .35)');
}

/** A strip of cloth under a line of words. */
function strip(ctx: Context, size: number, { cloth }: HudTheme): void {
  body(ctx, size, 9, [
    [0, cloth[0]],
    [1, cloth[1]],
  ]);
  line(ctx, size, 9, 0.7, 1.2, copper(ctx, size));
}

type Paint = (ctx: Context, size: number, theme: HudTheme) => void;

export const PANELS = {
  plate,
  'plate-own': ownPlate,
  'plate-lit': litPlate,
  face,
  'face-pressed': (ctx, size, theme) => face(ctx, size, theme, 0.5),
  hollow,
  back,
  bare,
  halo,
  side: sideRim,
  frame,
  wood: (ctx, size, theme) => wood(ctx, size, theme),
  'wood-hover': (ctx, size, theme) => wood(ctx, size, theme, 0.16),
  'wood-pressed': (ctx, size, theme) => wood(ctx, size, theme, 0, 0.2),
  copper: (ctx, size) => ingot(ctx, size),
  'copper-hover': (ctx, size) => ingot(ctx, size, 0.25),
  'copper-pressed': (ctx, size) => ingot(ctx, size, -0.12, 0.2),
  disabled,
  strip,
} as const satisfies Record<string, Paint>;

export type PanelName = keyof typeof PANELS;
