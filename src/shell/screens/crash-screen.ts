import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

/** How to go on: with the match or from the title, with the match at the plain table, or from the title alone. */
type WayOn = 'goOn' | 'plain' | 'leave';

export interface Crash {
  readonly error: string;
  readonly hasMatch: boolean;
  readonly way: WayOn;
  /** Goes on with the match, where there is one. */
  goOn(): void;
  /** The same at the plain table. */
  goOnPlainly(): void;
}

/** The screen offers the record of a match that was played. */
export function crashScreen({ texts, send, match }: App, o: Crash) {
  const words = texts.crash;
  const leave = () => send({ type: 'BACK' });
  const lines = { goOn: words.line, plain: words.lineAgain, leave: words.line };
  const main = {
    goOn: { text: words.goOn, onPress: o.goOn },
    plain: { text: words.plain, onPress: o.goOnPlainly },
    leave: { text: words.leave, onPress: leave },
  }[o.way];
  return board({
    id: 'crash',
    title: words.title,
    kind: 'alertdialog',
    body: html`
      <p>${o.hasMatch ? lines[o.way] : words.lineLost}</p>
      <details class="crash-details">
        <summary>${words.details}</summary>
        <pre>${o.error}</pre>
      </details>
    `,
    foot: html`
      ${button({ ...main, main: true, focus: true })}
      ${o.hasMatch ? button({ text: words.record, onPress: match.saveRecord }) : nothing}
      ${o.way === 'leave' ? nothing : button({ text: words.leave, onPress: leave })}
    `,
  });
}
