/** Shows a text or picture to copy by hand, for players who get no file. It covers everything until it is closed. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../i18n/index.ts';
import { draw as drawInto } from '../page/draw.ts';
import { giveFocus } from '../page/focus.ts';
import { board, button } from './widgets.ts';
import './screens/sharing.css';
import './screens/keep-by-hand.css';

export function keepByHand(page: Window, words: SetUpTexts['handing'], name: string, what: string | Blob): void {
  const dialog = page.document.createElement('dialog');
  const address = typeof what === 'string' ? null : URL.createObjectURL(what);
  dialog.className = 'keep-by-hand';
  let told = '';
  const close = () => dialog.close();
  const copy = async (text: string) => {
    const area = dialog.querySelector('textarea');
    // Selected first: if the page may not copy the text, the player still can.
    giveFocus(area);
    area?.select();
    try {
      await page.navigator.clipboard.writeText(text);
      told = words.copied;
    } catch {
      told = words.marked;
    }
    draw();
  };
  const body = () =>
    typeof what === 'string'
      ? html`<p>${words.line(name)}</p>
          <textarea class="shared-text" rows="6" readonly aria-label=${words.text} .value=${what}></textarea>
          <p role="status">${told}</p>`
      : html`<p>${words.picture}</p>
          <img src=${address ?? ''} alt=${name} />`;
  const draw = () =>
    drawInto(
      board({
        id: 'by-hand',
        title: words.title,
        wide: true,
        onEscape: close,
        body: body(),
        foot: html`
          ${typeof what === 'string' ? button({ text: words.copy, main: true, focus: true, onPress: () => void copy(what).catch(reportError) }) : nothing}
          ${button({ text: words.close, onPress: close })}
        `,
      }),
      dialog,
    );
  dialog.addEventListener('close', () => {
    if (address !== null) URL.revokeObjectURL(address);
    dialog.remove();
  });
  draw();
  page.document.body.append(dialog);
  dialog.showModal();
  giveFocus(dialog.querySelector<HTMLElement>('[data-autofocus]'));
}
