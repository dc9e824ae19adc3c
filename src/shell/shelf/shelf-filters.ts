import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { giveFocus } from '../../page/focus.ts';
import { type HearKey, onKeys } from '../../page/keys.ts';
import { choice } from '../widgets.ts';
import { MINUTES, PEOPLE, type ShelfWish } from './shelf.ts';

/** The value for any number of people or minutes. */
const ANY = 0;

/** The folding of the filters on small screens; on large ones all of them are in view. */
export interface Folding {
  readonly isOpen: boolean;
  turn(): void;
}

/** Returns the filters of the shelf. The one for partners is left out if no game has them. */
export function shelfFilters(
  { shelf: words }: SetUpTexts,
  wish: ShelfWish,
  hasPartners: boolean,
  folding: Folding,
  onChange: (wish: ShelfWish) => void,
) {
  const set = [wish.people !== null, wish.minutes !== null, wish.partners].filter(Boolean).length;
  const any = { value: ANY, text: words.any };
  const most = PEOPLE.at(-1);
  const search = ({ target }: Event) =>
    target instanceof HTMLInputElement && onChange({ ...wish, search: target.value });
  /** Enter moves to the first game found. Escape clears the search before it leaves the shelf. */
  const onKey: HearKey = (key, event) => {
    if (key === 'Enter' && event.target instanceof HTMLElement)
      giveFocus(event.target.closest('.board')?.querySelector<HTMLElement>('.shelf-choose'));
    if (key !== 'Escape' || wish.search === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange({ ...wish, search: '' });
  };
  return html`<search class="shelf-filters ${folding.isOpen ? 'is-open' : ''}">
    <input
      class="name shelf-search"
      type="search"
      autocomplete="off"
      enterkeyhint="search"
      aria-label=${words.search}
      placeholder=${words.search}
      .value=${live(wish.search)}
      @input=${search}
      @keydown=${onKeys(onKey)}
    />
    <button
      type="button"
      class="button shelf-fold"
      aria-expanded=${folding.isOpen}
      aria-controls="shelf-choices"
      @click=${folding.turn}
      >${set === 0 ? words.filters : words.filtersSet(set)}</button
    >
    <div class="shelf-choices" id="shelf-choices">
    ${choice({
      id: 'people',
      label: words.people,
      choices: [any, ...PEOPLE.map((n) => ({ value: n, text: n === most ? words.orMore(n) : `${n}` }))],
      value: wish.people ?? ANY,
      onChange: (people) => onChange({ ...wish, people: people === ANY ? null : people }),
    })}
    ${choice({
      id: 'minutes',
      label: words.minutes,
      choices: [any, ...MINUTES.map((minutes) => ({ value: minutes, text: words.upTo(minutes) }))],
      value: wish.minutes ?? ANY,
      onChange: (minutes) => onChange({ ...wish, minutes: minutes === ANY ? null : minutes }),
    })}
    ${
      hasPartners
        ? choice({
            id: 'partners',
            label: words.partners,
            choices: [
              { value: false, text: words.any },
              { value: true, text: words.onlyPartners },
            ],
            value: wish.partners,
            onChange: (partners) => onChange({ ...wish, partners }),
          })
        : nothing
    }
    </div>
  </search>`;
}
