import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Situation } from '../match/ports.ts';
import { bearingOf } from '../rules/bearing.ts';
import type { End, Laid } from '../rules/game.ts';
import { placeOfMove, tilesAt } from '../rules/moves.ts';
import { chainOf } from './arm-chain.ts';
import { pipInk } from './pips.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';
import { tileFace } from './tile-face.ts';

/** As many tiles of an arm are drawn at most; the label names all of them. */
const DRAWN = 3;

/** The layout: the first tile in the middle, every arm with its last tiles and its end as a button. */
export function starView(state: TableState, now: Situation, act: TableActions) {
  const { texts, numerals } = state;
  const { ends, laid } = now.seen;
  const first = laid[0];
  return html`
    <div class="dom-star">
      <div class="star-ring" role="group" aria-label=${texts.table.ends}>
        <svg class="star-inlay" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
          <path d=${inlay(ends.length || 8, 1)} /><path class="thin" d=${inlay(ends.length || 8, 0.93)} />
          <circle r="22" />
        </svg>
        ${
          first
            ? html`<div class="star-centre">
                <span class="sr">${texts.table.centre(first.tile)}</span>
                ${tileFace(first.inner, first.outer, numerals)}
              </div>`
            : nothing
        }
        ${ends.map((end) => armView(state, now, end, act))}
      </div>
    </div>
  `;
}

function armView(state: TableState, now: Situation, end: End, act: TableActions) {
  const { texts, desk, numerals, stops, gameOf } = state;
  const { seen } = now;
  const last = seen.laid.at(-1);
  const chain = chainOf(seen, end);
  const question = questionOf(state);
  const fitting = tilesAt(question?.moves ?? [], end.place);
  const fits = desk.picked !== null && fitting.includes(desk.picked);
  const [best] = desk.advised?.moves ?? [];
  const isAdvised = question !== null && !desk.picked && best !== undefined && placeOfMove(best) === end.place;
  const shut = end.state === 'dead' || end.state === 'closed';
  const isLast = last !== undefined && chain.includes(last);
  const { table } = gameOf(now);
  const place = texts.place(end.place, table, seen.laid);
  const words = texts.table;
  const label = {
    free: words.free(place, end.shows),
    open: words.end(place, end.shows),
    dead: words.dead(place, end.shows),
    closed: words.closed(place),
  }[end.state];
  return html`
    <div class="arm" .style=${`--turn:${bearingOf(end.place, table, seen.laid) ?? 0}deg`}>
      <div class="arm-chain">
        ${chain.slice(-DRAWN).map((each) => chainTile(each, numerals, each === last))}
      </div>
      ${chain.length > DRAWN ? html`<span class="arm-more" aria-hidden="true">${chain.length}</span>` : nothing}
      <button
        type="button"
        class=${classMap({ end: true, [`is-${end.state}`]: true, 'is-fit': fits, 'is-advised': isAdvised, 'is-last': isLast })}
        .style=${`--ink:${pipInk(end.shows)}`}
        data-group="places"
        data-id=${`${end.place}`}
        tabindex=${stops.places === `${end.place}` ? 0 : -1}
        aria-label=${label + words.chain(chain.map((each) => each.tile)) + (isLast ? words.last : '')}
        aria-disabled=${!(desk.picked ? fits : fitting.length > 0)}
        @click=${() => act.lay(end.place)}
        @focus=${() => act.focused('places', `${end.place}`)}
        @blur=${act.blurred}
      >
        <span aria-hidden="true">${shut ? nothing : end.shows}</span>
      </button>
    </div>
  `;
}

function chainTile(laid: Laid, numerals: boolean, last: boolean) {
  if (laid.closed) return html`<span class="tile tile-back" aria-hidden="true"></span>`;
  return html`<span class=${classMap({ 'chain-tile': true, 'is-last': last })}>
    ${tileFace(laid.outer, laid.inner, numerals)}
  </span>`;
}

/** A star of thin copper lines with as many points as there are arms. */
function inlay(arms: number, size: number): string {
  const points = Array.from({ length: arms * 2 }, (_, i) => {
    const angle = (Math.PI * i) / arms - Math.PI / 2;
    const radius = size * (i % 2 === 0 ? 97 : arms > 4 ? 50 : 34);
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
