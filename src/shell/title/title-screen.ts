import { html, nothing } from 'lit-html';
import type { Texts } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { areSeveral, personsOf } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { inLine } from '../../names/in-line.ts';
import { first } from '../../rules/first-game.ts';
import type { App } from '../app.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import { chooseLanguage } from '../settings/choose-language.ts';
import { timesPlayed } from '../store/times-played.ts';
import { button } from '../widgets.ts';
import { matchWords } from './match-words.ts';
import { firstTable, nextTable } from './next-table.ts';
import { titleStar } from './title-star.ts';

/**
 * The title. Its name is that of all games together, so that it fits whatever Play plays. Buttons that come and go
 * stand above the permanent ones, so that these keep their places.
 */
export function titleScreen(app: App) {
  const { texts, matches, send } = app;
  const words = texts.title;
  const isFirst = matches.last() === null && timesPlayed(app.store, first.id) === 0;
  const next = isFirst ? firstTable(app, first) : nextTable(app);
  const kept = matches.latest();
  const keptCount = matches.count();
  const name = (id: string) => texts.games[id]?.name ?? id;
  return html`<main class="screen is-title" aria-labelledby="title-name">
    <div class="title-rim" aria-hidden="true"></div>
    <div class="title-star" aria-hidden="true">${titleStar(app)}</div>
    <div class="title-plate">
      <h1 id="title-name" class="title-name" tabindex="-1">${words.name}</h1>
      <p class="title-line">${words.line}</p>
      <nav class="title-buttons">
        ${
          kept
            ? html`<div class="title-row">
                ${button({
                  text: words[kept.isOver ? 'result' : 'goOn'](matchWords(texts, matches.games, kept.setup)),
                  ...companyOf(texts, kept.setup.sitters),
                  main: true,
                  focus: true,
                  onPress: () => matches.goOn(kept),
                })}
                ${keptCount > 1 ? button({ text: words.kept(keptCount), onPress: () => send({ type: 'KEPT' }) }) : nothing}
              </div>`
            : nothing
        }
        ${
          next
            ? html`<div class="title-row">
                ${button({
                  text: words.play(name(next.game.id)),
                  hint: words.playHint(...countsOf(next.sitters)),
                  main: !kept,
                  focus: !kept,
                  onPress: () => matches[isFirst ? 'playOnce' : 'play'](next.game, next.options, next.sitters),
                })}
                ${app.lessons.isNeeded(next.game) ? lessonButton(app, next.game) : nothing}
              </div>`
            : nothing
        }
        <div class="title-rest">
          <div class="title-today">
            ${button({ text: words.today, onPress: () => send({ type: 'TODAY', day: null }) })}
          </div>
          ${button({ text: words.shelf, onPress: () => send({ type: 'SHELF' }) })}
          ${
            next
              ? button({
                  text: words.rules,
                  hint: name(next.game.id),
                  onPress: () => send({ type: 'RULES', reading: { game: next.game.id, now: null } }),
                })
              : nothing
          }
          ${button({ text: words.games, onPress: () => send({ type: 'SETUP' }) })}
          ${button({ text: words.book, onPress: () => send({ type: 'BOOK' }) })}
          ${button({ text: words.settings, onPress: () => send({ type: 'SETTINGS' }) })}
        </div>
      </nav>
    </div>
    ${titleLanguage(app)}
  </main>`;
}

/** Returns the company of a match: everybody but the only person. */
function companyOf({ title, list }: Texts, sitters: readonly Sitter[]): { readonly hint?: string } {
  const others = areSeveral(sitters) ? sitters : sitters.filter(({ kind }) => kind === 'bot');
  return others.length > 0 ? { hint: title.with(list(others.map(({ name }) => inLine(name)))) } : {};
}

/** Returns the numbers of people and of bots. */
function countsOf(sitters: readonly Sitter[]): readonly [people: number, bots: number] {
  const people = personsOf(sitters).length;
  return [people, sitters.length - people];
}

/**
 * Returns the choice of language, for players who cannot read the current one: a globe and the language's own name. The
 * visible part is a picture below the real field, which would be as wide as the longest name.
 */
function titleLanguage(app: App) {
  const { texts, languages } = app;
  if (languages.offered.length < 2) return nothing;
  const spoken = languages.offered.find((each) => each === texts.language) ?? 'en';
  const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && chooseLanguage(app, target.value);
  return html`<div class="title-language">
    <select aria-label=${texts.title.language} @change=${onChange}>
      ${languages.offered.map(
        (each) =>
          html`<option value=${each} lang=${each} ?selected=${each === spoken}>${LANGUAGES[each].name}</option>`,
      )}
    </select>
    <span aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.5" />
        <ellipse cx="12" cy="12" rx="4.2" ry="9.5" />
        <path d="M2.5 12h19M4 7h16M4 17h16" />
      </svg>
      <b>${LANGUAGES[spoken].name}</b>
      <svg class="title-language-more" viewBox="0 0 12 8"><path d="M1.5 1.5l4.5 4.5 4.5-4.5" /></svg>
    </span>
  </div>`;
}
