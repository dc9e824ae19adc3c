import { html, nothing } from 'lit-html';
import type { Texts } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { Sitter } from '../../match/ports.ts';
import { inLine } from '../../names/in-line.ts';
import { first } from '../../rules/catalogue.ts';
import type { App } from '../app.ts';
import { dayNumber, isDeal, sharedOf } from '../deal-number.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import { chooseLanguage } from '../settings/choose-language.ts';
import type { MatchSetup } from '../table.machine.ts';
import { button } from '../widgets.ts';
import { nextTable } from './next-table.ts';
import { titleStar } from './title-star.ts';

/** What comes and goes lies above what is always there, so that each of these has its place. */
export function titleScreen(app: App) {
  const { texts, matches, send } = app;
  const words = texts.title;
  const next = nextTable(app);
  const kept = matches.latest();
  const keptCount = matches.count();
  const name = (id: string) => texts.games[id]?.name ?? id;
  return html`<main class="screen is-title" aria-labelledby="title-name">
    <div class="title-rim" aria-hidden="true"></div>
    <div class="title-star" aria-hidden="true">${titleStar(app)}</div>
    <div class="title-plate">
      <h1 id="title-name" class="title-name" tabindex="-1">${name(first.id)}</h1>
      <p class="title-line">${words.line}</p>
      <nav class="title-buttons">
        ${
          kept
            ? html`<div class="title-row">
                ${button({
                  text: words[kept.isOver ? 'result' : 'goOn'](matchWords(texts, kept.setup)),
                  hint: kept.setup.sitters.map((sitter) => inLine(sitter.name)).join(', '),
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
                  onPress: () => matches.play(next.game, next.options, next.sitters),
                })}
                ${app.lessons.isNeeded(next.game) ? lessonButton(app, next.game, false) : nothing}
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

/** Which match it is: of which game, and where it stands; or the one deal that it is. */
function matchWords({ title, games }: Texts, { game, seed, log, given }: MatchSetup): string {
  const name = games[game]?.name ?? game;
  if (given) return title.playsOn(name, given.length);
  const shared = sharedOf(seed);
  if (shared === null) return title.atDeal(name, Math.max(1, log.length));
  if (isDeal(shared)) return title.numbered(name, shared);
  return shared === dayNumber(new Date()) ? title.dayToday : title.dayThen(shared);
}

/** How many people and how many bots sit there. */
function countsOf(sitters: readonly Sitter[]): readonly [people: number, bots: number] {
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  return [people, sitters.length - people];
}

/**
 * The language, for whoever cannot read the one that is spoken and would never find the settings: a globe, and its own name.
 * What is seen is a picture of the field that lies over it: fields are as wide as the longest name, which is not spoken.
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
