import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { type Draft, highestOf, optionsOf, sittersOf, withGame } from '../draft.ts';
import { byKind } from '../game-kinds.ts';
import { usualTime } from '../usual-time.ts';
import { button } from '../widgets.ts';

/** The games as a person chooses them: what each is called, who can play it, with which tiles and how long. */
export function gamesField(
  { matches: { games }, settings, send }: App,
  texts: SetUpTexts,
  draft: Draft,
  onChange: (draft: Draft) => void,
) {
  const words = texts.setup;
  const facts = (game: Game) => {
    const table = withGame(draft, game, texts);
    const options = optionsOf(table);
    const time = usualTime(game, options, sittersOf(table, texts), settings.now.speed);
    const seats = words.seatRange(game.seats[0] ?? 0, game.seats.at(-1) ?? 0);
    const all = [seats, words.setOf(highestOf(game, options)), ...(time ? [words.about(time.minutes)] : [])];
    return all.map((fact, n) => html`${n > 0 ? ', ' : ''}<i class="fact">${fact}</i>`);
  };
  const { id } = draft.game;
  const card = (game: Game) => html`<label class="choice-item">
    <input
      type="radio"
      name="game"
      value=${game.id}
      .checked=${live(game.id === id)}
      @change=${() => onChange(withGame(draft, game, texts))}
    />
    <span><b>${texts.games[game.id]?.name ?? game.id}</b> <small>${facts(game)}</small></span>
  </label>`;
  return html`
    <fieldset class="field games">
      <legend>${words.game}</legend>
      <div class="game-cards">
        ${byKind(games).map(
          (each) => html`<p class="game-kind">${words.kinds[each.kind]}</p>
            ${each.games.map(card)}`,
        )}
      </div>
    </fieldset>
    <div class="game-line">
      <p aria-live="polite">${texts.lines[id]}</p>
      ${button({ text: words.rules, onPress: () => send({ type: 'RULES', reading: { game: id, now: null } }) })}
    </div>
  `;
}
