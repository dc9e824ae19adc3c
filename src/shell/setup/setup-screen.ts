import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { isForOne } from '../address.ts';
import type { App } from '../app.ts';
import { pageKindOf } from '../kinds/all.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import { lessonName } from '../lessons/lesson-name.ts';
import type { GamePicture } from '../shelf/game-picture.ts';
import { openPads } from '../store/kept-pads.ts';
import { chooseLevels } from '../store/own-levels.ts';
import { board, button } from '../widgets.ts';
import { withCompanyOf } from './deal-company.ts';
import { type Draft, highestOf, optionsOf, seatsOf, sittersOf, withPeople } from './draft.ts';
import type { Drafting } from './drafting.ts';
import { houseRules } from './setup-house-rules.ts';
import { createLengthField } from './setup-length.ts';
import { foldedNumber } from './setup-number.ts';
import { seatsFields } from './setup-seats.ts';
import { soloDealsField } from './setup-solo-deals.ts';
import { tilesField } from './setup-tiles.ts';
import './setup.css';

/** The set-up screen: the game, the sitters, the length of the match, and the house rules. */
export function createSetup(app: App, texts: BotTexts & SetUpTexts, drafting: Drafting, picture: GamePicture) {
  const words = texts.setup;
  const { change } = drafting;
  const lengthField = createLengthField(app, texts, change);
  const back = () => app.send({ type: 'BACK' });
  const play = (table: Draft) => {
    const { game } = table;
    const deal = pageKindOf(game).deals.chosen(table);
    const sitters = sittersOf(table, texts);
    if (table.hasOwnLevels) chooseLevels(app.store);
    if (deal === null) app.matches.play(game, optionsOf(table), sitters);
    else app.matches.play(game, optionsOf(table), withCompanyOf(deal, sitters, texts), deal);
  };
  /** Opens a score pad: everybody at a table with real tiles is a person. */
  const keepScore = (table: Draft) => {
    const seats = seatsOf(table);
    const seated = withPeople(table, seats, seats, texts);
    const pad = openPads(app.store, texts).begin({
      game: table.game.id,
      options: optionsOf(seated),
      sitters: sittersOf(seated, texts),
    });
    app.send({ type: 'PAD', pad });
  };

  return () => {
    const table = drafting.now();
    if (!table) return nothing;
    return board({
      id: 'setup',
      title: words.title,
      wide: true,
      onEscape: back,
      body: html`<div class="setup">
        ${gameField(app, texts, table, picture)}
        <div class="setup-who">
          ${
            isForOne(table.game)
              ? html`<p class="field-label">${texts.alone.seat}</p>
                  ${pageKindOf(table.game).deals.fields(texts, table, change, (deal) => play({ ...table, deal }))}
                  ${soloDealsField(app, texts, table)}`
              : seatsFields(texts, table, change)
          }
        </div>
        <div class="setup-how">${lengthField(table)} ${tilesField(app, texts, table)} ${houseRules(texts, table, change)}
          ${
            isForOne(table.game)
              ? nothing
              : [foldedNumber(texts, table, change), button({ text: texts.pad.open, onPress: () => keepScore(table) })]
          }</div>
      </div>`,
      foot: html`
        ${button({ text: words.start, main: true, onPress: () => play(table) })}
        ${button({ text: words.back, onPress: back })}
      `,
    });
  };
}

/** Returns the chosen game, its facts, and links to the shelf, the lesson and the rules. */
function gameField(app: App, texts: SetUpTexts, draft: Draft, picture: GamePicture) {
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
      ${lessonButton(app, game, lessonName(texts, game))}
      ${button({ text: words.rules, onPress: () => send({ type: 'RULES', reading: { game: game.id, now: null, table } }) })}
    </div>
  </section>`;
}
