/** The shelf: all games, to choose one. */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { giveFocus } from '../../page/focus.ts';
import { onKeys } from '../../page/keys.ts';
import type { App } from '../app.ts';
import { createFetched } from '../fetched.ts';
import { type Draft, withGame, withOption, withPeople } from '../setup/draft.ts';
import type { Drafting } from '../setup/drafting.ts';
import { openBook } from '../store/book.ts';
import { openFavourites } from '../store/favourites.ts';
import { board, button } from '../widgets.ts';
import { cardsOf, type ShelvedTable } from './agreed-cards.ts';
import { seatsWithPartners } from './game-kinds.ts';
import type { GamePicture } from './game-picture.ts';
import { ANYTHING, type Heading, type ShelfGroup, type ShelfWish, shelfFor } from './shelf.ts';
import { shelfCard } from './shelf-card.ts';
import { type Folding, shelfFilters } from './shelf-filters.ts';
import './shelf.css';

/** The number of last played games that come first. */
const PLAYED_LAST = 3;

/** Creates the shelf, which keeps its filters as long as the page lives. */
export function createShelf(app: App, texts: SetUpTexts, drafting: Drafting, picture: GamePicture) {
  const words = texts.shelf;
  const favourites = openFavourites(app.store);
  let wish: ShelfWish = ANYTHING;
  const folding = createFolding(() => app.redraw());
  /** The games that come first. Fixed while the shelf is open, so that no card moves under a finger. */
  let own: readonly string[] | null = null;
  /** The card that was pressed last; the keyboard focus returns to it. */
  let last: string | null = null;
  const finding = createFetched(
    async () => (await import('./finder.ts')).createFinder(app.matches.games),
    () => {
      if (wish.search !== '') app.redraw();
    },
  );

  const look = (next: ShelfWish) => {
    wish = next;
    app.redraw();
  };
  const leave = (to: () => void, at: ShelvedTable | null) => {
    own = null;
    last = at?.id ?? null;
    to();
  };
  const leaveBy = (type: 'BACK' | 'PUZZLES' | 'PADS') => () => leave(() => app.send({ type }), null);

  const choose = (table: ShelvedTable) => {
    const draft = drafting.now();
    if (!draft) return;
    const next = withCard(draft, table, texts);
    // A game that is only close to what was looked for may have too few seats.
    drafting.change(wish.people === table.people ? withPeople(next, table.seats, table.people, texts) : next);
    // The next visit to the shelf is for another game.
    wish = { ...wish, search: '' };
    leave(() => app.send({ type: 'SETUP' }), table);
  };
  const card = (table: ShelvedTable) => {
    const { id, game } = table;
    const star = () => {
      favourites.toggle(game.id);
      app.redraw();
    };
    return shelfCard(texts, {
      table,
      picture: picture(game),
      isFavourite: favourites.has(game.id),
      isLast: id === last,
      isCounted: wish.people !== null,
      choose: () => choose(table),
      star: id === game.id ? star : null,
      readRules: () => leave(() => app.send({ type: 'RULES', reading: { game: game.id, now: null } }), table),
    });
  };
  const group = ({
    heading,
    games,
  }: ShelfGroup) => html`<section class="shelf-group" aria-labelledby=${`shelf-${heading}`}>
    <h2 id=${`shelf-${heading}`}>${headingWords(texts, heading, wish.people)}</h2>
    <ul class="shelf-games" @keydown=${onKeys(toNeighbour)}>${repeat(
      games.flatMap((table) => cardsOf(table, app.settings.now.speed)),
      ({ id }) => id,
      card,
    )}</ul>
  </section>`;

  return () => {
    const { games } = app.matches;
    own ??= ownGames(app, favourites.has);
    const groups = shelfFor(games, wish, own, { texts, speed: app.settings.now.speed, finder: finding.ask() });
    const found = groups.reduce((sum, { heading, games }) => sum + (heading === 'closest' ? 0 : games.length), 0);
    const hasPartners = games.some((game) => seatsWithPartners(game).length > 0);
    return board({
      id: 'shelf',
      title: words.title,
      wide: true,
      onEscape: leaveBy('BACK'),
      body: html`
        ${shelfFilters(texts, wish, hasPartners, folding, look)}
        ${shelfHead(texts, found, leaveBy('PUZZLES'))}
        ${found === 0 ? button({ text: words.all, onPress: () => look(ANYTHING) }) : nothing}
        <div class="shelf-groups">${repeat(groups, ({ heading }) => heading, group)}</div>
      `,
      foot: html`
        ${button({ text: texts.setup.back, onPress: leaveBy('BACK') })}
        ${button({ text: texts.pad.all, onPress: leaveBy('PADS') })}
      `,
    });
  };
}

/** Returns the number of games that were found, and the way to the puzzle room. */
const shelfHead = ({ shelf, room }: SetUpTexts, found: number, toPuzzles: () => void) => html`<div class="shelf-head">
  <p class="shelf-found" role="status">${shelf.found(found)}</p>
  <button type="button" class="shelf-rules" @click=${toPuzzles}>${room.title}</button>
</div>`;

/** Returns the words of a heading. `people`: the number that the player has chosen. */
function headingWords({ shelf, setup }: SetUpTexts, heading: Heading, people: number | null): string {
  if (heading === 'own' || heading === 'closest' || heading === 'called') return shelf[heading];
  if (heading === 'together' || heading === 'bots') return shelf[heading](people ?? 1);
  return setup.kinds[heading];
}

/** Returns the draft with the game of a card, and the options that it sets. */
function withCard(draft: Draft, { game, given }: ShelvedTable, texts: SetUpTexts): Draft {
  const start = withGame(draft, game, texts);
  return Object.entries(given).reduce((so, [id, value]) => withOption(so, id, value), start);
}

/** Returns the folding of the filters, folded at first. */
function createFolding(redraw: () => void): Folding {
  let isOpen = false;
  return {
    get isOpen() {
      return isOpen;
    },
    turn() {
      isOpen = !isOpen;
      redraw();
    },
  };
}

/** Returns the last played game, the favourites, and the games played before it, each once. */
function ownGames({ matches, store }: App, isFavourite: (game: string) => boolean): readonly string[] {
  const last = matches.last()?.game;
  const played = new Set(
    openBook(store)
      .all()
      .map(({ game }) => game),
  );
  const recent = [...new Set([...(last ? [last] : []), ...played])].slice(0, PLAYED_LAST);
  const stars = matches.games.map(({ id }) => id).filter(isFavourite);
  return [...new Set([...recent.slice(0, 1), ...stars, ...recent])];
}

/** Moves from card to card with the arrow keys. */
function toNeighbour(key: string, event: KeyboardEvent) {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const { target, currentTarget } = event;
  if (!way || !(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  const cards = [...(currentTarget.closest('.shelf-groups')?.querySelectorAll<HTMLElement>('.shelf-choose') ?? [])];
  const next = cards[cards.indexOf(target) + way];
  if (!cards.includes(target) || !next) return;
  event.preventDefault();
  giveFocus(next);
}
