import { html, nothing } from 'lit-html';
import type { RulesTexts, SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import type { IntroducedTable } from '../app-events.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import { lessonName } from '../lessons/lesson-name.ts';
import type { Figures } from '../rules/figures.ts';
import { pageOf } from '../rules/page.ts';
import { wordsAt } from '../rules/words-at.ts';
import { board, button } from '../widgets.ts';

/**
 * The introduction before the first match of a game: three pictures with a sentence each, and the way to win. One touch
 * starts the match.
 */
export function introScreen(
  app: App,
  texts: RulesTexts & SetUpTexts,
  figures: Figures,
  { game, options, seats, isOneDeal, begin }: IntroducedTable,
) {
  const told = { game, options, seats };
  const words = texts.rules.intro;
  const back = () => app.send({ type: 'BACK' });
  const [aim] = pageOf(told, texts);
  // A game for one is always a single deal.
  const one = isOneDeal && seats > 1 ? { wins: wordsAt(texts.rules, told).oneDeal[game.points] } : {};
  return board({
    id: 'intro',
    title: words.title(texts.games[game.id]?.name ?? game.id),
    wide: true,
    onEscape: back,
    body: aim ? figures.strip(told, { ...aim, ...one }) : nothing,
    foot: html`
      ${button({ text: words.play, main: true, focus: true, onPress: begin })}
      ${lessonButton(app, game, lessonName(texts, game))}
      ${button({ text: texts.rules.back, onPress: back })}
    `,
  });
}
