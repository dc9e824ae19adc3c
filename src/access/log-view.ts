import { html } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { rows } from './keyed-rows.ts';
import type { TableActions, TableState } from './table-state.ts';

/** The live log. Closed, screen readers still hear it; open, it is seen beside the table. */
export function logView({ texts, log, logOpen }: TableState, act: TableActions) {
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
          (line) => html`<p class=${line.head ? 'log-deal' : ''}>${line.text}</p>`,
        )}
      </div>
    </aside>
  `;
}
