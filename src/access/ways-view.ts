import { html, nothing } from 'lit-html';
import { wayLabels } from '../present/what-to-do.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

/** The ways to lay the tile that was put in a place, while one is to be chosen. */
export function waysView(state: TableState, act: TableActions) {
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
