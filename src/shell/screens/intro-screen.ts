import { html, nothing } from 'lit-html';
import type { RulesTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import type { IntroducedTable } from '../app-events.ts';
import { lessonButton } from '../lesson-button.ts';
import type { Figures } from '../rules/figures.ts';
import { pageOf } from '../rules/page.ts';
import { board, button } from '../widgets.ts';

/** Before the first match of a game: three pictures, each with a sentence. One touch, and it is played. */
export function introScreen(
  app: App,
  texts: RulesTexts,
  figures: Figures,
  { game, options, sitters, deal }: IntroducedTable,
) {
  const [aim] = pageOf(game.id, options, texts);
  const play = () => app.matches.play(game, options, sitters, deal);
  return board({
    id: 'intro',
    title: texts.rules.intro.title(texts.games[game.id]?.name ?? game.id),
    wide: true,
    onEscape: play,
    body: aim ? figures.strip({ game, options, seats: sitters.length }, aim) : nothing,
    foot: html`
      ${button({ text: texts.rules.intro.play, main: true, focus: true, onPress: play })}
      ${lessonButton(app, game)}
      ${button({ text: texts.rules.back, onPress: () => app.send({ type: 'BACK' }) })}
    `,
  });
}
