/**
 * A hand that lies on the tiles, seen from above, and its sleeve: shaped as one soft surface, then lit by the lamp of
 * the room. Lengths in palms; the hand points up.
 */
import { LAMP } from './light.ts';

/** A limb between two points, with its half-width at each. */
type Limb = readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number];

/** A right hand: palm, wrist, four fingers with two limbs each, thumb. */
const HAND: readonly Limb[] = [
  [-0.16, -0.02, 0.3, -0.1, 0.4, 0.3],
  [0.17, 0.0, 0.29, 0.1, 0.4, 0.28],
  [0, 0.45, 0.32, 0, 1.05, 0.25],
  [0, 1.05, 0.25, 0, 1.5, 0.26],
  [-0.31, -0.2, 0.135, -0.39, -0.62, 0.118],
  [-0.39, -0.62, 0.118, -0.4, -0.93, 0.092],
  [-0.1, -0.26, 0.138, -0.12, -0.74, 0.122],
  [-0.12, -0.74, 0.122, -0.11, -1.12, 0.094],
  [0.12, -0.24, 0.132, 0.15, -0.68, 0.117],
  [0.15, -0.68, 0.117, 0.18, -1.03, 0.09],
  [0.33, -0.12, 0.118, 0.41, -0.45, 0.1],
  [0.41, -0.45, 0.1, 0.48, -0.72, 0.08],
  [-0.26, 0.32, 0.19, -0.56, 0.06, 0.145],
  [-0.56, 0.06, 0.145, -0.7, -0.28, 0.1],
];
/** Middles of nails, their half-widths, and where the fingers point, radians from straight up. */
const NAILS = [
  [-0.4, -0.955, 0.055, 0],
  [-0.11, -1.145, 0.058, 0],
  [0.182, -1.055, 0.055, 0.1],
  [0.487, -0.745, 0.048, 0.25],
  [-0.71, -0.3, 0.062, -0.4],
] as const;
/** What stands out or lies lower: x, y, width, height. Knuckles, the joints behind the nails, hollows between. */
const RELIEF = [
  [-0.3, -0.17, 0.1, 0.035],
  [-0.1, -0.23, 0.1, 0.04],
  [0.12, -0.21, 0.1, 0.037],
  [0.32, -0.1, 0.09, 0.03],
  [-0.39, -0.6, 0.065, 0.022],
  [-0.12, -0.72, 0.065, 0.022],
  [0.15, -0.66, 0.065, 0.022],
  [0.41, -0.44, 0.055, 0.018],
  [-0.2, -0.1, 0.075, -0.03],
  [0.01, -0.14, 0.07, -0.03],
  [0.22, -0.08, 0.07, -0.028],
] as const;
/** The cuff, and the sleeve that goes off into the dark: from y to y, half-width at both ends. */
const CUFF = [1.14, 1.46, 0.39, 0.41] as const;
const SLEEVE = [1.38, 5.6, 0.45, 0.8] as const;
/** How softly limbs run into one another, and how round their rims are. */
const BLEND = 0.055;
const ROUND = 0.15;

/** The picture's edges, and the length of a palm in its pixels. */
export const PICTURE = { left: -0.95, top: -1.35, width: 1.9, height: 6.9, palm: 92 } as const;

type Colour = readonly [number, number, number];
const SKIN: Colour = [214, 158, 120];
const FLUSHED: Colour = [206, 132, 104];
const NAIL: Colour = [232, 186, 160];
const LINEN: Colour = [226, 216, 196];
const WOOL: Colour = [52, 44, 50];
const [LX, LY, LZ] = (() => {
  const length = Math.hypot(...LAMP);
  return [LAMP[0] / length, -LAMP[1] / length, LAMP[2] / length] as const;
})();

