import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Situation } from '../match/ports.ts';
import { goalsAhead } from '../rules/goals.ts';
import { partnerOf } from '../rules/sides.ts';
import { actionsView } from './actions-view.ts';
import { rows } from './keyed-rows.ts';
import type { WordKind } from './kind.ts';
import { seatWords, statusOf } from './status-words.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

/** The whole DOM table. @param kind `null` before a match is shown. */
export function tableView(state: TableState, kind: WordKind | null, act: TableActions): TemplateResult {
  const { now, texts, viewer } = state;
  const laid = kind && now;
  return html`
    <section class=${classMap({ 'dom-table': true, 'is-canvas': !state.visible })} aria-label=${texts.table.label}>
      ${laid ? [seatsView(state, now, act), kind.memory(state, now)] : nothing}
      <p class="dom-status" role="status">${statusOf(state, kind)}</p>
      ${laid ? [numberView(state, now), kind.layout(state, now, act)] : nothing} ${waysView(state, act)} ${actionsView(state, kind, act)}
      ${laid && viewer !== null ? kind.hand(state, now, viewer, act) : nothing}
      <p class="dom-keys">${state.letters ? texts.table.keys : texts.table.keysFew}</p>
    </section>
    ${searchView(state)} ${logView(state, act)}
  `;
}

/** How far a long search has come: also over the canvas. */
function searchView({ desk, texts }: TableState) {
  const done = desk.advised?.done;
  return done === undefined
    ? nothing
    : html`<progress class="dom-search" aria-label=${texts.table.stillPossible} .value=${done}></progress>`;
}

/** The number that the table shows, for the ear whenever it changes. */
function numberView({ texts, gameOf }: TableState, now: Situation) {
  const { tableNumber } = gameOf(now);
  if (!tableNumber) return nothing;
  const number = tableNumber(now.seen);
  const goals = number ? goalsAhead(number).map(({ at, scores }) => texts.table.goal(at, scores)) : [];
  const words = number && texts.table.number[number.name](number.value) + goals.join('');
  return html`<p class="dom-number" role="status">${words ?? nothing}</p>`;
}

/** Every seat is a button by its name. What its label says in words beside that lies on it as figures, for the eye. */
function seatsView(state: TableState, now: Situation, act: TableActions) {
  const { texts, badges, latestBadge, viewer, stops } = state;
  const { length } = now.sitters;
  const columns = length > 5 ? Math.ceil(length / 2) : length;
  return html`
    <ul class="dom-seats" .style=${`--columns:${columns}`} aria-label=${texts.table.seats}>
      ${now.sitters.map((sitter, seat) => {
        const tiles = now.seen.hands[seat]?.length ?? 0;
        const score = now.totals[seat] ?? 0;
        const remembered = now.remembered?.[seat] ?? 0;
        const turn = now.seen.turn?.seat === seat;
        const label = [seatWords(state, now, seat), ...(badges.has(seat) ? [badges.get(seat)] : [])].join(', ');
        const side = now.seen.sides[seat] ?? seat;
        const isPartner = partnerOf(now.seen.sides, seat) !== null;
        return html`<li
          class=${classMap({ 'is-right': seat % columns >= columns / 2, 'is-partner': isPartner })}
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
            <span class="seat-name">${sitter.name}</span>
          </button>
          <span class="seat-tiles" aria-hidden="true"><i class="back"></i>${tiles}</span>
          <span class="seat-score" aria-hidden="true">${now.isSecret ? nothing : texts.figure(score)}${remembered > 0 ? ` (+${remembered})` : nothing}</span>
          ${now.starts === seat ? html`<span class="seat-starts" aria-hidden="true"></span>` : nothing}
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

/** The ways to lay the tile that was put in a place, while one is to be chosen. */
function waysView(state: TableState, act: TableActions) {
  const { texts, desk, stops } = state;
  const { picked, ways } = desk;
  if (!questionOf(state) || !picked || ways.length === 0) return nothing;
  return html`
    <div class="dom-ways" role="group" aria-label=${texts.table.howToLay(picked)}>
      ${ways.map((move, k) => {
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
          ${texts.scene.way(k + 1, move, ways)}
        </button>`;
      })}
    </div>
  `;
}

/** The live log. Closed, screen readers still hear it; open, it is seen beside the table. */
function logView({ texts, log, logOpen }: TableState, act: TableActions) {
  return html`
    <aside class=${classMap({ 'log-panel': true, 'is-open': logOpen })} aria-label=${texts.table.log}>
      <header class="log-head">
        <h2>${texts.table.log}</h2>
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
      <div class="log-lines" role="log" aria-live="polite" aria-label=${texts.table.log} tabindex=${logOpen ? 0 : -1}>
        ${rows(
          log,
          (line) => line.id,
          (line) => html`<p class=${line.head ? 'log-deal' : ''}>${line.text}</p>`,
        )}
      </div>
    </aside>
  `;
}
