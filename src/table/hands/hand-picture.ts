/** A hand in its sleeve, seen from above and lit by the lamp of the room. Lengths in palms; the hand points up. */
import { context2dOf } from '../../ui/canvas-context.ts';
import { LAMP } from '../renderer/lighting.ts';
import { seenFrom, type TableSide } from '../space/table-side.ts';
import { type HandForm, handAt, SLACK, SPREAD } from './hand-form.ts';

/** The cuff, and the sleeve of the coat: from y to y, half-width at both ends. */
const CUFF = [1.14, 1.46, 0.37, 0.4] as const;
const SLEEVE = [1.38, 11.6, 0.44, 0.96] as const;
/** The steepest slope that is drawn; without it the rim would darken in single pixels. */
const STEEP = 2.4;

/** The picture's edges in palms, and the length of a palm in its pixels. */
export const PICTURE = { left: -1, top: -1.35, width: 2, height: 12.8, palm: 92 } as const;

type Colour = readonly [number, number, number];
const SKIN: Colour = [197, 148, 114];
const FLUSHED: Colour = [186, 118, 94];
const NAIL: Colour = [220, 178, 152];
const LINEN: Colour = [222, 214, 198];
const WOOL: Colour = [50, 46, 56];
const BRASS: Colour = [196, 150, 72];
const [LX, LY, LZ] = (() => {
  const length = Math.hypot(...LAMP);
  return [LAMP[0] / length, -LAMP[1] / length, LAMP[2] / length] as const;
})();

/** Milliseconds of painting before the browser gets its turn. */
const STROKE = 4;

/** The pictures that were painted or are being painted, by the form of the hand and the side that it comes from. */
const PAINTED = new Map<string, Promise<HTMLCanvasElement>>();

/**
 * Returns the pictures of a right hand and of a left one, lit for hands that come from that side of the table. They are
 * painted once in small steps, so that no frame is delayed. Rejects without a 2d canvas.
 */
export async function handPictures(from: TableSide): Promise<readonly HTMLCanvasElement[]> {
  return [await painted(SPREAD, 1, from), await painted(SLACK, -1, from)];
}

function painted(form: HandForm, side: 1 | -1, from: TableSide): Promise<HTMLCanvasElement> {
  const key = `${side} ${from}`;
  const picture = PAINTED.get(key) ?? paint(form, side, from);
  PAINTED.set(key, picture);
  return picture;
}

/** Makes the next call paint the hands again. */
export const forgetHandPictures = () => PAINTED.clear();

