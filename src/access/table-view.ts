import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Presented } from '../present/presented.ts';
import { numberOf } from '../present/shown-number.ts';
import { seatWords, shownSeats } from '../present/shown-seats.ts';
import { timeWords } from '../present/shown-time.ts';
import { promptOf, wayLabels } from '../present/what-to-do.ts';
import { seatsByPlace } from '../rules/players.ts';
import { actionsView } from './actions-view.ts';
import { rows } from './keyed-rows.ts';
import type { WordKind } from './kind.ts';
import { ownTilesView } from './own-tiles-view.ts';
import { presentedOf, questionOf, type TableActions, type TableState } from './table-state.ts';

/** Returns the whole DOM table. @param kind null before a match is shown. */
export function tableView(state: TableState, kind: WordKind | null, act: TableActions): TemplateResult {
  const { texts, viewer } = state;
  const presented = kind && presentedOf(state);
  return html`
    <section class=${classMap({ 'dom-table': true, 'is-canvas': !state.visible })} aria-label=${texts.table.label}>
      ${presented ? [seatsView(state, presented, act), kind.memory(state, presented.now)] : nothing}
      <p class="dom-status" role="status">${state.said ?? (presented ? promptOf(presented, texts).full : texts.table.quiet)}</p>
      ${presented ? [timeView(state, presented), numberView(presented, texts), layoutView(state, presented, kind, act)] : nothing} ${waysView(state, act)} ${actionsView(state, act)}
      ${presented && viewer !== null ? kind.hand(state, presented.now, viewer, act) : nothing}
      <p class="dom-keys">${state.letters ? texts.table.keys : texts.table.keysFew}</p>
    </section>
    ${searchView(state)} ${logView(state, act)}
  `;
}

/** Returns the tiles on the table: those laid or, while the seats take their own (1.13), those that can be taken. */
const layoutView = (state: TableState, { now }: Presented, kind: WordKind, act: TableActions) =>
  now.isTaking ? ownTilesView(state, now, act) : kind.layout(state, now, act);

/** Returns the progress of a long search, shown over the canvas too. */
function searchView({ desk, texts }: TableState) {
  const done = desk.advised?.done;
  return done === undefined
    ? nothing
    : html`<progress class="dom-search" aria-label=${texts.scene.stillPossible} .value=${done}></progress>`;
}

/** Returns the number of the table, which is read out whenever it changes. */
function numberView(presented: Presented, texts: TableState['texts']) {
  if (!presented.game.tableNumber) return nothing;
  return html`<p class="dom-number" role="status">${numberOf(presented, texts)?.full ?? nothing}</p>`;
}

/** 20.7: returns the time that is left. */
function timeView({ minutes, texts }: TableState, { now }: Presented) {
  const words = timeWords(now, minutes, texts);
  return words === null ? nothing : html`<p class="dom-number">${words}</p>`;
}

/** Returns every seat as a button with its name. Figures on it show the other parts of its label to the eye. */
function seatsView({ texts, badges, latestBadge, stops }: TableState, presented: Presented, act: TableActions) {
  const { now, viewer } = presented;
  const { waits = [] } = now.seen;
  const all = shownSeats(now, texts);
  // 20.8: whoever waits sits behind the players, in the order of their turns.
  const seats = seatsByPlace(now.seen, 0).flatMap((seat) => all[seat] ?? []);
  const { length } = seats;
  const columns = length > 5 ? Math.ceil(length / 2) : length;
  return html`
    <ul class="dom-seats" .style=${`--columns:${columns}`} aria-label=${texts.table.seats}>
      ${seats.map(({ seat, name, side, hasPartner, total, remembered, turn, starts }, place) => {
        const tiles = now.seen.hands[seat]?.length ?? 0;
        const badge = badges.get(seat);
        const label = [seatWords(presented, seat, texts), ...(badge ? [badge.heard] : [])].join(', ');
        return html`<li
          class=${classMap({ 'is-right': place % columns >= columns / 2, 'is-partner': hasPartner, 'is-waiting': waits.includes(seat) })}
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
          ${waits.includes(seat) ? nothing : html`<span class="seat-tiles" aria-hidden="true"><i class="back"></i>${tiles}</span>`}
          <span class="seat-score" aria-hidden="true">${total === null ? nothing : texts.figure(total)}${remembered > 0 ? ` (+${remembered})` : nothing}</span>
          ${starts ? html`<span class="seat-starts" aria-hidden="true"></span>` : nothing}
          ${
            badge
              ? html`<span class=${classMap({ 'seat-badge': true, 'is-latest': seat === latestBadge })} aria-hidden="true"
                  >${badge.seen}</span
                >`
              : nothing
          }
        </li>`;
      })}
    </ul>
  `;
}

/** Returns the ways to play the tile that was put in a place, while one has to be chosen. */
function waysView(state: TableState, act: TableActions) {
  const { texts, desk, stops } = state;
  const { picked, ways } = desk;
  if (!questionOf(state) || !picked || ways.length === 0) return nothing;
  return html`
    <div class="dom-ways" role="group" aria-label=${texts.table.howToLay(picked)}>
      ${wayLabels(ways, true, texts).map((label, k) => {
        return html`<button
          type="button"
          class="dom-action is-main"
          data-group="ways"
          data-id=${k}
          tabindex=${stops.ways === `${k}` ? 0 : -1}
          @click=${() => desk.isEarly() || act.layAs(k)}
          @focus=${() => act.focused('ways', `${k}`)}
          @blur=${act.blurred}
        >
          ${label}
        </button>`;
      })}
    </div>
  `;
}

/** Returns the live log. If closed, screen readers still read it; if open, it is visible beside the table. */
function logView({ texts, log, logOpen }: TableState, act: TableActions) {
  return html`
    <aside class=${classMap({ 'log-panel': true, 'is-open': logOpen })} aria-label=${texts.scene.names.log}>
      <header class="log-head">
        <h2>${texts.scene.names.log}</h2>
        <button
          type="button"
          class="dom-action log-close"
          tabindex=${logOpen ? 0 : -1}
          aria-label=${texts.table.closeLog}
          @click=${() => act.openLog(false)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="log-lines" role="log" aria-live="polite" aria-label=${texts.scene.names.log} tabindex=${logOpen ? 0 : -1}>
        ${rows(
          log,
          (line) => line.id,
          (line) =>
            html`<p class=${line.head ? 'log-deal' : ''} aria-live=${line.recalled ? 'off' : nothing}>${line.text}</p>`,
        )}
      </div>
    </aside>
  `;
}
