import { html, nothing } from 'lit-html';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

/** How to go on: with the match or from the title, with the match at the plain table, or from the title alone. */
export type WayOn = 'goOn' | 'plain' | 'leave';

export interface Crash {
  readonly error: string;
  readonly hasMatch: boolean;
  readonly way: WayOn;
  /** Goes on with the match, where there is one. */
  goOn(): void;
  /** The same at the plain table. */
  goOnPlainly(): void;
}

/** Its record where a match was played: as a file, or where none are handed out as a text to be copied. */
export function crashScreen({ texts, send, match, manners }: App, o: Crash) {
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
        ${o.hasMatch && !manners.downloads ? recordText(words.recordText, match.record()) : nothing}
      </details>
    `,
    foot: html`
      ${button({ ...main, main: true, focus: true })}
      ${o.hasMatch && manners.downloads ? button({ text: words.record, onPress: match.saveRecord }) : nothing}
      ${o.way === 'leave' ? nothing : button({ text: words.leave, onPress: leave })}
    `,
  });
}

const recordText = (label: string, record: string) => html`<textarea
  class="crash-record"
  rows="4"
  readonly
  aria-label=${label}
  .value=${record}
  @focus=${({ target }: Event) => target instanceof HTMLTextAreaElement && target.select()}
></textarea>`;