/** Paints a hand; `side` −1 turns a right hand into a left one. */
async function paint(form: HandForm, side: 1 | -1, from: TableSide): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(PICTURE.width * PICTURE.palm);
  canvas.height = Math.round(PICTURE.height * PICTURE.palm);
  const pen = context2dOf(canvas);
  // The picture is turned on the table, and the lamp is not. Down is positive in both.
  const toLamp = seenFrom(from, LX, LY);
  const { width, height } = canvas;
  const image = pen.createImageData(width, height);
  const heights = new Float32Array(width * height);
  const covers = new Float32Array(width * height);
  const rims = new Float32Array(width * height);
  const yOf = (row: number) => PICTURE.top + (row + 0.5) / PICTURE.palm;
  /** Visits the pixels of the picture row by row. */
  const eachPixel = async (visit: (i: number, x: number, y: number) => void) => {
    let since = performance.now();
    for (let row = 0; row < height; row++) {
      for (let k = 0; k < width; k++) {
        visit(row * width + k, side * (PICTURE.left + (k + 0.5) / PICTURE.palm), yOf(row));
      }
      if (performance.now() - since < STROKE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
  };
  await eachPixel((i, x, y) => {
    const { away, high } = y > CUFF[0] ? clothAt(x, y) : handAt(form, x, y);
    covers[i] = Math.max(0, Math.min(1, 0.5 - away * PICTURE.palm));
    rims[i] = away;
    heights[i] = high + (y > CUFF[0] || away >= 0 ? 0 : reliefAt(form, x, y));
  });
  /** Returns the slope between two neighbours of a pixel; a neighbour outside the hand counts as level. */
  const slope = (i: number, before: number, after: number) => {
    const there = (near: number) => ((covers[near] ?? 0) > 0.5 ? near : i);
    const [a, b] = [there(before), there(after)];
    const rise = ((heights[a] ?? 0) - (heights[b] ?? 0)) * PICTURE.palm;
    return Math.max(-STEEP, Math.min(STEEP, a === i || b === i ? rise : rise / 2));
  };
  await eachPixel((i, x, y) => {
    const cover = covers[i] ?? 0;
    if (cover <= 0) return;
    const dx = slope(i, i - 1, i + 1);
    const dy = slope(i, i - width, i + width);
    const lamp = (dx * toLamp.x + dy * toLamp.y + LZ) / Math.hypot(dx, dy, 1);
    const rim = 0.62 + 0.38 * smooth(0, 0.07, -(rims[i] ?? 0));
    const colour = y > CUFF[0] ? clothColour(x, y, lamp) : skinColour(form, x, y, lamp);
    for (let k = 0; k < 3; k++) image.data[i * 4 + k] = (colour[k] ?? 0) * rim;
    image.data[i * 4 + 3] = 255 * cover;
  });
  pen.putImageData(image, 0, 0);
  return canvas;
}

type Tube = readonly [from: number, to: number, width: number, last: number];

/** Returns the half-width of a sleeve at `y`; 0 beyond its ends. */
const halfOf = ([y0, y1, r0, r1]: Tube, y: number) => (y < y0 || y > y1 ? 0 : r0 + ((r1 - r0) * (y - y0)) / (y1 - y0));

function clothAt(x: number, y: number): { readonly away: number; readonly high: number } {
  const sleeve = halfOf(SLEEVE, y);
  const half = sleeve || halfOf(CUFF, y);
  const away = Math.abs(x) - half;
  if (away >= 0) return { away, high: 0 };
  const round = 0.72 * Math.sqrt(half * half - x * x);
  if (!sleeve) return { away, high: round + 0.004 * Math.sin(x * 60) };
  // Folds lie slantwise where the arm bends, and run out towards the shoulder.
  const bent = 0.35 + 0.65 * bump(0, y - 3.4, 1.7);
  const fold = Math.sin(y * 4.2 + x * 3.4 + 1.3 * Math.sin(y * 1.7 - x * 2.2)) + 0.5 * Math.sin(y * 9.5 - x * 5);
  return { away, high: round + 0.03 + 0.028 * bent * fold };
}

/** Returns the relief of bones, sinews, wrinkles, nails and a ring above the hand's form. */
function reliefAt(form: HandForm, x: number, y: number): number {
  let high = 0;
  for (const { at, wide, high: tall } of form.bones) high += tall * bump(x - at[0], y - at[1], wide);
  for (const [[x0, y0], [x1, y1]] of form.sinews) {
    const t = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2);
    if (t <= 0 || t >= 1) continue;
    high += 0.011 * Math.sin(Math.PI * t) ** 0.6 * bump(x - x0 - (x1 - x0) * t, 0, 0.042);
  }
  // A vein that branches.
  const vein = 0.16 - 0.22 * y + 0.05 * Math.sin(y * 7);
  high += 0.006 * bump(x - vein, 0, 0.022) * smooth(-0.05, 0.15, y) * smooth(0.75, 0.5, y);
  high += 0.005 * bump(x - vein + 0.35 * (0.42 - y), 0, 0.02) * smooth(0, 0.15, y) * smooth(0.45, 0.4, y);
  high -= 0.006 * wrinkleAt(form, x, y);
  for (const nail of form.nails) high += nailAt(x, y, nail) * 0.012;
  return high + ringAt(form, x, y) * 0.035;
}

/** Returns 0…1: three short lines across each joint. */
function wrinkleAt(form: HandForm, x: number, y: number): number {
  let deep = 0;
  for (const { at, turn, half } of form.wrinkles) {
    if (Math.abs(x - at[0]) > 0.2 || Math.abs(y - at[1]) > 0.2) continue;
    const [u, v] = along(x - at[0], y - at[1], turn);
    if (Math.abs(u) > half || Math.abs(v) > 0.1) continue;
    const bowed = v + 0.35 * u * u * Math.sign(v);
    const line = Math.max(bump(bowed, 0, 0.008), bump(bowed - 0.032, 0, 0.007), bump(bowed + 0.034, 0, 0.007));
    deep = Math.max(deep, line * (1 - (u / half) ** 2));
  }
  return deep;
}

