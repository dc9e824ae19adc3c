/** The own hand: tiles as buttons that can be picked. */
import { html } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { thingsIn } from '../art/symbols.ts';
import type { Situation } from '../match/ports.ts';
import { tileWords } from '../present/why-words.ts';
import type { Seat, Tile } from '../rules/game.ts';
import { isLayable, isPlayable, tileOfMove } from '../rules/moves.ts';
import { halves } from '../rules/tiles.ts';
import { rows } from './keyed-rows.ts';
import { handOf, questionOf, type TableActions, type TableState } from './table-state.ts';
import { tileFace } from './tile-face.ts';

/** Returns a hand that its owner sees, in the owner's order. */
export function handView(state: TableState, _now: Situation, _seat: Seat, act: TableActions) {
  return handGroup(state.texts.table.hand(handOf(state).length), handTiles(state, act));
}

export const handGroup = (label: string, tiles: unknown) =>
  html`<div class="dom-hand" role="group" aria-label=${label}>${tiles}</div>`;

/** Returns the visible tiles of the hand, in their order. */
export function handTiles(state: TableState, act: TableActions) {
  const { texts, game, symbols } = state;
  const jokers = game.table.jokers ?? [];
  const label = (tile: Tile) =>
    `${tileWords(tile, questionOf(state), texts)}${jokers.includes(tile) ? texts.table.joker : ''}${thingsIn(symbols, ...halves(tile))}`;
  return rows(
    handOf(state),
    (tile) => tile,
    (tile) => tileButton(state, tile, label(tile), act),
  );
}

/** Returns a tile of the hand as a button. */
export function tileButton(state: TableState, tile: Tile, label: string, act: TableActions) {
  const { desk, stops, symbols } = state;
  const question = questionOf(state);
  const off = question !== null && !isPlayable(question.moves, tile);
  // A hand of which nothing can be put anywhere is not idle as a whole.
  const isAsked = handOf(state).some((one) => isLayable(question?.moves ?? [], one));
  const [best] = desk.advised?.moves ?? [];
  const isAdvised = best !== undefined && tileOfMove(best) === tile;
  return html`<button
    type="button"
    class=${classMap({ 'hand-tile': true, 'is-off': off && isAsked, 'is-playable': question !== null && !off, 'is-advised': isAdvised })}
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
    ${tileFace(...halves(tile), symbols)}
  </button>`;
}
