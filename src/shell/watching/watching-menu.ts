import { html } from 'lit-html';
import type { WatchingTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { board, button } from '../widgets.ts';

/** The menu of a table at which a match is watched. */
export function watchingMenu({ send }: App, texts: WatchingTexts) {
  const words = texts.watching.menu;
  const resume = () => send({ type: 'RESUME' });
  return board({
    id: 'watching-menu',
    title: words.title,
    onEscape: resume,
    body: html`<p>${words.note}</p>
      <p class="note keys-note">${texts.watching.keys}</p>`,
    foot: html`
      ${button({ text: words.resume, main: true, focus: true, onPress: resume })}
      ${button({ text: words.settings, onPress: () => send({ type: 'SETTINGS' }) })}
      ${button({ text: words.leave, onPress: () => send({ type: 'LEAVE' }) })}
    `,
  });
}
