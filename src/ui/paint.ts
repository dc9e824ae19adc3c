/**
 * Draws the pieces of the HUD with a 2D brush, each in its own box, lit from the upper left like everything on the
 * table. All figures in pixels at unit 1.
 */
import { blend, css } from './colours.ts';
import type { HudDress } from './dress.ts';
import * as material from './style.ts';

export type Brush = CanvasRenderingContext2D;
type Stops = readonly (readonly [number, number])[];

/** Room around a raised piece for its shadow and its glow. */
export const PAD = 6;

function slope(brush: Brush, width: number, height: number, stops: Stops): CanvasGradient {
  const light = brush.createLinearGradient(0, 0, width * 0.35, height);
  for (const [at, colour] of stops) light.addColorStop(at, css(colour));
  return light;
}

/** A rounded body inside the padding, with the shadow that it casts. */
function body(brush: Brush, size: number, radius: number, stops: Stops, raised = 1): void {
  const inner = size - 2 * PAD;
  brush.save();
  brush.shadowColor = `rgba(4, 8, 12, ${0.6 * raised})`;
  brush.shadowBlur = 4 * raised * scaleOf(brush);
  brush.shadowOffsetX = 0.8 * raised * scaleOf(brush);
  brush.shadowOffsetY = 1.8 * raised * scaleOf(brush);
  brush.beginPath();
  brush.roundRect(PAD, PAD, inner, inner, radius);
  brush.fillStyle = slope(brush, size, size, stops);
  brush.fill();
  brush.restore();
}

/** Shadows are measured in device pixels whatever the brush is scaled to. */
const scaleOf = (brush: Brush) => brush.getTransform().a;

/** A line along the edge of a body, `inset` pixels inside it. */
function line(
  brush: Brush,
  size: number,
  radius: number,
  inset: number,
  width: number,
  style: string | CanvasGradient,
) {
  brush.beginPath();
  const at = PAD + inset;
  brush.roundRect(at, at, size - 2 * at, size - 2 * at, Math.max(1, radius - inset));
  brush.lineWidth = width;
  brush.strokeStyle = style;
  brush.stroke();
}

const bevel = (brush: Brush, size: number, light: string, dark: string) => {
  const edge = brush.createLinearGradient(0, 0, size * 0.6, size);
  edge.addColorStop(0, light);
  edge.addColorStop(0.5, 'rgba(0, 0, 0, 0)');
  edge.addColorStop(1, dark);
  return edge;
};

const copper = (brush: Brush, size: number) =>
  slope(brush, size, size, [
    [0, material.COPPER_LIGHT],
    [0.45, material.COPPER],
    [1, material.COPPER_DARK],
  ]);

/** Fibres of wood along the middle, where a stretched piece only grows longer. */
function fibres(brush: Brush, size: number): void {
  brush.save();
  brush.beginPath();
  brush.roundRect(PAD, PAD, size - 2 * PAD, size - 2 * PAD, 8);
  brush.clip();
  for (let k = 0; k < 13; k++) {
    const y = PAD + 1.5 + k * 2.7 + Math.sin(k * 2.3) * 0.8;
    brush.strokeStyle = k % 3 === 0 ? 'rgba(20, 9, 2, .30)' : 'rgba(214, 160, 96, .09)';
    brush.lineWidth = 0.6 + (k % 4) * 0.25;
    brush.beginPath();
    brush.moveTo(0, y);
    brush.lineTo(size, y);
    brush.stroke();
  }
  brush.restore();
}

/** A block of oiled wood. `lift` 0…1 makes it lighter. */
export function wood(brush: Brush, size: number, { wood }: HudDress, lift = 0, raised = 1): void {
  body(
    brush,
    size,
    8,
    [
      [0, blend(wood[0], 0xffd9a0, lift)],
      [0.5, blend(wood[1], 0xffd9a0, lift * 0.8)],
      [1, blend(wood[2], 0xffd9a0, lift * 0.6)],
    ],
    raised,
  );
  fibres(brush, size);
  line(brush, size, 8, 0.6, 1.1, bevel(brush, size, 'rgba(255, 220, 170, .42)', 'rgba(0, 0, 0, .55)'));
}

/** A plate with a thin copper inlay. */
export function plate(brush: Brush, size: number, dress: HudDress): void {
  wood(brush, size, dress);
  line(brush, size, 8, 2.6, 0.9, css(blend(material.COPPER_DARK, material.COPPER, 0.45)));
}

/** The plate of whoever sits at the screen: its inlay is ivory. */
export function ownPlate(brush: Brush, size: number, dress: HudDress): void {
  wood(brush, size, dress);
  line(brush, size, 8, 2.8, 1.3, css(blend(dress.wood[1], material.IVORY, 0.72)));
}

