/** The pieces of the HUD on one texture, so that the whole HUD needs few draw calls. Painted once a pixel density. */
import 'pixi.js/sprite-nine-slice';
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { HudDress } from './dress.ts';
import * as paint from './paint.ts';
import { type Brush, PAD } from './paint.ts';
import { penOn } from './pen.ts';
import { PORTRAITS, type PortraitName, paintPortrait } from './portraits/portraits.ts';
import * as signs from './signs.ts';
import { FONT } from './style.ts';
import * as tools from './tool-signs.ts';

/** Stretched pieces: a box of this size, whose corners of this size keep their shape. */
const STRETCHED = 48;
const CORNER = 18;
/** The box of a bust. */
const BUST = 48;

const BLOCKS = {
  plate: paint.plate,
  ownPlate: paint.ownPlate,
  litPlate: paint.litPlate,
  face: paint.face,
  faceLow: (brush: Brush, size: number, dress: HudDress) => paint.face(brush, size, dress, 0.5),
  hollow: paint.hollow,
  back: paint.back,
  bare: paint.bare,
  halo: paint.halo,
  marked: paint.marked,
  wood: (brush: Brush, size: number, dress: HudDress) => paint.wood(brush, size, dress),
  woodHover: (brush: Brush, size: number, dress: HudDress) => paint.wood(brush, size, dress, 0.16),
  woodLow: (brush: Brush, size: number, dress: HudDress) => paint.wood(brush, size, dress, 0, 0.2),
  ingot: (brush: Brush, size: number) => paint.ingot(brush, size),
  ingotHover: (brush: Brush, size: number) => paint.ingot(brush, size, 0.25),
  ingotLow: (brush: Brush, size: number) => paint.ingot(brush, size, -0.12, 0.2),
  idle: paint.idle,
  strip: paint.strip,
} as const;

/** Its height, the brush, and its width where it is not as wide as high. */
type Sign = readonly [size: number, draw: (brush: Brush, size: number, dress: HudDress) => void, width?: number];

const SIGNS = {
  disc: [40, signs.disc],
  rim: [40, (brush: Brush, size: number) => signs.rim(brush, size)],
  litRim: [40, (brush: Brush, size: number) => signs.rim(brush, size, true)],
  tile: [16, (brush: Brush, size: number) => signs.tile(brush, size), signs.TILE_WIDTH],
  lastTile: [16, (brush: Brush, size: number) => signs.tile(brush, size, true), signs.TILE_WIDTH],
  suit: [20, signs.suit],
  strike: [20, signs.strike],
  points: [13, signs.points],
  backStar: [22, signs.backStar],
  bar: [11, signs.bar, signs.BAR_WIDTH],
  pointer: [20, signs.pointer],
  starter: [16, signs.starter],
  notch: [10, signs.notch],
  pip: [10, signs.pip],
  menu: [22, signs.menu],
  log: [22, signs.log],
  rules: [22, tools.rules],
  hurry: [22, signs.hurry],
  draw: [22, tools.draw],
  pass: [22, tools.pass],
  takeBack: [22, tools.takeBack],
  hint: [24, tools.hint],
  whole: [26, tools.whole],
  sound: [24, tools.sound],
  silence: [24, tools.silence],
  byNumber: [26, tools.byNumber],
  byPlayable: [26, tools.byPlayable],
  byHand: [26, tools.byHand],
} as const satisfies Record<string, Sign>;

export type BlockName = keyof typeof BLOCKS;
export type SignName = keyof typeof SIGNS;

export interface Skin {
  readonly dress: HudDress;
  block(name: BlockName): Texture;
  sign(name: SignName): Texture;
  /** A bust, to be laid on a disc. */
  portrait(name: PortraitName): Texture;
  /** A figure, a bracket or a plus, white, `FIGURE` high. */
  figure(figure: string): Texture;
  destroy(): void;
}

/** The padding around a block, which its size on the screen leaves out. */
export const MARGIN = PAD;
export const SLICES: [number, number, number, number] = [CORNER, CORNER, CORNER, CORNER];
/** The size of the letters of the painted figures, and the height of their boxes. */
export const FIGURE = 28;
const FIGURES = '0123456789(+)';

const WIDTH = 448;
const GAP = 2;

/** Places boxes in rows from left to right. */
function shelves() {
  let [x, y, row] = [GAP, GAP, 0];
  return {
    place(width: number, height: number): Rectangle {
      if (x + width + GAP > WIDTH) [x, y, row] = [GAP, y + row + GAP, 0];
      const box = new Rectangle(x, y, width, height);
      x += width + GAP;
      row = Math.max(row, height);
      return box;
    },
    get height() {
      return y + row + GAP;
    },
  };
}

/** Paints the skin with `density` device pixels for one pixel at unit 1. */
export function createSkin(density: number, dress: HudDress): Skin {
  const canvas = document.createElement('canvas');
  const brush = penOn(canvas);
  const shelf = shelves();
  const jobs: { box: Rectangle; draw(): void }[] = [];
  const job = (width: number, height: number, draw: () => void) => {
    const box = shelf.place(width, height);
    jobs.push({ box, draw });
    return box;
  };
  const blocks = mapped(BLOCKS, (draw) => job(STRETCHED, STRETCHED, () => draw(brush, STRETCHED, dress)));
  const small = mapped<SignName, Sign, Rectangle>(SIGNS, ([size, draw, width]) =>
    job(width ?? size, size, () => draw(brush, size, dress)),
  );
  const busts = Object.fromEntries(
    PORTRAITS.map((name) => [name, job(BUST, BUST, () => paintPortrait(brush, BUST, name))]),
  ) as Record<PortraitName, Rectangle>;
  const font = `700 ${FIGURE}px ${FONT}`;
  brush.font = font;
  const figures = Array.from(FIGURES, (figure) =>
    job(Math.ceil(brush.measureText(figure).width), FIGURE, () => {
      Object.assign(brush, { font, fillStyle: '#fff', textBaseline: 'alphabetic' });
      brush.fillText(figure, 0, FIGURE * 0.84);
    }),
  );

  canvas.width = Math.ceil(WIDTH * density);
  canvas.height = Math.ceil(shelf.height * density);
  for (const { box, draw } of jobs) {
    brush.save();
    brush.setTransform(density, 0, 0, density, box.x * density, box.y * density);
    brush.beginPath();
    brush.rect(0, 0, box.width, box.height);
    brush.clip();
    draw();
    brush.restore();
  }
  const source = new CanvasSource({ resource: canvas, resolution: density });
  const cut = (frame: Rectangle) => new Texture({ source, frame });
  const textures = {
    blocks: mapped(blocks, cut),
    signs: mapped(small, cut),
    busts: mapped(busts, cut),
    figures: figures.map(cut),
  };
  return {
    dress,
    block: (name) => textures.blocks[name],
    sign: (name) => textures.signs[name],
    portrait: (name) => textures.busts[name],
    figure: (figure) => textures.figures[FIGURES.indexOf(figure)] ?? Texture.EMPTY,
    destroy() {
      const { blocks, signs, busts, figures } = textures;
      const all = [blocks, signs, busts, figures].flatMap((each): Texture[] => Object.values(each));
      for (const texture of all) texture.destroy();
      source.destroy();
    },
  };
}

/** The same keys with other values. */
function mapped<K extends string, A, B>(from: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> {
  const keys = Object.keys(from) as K[];
  return Object.fromEntries(keys.map((key) => [key, change(from[key])])) as Record<K, B>;
}
