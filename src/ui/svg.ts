/**
 * Reads the subset of SVG used by icons and portraits: groups and shapes with fills, strokes, transforms and linear
 * gradients. Throws at anything it would paint wrongly, so that tests find it.
 *
 * Pixi's `GraphicsContext.svg()` costs 22.5 kB of the first load (gzipped); this costs 1.9 kB. Pixi also draws
 * triangles: an icon of 22 pixels gets edges of at most four steps, or none without antialiasing. `new Image()` costs
 * nothing, but may load late, and needs `data:` in the policy of the embedding page.
 */

export type Attributes = Readonly<Record<string, string>>;

interface SvgShape {
  /** The outline, as the `d` of a path. */
  readonly path: string;
  /** Its own and inherited attributes. `opacity` and `transform` are combined with those of the groups around it. */
  readonly attributes: Attributes;
}

export interface SvgGradient {
  readonly attributes: Attributes;
  readonly stops: readonly Attributes[];
}

export interface SvgPicture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SvgShape[];
  readonly gradients: ReadonlyMap<string, SvgGradient>;
}

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Elements that draw nothing, such as metadata of drawing programs. */
const SILENT = /^(defs|title|desc|metadata|.*:.*)$/;
const UNSUPPORTED = ['clip-path', 'mask', 'filter', 'gradientTransform', 'href', 'xlink:href', 'stroke-dasharray'];
/** Attributes that children do not inherit. */
const OWN = [
  'id',
  'class',
  'd',
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
  'cx',
  'cy',
  'r',
  'points',
  'x1',
  'y1',
  'x2',
  'y2',
];

export function parseSvg(text: string): SvgPicture {
  const shapes: SvgShape[] = [];
  const gradients = new Map<string, { attributes: Attributes; stops: Attributes[] }>();
  /** The attributes that children inherit, one entry per open element. */
  const open: Attributes[] = [{}];
  let size: readonly [number, number] | null = null;
  let gradient: { attributes: Attributes; stops: Attributes[] } | null = null;
  for (const [, closing, name = '', written = '', empty] of text.replace(/<!--[\s\S]*?-->/g, '').matchAll(TAG)) {
    if (closing) {
      open.pop();
      continue;
    }
    const own = SILENT.test(name) ? {} : attributesIn(name, written);
    const inherited = open.at(-1) ?? {};
    const attributes = merged(inherited, own);
    if (!empty) open.push(Object.fromEntries(Object.entries(attributes).filter(([key]) => !OWN.includes(key))));
    if (name === 'svg') size = sizeIn(own);
    else if (name === 'linearGradient') {
      if (own.gradientUnits !== 'userSpaceOnUse')
        throw new Error('svg: a gradient needs gradientUnits="userSpaceOnUse"');
      gradient = { attributes: own, stops: [] };
      gradients.set(own.id ?? '', gradient);
    } else if (name === 'stop') gradient?.stops.push(own);
    else if (name !== 'g' && !SILENT.test(name)) shapes.push({ path: pathOf(name, own), attributes });
  }
  if (!size) throw new Error('svg: no viewBox');
  return { width: size[0], height: size[1], shapes, gradients };
}

/** Returns the attributes as written; declarations in `style` count as attributes. */
function attributesIn(element: string, written: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', quoted, single] of written.matchAll(ATTRIBUTE)) found[name] = quoted ?? single ?? '';
  for (const declaration of (found.style ?? '').split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    if (value) found[name.trim()] = value.trim();
  }
  for (const name of UNSUPPORTED)
    if (found[name] && found[name] !== 'none') throw new Error(`svg: ${name} of <${element}> is not supported`);
  return found;
}

function merged(outer: Attributes, own: Attributes): Attributes {
  const transform = [outer.transform, own.transform].filter(Boolean).join(' ');
  const opacity = Number(outer.opacity ?? 1) * Number(own.opacity ?? 1);
  return { ...outer, ...own, transform, opacity: String(opacity) };
}

function sizeIn({ viewBox = '' }: Attributes): readonly [number, number] {
  const [x, y, width, height] = viewBox.split(/[\s,]+/).map(Number);
  if (x !== 0 || y !== 0 || !width || !height) throw new Error('svg: the viewBox has to begin at 0 0');
  return [width, height];
}

function pathOf(element: string, attributes: Attributes): string {
  const of = (name: string) => {
    const value = Number.parseFloat(attributes[name] ?? '0');
    if (Number.isNaN(value)) throw new Error(`svg: ${name}="${attributes[name]}" of <${element}> is no number`);
    return value;
  };
  switch (element) {
    case 'path':
      return attributes.d ?? '';
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}Z`;
    case 'rect':
      return rectPath(of('x'), of('y'), of('width'), of('height'), of('rx'));
    case 'circle':
      return ellipsePath(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipsePath(of('cx'), of('cy'), of('rx'), of('ry'));
    default:
      throw new Error(`svg: <${element}> is not supported`);
  }
}

function rectPath(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
}

const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
