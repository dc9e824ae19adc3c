import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Situation } from '../match/ports.ts';
import type { End } from '../rules/game.ts';
import { advisedAt, tilesAt, waysAt } from '../rules/moves.ts';
import { pipInk } from './pips.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

export interface EndOptions {
  readonly end: End;
  /** What the ear is told beside the state of the end. */
  readonly more: string;
  /** Whether the tile that was played last lies there. */
  readonly isLast: boolean;
}

/** A place to play as a button. */
export function endView(state: TableState, now: Situation, { end, more, isLast }: EndOptions, act: TableActions) {
  const { texts, desk, stops, gameOf, makes: isTold } = state;
  const words = texts.table;
  const { table, tableNumber, scoresOf } = gameOf(now);
  const question = questionOf(state);
  const fitting = tilesAt(question?.moves ?? [], end.place);
  const isAdvised = question !== null && !desk.picked && advisedAt(desk.advised, end.place) !== null;
  const [way] = waysAt(question?.moves ?? [], desk.picked, end.place);
  const fits = way !== undefined;
  const told = isTold ? way : undefined;
  const points = (told && scoresOf?.(now.seen, told)) || 0;
  const number = told && tableNumber?.(now.seen, told)?.value;
  const makes = points > 0 ? `+${points}` : number;
  const label = [
    endWords(end, texts.place(end.place, table, now.seen.laid), words),
    more,
    ...(makes === undefined ? [] : [words.makes(number, points)]),
    ...(isLast ? [words.last] : []),
  ].join('');
  const isShut = end.state === 'dead' || end.state === 'closed';
  return html`
    <button
      type="button"
      class=${classMap({ end: true, [`is-${end.state}`]: true, 'is-fit': fits, 'is-advised': isAdvised, 'is-last': isLast })}
      .style=${`--ink:${pipInk(end.accepts[0] ?? end.shows)}`}
      data-group="places"
      data-id=${`${end.place}`}
      tabindex=${stops.places === `${end.place}` ? 0 : -1}
      aria-label=${label}
      aria-disabled=${!(desk.picked ? fits : fitting.length > 0)}
      @click=${() => act.lay(end.place)}
      @focus=${() => act.focused('places', `${end.place}`)}
      @blur=${act.blurred}
    >
      <span aria-hidden="true">${isShut ? nothing : isAny(end.accepts) ? words.anyTile : end.accepts.join('/')}</span>
      ${makes === undefined ? nothing : html`<b class=${classMap({ makes: true, scores: points > 0 })} aria-hidden="true">${makes}</b>`}
    </button>
  `;
}

type Words = TableState['texts']['table'];

/** 15.1: whether nothing need match there. */
const isAny = (accepts: readonly number[]) => accepts.length > 1;

/** An end in words. */
export function endWords({ state, shows, accepts }: End, place: Parameters<Words['closed']>[0], words: Words): string {
  switch (state) {
    case 'free':
      return words.free(place, shows);
    case 'open':
      if (isAny(accepts)) return words.any(place);
      return words.end(place, shows, accepts);
    case 'dead':
      return words.dead(place, accepts);
    case 'closed':
      return words.closed(place);
  }
}
