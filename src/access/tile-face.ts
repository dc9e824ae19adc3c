import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { pipInk, pipSpots, spotRadius } from './pip-spots.ts';

/** A line under a six or a nine tells them apart from any side of the table. */
const mark = (pips: number) => (pips === 6 || pips === 9 ? svg`<path d="M17 42.5h16" stroke-width="3" />` : nothing);

const half = (pips: number, y: number, numerals: boolean) => svg`
  <g transform=${`translate(0 ${y})`} fill=${pipInk(pips)} stroke=${pipInk(pips)} stroke-width="0">
    ${
      numerals
        ? svg`<text x="25" y="37" text-anchor="middle" font-size="36" font-weight="700">${pips}</text>${mark(pips)}`
        : pipSpots(pips).map(([x, py]) => svg`<circle cx=${x} cy=${py} r=${spotRadius(pips)} />`)
    }
  </g>`;

/** Returns a face-up tile, drawn upright: `upper` pips over `lower`. It has no words, so its container must name it. */
export function tileFace(upper: number, lower: number, numerals: boolean): TemplateResult {
  return html`<span class="tile" aria-hidden="true">
    <svg viewBox="0 0 50 100" focusable="false">
      ${half(upper, 0, numerals)}${half(lower, 50, numerals)}
      <path class="tile-bar" d="M7 50h36" />
      <circle class="tile-pin" cx="25" cy="50" r="2.6" />
    </svg>
  </span>`;
}
