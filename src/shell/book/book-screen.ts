/**
 * The record book: statistics, records against characters, and the last matches. It can be exported to a file and
 * imported.
 */
import { html, nothing, svg } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { gameById } from '../../rules/games.ts';
import type { App } from '../app.ts';
import { LONGEST_KEPT, textOf } from '../given-file.ts';
import { focusOffered } from '../page-behaviour.ts';
import { type Book, MOST, openBook, type Played, WATCHED } from '../store/book.ts';
import { withShownNames } from '../store/kept-names.ts';
import { dayOf, dayOfNumber } from '../today/day.ts';
import { board, button } from '../widgets.ts';
import { curveOf, ownSeat, rivalriesOf, type Tally, talliesOf } from './book-figures.ts';
import { featList } from './feat-list.ts';
import './book.css';

/** The number of listed matches: those that can be watched. */
const LISTED = WATCHED;
/** The size of the curve's box, in its own units. */
const CURVE = { width: 300, height: 60 } as const;

export function createBook(app: App, texts: BotTexts & SetUpTexts) {
  const book = openBook(app.store);
  const words = texts.book;
  let isAsking = false;
  let told = '';
  const ask = (asking: boolean) => {
    isAsking = asking;
    app.redraw();
    focusOffered(document);
  };
  const back = () => {
    told = '';
    app.send({ type: 'BACK' });
  };
  const takeIn = async ({ target }: Event) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    const text = await textOf(file, LONGEST_KEPT);
    const taken = text.ok ? book.takeIn(text.value) : text;
    told = taken.ok ? words.taken(taken.value) : words[taken.reason === 'full' ? 'noRoom' : 'broken'];
    app.redraw();
  };
  const watch = (played: Played) => {
    const replay = book.replayOf(played.id);
    const { game, options } = played;
    const sitters = withShownNames(played.sitters, texts);
    if (replay) return app.watching.open({ match: { game, options, sitters, ...replay }, mayPlayOn: true });
    told = words.unwatchable;
    app.redraw();
  };
  const watchFile = ({ target }: Event) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file) app.watching.openFile(file);
  };
  const clear = () => {
    book.clear();
    ask(false);
  };

  return () => {
    const isEmpty = book.all().length === 0;
    return isAsking
      ? board({
          id: 'book-clear',
          title: words.clear,
          kind: 'alertdialog',
          onEscape: () => ask(false),
          body: html`<p>${words.clearLine}</p>`,
          foot: html`
            ${button({ text: words.clearNo, main: true, focus: true, onPress: () => ask(false) })}
            ${button({ text: words.clearYes, onPress: clear })}
          `,
        })
      : board({
          id: 'book',
          title: words.title,
          wide: true,
          onEscape: back,
          body: html`
            <p role="status">${told}</p>
            ${pages(book, texts, watch)} ${featList(app, texts)}
            <div class="book-file">
              <label class="button book-open">
                <input type="file" accept=".jsonl,application/jsonl" @change=${watchFile} />
                <span class="button-text">${words.watchFile}</span>
              </label>
              ${isEmpty ? nothing : button({ text: words.file, onPress: () => app.handOut('star-dominoes-book.json', book.toFile()) })}
              <label class="button book-open">
                <input type="file" accept="application/json,.json" @change=${takeIn} />
                <span class="button-text">${words.open}</span>
              </label>
              ${isEmpty ? nothing : button({ text: words.clear, onPress: () => ask(true) })}
            </div>
          `,
          foot: button({ text: words.back, main: true, focus: true, onPress: back }),
        });
  };
}

function pages(book: Book, texts: BotTexts & SetUpTexts, watch: (played: Played) => void) {
  const all = book.all();
  const watchable = book.watchable();
  const words = texts.book;
  if (all.length === 0) return html`<p>${words.empty}</p>`;
  const own = talliesOf(all);
  const rivalries = rivalriesOf(all, (game) => gameById(game)?.points === 'lost');
  return html`
    ${
      own.length > 0
        ? html`<h2>${words.own}</h2>
            ${tallies(own, texts)} ${curve(curveOf(all), words.curve)}`
        : nothing
    }
    ${
      rivalries.length > 0
        ? html`<h2>${words.company}</h2>
            <ul>
              ${rivalries.map(
                ({ character, ahead, matches }) =>
                  html`<li>${words.rivalry(nameOf(character, texts), ahead, matches)}</li>`,
              )}
            </ul>`
        : nothing
    }
    <h2>${words.last}</h2>
    <ol class="book-matches">
      ${all.slice(0, LISTED).map(
        (played) =>
          html`<li>
          ${matchLine(played, texts)} ${watchable.has(played.id) ? watchButton(played, texts, watch) : nothing}
        </li>`,
      )}
    </ol>
    ${all.length > LISTED ? html`<p class="note">${words.older}</p>` : nothing}
    ${all.length >= MOST ? html`<p class="note">${words.full(MOST)}</p>` : nothing}
    ${all.slice(0, LISTED).every(({ id }) => watchable.has(id)) ? nothing : html`<p class="note">${words.unkept}</p>`}
  `;
}