function skinColour(form: HandForm, x: number, y: number, lamp: number): Colour {
  const wrapped = Math.max(0, (lamp + 0.22) / 1.22);
  const ring = ringAt(form, x, y);
  if (ring > 0.5) {
    const shine = 150 * Math.max(0, lamp) ** 18;
    const [r, g, b] = scaled(BRASS, 0.25 + 0.9 * wrapped);
    return [r + shine, g + shine, b + shine];
  }
  let flushed = 0.12 + 0.16 * mottled(x * 5, y * 5);
  for (const { at, wide, high } of form.bones) flushed += 14 * high * bump(x - at[0], y - at[1], wide * 1.1);
  let nail = 0;
  for (const one of form.nails) {
    flushed += 0.5 * bump(x - one.at[0], y - one.at[1], 0.15);
    nail = Math.max(nail, nailAt(x, y, one));
  }
  const skin = mixed(mixed(SKIN, FLUSHED, Math.min(1, flushed)), NAIL, nail * 0.75);
  const grain = 0.95 + 0.06 * mottled(x * 17 + 3 * y, y * 13 - 4 * x);
  const [r, g, b] = scaled(skin, (0.2 + 0.86 * wrapped) * grain * (1 - 0.3 * wrinkleAt(form, x, y)));
  // Light that passes through the skin makes its shaded side red rather than grey.
  const shade = (1 - wrapped) * 0.7;
  const cuffShade = 1 - 0.5 * smooth(CUFF[0] - 0.2, CUFF[0], y);
  const shine = (13 * grain + nail * 40) * Math.max(0, lamp) ** 22;
  return [
    (r + 24 * shade + shine) * cuffShade,
    (g + 7 * shade + shine) * cuffShade,
    (b + 2 * shade + shine) * cuffShade,
  ];
}

function clothColour(x: number, y: number, lamp: number): Colour {
  const wrapped = Math.max(0, (lamp + 0.3) / 1.3);
  if (y < SLEEVE[0]) {
    const seam = 1 - 0.25 * bump(0, y - CUFF[0] - 0.05, 0.012);
    return scaled(LINEN, (0.2 + 0.85 * wrapped) * seam * (0.68 + 0.32 * smooth(SLEEVE[0], SLEEVE[0] - 0.14, y)));
  }
  const twill = 0.95 + 0.06 * Math.sin((x + y) * 95);
  const hem = 1 - 0.4 * bump(0, y - SLEEVE[0] - 0.13, 0.012) + 0.25 * bump(0, y - SLEEVE[0] - 0.02, 0.02);
  return scaled(WOOL, (0.24 + 1.1 * wrapped) * twill * hem);
}

/** Returns 1 on a nail, 0 outside, and a soft edge between. */
function nailAt(x: number, y: number, { at, half, turn }: HandForm['nails'][number]): number {
  if (Math.abs(x - at[0]) + Math.abs(y - at[1]) > 3 * half) return 0;
  const [u, v] = along(x - at[0], y - at[1], turn);
  return 1 - smooth(0.75, 1, Math.hypot(u / half, v / (half * 1.3)) ** 1.3);
}

/** Returns 1 on the ring, 0 outside, and a soft edge between. */
function ringAt({ ring }: HandForm, x: number, y: number): number {
  if (!ring) return 0;
  const [u, v] = along(x - ring.at[0], y - ring.at[1], ring.turn);
  return Math.abs(u) > ring.half * 1.2 ? 0 : smooth(0.034, 0.024, Math.abs(v + 0.6 * u * u));
}

/** Converts to coordinates across and along a finger that points `turn` radians from straight up. */
const along = (x: number, y: number, turn: number): readonly [number, number] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [x * c + y * s, y * c - x * s];
};
/** Returns blots, -1…1. */
const mottled = (x: number, y: number) =>
  0.5 * Math.sin(x * 1.7 + 2.1 * Math.sin(y * 1.3)) + 0.5 * Math.sin(y * 2.3 - 1.7 * Math.sin(x * 1.9 + 0.7));
const bump = (x: number, y: number, wide: number) => {
  const far = (x * x + y * y) / (wide * wide);
  return far > 9 ? 0 : Math.exp(-far);
};
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
