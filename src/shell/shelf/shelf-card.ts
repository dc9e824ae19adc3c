import { html, nothing, type TemplateResult } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { ShelvedTable } from './agreed-cards.ts';
import { seatsWithPartners } from './game-kinds.ts';

export interface Card {
  readonly table: ShelvedTable;
  readonly picture: TemplateResult;
  readonly isFavourite: boolean;
  /** True if the keyboard focus returns to this card. */
  readonly isLast: boolean;
  /** True if the player has chosen a number of people. */
  readonly isCounted: boolean;
  choose(): void;
  /** Turns the star of the game; `null` on a card that is not the game's own. */
  readonly star: (() => void) | null;
  readRules(): void;
}

/** Returns the card of a game on the shelf: its picture, facts, and buttons. */
export function shelfCard(texts: SetUpTexts, card: Card) {
  const { id } = card.table;
  const words = texts.shelf;
  const { name, line } = wordsOf(texts, card);
  const names = texts.names[id];
  return html`<li class="shelf-game">
    ${card.picture}
    <div class="shelf-words">
      <h3>
        <button
          type="button"
          class="shelf-choose"
          value=${id}
          ?data-autofocus=${card.isLast}
          @click=${card.choose}
          >${name}</button
        >
      </h3>
      <p class="game-facts">${factsOf(texts, card).map((fact) => html`<i class="fact">${fact}</i> `)}</p>
      <p class="shelf-line">${line}</p>
      ${names ? html`<p class="shelf-names">${words.alsoKnown(names)}</p>` : nothing}
    </div>
    ${card.star ? starButton(words.favourite(name), card.isFavourite, card.star) : nothing}
    <div class="shelf-more">
      <button type="button" class="shelf-rules" aria-label=${words.rulesOf(name)} @click=${card.readRules}>
        ${texts.setup.rules}
      </button>
    </div>
  </li>`;
}

/** Returns the name and the line of a card: those of the game, or of the way it is played. */
function wordsOf({ games, lines, agreedCards }: SetUpTexts, { table: { id, game } }: Card) {
  return agreedCards[id] ?? { name: games[game.id]?.name ?? game.id, line: lines[game.id] };
}

function starButton(label: string, isFavourite: boolean, press: () => void) {
  return html`<button
    type="button"
    class="shelf-star"
    aria-pressed=${isFavourite}
    aria-label=${label}
    @click=${press}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2.6l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.4l-5.9 3.3 1.3-6.6L2.5 9.5l6.6-.8z" />
    </svg>
  </button>`;
}

/** Returns the facts of a table: its seats, partners, and usual time. */
function factsOf({ shelf: words, setup }: SetUpTexts, { table, isCounted }: Card): readonly string[] {
  const { game, seats, people, minutes } = table;
  const isTold = isCounted && seats > people;
  const company = isTold
    ? words.withBots(people, seats - people)
    : setup.seatRange(game.seats[0] ?? 0, game.seats.at(-1) ?? 0);
  // The set-up may be for other seats, and for another time.
  const isOneOfSeveral = game.seats.length > 1 && !isTold;
  const time = (minutes: number) => (isOneOfSeveral ? setup.aboutFor(minutes, seats) : setup.about(minutes));
  return [
    company,
    ...(seatsWithPartners(game).includes(seats) ? [words.onlyPartners] : []),
    ...(minutes === null ? [] : [time(minutes)]),
  ];
}