const nameOf = (character: string, { company }: SetUpTexts) =>
  Object.entries(company).find(([id]) => id === character)?.[1] ?? character;

function tallies(all: readonly Tally[], { book: words, bots, games }: BotTexts & SetUpTexts) {
  const levelOf = ({ level }: Tally) =>
    level === null
      ? words.levels.none
      : level === 'mixed' || level === 'various'
        ? words.levels[level]
        : bots.levels.names[level];
  return html`<div class="book-scroll">
    <table class="sheet-table">
      <thead>
        <tr>
          ${[words.game, words.against].map((head) => html`<th scope="col">${head}</th>`)}
          ${[words.matches, words.won, words.streak, words.aDeal, words.best, words.stars].map(
            (head) => html`<th scope="col" class="n">${head}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${all.map(
          (tally) => html`<tr>
            <th scope="row">${games[tally.game]?.name ?? tally.game}</th>
            <td>${levelOf(tally)}</td>
            <td class="n">${tally.matches}</td>
            <td class="n">${words.share(tally.won, tally.matches)}</td>
            <td class="n">${words.streaks(tally.streak, tally.longest)}</td>
            <td class="n">${words.number(tally.aDeal)}</td>
            <td class="n">${tally.best}</td>
            <td class="n">${tally.stars}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Returns a line through shares of 0 to 1, the oldest at the left. Needs at least two matches. */
function curve(shares: readonly number[], label: string) {
  if (shares.length < 2) return nothing;
  const { width, height } = CURVE;
  const x = (n: number) => (n / (shares.length - 1)) * width;
  const points = shares.map((share, n) => `${x(n).toFixed(1)},${(height - share * height).toFixed(1)}`).join(' ');
  return html`<figure class="book-curve">
    <svg viewBox="-4 -4 ${width + 8} ${height + 8}" role="img" aria-label=${label}>
      ${svg`<path class="book-grid" d="M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}"/>
        <polyline class="book-line" points=${points} />`}
    </svg>
    <figcaption>${label}</figcaption>
  </figure>`;
}

/** Returns the name of a numbered deal or of a day's deal. */
function sharedName(game: string, deal: number, { deals, today }: SetUpTexts) {
  const day = dayOfNumber(deal);
  return day === null ? deals.deal(game, deal) : today.result(day, game);
}

function matchLine(played: Played, texts: SetUpTexts) {
  const { game, at, totals, winners, deal } = played;
  const words = texts.book;
  const sitters = withShownNames(played.sitters, texts);
  const name = texts.games[game]?.name ?? game;
  const own = ownSeat(played);
  const names = sitters.flatMap(({ name }, seat) => (seat === own ? [] : [name])).join(', ');
  const [winner] = winners;
  const all = totals.join(' : ');
  const result =
    winner === undefined || winners.length > 1
      ? words.shared(all)
      : words.result({ name: sitters[winner]?.name ?? '', you: winner === own }, all);
  return html`<time datetime=${new Date(at).toISOString()}>${words.day(dayOf(new Date(at)))}</time>
    <b>${deal === undefined ? name : sharedName(name, deal, texts)}</b> ${names ? words.with(names) : nothing} — ${result}`;
}

/** Returns the button that replays one of the last matches. */
function watchButton(played: Played, texts: SetUpTexts, watch: (played: Played) => void) {
  const { game, at } = played;
  const words = texts.book;
  const name = texts.games[game]?.name ?? game;
  return html`<button
    type="button"
    class="button book-watch"
    aria-label=${words.watchLabel(name, words.day(dayOf(new Date(at))))}
    @click=${() => watch(played)}
  >
    <span class="button-text">${words.watch}</span>
  </button>`;
}
