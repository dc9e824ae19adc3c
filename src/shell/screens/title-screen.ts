import { html, nothing } from 'lit-html';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { inLine } from '../../names/in-line.ts';
import { first } from '../../rules/catalogue.ts';
import type { App } from '../app.ts';
import { dayNumber, isDeal, sharedOf } from '../deal-number.ts';
import { lessonButton } from '../lesson-button.ts';
import { nextTable } from '../next-table.ts';
import type { MatchSetup } from '../table.machine.ts';
import { button } from '../widgets.ts';
import { titleLanguage } from './title-language.ts';
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
