import { html } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Tile } from '../rules/game.ts';
import { isLayable, isPlayable, tileOfMove } from '../rules/moves.ts';
import { halves } from '../rules/tiles.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';
import { tileFace } from './tile-face.ts';

/** A tile of the own hand, to be taken up. */
export function tileButton(state: TableState, tile: Tile, label: string, act: TableActions) {
  const { desk, stops, numerals } = state;
  const question = questionOf(state);
  const off = question !== null && !isPlayable(question.moves, tile);
  const [best] = desk.advised?.moves ?? [];
  const isAdvised = best !== undefined && tileOfMove(best) === tile;
  return html`<button
    type="button"
    class=${classMap({ 'hand-tile': true, 'is-off': off, 'is-playable': question !== null && !off, 'is-advised': isAdvised })}
    data-group="hand"
    data-id=${tile}
    tabindex=${stops.hand === tile ? 0 : -1}
    aria-label=${label}
    aria-pressed=${desk.picked === tile}
    aria-disabled=${off && !isLayable(question.moves, tile)}
    @click=${(event: MouseEvent) => act.take(tile, event.detail === 0)}
    @focus=${() => act.focused('hand', tile)}
    @blur=${act.blurred}
  >
    ${tileFace(...halves(tile), numerals)}
  </button>`;
}
