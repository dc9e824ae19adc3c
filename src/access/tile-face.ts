import { html, nothing, svg, type TemplateResult } from 'lit-html';
import {
  isNumbered,
  NUMBER_ROOM,
  PICTURE_SIDE,
  type Picture,
  pictureOn,
  pictureRoom,
  type Symbols,
} from '../art/symbols.ts';
import { pipInk, pipSpots, SIDE, spotRadius } from './pip-spots.ts';

/** A line under a six or a nine tells them apart from any side of the table. */
const mark = (pips: number) => (pips === 6 || pips === 9 ? svg`<path d="M17 42.5h16" stroke-width="3" />` : nothing);

const numeral = (number: number) =>
  svg`<text x="25" y="37" text-anchor="middle" font-size="36" font-weight="700">${number}</text>`;

const move = ({ x, y }: { readonly x: number; readonly y: number }) => `translate(${x * SIDE} ${y * SIDE})`;

/** Returns the picture of a number on a half, with its number beside it where pips are added. */
function pictured(number: number, picture: Picture, symbols: Symbols) {
  const room = pictureRoom(symbols);
  const colours = { ink: pipInk(number), accent: `var(--accent-${number})` };
  return svg`
    <g transform=${`${move(room)} scale(${(room.size * SIDE) / PICTURE_SIDE})`}>
      ${picture.map(({ path, colour }) => svg`<path d=${path} fill=${colours[colour]} />`)}
    </g>
    ${
      isNumbered(symbols)
        ? svg`<g transform=${`${move(NUMBER_ROOM)} scale(${NUMBER_ROOM.size})`}>${numeral(number)}</g>`
        : nothing
    }`;
}

function symbolsOn(number: number, symbols: Symbols) {
  if (symbols === 'numerals') return svg`${numeral(number)}${mark(number)}`;
  const picture = pictureOn(symbols, number);
  if (picture) return pictured(number, picture, symbols);
  return pipSpots(number).map(([x, y]) => svg`<circle cx=${x} cy=${y} r=${spotRadius(number)} />`);
}

const half = (number: number, y: number, symbols: Symbols) => svg`
  <g transform=${`translate(0 ${y})`} fill=${pipInk(number)} stroke=${pipInk(number)} stroke-width="0">
    ${symbolsOn(number, symbols)}
  </g>`;

/** Returns the number of an end or of one half: its picture, or the numeral. It has no words. */
export function numberFace(number: number, symbols: Symbols): TemplateResult | number {
  const picture = pictureOn(symbols, number);
  if (!picture) return number;
  return html`<svg class="number-face" viewBox="0 0 50 50" focusable="false">
    <g fill=${pipInk(number)}>${pictured(number, picture, symbols)}</g>
  </svg>`;
}

/** Returns a face-up tile, drawn upright: `upper` over `lower`. It has no words, so its container must name it. */
export function tileFace(upper: number, lower: number, symbols: Symbols): TemplateResult {
  return html`<span class="tile" aria-hidden="true">
    <svg viewBox="0 0 50 100" focusable="false">
      ${half(upper, 0, symbols)}${half(lower, 50, symbols)}
      <path class="tile-bar" d="M7 50h36" />
      <circle class="tile-pin" cx="25" cy="50" r="2.6" />
    </svg>
  </span>`;
}
