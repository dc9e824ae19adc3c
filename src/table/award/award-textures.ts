/**
 * The textures of a deal's end: a star of light behind the winner, tags and digits. Painted once, when first needed.
 */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { context2dOf } from '../../ui/canvas-context.ts';
import { css } from '../../ui/colours.ts';
import { DIGIT, type HudAtlas } from '../../ui/hud-atlas.ts';
import { addRoundRect } from '../../ui/round-rect.ts';
import { COPPER, COPPER_DARK, COPPER_LIGHT, FONT } from '../../ui/style.ts';
import { TAG } from './tag-place.ts';

/** Pixels of the pictures for one pixel at unit 1. */
const DENSE = 2.5;
/** The side of the star's picture, pixels; drawn larger, the star is soft anyway. */
const STAR = 320;
const RAYS = 16;
/** The side of the picture of the points' light, pixels. */
const SPARK = 64;
const DIGITS = '0123456789+';

export interface AwardTextures extends Pick<HudAtlas, 'digit'> {
  /** Light on black, for additive blending. */
  readonly star: Texture;
  readonly spark: Texture;
  readonly tag: Texture;
  destroy(): void;
}

/** Paints the textures. Throws without a 2d canvas. */
export function paintAward(): AwardTextures {
  const light = penFor(STAR + SPARK, STAR);
  paintSpark(light);
  paintStar(light);
  const sheet = penFor(DIGIT * DIGITS.length * DENSE, (DIGIT + TAG.height + 4) * DENSE);
  sheet.scale(DENSE, DENSE);
  paintTag(sheet);
  Object.assign(sheet, { font: `700 ${DIGIT}px ${FONT}`, fillStyle: '#fff', textBaseline: 'alphabetic' });
  const boxes = Array.from(DIGITS, (digit, k) => {
    sheet.fillText(digit, k * DIGIT, TAG.height + 4 + DIGIT * 0.84);
    return new Rectangle(k * DIGIT, TAG.height + 4, Math.ceil(sheet.measureText(digit).width), DIGIT);
  });
  const mipped = { autoGenerateMipmaps: true, mipmapFilter: 'linear' } as const;
  const shining = new CanvasSource({ resource: light.canvas, ...mipped });
  const written = new CanvasSource({ resource: sheet.canvas, resolution: DENSE, ...mipped });
  const digits = boxes.map((frame) => new Texture({ source: written, frame }));
  const star = new Texture({ source: shining, frame: new Rectangle(0, 0, STAR, STAR) });
  const spark = new Texture({ source: shining, frame: new Rectangle(STAR, 0, SPARK, SPARK) });
  const tag = new Texture({ source: written, frame: new Rectangle(0, 0, TAG.width, TAG.height) });
  return {
    star,
    spark,
    tag,
    digit: (digit) => digits[DIGITS.indexOf(digit)] ?? Texture.EMPTY,
    destroy() {
      for (const texture of [star, spark, tag, ...digits]) texture.destroy();
      shining.destroy();
      written.destroy();
    },
  };
}

function penFor(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  return context2dOf(canvas);
}

type Stops = readonly (readonly [number, string])[];

/** Returns a gradient of light around 0, 0 that fades outwards. */
function fading(pen: CanvasRenderingContext2D, to: number, stops: Stops): CanvasGradient {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, to);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  return light;
}

function paintSpark(pen: CanvasRenderingContext2D): void {
  const half = SPARK / 2;
  pen.save();
  pen.translate(STAR + half, half);
  pen.fillStyle = fading(pen, half - 1, [
    [0, 'rgba(255, 150, 60, .75)'],
    [0.4, 'rgba(240, 120, 40, .3)'],
    [1, 'rgba(220, 100, 30, 0)'],
  ]);
  pen.fillRect(-half, -half, SPARK, SPARK);
  pen.restore();
}

/** Paints rays, every other one longer, in a pool of lamplight. */
function paintStar(pen: CanvasRenderingContext2D): void {
  const half = STAR / 2;
  pen.translate(half, half);
  pen.fillStyle = fading(pen, half * 0.86, [
    [0, 'rgba(255, 170, 90, .7)'],
    [0.22, 'rgba(250, 140, 62, .36)'],
    [0.6, 'rgba(225, 110, 42, .12)'],
    [1, 'rgba(200, 90, 30, 0)'],
  ]);
  pen.fillRect(-half, -half, STAR, STAR);
  pen.globalCompositeOperation = 'lighter';
  for (let k = 0; k < RAYS; k++) {
    const long = half * (k % 2 === 0 ? 0.98 : 0.72);
    pen.save();
    pen.rotate((k * 2 * Math.PI) / RAYS);
    pen.fillStyle = fading(pen, long, [
      [0.1, 'rgba(255, 190, 120, .5)'],
      [0.5, 'rgba(255, 160, 80, .24)'],
      [1, 'rgba(255, 130, 50, 0)'],
    ]);
    const broad = k % 2 === 0 ? 15 : 10;
    pen.filter = 'blur(1.5px)';
    pen.beginPath();
    pen.moveTo(0, -long);
    pen.quadraticCurveTo(broad * 0.25, -long * 0.4, broad, 0);
    pen.lineTo(-broad, 0);
    pen.quadraticCurveTo(-broad * 0.25, -long * 0.4, 0, -long);
    pen.fill();
    pen.restore();
  }
}

/** Paints a small plaque of dark wood with a copper edge. */
function paintTag(pen: CanvasRenderingContext2D): void {
  const { width, height } = TAG;
  const radius = (height - 4) / 2;
  pen.save();
  pen.shadowColor = 'rgba(4, 8, 12, .6)';
  pen.shadowBlur = 3 * DENSE;
  pen.shadowOffsetY = 1.2 * DENSE;
  pen.beginPath();
  addRoundRect(pen, 3, 2, width - 6, height - 5, radius);
  const ground = pen.createLinearGradient(0, 0, width * 0.3, height);
  ground.addColorStop(0, '#4a2c17');
  ground.addColorStop(1, '#241206');
  pen.fillStyle = ground;
  pen.fill();
  pen.restore();
  const edge = pen.createLinearGradient(0, 0, width * 0.4, height);
  edge.addColorStop(0, css(COPPER_LIGHT));
  edge.addColorStop(0.5, css(COPPER));
  edge.addColorStop(1, css(COPPER_DARK));
  pen.lineWidth = 1.4;
  pen.strokeStyle = edge;
  pen.stroke();
}
