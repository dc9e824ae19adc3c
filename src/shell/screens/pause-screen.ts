import { html } from 'lit-html';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

export function pauseScreen({ texts, send, match }: App) {
  const words = texts.pause;
  return board({
    id: 'pause',
    title: words.title,
    onEscape: () => send({ type: 'RESUME' }),
    body: html`<p class="note keys-note">${texts.table.keys}</p>`,
    foot: html`
      ${button({ text: words.resume, main: true, focus: true, onPress: () => send({ type: 'RESUME' }) })}
      ${button({ text: words.rules, onPress: match.lookUp })}
      ${button({ text: words.fairness, onPress: () => send({ type: 'FAIRNESS' }) })}
      ${button({ text: words.settings, onPress: () => send({ type: 'SETTINGS' }) })}
      ${button({ text: words.leave, onPress: () => send({ type: 'LEAVE' }) })}
    `,
  });
}

/** The menu of a lesson. Leaving needs no confirmation, since the lesson resumes where it was left. */
export function lessonPauseScreen({ texts, send, match }: App) {
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
