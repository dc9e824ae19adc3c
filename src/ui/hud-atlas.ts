/**
 * All pictures of the HUD on one texture, so that the HUD needs few draw calls. It is painted once per pixel density.
 */
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { ICONS, type IconName, iconSvg } from '../art/icons.ts';
import type { MarkName } from '../art/marks.ts';
import { PORTRAITS, type PortraitName, portraitSvg } from '../art/portraits.ts';
import { PICTURE_SIDE, pictureOn } from '../art/symbols.ts';
import { context2dOf } from './canvas-context.ts';
import { blend, css } from './colours.ts';
import type { HudTheme } from './hud-theme.ts';
import { paintLitPortrait } from './lit-portrait.ts';
import { paintPicture } from './paint-picture.ts';
import { PAD, PANELS, type PanelName } from './panels.ts';
import { FONT } from './style.ts';
import { parseSvg } from './svg.ts';
import { paintSvg, type Tones } from './svg-painter.ts';

/** The size of a panel's box before it is stretched, and of its corners, which are not stretched. */
export const STRETCHED = 48;
export const CORNER = 18;
/** The size of a portrait's box, and the distance of its circle from the edge of the box. */
const PORTRAIT = 48;
const RIM = 2;

/** The padding around a panel, not counted in its size on the screen. */
export const MARGIN = PAD;
/** The size of the painted digits, which is also the height of their boxes. */
export const DIGIT = 28;
const DIGITS = '0123456789(+)×';
/** The side of the pictures of numbers, in pixels at unit 1. */
const THING = 30;
const WHITE = { ink: '#fff', accent: '#fff' } as const;

export interface HudAtlas {
  readonly theme: HudTheme;
  /** Returns a panel of size `STRETCHED` with corners of size `CORNER`. */
  panel(name: PanelName): Texture;
  /** Returns an icon, or one of the given marks, as large as the viewBox of its file, in pixels at unit 1. */
  icon(name: IconName | MarkName): Texture;
  /** Returns a bust, which is to lie on a disc. */
  portrait(name: PortraitName): Texture;
  /** Returns a digit, a bracket or a plus in white, `DIGIT` high. */
  digit(digit: string): Texture;
  /**
   * Returns the picture of a number: in its colours, or as a white shape to be tinted. `null` where numbers have no
   * pictures.
   */
  picture(number: number, look: 'coloured' | 'shape'): Texture | null;
  destroy(): void;
}

/** The marks that the HUD of a kind of table needs, with the texts of their files. */
export type MarkPictures = readonly (readonly [MarkName, string])[];

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

/** The colours of the theme, by their names in the icons. */
const tonesOf = ({ face, edge, back, star }: HudTheme): Tones => ({
  star: css(star),
  'star-edge': css(blend(star, back, 0.4)),
  'face-light': css(face[0]),
  'face-dark': css(face[2]),
  'face-edge': css(edge[0]),
});

/** Paints the atlas with `density` device pixels per pixel at unit 1. Throws if the browser has no 2D canvas. */
export function createHudAtlas(density: number, theme: HudTheme, marks: MarkPictures): HudAtlas {
  const canvas = document.createElement('canvas');
  const ctx = context2dOf(canvas);
  const shelf = shelves();
  const jobs: { readonly box: Rectangle; paint(): void }[] = [];
  const job: Job = (width, height, paint) => {
    const box = shelf.place(width, height);
    jobs.push({ box, paint });
    return box;
  };
  const panels = recordOf(Object.keys(PANELS) as PanelName[], (name) =>
    job(STRETCHED, STRETCHED, () => PANELS[name](ctx, STRETCHED, theme)),
  );
  const tones = tonesOf(theme);
  const pictures: Readonly<Record<string, string>> = { ...recordOf(ICONS, iconSvg), ...Object.fromEntries(marks) };
  const icons: Readonly<Record<string, Rectangle>> = recordOf(Object.keys(pictures), (name) => {
    const picture = parseSvg(pictures[name] ?? '');
    return job(picture.width, picture.height, () => paintSvg(ctx, picture, tones));
  });
  const portraits = recordOf(PORTRAITS, (name) =>
    job(PORTRAIT, PORTRAIT, () =>
      paintLitPortrait(ctx, parseSvg(portraitSvg(name)), { size: PORTRAIT, rim: RIM }, theme),
    ),
  );
  const things = placeThings(ctx, theme, job);
  const font = `700 ${DIGIT}px ${FONT}`;
  ctx.font = font;
  const digits = recordOf([...DIGITS], (digit) =>
    job(Math.ceil(ctx.measureText(digit).width), DIGIT, () => {
      Object.assign(ctx, { font, fillStyle: '#fff', textBaseline: 'alphabetic' });
      ctx.fillText(digit, 0, DIGIT * 0.84);
    }),
  );

  canvas.width = Math.ceil(WIDTH * density);
  canvas.height = Math.ceil(shelf.height * density);
  for (const { box, paint } of jobs) paintIn(ctx, box, density, paint);
  const source = new CanvasSource({ resource: canvas, resolution: density, label: 'hud atlas' });
  const textures: Texture[] = [];
  const cut = <K extends string>(boxes: Readonly<Record<K, Rectangle>>) =>
    recordOf(Object.keys(boxes) as K[], (label) => {
      const texture = new Texture({ source, frame: boxes[label], label });
      textures.push(texture);
      return texture;
    });
  const cuts = {
    panels: cut(panels),
    icons: cut(icons),
    portraits: cut(portraits),
    digits: cut(digits),
    things: cut<string>(things),
  };
  return {
    theme,
    panel: (name) => cuts.panels[name],
    icon: (name) => cuts.icons[name] ?? Texture.EMPTY,
    portrait: (name) => cuts.portraits[name],
    digit: (digit) => cuts.digits[digit] ?? Texture.EMPTY,
    picture: (number, look) => cuts.things[`${look} ${number}`] ?? null,
    destroy() {
      for (const texture of textures) texture.destroy();
      source.destroy();
    },
  };
}

/** Paints in a box of the canvas, and nowhere else. */
function paintIn(ctx: CanvasRenderingContext2D, box: Rectangle, density: number, paint: () => void) {
  ctx.save();
  ctx.setTransform(density, 0, 0, density, box.x * density, box.y * density);
  ctx.beginPath();
  ctx.rect(0, 0, box.width, box.height);
  ctx.clip();
  paint();
  ctx.restore();
}

/** Reserves a box of that size, in which `paint` paints later. */
type Job = (width: number, height: number, paint: () => void) => Rectangle;

/** Reserves boxes for the pictures of numbers, in their colours and as white shapes; none where tiles have no pictures. */
function placeThings(ctx: CanvasRenderingContext2D, { pips, accents, symbols }: HudTheme, job: Job) {
  const boxes: Record<string, Rectangle> = {};
  for (const [number, ink] of pips.entries()) {
    const picture = pictureOn(symbols, number);
    if (!picture) continue;
    const coloured = { ink: css(ink), accent: css(accents[number] ?? ink) };
    for (const [look, colours] of Object.entries({ coloured, shape: WHITE }))
      boxes[`${look} ${number}`] = job(THING, THING, () => {
        ctx.scale(THING / PICTURE_SIDE, THING / PICTURE_SIDE);
        paintPicture(ctx, picture, colours);
      });
  }
  return boxes;
}

const recordOf = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
