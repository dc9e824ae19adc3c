import { html, nothing } from 'lit-html';
import type { Sitter } from '../../match/ports.ts';
import type { App } from '../app.ts';
import { lessonButton } from '../lesson-button.ts';
import { nextTable } from '../next-table.ts';
import { button } from '../widgets.ts';
import { titleStar } from './title-star.ts';

export function titleScreen(app: App) {
  const { texts, matches } = app;
  const next = nextTable(app);
  const [first] = matches.games;
  const kept = matches.latest();
  const keptCount = matches.all().length;
  const name = (id: string) => texts.games[id]?.name ?? id;
  const names = kept?.setup.sitters.map((sitter) => sitter.name).join(', ') ?? '';
  return html`<main class="screen is-title" aria-labelledby="title-name">
    <div class="title-rim" aria-hidden="true"></div>
    <div class="title-star" aria-hidden="true">${titleStar(app)}</div>
    <div class="title-plate">
      <h1 id="title-name" class="title-name" tabindex="-1">${texts.name}</h1>
      <p class="title-line">${texts.title.line}</p>
      <nav class="title-buttons">
        ${
          kept
            ? button({
                text: kept.isOver ? texts.title.result : texts.title.goOn,
                hint: texts.title.goOnHint(name(kept.setup.game), Math.max(1, kept.setup.log.length), names),
                main: true,
                focus: true,
                onPress: () => app.matches.goOn(kept),
              })
            : nothing
        }
        ${
          next
            ? button({
                text: texts.title.play,
                hint: texts.title.playHint(name(next.game.id), ...countsOf(next.sitters)),
                main: !kept,
                focus: !kept,
                onPress: () => matches.play(next.game, next.options, next.sitters),
              })
            : nothing
        }
        ${first && app.lessons.areNeeded() ? lessonButton(app, first) : nothing}
        <div class="title-today">
          ${button({ text: texts.title.today, onPress: () => app.send({ type: 'TODAY', day: null }) })}
        </div>
        ${keptCount > 1 ? button({ text: texts.title.kept(keptCount), onPress: () => app.send({ type: 'KEPT' }) }) : nothing}
        ${button({ text: texts.title.shelf, onPress: () => app.send({ type: 'SHELF' }) })}
        ${button({ text: texts.title.games, onPress: () => app.send({ type: 'SETUP' }) })}
        ${
          next
            ? button({
                text: texts.title.rules,
                onPress: () => app.send({ type: 'RULES', reading: { game: next.game.id, now: null } }),
              })
            : nothing
        }
        ${button({ text: texts.title.book, onPress: () => app.send({ type: 'BOOK' }) })}
        ${button({ text: texts.title.settings, onPress: () => app.send({ type: 'SETTINGS' }) })}
      </nav>
    </div>
  </main>`;
}

/** How many people and how many bots sit there. */
function countsOf(sitters: readonly Sitter[]): readonly [people: number, bots: number] {
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  return [people, sitters.length - people];
}