/** Paints a right hand, or a left one. Throws without a 2d canvas. */
export function handPicture(isLeft: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(PICTURE.width * PICTURE.palm);
  canvas.height = Math.round(PICTURE.height * PICTURE.palm);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  const { width, height } = canvas;
  const image = pen.createImageData(width, height);
  const heights = new Float32Array(width * height);
  const covers = new Float32Array(width * height);
  const at = (i: number) => {
    const x = PICTURE.left + ((i % width) + 0.5) / PICTURE.palm;
    return { x: isLeft ? -x : x, y: PICTURE.top + (Math.floor(i / width) + 0.5) / PICTURE.palm };
  };
  for (let i = 0; i < heights.length; i++) {
    const { x, y } = at(i);
    const away = outside(x, y);
    covers[i] = Math.max(0, Math.min(1, 0.5 - away * PICTURE.palm));
    if (away < 0) heights[i] = heightAt(x, y, away);
  }
  for (let i = width; i < heights.length - width; i++) {
    const cover = covers[i] ?? 0;
    if (cover <= 0) continue;
    const { x, y } = at(i);
    const dx = (((heights[i - 1] ?? 0) - (heights[i + 1] ?? 0)) * PICTURE.palm) / 2;
    const dy = (((heights[i - width] ?? 0) - (heights[i + width] ?? 0)) * PICTURE.palm) / 2;
    const length = Math.hypot(dx, dy, 1);
    const lamp = (dx * LX + dy * LY + LZ) / length;
    image.data.set([...litColour(x, y, lamp), 255 * cover * (1 - smooth(3, 5.5, y))], i * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** How far a point is outside of hand and sleeve; negative inside. */
function outside(x: number, y: number): number {
  if (y > CUFF[0]) return Math.min(tube(x, y, CUFF), tube(x, y, SLEEVE));
  let away = 9;
  for (const [x0, y0, r0, x1, y1, r1] of HAND) {
    const [ax, ay] = [x1 - x0, y1 - y0];
    const t = Math.max(0, Math.min(1, ((x - x0) * ax + (y - y0) * ay) / (ax * ax + ay * ay)));
    const next = Math.hypot(x - x0 - ax * t, y - y0 - ay * t) - r0 - (r1 - r0) * t;
    const k = Math.max(0, BLEND - Math.abs(away - next)) / BLEND;
    away = Math.min(away, next) - (k * k * BLEND) / 4;
  }
  return away;
}

function tube(x: number, y: number, [y0, y1, r0, r1]: readonly [number, number, number, number]): number {
  const half = r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
  return Math.max(Math.abs(x) - half, y0 - y, y - y1);
}

function heightAt(x: number, y: number, away: number): number {
  if (y > CUFF[0]) {
    const isSleeve = tube(x, y, SLEEVE) < 0;
    const half = isSleeve ? SLEEVE[2] + 0.083 * (y - SLEEVE[0]) : CUFF[2];
    const folds = isSleeve ? 0.012 * Math.sin(y * 9 + x * 4 + Math.sin(y * 3.1 - x * 5) * 2) : 0.004 * Math.sin(x * 60);
    return 0.8 * Math.sqrt(Math.max(0, half * half - x * x)) + folds + (isSleeve ? 0.03 : 0);
  }
  const rim = Math.min(0, Math.max(-ROUND, away)) + ROUND;
  let height = Math.sqrt(ROUND * ROUND - rim * rim);
  for (const [rx, ry, wide, high] of RELIEF) height += high * bump(x - rx, y - ry, wide);
  for (const nail of NAILS) height += nailAt(x, y, nail) * 0.012;
  return height;
}

function litColour(x: number, y: number, lamp: number): Colour {
  const wrapped = Math.max(0, (lamp + 0.25) / 1.25);
  if (y > CUFF[0]) {
    const isSleeve = tube(x, y, SLEEVE) < 0;
    const seam = isSleeve ? 1 - 0.35 * bump(0, y - SLEEVE[0], 0.03) : 1 - 0.25 * bump(0, y - CUFF[0] - 0.05, 0.012);
    const under = isSleeve ? 1 : 0.72 + 0.28 * smooth(SLEEVE[0], SLEEVE[0] - 0.14, y);
    return scaled(isSleeve ? WOOL : LINEN, (0.16 + 0.95 * wrapped) * seam * under);
  }
  let flushed = 0.15;
  for (const [rx, ry, wide, high] of RELIEF) if (high > 0) flushed += 0.55 * bump(x - rx, y - ry, wide * 1.2);
  let nail = 0;
  for (const one of NAILS) {
    flushed += 0.6 * bump(x - one[0], y - one[1], 0.16);
    nail = Math.max(nail, nailAt(x, y, one));
  }
  const skin = mixed(mixed(SKIN, FLUSHED, Math.min(1, flushed)), NAIL, nail * 0.75);
  // Light that comes through the skin makes its shaded side red rather than grey.
  const [r, g, b] = scaled(skin, 0.12 + 0.98 * wrapped);
  const shade = (1 - wrapped) * 0.9;
  const cuffShade = 1 - 0.45 * smooth(CUFF[0] - 0.16, CUFF[0], y);
  const shine = 26 * Math.max(0, lamp) ** 14 + nail * 34 * Math.max(0, lamp) ** 22;
  return [(r + 34 * shade + shine) * cuffShade, (g + 9 * shade + shine) * cuffShade, (b + shine * 0.85) * cuffShade];
}

function nailAt(x: number, y: number, [nx, ny, half, turn]: (typeof NAILS)[number]): number {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [u, v] = [(x - nx) * c + (y - ny) * s, (y - ny) * c - (x - nx) * s];
  return 1 - smooth(0.75, 1, Math.hypot(u / half, v / (half * 1.35)) ** 1.3);
}

const bump = (x: number, y: number, wide: number) => Math.exp(-(x * x + y * y) / (wide * wide));
const smooth = (from: number, to: number, x: number) => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
const scaled = ([r, g, b]: Colour, k: number): Colour => [r * k, g * k, b * k];
const mixed = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
