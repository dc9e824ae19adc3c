/** Twelve people of the island, carved as busts. Nothing of theirs is a picture: they are shapes, for canvas and page. */
import { css } from '../colours.ts';
import { PARTS, type Part } from './parts.ts';

/** The hair, the clothes, and what is put on from behind to before. */
type Recipe = readonly [hair: number, clothes: number, parts: string];

const BLACK = 0x2a1d18;
const WALNUT = 0x55331b;
const RED = 0xa4532a;
const HONEY = 0xbf8a48;
const WHITE = 0xece5d5;
const BARE = 'clothes neck head face ';

const RECIPES = {
  fisher: [WHITE, 0x1d4a6b, `${BARE}sides beard cap`],
  baker: [BLACK, 0x8a3a34, `long ${BARE}parted earrings beads`],
  weaver: [WALNUT, 0xb9824e, `${BARE}scarf beads`],
  scholar: [WALNUT, 0x4a5536, `${BARE}collar short goatee glasses`],
  potter: [HONEY, 0x7c4a6a, `${BARE}bun parted earrings`],
  farmer: [BLACK, 0x5c6a3a, `${BARE}short moustache straw`],
  singer: [RED, 0x2f5d57, `long ${BARE}parted diadem beads`],
  runner: [RED, 0xd9cba8, `${BARE}curls laurel`],
  sailor: [HONEY, 0x27507d, `${BARE}collar parted braid beret`],
  smith: [BLACK, 0x6b4526, `${BARE}curls beard`],
  priest: [WHITE, 0x3a3238, `${BARE}beard glasses priest`],
  grandmother: [WHITE, 0x6e3040, `${BARE}collar bun parted glasses earrings`],
} as const satisfies Record<string, Recipe>;

export type PortraitName = keyof typeof RECIPES;

export const PORTRAITS = Object.keys(RECIPES) as readonly PortraitName[];

/** Tones that all have in common. */
const TONES: Readonly<Record<string, number>> = {
  i: 0xf5e8cd,
  s: 0xdcc39b,
  f: 0xe0c8a2,
  k: 0x2a190c,
  o: 0xcf8450,
  w: 0xf6eedb,
  y: 0xdcb774,
  g: 0x7d9a4a,
};

/** One shape of a bust: a colour as `#rrggbb`, and a path in a box of 100 × 100. */
export interface Carving {
  readonly colour: string;
  readonly path: string;
  /** The line alone is drawn, of this breadth. */
  readonly line: number;
  /** How broad the groove around it is; 0: there is none. */
  readonly groove: number;
}

/** How a bust fills its medallion: around this point, so much larger. */
const ZOOM = { x: 50, y: 46, by: 1.14 } as const;
/** Around every shape, so that one is told from another. */
const GROOVE = '#1b0f07';
const DEEP = 0.55;

export function carvingsOf(name: PortraitName): Carving[] {
  const [hair, clothes, parts] = RECIPES[name];
  const shapes = parts.split(' ').flatMap((part): readonly string[] => PARTS[part as Part]);
  return shapes.map((shape) => {
    const tone = shape.charAt(0).toLowerCase();
    const colour = css(tone === 'h' ? hair : tone === 'c' ? clothes : (TONES[tone] ?? 0));
    const line = tone === shape.charAt(0) ? 0 : 2.8;
    return { colour, path: shape.slice(1), line, groove: tone === 'f' ? 0 : 2 + line };
  });
}

/** Draws a bust into a box of that side; its circle is cut out. */
export function paintPortrait(brush: CanvasRenderingContext2D, size: number, name: PortraitName): void {
  brush.beginPath();
  brush.arc(size / 2, size / 2, size / 2 - 2, 0, 2 * Math.PI);
  brush.clip();
  const { x, y, by } = ZOOM;
  brush.scale((size / 100) * by, (size / 100) * by);
  brush.translate(50 / by - x, y / by - y);
  brush.lineJoin = 'round';
  for (const { colour, path, line, groove } of carvingsOf(name)) {
    const shape = new Path2D(path);
    const stroke = (width: number, style: string, alpha: number) => {
      if (width === 0) return;
      Object.assign(brush, { lineWidth: width, strokeStyle: style, globalAlpha: alpha });
      brush.stroke(shape);
    };
    stroke(groove, GROOVE, DEEP);
    stroke(line, colour, 1);
    brush.globalAlpha = 1;
    brush.fillStyle = colour;
    if (line === 0) brush.fill(shape);
  }
}

/** The same as a picture for a page: SVG without a ground. */
export function portraitSvg(name: PortraitName): string {
  const { x, y, by } = ZOOM;
  const shapes = carvingsOf(name).map(({ colour, path, line, groove }) => {
    const body = line ? `fill="none" stroke="${colour}" stroke-width="${line}"` : `fill="${colour}"`;
    const around = `<path d="${path}" fill="none" stroke="${GROOVE}" stroke-opacity="${DEEP}" stroke-width="${groove}"/>`;
    return `${groove ? around : ''}<path d="${path}" ${body}/>`;
  });
  const move = `translate(${50 - x * by} ${y - y * by}) scale(${by})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g transform="${move}" stroke-linejoin="round">${shapes.join('')}</g></svg>`;
}
