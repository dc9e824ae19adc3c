/** The pages of the record book: figures, games, company, and the last matches. */
import { html, nothing, svg } from 'lit-html';
import type { BotTexts, SetUpTexts, Who } from '../../i18n/index.ts';
import { onlyPerson } from '../../match/persons.ts';
import type { Seat, Side } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { allSides, seatsOfSide } from '../../rules/sides.ts';
import { characterName } from '../../seats/characters.ts';
import { medal } from '../screens/medal.ts';
import { type Book, MOST, type Played, WATCHED } from '../store/book.ts';
import { withShownNames } from '../store/kept-names.ts';
import { dayOf, dayOfNumber } from '../today/day.ts';
import { curveOf, type Rivalry, rivalriesOf, type Tally, talliesOf } from './book-figures.ts';

/** The number of listed matches: those that can be watched. */
const LISTED = WATCHED;
/** The size of the curve's box, in its own units. */
const CURVE = { width: 300, height: 60 } as const;

type Words = BotTexts & SetUpTexts;

/** True if points are losses in that game. */
export const isOfLosses = (game: string): boolean => gameById(game)?.points === 'lost';

/** @param watch replays one of the last matches. */
export function bookPages(book: Book, texts: Words, watch: (played: Played) => void) {
  const all = book.all();
  const watchable = book.watchable();
  const words = texts.book;
  if (all.length === 0) return html`<p>${words.empty}</p>`;
  const own = talliesOf(all, isOfLosses);
  const rivalries = rivalriesOf(all, isOfLosses);
  return html`
    ${
      own.length > 0
        ? html`${figures(own, texts)} ${curve(curveOf(all), words.curve)}
            <h2>${words.own}</h2>
            <ul class="book-games">${own.map((tally) => gameCard(tally, texts))}</ul>`
        : nothing
    }
    ${
      rivalries.length > 0
        ? html`<h2>${words.company}</h2>
            <ul class="book-company">${rivalries.map((rivalry) => rivalCard(rivalry, texts))}</ul>`
        : nothing
    }
    <h2>${words.last}</h2>
    <ol class="book-matches">
      ${all.slice(0, LISTED).map((played) => matchCard(played, texts, watchable.has(played.id) ? watch : null))}
    </ol>
    ${all.length > LISTED ? html`<p class="note">${words.older}</p>` : nothing}
    ${all.length >= MOST ? html`<p class="note">${words.full(MOST)}</p>` : nothing}
    ${all.slice(0, LISTED).every(({ id }) => watchable.has(id)) ? nothing : html`<p class="note">${words.unkept}</p>`}
  `;
}

/** Returns the great figures of the whole book. */
function figures(all: readonly Tally[], { book: words, figure }: Words) {
  const sum = (of: (tally: Tally) => number) => all.reduce((total, tally) => total + of(tally), 0);
  const great = [
    [words.matches, sum(({ matches }) => matches)],
    [words.won, sum(({ won }) => won)],
    [words.bestStreak, Math.max(...all.map(({ longest }) => longest))],
    [words.stars, sum(({ stars }) => stars)],
  ] as const;
  return html`<dl class="book-figures">
    ${great.map(([word, count]) => html`<div><dd>${figure(count)}</dd><dt>${word}</dt></div>`)}
  </dl>`;
}

function gameCard(tally: Tally, { book: words, bots, games }: Words) {
  const { level, matches, won } = tally;
  const against =
    level === null
      ? words.levels.none
      : level === 'mixed' || level === 'various'
        ? words.levels[level]
        : bots.levels.names[level];
  const facts = [
    [words.streak, words.streaks(tally.streak, tally.longest)],
    [words.aDeal, words.number(tally.aDeal)],
    ...(tally.best > 0 ? [[words.best, tally.best] as const] : []),
    ...(tally.stars > 0 ? [[words.stars, tally.stars] as const] : []),
  ] as const;
  return html`<li class="book-card">
    <h3>${games[tally.game]?.name ?? tally.game}</h3>
    <p class="book-against">${against}</p>
    <p class="book-won"><b>${words.wonOf(won, matches)}</b></p>
    ${bar(won / matches)}
    <dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
  </li>`;
}

/** Returns a bar that is filled by this part, 0 to 1; decorative only. */
const bar = (part: number) => html`<i class="book-bar" aria-hidden="true" .style=${`--part:${part}`}></i>`;

