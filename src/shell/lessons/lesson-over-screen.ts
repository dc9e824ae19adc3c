import { html, nothing } from 'lit-html';
import type { OpenLesson } from '../../lessons/open.ts';
import type { App } from '../app.ts';
import { timesPlayed } from '../store/times-played.ts';
import { firstTable, usualTable } from '../title/next-table.ts';
import { board, button } from '../widgets.ts';

/** The end of a lesson: a summary, and a button that opens a match. */
export function lessonOverScreen(app: App, { id, end }: OpenLesson) {
  const game = app.matches.games.find((each) => each.id === id);
  const isFirst = game !== undefined && timesPlayed(app.store, game.id) === 0;
  const table = game && (isFirst ? firstTable : usualTable)(app, game);
  const leave = () => app.send({ type: 'BACK' });
  return board({
    id: 'lesson-over',
    title: end.title,
    onEscape: leave,
    body: html`<p>${end.line(Number(table?.options.target))}</p>`,
    foot: html`
      ${
        table
          ? button({
              text: end.play,
              main: true,
              focus: true,
              onPress: () => app.matches[isFirst ? 'playOnce' : 'play'](table.game, table.options, table.sitters),
            })
          : nothing
      }
      ${button({ text: end.leave, onPress: leave })}
    `,
  });
}
