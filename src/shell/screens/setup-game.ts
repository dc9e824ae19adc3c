import { html } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { type Draft, highestOf, optionsOf, seatsOf } from '../draft.ts';
import { lessonButton } from '../lesson-button.ts';
import { button } from '../widgets.ts';
import type { GamePicture } from './game-picture.ts';

/** Which game is played at the table, what it is like, and the way to all others. */
export function gameField(app: App, texts: SetUpTexts, draft: Draft, picture: GamePicture) {
  const { send } = app;
  const words = texts.setup;
  const { game } = draft;
  const table = { options: optionsOf(draft), seats: seatsOf(draft) };
  const facts = [
    words.seatRange(game.seats[0] ?? 0, game.seats.at(-1) ?? 0),
    words.setOf(highestOf(game, table.options)),
  ];
  return html`<section class="setup-game" aria-labelledby="setup-game">
    ${picture(game)}
    <div class="setup-words">
      <h2 id="setup-game">${texts.games[game.id]?.name ?? game.id}</h2>
      <p class="game-facts">${facts.map((fact) => html`<i class="fact">${fact}</i> `)}</p>
      <p class="setup-line">${texts.lines[game.id]}</p>
    </div>
    <div class="setup-ways">
      ${button({ text: words.otherGame, onPress: () => send({ type: 'SHELF' }) })}
      ${lessonButton(app, game)}
      ${button({ text: words.rules, onPress: () => send({ type: 'RULES', reading: { game: game.id, now: null, table } }) })}
    </div>
  </section>`;
}
