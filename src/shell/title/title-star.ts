import { html, svg } from 'lit-html';
import type { App } from '../app.ts';

/**
 * The distances of the arms' tiles from the middle, in widths of a tile. They differ at the spinner's ends, sides and
 * corners.
 */
const REACH = [2.04, 2.3, 1.62, 2.3] as const;
const BLADES = [4, 7, 0, 5, 2, 8, 1, 6] as const;
const EIGHT = Array.from({ length: 8 }, (_, k) => k);

/** Returns the finished star, the emblem of the game: the double nine and eight tiles on the inlay of the cloth. */
export function titleStar({ pictures: { face, sample } }: App) {
  // Nines have no pictures.
  const symbols = sample('ivory');
  return html`
    <svg class="title-inlay" viewBox="-100 -100 200 200" focusable="false">
      <linearGradient id="title-copper" x1="0" y1="0" x2="1" y2="1">
        <stop class="is-bright" offset="0.1" />
        <stop class="is-warm" offset="0.55" />
        <stop class="is-deep" offset="0.95" />
      </linearGradient>
      <filter id="title-sunk">
        <feComponentTransfer in="SourceAlpha"><feFuncA type="table" tableValues="1 0" /></feComponentTransfer>
        <feGaussianBlur stdDeviation="1.6" />
        <feComposite in2="SourceAlpha" operator="in" />
        <feBlend in2="SourceGraphic" />
      </filter>
      <g class="title-groove">${lines()}</g>
      <g class="title-copper">${lines()}</g>
      <g class="title-dots">${EIGHT.map((k) => dot(k))}</g>
      <path class="title-light" d=${starPath(90, 44)} pathLength="100" />
    </svg>
    ${BLADES.map(
      (pips, k) =>
        html`<span class="title-blade" .style=${`--turn:${k * 45}deg;--reach:${REACH[k % 4]}`}
          >${face(pips, 9, symbols)}</span
        >`,
    )}
    <span class="title-spinner">${face(9, 9, symbols)}</span>
  `;
}

const lines = () => svg`
  <circle r="96" stroke-width="0.7" />
  <path d=${starPath(90, 44)} stroke-width="1.3" />
  ${EIGHT.map((k) => svg`<path d="M0-60l9 9-9 9-9-9z" transform=${`rotate(${k * 45 + 22.5})`} stroke-width="0.5" />`)}`;

const dot = (k: number) => {
  const [x, y] = at((Math.PI * k) / 4, 96);
  return svg`<circle cx=${x} cy=${y} r="1.5" />`;
};

const at = (angle: number, radius: number) => [
  (Math.sin(angle) * radius).toFixed(2),
  (-Math.cos(angle) * radius).toFixed(2),
];

/** Returns a star's path: eight points on a circle of radius `outer`, and inner corners on one of `inner`. */
export function starPath(outer: number, inner: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => at((Math.PI * i) / 8, i % 2 === 0 ? outer : inner).join(' '));
  return `M${corners.join('L')}Z`;
}