/** The plate of the seat whose turn it is: all of copper, and its light around it. */
export function litPlate(brush: Brush, size: number): void {
  brush.save();
  brush.shadowColor = 'rgba(255, 176, 96, 1)';
  brush.shadowBlur = 6 * scaleOf(brush);
  brush.beginPath();
  brush.roundRect(PAD, PAD, size - 2 * PAD, size - 2 * PAD, 8);
  brush.fillStyle = '#ffb870';
  brush.fill();
  brush.restore();
  ingot(brush, size, 0.12, 0);
  line(brush, size, 8, 0.4, 1, 'rgba(255, 240, 220, .95)');
}

/** The face of a tile. `sunk` 0…1 presses it into the cloth. */
export function face(brush: Brush, size: number, { face, edge }: HudDress, sunk = 0): void {
  const pressed = (colour: number) => blend(colour, edge[1], sunk * 0.4);
  body(
    brush,
    size,
    7,
    [
      [0, pressed(face[0])],
      [0.55, pressed(face[1])],
      [1, pressed(face[2])],
    ],
    1 - sunk * 0.8,
  );
  line(brush, size, 7, 0.8, 1.6, bevel(brush, size, css(edge[0]), css(edge[1])));
}

/** A light of copper round a piece that something can be played on; nothing inside it. */
export function halo(brush: Brush, size: number): void {
  brush.save();
  brush.shadowColor = 'rgba(255, 166, 84, 1)';
  brush.shadowBlur = 5 * scaleOf(brush);
  line(brush, size, 8, -0.8, 2.6, '#ffb56e');
  brush.restore();
  line(brush, size, 8, -0.8, 2.2, '#ffcf9c');
}

/** A copper frame in the piece where the last tile was played, as on that tile; nothing else. */
export function marked(brush: Brush, size: number, { mark }: HudDress): void {
  const frame = slope(brush, size, size, [
    [0, blend(mark, 0xffffff, 0.3)],
    [0.5, mark],
    [1, blend(mark, 0x000000, 0.3)],
  ]);
  line(brush, size, 7, 3.4, 2.4, frame);
}

/** A blade nobody has started: a hollow in the cloth with a copper rim. */
export function hollow(brush: Brush, size: number, { cloth }: HudDress): void {
  body(
    brush,
    size,
    7,
    [
      [0, cloth[1]],
      [1, cloth[0]],
    ],
    0.2,
  );
  brush.setLineDash([4, 2.6]);
  line(brush, size, 7, 1.2, 1.5, copper(brush, size));
  brush.setLineDash([]);
}

/** The back of a tile: an arm whose last tile lies face down. */
export function back(brush: Brush, size: number, { back, star }: HudDress): void {
  body(brush, size, 7, [
    [0, blend(back, 0xffffff, 0.1)],
    [1, blend(back, 0x000000, 0.25)],
  ]);
  line(brush, size, 7, 0.8, 1.4, bevel(brush, size, 'rgba(235, 196, 150, .5)', 'rgba(0, 0, 0, .6)'));
  line(brush, size, 7, 3.4, 0.8, css(blend(back, star, 0.6)));
}

/** An arm that nothing can be added to: its tile is gone, and the bare wood of the table is left, a little sunk. */
export function bare(brush: Brush, size: number, { wood }: HudDress): void {
  body(
    brush,
    size,
    7,
    [
      [0, wood[2]],
      [1, wood[1]],
    ],
    0.1,
  );
  fibres(brush, size);
  line(brush, size, 7, 0.7, 1.4, bevel(brush, size, 'rgba(0, 0, 0, .7)', 'rgba(255, 220, 170, .28)'));
}

/** A block of copper, for what the player should do now. */
export function ingot(brush: Brush, size: number, lift = 0, raised = 1): void {
  body(
    brush,
    size,
    8,
    [
      [0, blend(0xf6c493, 0xffffff, lift)],
      [0.5, blend(0xdc9560, 0xffffff, lift)],
      [1, blend(0xb4693a, 0xffffff, lift)],
    ],
    raised,
  );
  line(brush, size, 8, 0.7, 1.3, bevel(brush, size, 'rgba(255, 243, 226, .9)', 'rgba(70, 28, 6, .6)'));
}

/** What can be pressed, but not now. */
export function idle(brush: Brush, size: number): void {
  body(brush, size, 8, [[0, 0x33271c]], 0.2);
  line(brush, size, 8, 0.8, 1.2, 'rgba(160, 130, 100, .35)');
}

/** A strip of the cloth that a line of words is read on. */
export function strip(brush: Brush, size: number, { cloth }: HudDress): void {
  body(brush, size, 9, [
    [0, cloth[0]],
    [1, cloth[1]],
  ]);
  line(brush, size, 9, 0.7, 1.2, copper(brush, size));
}
