/** Paints a parsed SVG picture on a canvas: sharp at any density, and without loading an image. */
import type { Attributes, SvgGradient, SvgPicture } from './svg.ts';

type Context = CanvasRenderingContext2D;

/**
 * Colours by name. An element of the class `fill-NAME`, `stroke-NAME` or `stop-NAME` takes that colour instead of its
 * own.
 */
export type Tones = Readonly<Record<string, string>>;

/** Paints the picture at 0, 0, in the units of its viewBox. */
export function paintSvg(ctx: Context, { shapes, gradients }: SvgPicture, tones: Tones): void {
  for (const { path, attributes } of shapes) {
    const outline = new Path2D(path);
    const style = (what: 'fill' | 'stroke') => {
      const colour = toneOf(what, attributes, tones) ?? attributes[what] ?? (what === 'fill' ? '#000' : 'none');
      const gradient = gradients.get(/^url\(#(.+)\)$/.exec(colour)?.[1] ?? '');
      ctx.globalAlpha = Number(attributes.opacity ?? 1) * Number(attributes[`${what}-opacity`] ?? 1);
      return gradient ? gradientOn(ctx, gradient, tones) : colour;
    };
    const fill = () => {
      ctx.fillStyle = style('fill');
      ctx.fill(outline, attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
    };
    const stroke = () => {
      ctx.strokeStyle = style('stroke');
      ctx.lineWidth = Number.parseFloat(attributes['stroke-width'] ?? '1');
      ctx.lineCap = (attributes['stroke-linecap'] ?? 'butt') as CanvasLineCap;
      ctx.lineJoin = (attributes['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
      ctx.stroke(outline);
    };
    const paints = [
      ...((attributes.fill ?? '') === 'none' ? [] : [fill]),
      ...((attributes.stroke ?? 'none') === 'none' ? [] : [stroke]),
    ];
    ctx.save();
    transform(ctx, attributes.transform ?? '');
    for (const paint of attributes['paint-order']?.startsWith('stroke') ? paints.reverse() : paints) paint();
    ctx.restore();
  }
}

function toneOf(what: 'fill' | 'stroke' | 'stop', attributes: Attributes, tones: Tones): string | undefined {
  const name = new RegExp(`(?:^|\\s)${what}-(\\S+)`).exec(attributes.class ?? '')?.[1];
  return name === undefined ? undefined : tones[name];
}

function gradientOn(ctx: Context, { attributes, stops }: SvgGradient, tones: Tones): CanvasGradient {
  const { x1, y1, x2, y2 } = attributes;
  const light = ctx.createLinearGradient(Number(x1), Number(y1), Number(x2), Number(y2));
  for (const stop of stops) {
    light.addColorStop(Number(stop.offset), toneOf('stop', stop, tones) ?? stop['stop-color'] ?? '#000');
  }
  return light;
}

/** Applies a list of SVG transforms, whose angles are in degrees. */
function transform(ctx: Context, list: string): void {
  for (const [, name, figures = ''] of list.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = figures
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'translate') ctx.translate(a, b ?? 0);
    else if (name === 'scale') ctx.scale(a, b ?? a);
    else if (name === 'matrix') ctx.transform(a, b ?? 0, c, d, e, f);
    else if (name === 'rotate') {
      ctx.translate(b ?? 0, c);
      ctx.rotate((a * Math.PI) / 180);
      ctx.translate(-(b ?? 0), -c);
    } else throw new Error(`svg: ${name}() is not supported`);
  }
}
