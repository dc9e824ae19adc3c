/** The two hands that stir the tiles, in leather gloves, seen from above. */
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js';

/** Points with half-widths, in palm lengths; the hand points up, its thumb is on the left. */
type Limb = readonly (readonly [x: number, y: number, half: number])[];

const HAND: readonly Limb[] = [
  [
    [-0.2, -0.1, 0.33],
    [-0.12, 0.25, 0.33],
    [0, 0.62, 0.3],
    [0.03, 1.3, 0.31],
  ],
  [
    [0.2, -0.06, 0.33],
    [0.14, 0.25, 0.33],
    [0.03, 0.62, 0.3],
  ],
  [
    [-0.36, -0.2, 0.19],
    [-0.47, -0.62, 0.155],
    [-0.5, -1.0, 0.125],
  ],
  [
    [-0.1, -0.25, 0.2],
    [-0.13, -0.78, 0.165],
    [-0.13, -1.22, 0.13],
  ],
  [
    [0.17, -0.22, 0.2],
    [0.22, -0.72, 0.16],
    [0.25, -1.12, 0.125],
  ],
  [
    [0.4, -0.1, 0.17],
    [0.52, -0.5, 0.135],
    [0.6, -0.82, 0.11],
  ],
  [
    [-0.26, 0.3, 0.22],
    [-0.62, 0.0, 0.17],
    [-0.86, -0.34, 0.135],
  ],
];
/** Canvas pixels of a palm length, and where the middle of the palm lies on the canvas. */
const PALM = 150;
const WIDTH = 340;
const HEIGHT = 400;
const MIDDLE = { x: 185, y: 240 };
/** From the shaded rim to the lit ridge. */
const LEATHER = [0x160b05, 0x2a1710, 0x432718, 0x5d3822, 0x76492d, 0x8c5a39, 0x9d6a46] as const;
/** Towards the lamp, in palm lengths, for the ridge. */
const LIT = { x: -0.05, y: -0.06 };

export interface StirringHands {
  readonly container: Container;
  /** Middles in CSS pixels and pressure 0…1; `palm` is the length of a palm in CSS pixels. None: no hand is seen. */
  show(hands: readonly { x: number; y: number; pressure: number }[], palm: number): void;
  destroy(): void;
}

export function createStirringHands(): StirringHands {
  const container = new Container({ eventMode: 'none', visible: false });
  let drawn: Drawn | null = null;
  return {
    container,
    show(hands, palm) {
      container.visible = hands.length > 0;
      if (!container.visible) return;
      drawn ??= drawHands(container);
      for (const [i, { side, sprites }] of drawn.pair.entries()) {
        const at = hands[i];
        if (!at) continue;
        const high = 1 - at.pressure;
        const scale = (palm / PALM) * (1 + high * 0.12);
        for (const [layer, sprite] of sprites.entries()) {
          const fall = layer === 0 ? palm * (0.1 + high * 0.35) : 0;
          sprite.position.set(at.x + fall, at.y + fall - high * palm * 0.2);
          sprite.scale.set(side * scale, scale);
          sprite.rotation = side * -0.3;
          sprite.alpha = Math.min(1, at.pressure * 2.5) * (layer === 0 ? 0.5 : 1);
        }
      }
    },
    destroy() {
      container.destroy({ children: true });
      for (const texture of drawn?.textures ?? []) texture.destroy(true);
    },
  };
}

interface Drawn {
  readonly textures: readonly Texture[];
  readonly pair: readonly { readonly side: number; readonly sprites: readonly Sprite[] }[];
}

/** A right and a left hand, each over its shadow. */
function drawHands(container: Container): Drawn {
  const textures = [drawShadow(), drawGlove()].map(textureOf);
  const pair = [1, -1].map((side) => {
    const sprites = textures.map((texture) => {
      const sprite = new Sprite(texture);
      sprite.anchor.set(MIDDLE.x / WIDTH, MIDDLE.y / HEIGHT);
      container.addChild(sprite);
      return sprite;
    });
    return { side, sprites };
  });
  return { textures, pair };
}

const textureOf = (resource: HTMLCanvasElement) =>
  new Texture({ source: new CanvasSource({ resource, autoGenerateMipmaps: true, mipmapFilter: 'linear' }) });

function blank(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas');
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  return pen;
}

/** Ever narrower and lighter strokes over one another: round like a finger, with one light. */
function drawGlove(): HTMLCanvasElement {
  const pen = blank();
  const last = LEATHER.length - 1;
  for (const [step, colour] of LEATHER.entries()) {
    const narrow = 1 - (step / last) * 0.72;
    const css = `#${colour.toString(16).padStart(6, '0')}`;
    blurred(pen, step === 0 ? 0 : 3, (layer) => {
      for (const limb of HAND) stroke(layer, limb, narrow, step / last, css);
    });
  }
  fade(pen);
  return pen.canvas;
}

function drawShadow(): HTMLCanvasElement {
  const pen = blank();
  blurred(pen, 9, (layer) => {
    for (const limb of HAND) stroke(layer, limb, 1, 0, '#000');
  });
  fade(pen);
  return pen.canvas;
}

/** Blurs what is drawn once, as a whole: a blur for each stroke would take seconds. */
function blurred(pen: CanvasRenderingContext2D, pixels: number, draw: (layer: CanvasRenderingContext2D) => void) {
  const layer = blank();
  draw(layer);
  pen.filter = pixels > 0 ? `blur(${pixels}px)` : 'none';
  pen.drawImage(layer.canvas, 0, 0);
  pen.filter = 'none';
}

function stroke(pen: CanvasRenderingContext2D, limb: Limb, narrow: number, lit: number, css: string) {
  pen.fillStyle = css;
  for (const [i, [x1, y1, r1]] of limb.entries()) {
    const [x0, y0, r0] = limb[i - 1] ?? [x1, y1, r1];
    for (let t = 0; t <= 1; t += 0.05) {
      const at = (a: number, b: number) => a + (b - a) * t;
      const x = (at(x0, x1) + LIT.x * lit) * PALM + MIDDLE.x;
      const y = (at(y0, y1) + LIT.y * lit) * PALM + MIDDLE.y;
      pen.beginPath();
      pen.arc(x, y, at(r0, r1) * narrow * PALM, 0, 7);
      pen.fill();
    }
  }
}

/** The wrist goes out into nothing. */
function fade(pen: CanvasRenderingContext2D) {
  pen.globalCompositeOperation = 'destination-out';
  const gradient = pen.createLinearGradient(0, HEIGHT - 110, 0, HEIGHT - 10);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(1, 'rgba(0,0,0,1)');
  pen.fillStyle = gradient;
  pen.fillRect(0, HEIGHT - 110, WIDTH, 110);
}
