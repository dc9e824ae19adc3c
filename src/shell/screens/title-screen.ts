import { html, nothing } from 'lit-html';
import { usualSeats } from '../address.ts';
import type { App } from '../app.ts';
import { usualSitters } from '../sitters.ts';
import { button } from '../widgets.ts';
import { titleStar } from './title-star.ts';

export function titleScreen(app: App) {
  const { texts, matches } = app;
  const game = matches.games[0];
  const kept = app.matches.latest();
  const seats = game ? usualSeats(game) : 4;
  const options = game?.options({}, seats);
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
          game && options?.ok
            ? button({
                text: texts.title.play,
                hint: texts.title.playHint(name(game.id), seats - 1),
                main: !kept,
                focus: !kept,
                onPress: () =>
                  app.matches.play(game, options.value, usualSitters(seats, texts, app.matches.characters())),
              })
            : nothing
        }
        ${button({ text: texts.title.games, onPress: () => app.send({ type: 'SETUP' }) })}
        ${
          game
            ? button({
                text: texts.title.rules,
                onPress: () => app.send({ type: 'RULES', reading: { game: game.id, now: null } }),
              })
            : nothing
        }
        ${button({ text: texts.title.settings, onPress: () => app.send({ type: 'SETTINGS' }) })}
      </nav>
    </div>
  </main>`;
}
