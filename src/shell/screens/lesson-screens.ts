/** What lies over the table of a lesson: its menu, and its end. */
import { html, nothing } from 'lit-html';
import type { OpenLesson } from '../../lessons/open.ts';
import type { App } from '../app.ts';
import { usualTable } from '../next-table.ts';
import { board, button } from '../widgets.ts';

export function lessonPause({ texts, send, match }: App) {
  const words = texts.pause;
  return board({
    id: 'pause',
    title: words.title,
    onEscape: () => send({ type: 'RESUME' }),
    body: html`<p>${words.lessonKept}</p>`,
    foot: html`
      ${button({ text: words.resume, main: true, focus: true, onPress: () => send({ type: 'RESUME' }) })}
      ${button({ text: words.rules, onPress: match.lookUp })}
      ${button({ text: words.settings, onPress: () => send({ type: 'SETTINGS' }) })}
      ${button({ text: words.leaveLesson, onPress: () => send({ type: 'LEAVE' }) })}
    `,
  });
}

export function lessonOver(app: App, { id, end }: OpenLesson) {
  const game = app.matches.games.find((each) => each.id === id);
  const table = game && usualTable(app, game);
  const leave = () => app.send({ type: 'BACK' });
  return board({
    id: 'lesson-over',
    title: end.title,
    onEscape: leave,
    body: html`<p>${end.line}</p>`,
    foot: html`
      ${
        table
          ? button({
              text: end.play,
              main: true,
              focus: true,
              onPress: () => app.matches.play(table.game, table.options, table.sitters),
            })
          : nothing
      }
      ${button({ text: end.leave, onPress: leave })}
    `,
  });
}
