/** Arms around a first tile in the middle. */
import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Symbols } from '../../art/symbols.ts';
import type { NamePlace } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { End, Laid } from '../../rules/game.ts';
import { bearingOf } from '../../rules/kinds.ts';
import { lastPlayed } from '../../rules/order-of-play.ts';
import { chainOf } from '../arm-chain.ts';
import { endView } from '../end-view.ts';
import type { WordKind } from '../kind.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { tileFace } from '../tile-face.ts';
import { laid, plain, plainLog } from './plain.ts';

/** @param place names the arms. */
export const star = (place: NamePlace): WordKind => ({
  ...plain,
  layout: (state, now, act) => starView(place, state, now, act),
  log: {
    ...plainLog,
    led: (who, face, words) => words.led(who, face),
    laid(play) {
      const { beat, seen, who, place, words } = play;
      return seen.laid[beat.index]?.to === 0 ? words.started(who, beat.tile, place) : laid(play);
    },
  },
});

/** The most tiles of an arm that are drawn; the label names all of them. */
const DRAWN = 3;

/** Returns the layout: the first tile in the middle, and every arm with its last tiles and its end as a button. */
function starView(place: NamePlace, state: TableState, now: Situation, act: TableActions) {
  const { texts, symbols } = state;
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
                ${tileFace(first.inner, first.outer, symbols)}
              </div>`
            : nothing
        }
        ${ends.map((end) => armView(place, state, now, end, act))}
      </div>
    </div>
  `;
}

function armView(place: NamePlace, state: TableState, now: Situation, end: End, act: TableActions) {
  const { texts, symbols, game } = state;
  const { seen } = now;
  const last = lastPlayed(seen);
  const chain = chainOf(seen, end);
  const isLast = last !== null && chain.includes(last);
  const more = texts.table.chain(chain.map((each) => each.tile));
  return html`
    <div class="arm" .style=${`--turn:${bearingOf(end.place, game.table, seen.laid) ?? 0}deg`}>
      <div class="arm-chain">
        ${chain.slice(-DRAWN).map((each) => chainTile(each, symbols, each === last))}
      </div>
      ${chain.length > DRAWN ? html`<span class="arm-more" aria-hidden="true">${chain.length}</span>` : nothing}
      ${endView(state, now, { end, place, more, isLast }, act)}
    </div>
  `;
}

function chainTile(laid: Laid, symbols: Symbols, last: boolean) {
  if (laid.closed) return html`<span class="tile tile-back" aria-hidden="true"></span>`;
  return html`<span class=${classMap({ 'chain-tile': true, 'is-last': last })}>
    ${tileFace(laid.outer, laid.inner, symbols)}
  </span>`;
}

/** Returns a star of thin copper lines with one point per arm. */
function inlay(arms: number, size: number): string {
  const points = Array.from({ length: arms * 2 }, (_, i) => {
    const angle = (Math.PI * i) / arms - Math.PI / 2;
    const radius = size * (i % 2 === 0 ? 97 : arms > 4 ? 50 : 34);
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
