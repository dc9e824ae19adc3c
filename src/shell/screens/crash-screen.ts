import { html } from 'lit-html';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

/** `goOn` is always offered; the record where a match was played. */
export function crashScreen({ texts, send, match }: App, o: { error: string; hasMatch: boolean; goOn(): void }) {
  const words = texts.crash;
  return board({
    id: 'crash',
    title: words.title,
    kind: 'alertdialog',
    body: html`
      <p>${o.hasMatch ? words.line : words.lineLost}</p>
      <details class="crash-details">
        <summary>${words.details}</summary>
        <pre>${o.error}</pre>
      </details>
    `,
    foot: html`
      ${button({ text: words.goOn, main: true, focus: true, onPress: o.goOn })}
      ${o.hasMatch ? button({ text: words.record, onPress: match.saveRecord }) : ''}
      ${button({ text: words.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}
