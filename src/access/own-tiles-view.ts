/** The tiles that lie face down while the seats take their own (1.13), as buttons. */
import { html } from 'lit-html';
import type { Situation } from '../match/ports.ts';
import type { Position } from '../rules/game.ts';
import { rows } from './keyed-rows.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

/** Returns a list of the tiles, each named by its place in the heap. */
export function ownTilesView(state: TableState, { seen }: Situation, act: TableActions) {
  const { table } = state.texts;
  return html`<div class="dom-own" role="group" aria-label=${table.toTake(seen.boneyard.length)}>
    ${rows(
      seen.boneyard,
      (at) => at,
      (at) => tileToTake(state, at, act),
    )}
  </div>`;
}

function tileToTake(state: TableState, at: Position, act: TableActions) {
  const id = `${at}`;
  return html`<button
    type="button"
    class="own-tile"
    data-group="places"
    data-id=${id}
    tabindex=${state.stops.places === id ? 0 : -1}
    aria-label=${state.texts.table.tileToTake(at + 1)}
    aria-disabled=${questionOf(state) === null}
    @click=${() => act.takeOwn(at)}
    @focus=${() => act.focused('places', id)}
    @blur=${act.blurred}
  >
    <i class="back"></i>
  </button>`;
}
