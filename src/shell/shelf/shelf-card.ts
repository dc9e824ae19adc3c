import { html, nothing, type TemplateResult } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { seatsWithPartners } from './game-kinds.ts';
import type { OnShelf } from './shelf.ts';

export interface Card {
  readonly table: OnShelf;
  readonly picture: TemplateResult;
  readonly isFavourite: boolean;
  /** True if the keyboard focus returns to this card. */
  readonly isLast: boolean;
  /** True if the player has chosen a number of people. */
  readonly isCounted: boolean;
  choose(): void;
  star(): void;
  readRules(): void;
}

/** Returns the card of a game on the shelf: its picture, facts, and buttons. */
export function shelfCard(texts: SetUpTexts, card: Card) {
  const { game } = card.table;
  const words = texts.shelf;
  const name = texts.games[game.id]?.name ?? game.id;
  const names = texts.names[game.id];
  return html`<li class="shelf-game">
    ${card.picture}
    <div class="shelf-words">
      <h3>
        <button
          type="button"
          class="shelf-choose"
          value=${game.id}
          ?data-autofocus=${card.isLast}
          @click=${card.choose}
          >${name}</button
        >
      </h3>
      <p class="game-facts">${factsOf(texts, card).map((fact) => html`<i class="fact">${fact}</i> `)}</p>
      <p class="shelf-line">${texts.lines[game.id]}</p>
      ${names ? html`<p class="shelf-names">${words.alsoKnown(names)}</p>` : nothing}
    </div>
    <button
      type="button"
      class="shelf-star"
      aria-pressed=${card.isFavourite}
      aria-label=${words.favourite(name)}
      @click=${card.star}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.6l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.4l-5.9 3.3 1.3-6.6L2.5 9.5l6.6-.8z" />
      </svg>
    </button>
    <div class="shelf-more">
      <button type="button" class="shelf-rules" aria-label=${words.rulesOf(name)} @click=${card.readRules}>
        ${texts.setup.rules}
      </button>
    </div>
  </li>`;
}

/** Returns the facts of a table: its seats, partners, and usual time. */
function factsOf({ shelf: words, setup }: SetUpTexts, { table, isCounted }: Card): readonly string[] {
  const { game, seats, people, minutes } = table;
  const company =
    isCounted && seats > people
      ? words.withBots(people, seats - people)
      : setup.seatRange(game.seats[0] ?? 0, game.seats.at(-1) ?? 0);
  return [
    company,
    ...(seatsWithPartners(game).includes(seats) ? [words.onlyPartners] : []),
    ...(minutes === null ? [] : [setup.about(minutes)]),
  ];
}
