import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Presented } from '../present/presented.ts';
import { numberOf } from '../present/shown-number.ts';
import { seatsOf, seatWords } from '../present/shown-seats.ts';
import { lineOf } from '../present/what-to-do.ts';
import { tileWords } from '../present/why-words.ts';
import type { Tile } from '../rules/game.ts';
import { actionsView } from './actions-view.ts';
import { tileButton } from './hand-tile.ts';
import { rows } from './keyed-rows.ts';
import { memoryView, openRowsView, viewOf } from './kind-views.ts';
import { handOf, presentedOf, questionOf, type TableActions, type TableState } from './table-state.ts';
import { waysView } from './ways-view.ts';

/** The whole DOM table but the log. */
export function tableView(state: TableState, act: TableActions): TemplateResult {
  const { now, texts } = state;
  const presented = presentedOf(state);
  return html`
    <section class=${classMap({ 'dom-table': true, 'is-canvas': !state.visible })} aria-label=${texts.table.label}>
      ${presented ? seatsView(state, presented, act) : nothing}
      ${now ? memoryView(state, now) : nothing}
      <p class="dom-status" role="status">${state.said ?? (presented ? lineOf(presented, texts).full : texts.table.quiet)}</p>
      ${presented ? [numberView(presented, texts), viewOf(presented.game.table).places(state, presented.now, act)] : nothing} ${waysView(state, act)} ${actionsView(state, act)} ${handView(state, act)}
      <p class="dom-keys">${state.letters ? texts.table.keys : texts.table.keysFew}</p>
    </section>
    ${searchView(state)}
  `;
}

/** How far a long search has come: also over the canvas. */
function searchView({ desk, texts }: TableState) {
  const done = desk.advised?.done;
  return done === undefined
    ? nothing
    : html`<progress class="dom-search" aria-label=${texts.scene.stillPossible} .value=${done}></progress>`;
}

/** The number that the table shows, for the ear whenever it changes. */
function numberView(presented: Presented, texts: TableState['texts']) {
  if (!presented.game.tableNumber) return nothing;
  return html`<p class="dom-number" role="status">${numberOf(presented, texts)?.full ?? nothing}</p>`;
}

/** Every seat is a button by its name. What its label says in words beside that lies on it as figures, for the eye. */
function seatsView({ texts, badges, latestBadge, stops }: TableState, presented: Presented, act: TableActions) {
  const { now, viewer } = presented;
  const seats = seatsOf(now, texts);
  const { length } = seats;
  const columns = length > 5 ? Math.ceil(length / 2) : length;
  return html`
    <ul class="dom-seats" .style=${`--columns:${columns}`} aria-label=${texts.table.seats}>
      ${seats.map(({ seat, name, side, hasPartner, total, remembered, turn, starts }) => {
        const tiles = now.seen.hands[seat]?.length ?? 0;
        const label = [seatWords(presented, seat, texts), ...(badges.has(seat) ? [badges.get(seat)] : [])].join(', ');
        return html`<li
          class=${classMap({ 'is-right': seat % columns >= columns / 2, 'is-partner': hasPartner })}
          .style=${`--side:var(--seat-${side % 10})`}
        >
          <button
            type="button"
            class=${classMap({ seat: true, 'is-turn': turn, 'is-you': viewer === seat })}
            data-group="seats"
            data-id=${seat}
            tabindex=${stops.seats === `${seat}` ? 0 : -1}
            aria-label=${label}
            @click=${() => act.tell(seat)}
            @focus=${() => act.focused('seats', `${seat}`)}
            @blur=${act.blurred}
          >
            <span class="seat-name">${name}</span>
          </button>
          <span class="seat-tiles" aria-hidden="true"><i class="back"></i>${tiles}</span>
          <span class="seat-score" aria-hidden="true">${total === null ? nothing : texts.figure(total)}${remembered > 0 ? ` (+${remembered})` : nothing}</span>
          ${starts ? html`<span class="seat-starts" aria-hidden="true"></span>` : nothing}
          ${
            badges.has(seat)
              ? html`<span class=${classMap({ 'seat-badge': true, 'is-latest': seat === latestBadge })} aria-hidden="true"
                  >${badges.get(seat)}</span
                >`
              : nothing
          }
        </li>`;
      })}
    </ul>
  `;
}

function handView(state: TableState, act: TableActions) {
  const { now, viewer, texts, gameOf } = state;
  if (!now || viewer === null) return nothing;
  const hand = handOf(state);
  const { table, jokers } = gameOf(now);
  const { rows: openRows } = table;
  const all = jokers?.(now.seen.options) ?? [];
  const inRow = table.hands ? (now.seen.hands[viewer]?.length ?? 0) : null;
  const label = (tile: Tile) =>
    `${tileWords(tile, questionOf(state), texts)}${all.includes(tile) ? texts.table.joker : ''}`;
  return html`
    <div class="dom-hand" role="group" aria-label=${inRow === null ? texts.table.hand(hand.length) : texts.table.unseenRow(inRow)}>
      ${
        openRows
          ? openRowsView(state, now.seen, viewer, openRows, act)
          : rows(
              hand,
              (tile) => tile,
              (tile) => tileButton(state, tile, label(tile), act),
            )
      }
    </div>
  `;
}
