/** The faces that people make at the table: a wink, and puffed cheeks, drawn into any portrait. */
import ANYONE from './faces/anyone.svg?raw';

/** A face that somebody makes: each part 0 (not at all) … 1. */
export interface Face {
  readonly wink: number;
  readonly cheeks: number;
}

/** The text of a picture of somebody without a portrait. */
export const anyoneSvg: string = ANYONE;

/** Outlines that all portraits share: the head, the light and the dark eye with their brows, and the mouths. */
const HEAD = 'M33 44C33 28 40 22 50 22S67 28 67 44C67 58 59 69 50 69S33 58 33 44Z';
const EYE = 'M41 46a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
const BROW = 'M38 41Q43 37 47 40L46 42Q43 39 39 42Z';
const NOSE = '<path d="M50 41L55 56H47.5Z"';
const MOUTHS = ['M44 60Q50 63 56 60Q50 66 44 60Z', 'M44 61Q50 59 56 61Q50 66 44 61Z', 'M45 63Q50 66 55 63Z'];
/** A full beard, and the same one over full cheeks. */
const BEARD = 'M32 44C32 74 42 84 50 86C58 84 68 74 68 44C65 56';
const FULL_BEARD = 'M32 44C22 66 36 84 50 86C64 84 78 66 68 44C65 56';
/** Beards and moustaches, which lie over the cheeks; hair and scarves are pushed aside by them. */
const OVER_CHEEKS = [BEARD, 'M50 57C44 53 40 57', 'M42 63Q50 57 58 63'];

/** The part of a wink from which the eye is shut. */
const SHUT = 0.7;
const SKIN = '#f5e8cd';
const SHADE = '#e0c8a2';
const RED = '#d9824f';

const figure = (n: number) => String(Math.round(n * 100) / 100);

const oval = (x: number, y: number, across: number, down = across) => {
  const [a, d, width] = [across, down, 2 * across].map(figure);
  return `M${figure(x - across)} ${figure(y)}a${a} ${d} 0 1 0 ${width} 0a${a} ${d} 0 1 0-${width} 0Z`;
};

/** Returns the text with one eye closed that far, under a lower brow. */
function winking(svg: string, wink: number): string {
  const eye = wink < SHUT ? oval(43, 46 + wink, 2, 2 - 1.6 * wink) : 'M38.6 45.8Q43 49.6 47.4 45.8Q43 51.4 38.6 45.8Z';
  const by = (y: number) => figure(y + 1.8 * wink);
  const brow = `M38 ${by(41)}Q43 ${by(37)} 47 ${by(40)}L46 ${by(42)}Q43 ${by(39)} 39 ${by(42)}Z`;
  return svg.replace(EYE, eye).replace(BROW, brow);
}

/** Returns the text with full cheeks: round sides of the face, red, with the lips pursed between them. */
function puffed(svg: string, cheeks: number): string {
  const r = 5 + 4.4 * cheeks;
  const sides = [-1, 1].map((side) => ({ x: 50 + side * (10.5 + 3.4 * cheeks), fill: side < 0 ? SKIN : SHADE }));
  const round = sides.map(({ x, fill }) => `<path d="${oval(x, 56.5, r)}" fill="${fill}"/>`).join('');
  const full = sides.map(({ x, fill }) => `<path d="${oval(x, 56.5, r)}" fill="${fill}" stroke="none"/>`).join('');
  const red = sides
    .flatMap(({ x }) =>
      [0.72, 0.45].map(
        (share) =>
          `<path d="${oval(x, 56, r * share)}" fill="${RED}" stroke="none" opacity="${figure(0.3 * cheeks)}"/>`,
      ),
    )
    .join('');
  const rims = sides
    .map(({ x, fill }) => {
      const [at, arc] = [figure(x), `A${figure(r)} ${figure(r)} 0 0 ${fill === SKIN ? 0 : 1} `];
      return `<path d="M${at} ${figure(56.5 - r)}${arc}${at} ${figure(56.5 + r)}" fill="none" stroke-width="1.2"/>`;
    })
    .join('');
  const folds = `<path d="M43.4 52Q46.8 57 43.6 62.4M56.6 52Q53.2 57 56.4 62.4" fill="none" stroke="#a5673f" stroke-opacity="${figure(0.7 * cheeks)}" stroke-width="1.2" stroke-linecap="round"/>`;
  const lips = oval(50, 61.6, 5 - 2.8 * cheeks, 1.2 + 0.8 * cheeks);
  const head = `<path d="${HEAD}"`;
  const isUnder = OVER_CHEEKS.some((hair) => svg.includes(hair));
  const rounded = svg
    .replace(head, round + head)
    .replace(NOSE, (isUnder ? full + red : '') + NOSE)
    .replace(BEARD, FULL_BEARD);
  const pursed = MOUTHS.reduce((text, mouth) => text.replace(mouth, lips), rounded);
  const end = pursed.lastIndexOf('</g>');
  return (
    pursed.slice(0, end) + (isUnder ? '' : full + rims + red) + (svg.includes(BEARD) ? '' : folds) + pursed.slice(end)
  );
}

/** Returns the text of a portrait that makes a face. */
export function withFace(svg: string, { wink, cheeks }: Face): string {
  const winked = wink > 0 ? winking(svg, wink) : svg;
  return cheeks > 0 ? puffed(winked, cheeks) : winked;
}
