/** The picture of a whole set: a row of tiles for each number, with all lower ones and its double. */
import { type SVGTemplateResult, svg } from 'lit-html';
import { PIPS, pipRadius } from '../../art/pips.ts';
import { halves, isDouble, type Tile, tileOf } from '../../rules/tiles.ts';

/** The side of a half, the unit of the picture. */
const HALF = 20;
const GAP = 4;
const [ACROSS, DOWN] = [HALF + GAP, 2 * HALF + GAP];

/** Returns the rows of a set: the n-th has every tile whose higher half is n. */
export const rowsOf = (highest: number): readonly (readonly Tile[])[] =>
  Array.from({ length: highest + 1 }, (_, high) => Array.from({ length: high + 1 }, (_, low) => tileOf(low, high)));

/** Returns the size of the picture in its own units. */
export const pictureSize = (highest: number) => ({
  width: (highest + 1) * ACROSS + GAP,
  height: (highest + 1) * DOWN + GAP,
});

/** Returns the content of the picture, to be put into an `<svg>` of that size. */
export const setPicture = (highest: number): readonly SVGTemplateResult[] =>
  rowsOf(highest).flatMap((tiles, row) => tiles.map((tile, n) => tileAt(tile, GAP + n * ACROSS, GAP + row * DOWN)));

function tileAt(tile: Tile, x: number, y: number): SVGTemplateResult {
  const [low, high] = halves(tile);
  return svg`<g class=${`set-tile ${isDouble(tile) ? 'is-double' : ''}`} transform=${`translate(${x} ${y})`}>
    <rect width=${HALF} height=${2 * HALF} rx="4" />
    <path d=${`M3 ${HALF}H${HALF - 3}`} />
    ${half(high, 0)}${half(low, HALF)}
  </g>`;
}

/** Returns one half: its pips, or its number if it has too many for pips. */
function half(number: number, y: number): SVGTemplateResult | readonly SVGTemplateResult[] {
  const pips = PIPS[number];
  if (!pips) return svg`<text x=${HALF / 2} y=${y + HALF / 2}>${number}</text>`;
  const radius = pipRadius(number) * HALF;
  return pips.map(([px, py]) => svg`<circle cx=${px * HALF} cy=${y + py * HALF} r=${radius} />`);
}