function rivalCard({ character, ahead, matches }: Rivalry, texts: Words) {
  const name = characterName({ character }, texts.company) ?? character;
  return html`<li class="book-card">
    ${medal(texts, { name, kind: 'bot', character }, 0)}
    <div>
      <h3>${name}</h3>
      <p>${texts.book.aheadOf(ahead, matches)}</p>
      ${bar(ahead / matches)}
    </div>
  </li>`;
}

/** Returns a line through shares of 0 to 1, the oldest at the left. Needs at least two matches. */
function curve(shares: readonly number[], label: string) {
  if (shares.length < 2) return nothing;
  const { width, height } = CURVE;
  const x = (n: number) => (n / (shares.length - 1)) * width;
  const points = shares.map((share, n) => `${x(n).toFixed(1)},${(height - share * height).toFixed(1)}`).join(' ');
  return html`<figure class="book-curve">
    <svg viewBox="-4 -4 ${width + 8} ${height + 8}" preserveAspectRatio="none" role="img" aria-label=${label}>
      ${svg`<path class="book-grid" d="M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}"/>
        <polygon class="book-area" points=${`0,${height} ${points} ${width},${height}`} />
        <polyline class="book-line" points=${points} />`}
    </svg>
    <figcaption>${label}</figcaption>
  </figure>`;
}

/** Returns the name of a match: its game, the numbered deal, or the day's deal. */
function matchName({ game, deal }: Played, { games, deals, today }: SetUpTexts) {
  const name = games[game]?.name ?? game;
  if (deal === undefined) return name;
  const day = dayOfNumber(deal);
  return day === null ? deals.deal(name, deal) : today.result(day, name);
}

function matchCard(played: Played, texts: Words, watch: ((played: Played) => void) | null) {
  const { at, totals, winners } = played;
  const words = texts.book;
  const game = gameById(played.game);
  const sitters = withShownNames(played.sitters, texts);
  const sides = game ? game.sides(played.options, sitters.length) : sitters.map((_, seat) => seat);
  const own = onlyPerson(played.sitters);
  const day = words.day(dayOf(new Date(at)));
  const isWon = own !== null && winners.includes(own);
  return html`<li class="book-card book-match ${isWon ? 'is-won' : ''}">
    <div class="book-match-head">
      <h3>${matchName(played, texts)}</h3>
      <time datetime=${new Date(at).toISOString()}>${day}</time>
      <span class="sr">. ${resultOf(played, sitters, sides, texts)}</span>
    </div>
    <ul class="book-seats" aria-hidden="true">
      ${sitters.map(
        (sitter, seat) => html`<li class=${winners.includes(seat) ? 'is-winner' : ''}>
          ${medal(texts, sitter, seat, sides[seat])}<b>${totals[seat] ?? 0}</b><small>${sitter.name}</small>
        </li>`,
      )}
    </ul>
    ${
      watch
        ? html`<button
            type="button"
            class="button book-watch"
            aria-label=${words.watchLabel(texts.games[played.game]?.name ?? played.game, day)}
            @click=${() => watch(played)}
          >
            <span class="button-text">${words.watch}</span>
          </button>`
        : nothing
    }
  </li>`;
}

/** Returns the company and the result of a match as a sentence. */
function resultOf(
  { winners, totals }: Played,
  sitters: Played['sitters'],
  sides: readonly Side[],
  { book: words }: Words,
) {
  const own = onlyPerson(sitters);
  const names = sitters.flatMap(({ name }, seat) => (seat === own ? [] : [name])).join(', ');
  const all = totals.join(' : ');
  const [winner, another] = allSides(winners.map((seat) => sides[seat] ?? seat));
  const result = () => {
    if (winner === undefined) return words.nobody(all);
    return another === undefined
      ? words.result(whoWon(seatsOfSide(sides, winner), sitters, own), all)
      : words.shared(all);
  };
  return names ? `${words.with(names)}. ${result()}` : result();
}

/** Returns the seats of a side for use in texts, the only person first. */
function whoWon(seats: readonly Seat[], sitters: Played['sitters'], own: Seat | null): Who {
  const [first, other] = seats
    .map((seat) => ({ name: sitters[seat]?.name ?? '', you: seat === own }))
    .sort((a, b) => Number(b.you) - Number(a.you));
  return { ...(first ?? { name: '', you: false }), ...(other && { with: other.name }) };
}
