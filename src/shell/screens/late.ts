import { html, nothing } from 'lit-html';
import type { House } from '../house.ts';
import { board, button } from '../widgets.ts';

/** In place of a screen that is on its way, or did not come. */
export function lateScreen({ texts, send }: House, state: 'awaited' | 'missing', again: () => void) {
  const words = texts.late;
  const isMissing = state === 'missing';
  const back = () => send({ type: 'BACK' });
  return board({
    id: 'late',
    title: words[state],
    onEscape: back,
    body: html`<p role="status">${isMissing ? words.missingLine : words.awaitedLine}</p>`,
    foot: html`
      ${isMissing ? button({ text: words.again, main: true, focus: true, onPress: again }) : nothing}
      ${button({ text: words.back, onPress: back })}
    `,
  });
}
