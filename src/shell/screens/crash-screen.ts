import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

/**
 * The ways to continue: with the match or from the title, with the match at the plain table, or only from the title.
 */
type WayOn = 'goOn' | 'plain' | 'leave';

export interface Crash {
  readonly error: string;
  readonly hasMatch: boolean;
  readonly way: WayOn;
  /** Continues the match, if there is one. */
  goOn(): void;
  /** Continues the match at the plain table. */
  goOnPlainly(): void;
}

/** Returns the crash screen, which offers the record of a played match. */
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
