import { html, nothing } from 'lit-html';
import type { RulesTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import type { IntroducedTable } from '../app-events.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import type { Figures } from '../rules/figures.ts';
import { pageOf } from '../rules/page.ts';
import { board, button } from '../widgets.ts';

/** Before the first match of a game: three pictures, each with a sentence, and what wins. One touch, and it is played. */
export function introScreen(
  app: App,
  texts: RulesTexts,
  figures: Figures,
  { game, options, seats, isOneDeal, begin }: IntroducedTable,
) {
  const words = texts.rules.intro;
  const back = () => app.send({ type: 'BACK' });
  const [aim] = pageOf(game.id, options, texts);
  // Alone one plays for the deal anyway.
  const one = isOneDeal && seats > 1 ? { wins: words.oneDeal[game.points === 'lost' ? 'lost' : 'won'] } : {};
  return board({
    id: 'intro',
    title: words.title(texts.games[game.id]?.name ?? game.id),
    wide: true,
    onEscape: back,
    body: aim ? figures.strip({ game, options, seats }, { ...aim, ...one }) : nothing,
    foot: html`
      ${button({ text: words.play, main: true, focus: true, onPress: begin })}
      ${lessonButton(app, game)}
      ${button({ text: texts.rules.back, onPress: back })}
    `,
  });
}
