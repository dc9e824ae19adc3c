/** The totals of a match as lines through its deals, each ending at a face, and as a table. */
import { html, nothing, svg } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Seat, Side } from '../../rules/game.ts';
import { medal } from '../screens/medal.ts';
import type { TotalsByDeal } from './turning-point.ts';
import './result-curve.css';

/** The size of the lines' box in its own units; it is stretched to the available room. */
const WIDTH = 1000;
const HEIGHT = 1000;

/** A side with its line: one seat, or partners. */
interface Account {
  readonly name: string;
  readonly seats: readonly { readonly seat: Seat; readonly sitter: Sitter }[];
}

export interface CurveOptions {
  readonly byDeal: TotalsByDeal;
  readonly accounts: readonly Account[];
  readonly points: Game['points'];
  /** The total at which a match ends; 0 if there is none. */
  readonly target: number;
  /** The highlighted sides, whose lines are drawn on top. */
  readonly lit: readonly Side[];
  /** The deal in which the match turned; `null` if there is none. */
  readonly turn: number | null;
}

/** Returns the curve of a match. Good totals are at the top. */
export function resultCurve(o: CurveOptions, texts: SetUpTexts) {
  const { byDeal, accounts, lit, turn, target } = o;
  const words = texts.result;
  const { x, y } = scaleOf(o);
  const order = [...accounts.keys()].sort((a, b) => Number(lit.includes(a)) - Number(lit.includes(b)));
  const line = (side: Side) => byDeal.map((totals, n) => `${x(n)},${y(totals[side] ?? 0)}`).join(' ');
  const ends = placesOf(accounts.map((_, side) => y(byDeal.at(-1)?.[side] ?? 0) / HEIGHT));
  const most = Math.max(...accounts.map(({ seats }) => seats.length));
  return html`<figure class="curve" .style=${`--faces:${accounts.length};--beside:${most}`}>
    <div class="curve-box">
      <svg
        class="curve-lines"
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${words.curve}
      >
        ${svg`<path class="curve-grid" d=${`M0 ${y(0)}H${WIDTH}`} />`}
        ${target > 0 ? svg`<path class="curve-target" d=${`M0 ${y(target)}H${WIDTH}`} />` : nothing}
        ${turn === null ? nothing : svg`<path class="curve-turn" d=${`M${x(turn)} 0V${HEIGHT}`} />`}
        ${order.map(
          (side) => svg`<polyline class=${lit.includes(side) ? 'curve-line is-lit' : 'curve-line'}
            .style=${`--seat:var(--seat-${side % 10})`} points=${line(side)} />`,
        )}
      </svg>
      ${target > 0 ? html`<span class="curve-mark" .style=${`--y:${y(target) / HEIGHT}`}>${target}</span>` : nothing}
    </div>
    <div class="curve-faces" aria-hidden="true">
      ${accounts.map(
        ({ seats }, side) =>
          html`<span class=${lit.includes(side) ? 'is-lit' : nothing} .style=${`--y:${ends[side] ?? 0}`}
            >${seats.map(({ seat, sitter }) => medal(texts, sitter, seat, side))}</span
          >`,
      )}
    </div>
  </figure>`;
}

function scaleOf({ byDeal, points, target }: CurveOptions) {
  const all = [...byDeal.flat(), target, 0];
  const [low, high] = [Math.min(...all), Math.max(1, ...all)];
  const part = (total: number) => (total - low) / (high - low);
  return {
    x: (deal: number) => Math.round((WIDTH * deal) / Math.max(1, byDeal.length - 1)),
    y: (total: number) => Math.round(HEIGHT * (points === 'lost' ? part(total) : 1 - part(total))),
  };
}

/** Returns places for faces near the wanted heights, 0 to 1. They do not overlap or leave the box. */
export function placesOf(wanted: readonly number[]): readonly number[] {
  const room = 1 / Math.max(1, wanted.length);
  const gap = Math.min(room, 0.2);
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = wanted.map((each) => Math.max(gap / 2, Math.min(1 - gap / 2, each)));
  for (const [n, seat] of order.entries()) {
    const before = order[n - 1];
    if (before !== undefined) places[seat] = Math.max(places[seat] ?? 0, (places[before] ?? 0) + gap);
  }
  for (const [n, seat] of [...order].reverse().entries()) {
    const most = 1 - gap / 2 - n * gap;
    places[seat] = Math.min(places[seat] ?? 0, most);
  }
  return places;
}

/** Returns the points of each deal as a table. */
export function dealTable({ byDeal, accounts }: Pick<CurveOptions, 'byDeal' | 'accounts'>, texts: SetUpTexts) {
  const words = texts.result;
  return html`<details class="course">
    <summary>${words.course}</summary>
    <div class="course-scroll" tabindex="0" role="region" aria-label=${words.course}>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">${words.deal}</th>
            ${accounts.map(({ name }) => html`<th scope="col" class="n">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${byDeal.slice(1).map(
            (totals, n) => html`<tr>
              <th scope="row">${n + 1}</th>
              ${totals.map((total, side) => {
                const made = total - (byDeal[n]?.[side] ?? 0);
                return html`<td class="n">${texts.figure(total)}${made === 0 ? nothing : html` <small>${words.made(made)}</small>`}</td>`;
              })}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
