import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { thingsIn } from '../art/symbols.ts';
import type { NamePlace } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { whoIs } from '../present/people.ts';
import { endWords, isPlayableAt, makesOf } from '../present/shown-ends.ts';
import type { End } from '../rules/game.ts';
import { advisedAt, waysAt } from '../rules/moves.ts';
import { pipInk } from './pip-spots.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';
import { numberFace } from './tile-face.ts';

export interface EndOptions {
  readonly end: End;
  /** Names the places of the table. */
  readonly place: NamePlace;
  /** Words for the ear after the state of the end. */
  readonly more: string;
  /** True if the last tile was played there. */
  readonly isLast: boolean;
}

/** Returns a place to play as a button. */
export function endView(
  state: TableState,
  now: Situation,
  { end, place, more, isLast }: EndOptions,
  act: TableActions,
) {
  const { texts, desk, stops, game, symbols, viewer } = state;
  const words = texts.table;
  const question = questionOf(state);
  const moves = question?.moves ?? [];
  const isAdvised = question !== null && !desk.picked && advisedAt(desk.advised, end.place) !== null;
  const [way] = waysAt(moves, desk.picked, end.place);
  const makes = state.makes && way ? makesOf(game, now.seen, way) : null;
  const isShut = end.state === 'dead' || end.state === 'closed';
  const [only = null] = isShut || end.accepts.length > 1 ? [] : end.accepts;
  const label = [
    endWords(
      now.seen,
      end,
      place(end.place, game.table, now.seen.laid, (seat) => whoIs(now, seat, viewer)),
      words,
    ),
    ...(only === null ? [] : [thingsIn(symbols, only)]),
    more,
    ...(makes ? [words.makes(makes.number, makes.points)] : []),
    ...(isLast ? [words.last] : []),
  ].join('');
  return html`
    <button
      type="button"
      class=${classMap({ end: true, [`is-${end.state}`]: true, 'is-fit': way !== undefined, 'is-advised': isAdvised, 'is-last': isLast })}
      .style=${`--ink:${pipInk(end.accepts[0] ?? end.shows)}`}
      data-group="places"
      data-id=${`${end.place}`}
      tabindex=${stops.places === `${end.place}` ? 0 : -1}
      aria-label=${label}
      aria-disabled=${!isPlayableAt(end, moves, desk.picked)}
      @click=${() => act.lay(end.place)}
      @focus=${() => act.focused('places', `${end.place}`)}
      @blur=${act.blurred}
    >
      ${signOf(end, only, isShut, state)}
      ${makes ? html`<b class=${classMap({ makes: true, scores: makes.points > 0 })} aria-hidden="true">${makes.points > 0 ? '+' : ''}${makes.value}</b>` : nothing}
    </button>
  `;
}

/** Returns the face of an end. Its name has the number in words, so the styles draw the figure, as pips are drawn. */
function signOf({ accepts }: End, only: number | null, isShut: boolean, { texts, symbols }: TableState) {
  const face = only === null ? nothing : numberFace(only, symbols);
  if (typeof face === 'number') return html`<span class="figure" aria-hidden="true" data-figure=${face}></span>`;
  return html`<span aria-hidden="true">${!isShut && accepts.length > 1 ? texts.table.anyTile : face}</span>`;
}
