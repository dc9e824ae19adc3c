/** A button that shares a text, and a line about the outcome. If sharing and copying fail, the text is shown. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App, Shared } from '../app.ts';
import { inTime } from '../in-time.ts';
import { button } from '../widgets.ts';
import './sharing.css';

export interface SharingView {
  /** @param picture creates the picture after a press; without one, the text is shared alone. */
  button(text: string, whole: string, picture?: () => Promise<File | null>): TemplateResult;
  /** The outcome of sharing that text, if it was shared last. */
  said(whole: string): TemplateResult | typeof nothing;
}

/**
 * Milliseconds to wait for a picture; then the text goes without. Browsers allow sharing only for a few seconds after a
 * press. Some browsers never respond if canvases may not be read.
 */
const PATIENCE = 1000;

export function createSharing({ share, redraw }: App, { deals: words }: SetUpTexts): SharingView {
  let last: { readonly text: string; readonly outcome: Exclude<Shared, 'left'> } | null = null;
  const hand = async (text: string, picture: () => Promise<File | null>) => {
    const outcome = await share(text, await inTime(picture(), PATIENCE)).catch(() => 'refused' as const);
    last = outcome === 'left' ? null : { text, outcome };
    redraw();
    // The outcome may have appeared below the visible part.
    document.querySelector('.shared')?.scrollIntoView?.({ block: 'nearest' });
  };
  return {
    button: (text, whole, picture = async () => null) =>
      button({ text, onPress: () => void hand(whole, picture).catch(reportError) }),
    said(whole) {
      if (last?.text !== whole) return nothing;
      return html`<div class="shared">
        <p role="status">${words.sharing[last.outcome]}</p>
        ${
          last.outcome === 'refused'
            ? html`<textarea
                class="shared-text"
                rows="4"
                readonly
                aria-label=${words.text}
                .value=${whole}
                @focus=${({ target }: Event) => target instanceof HTMLTextAreaElement && target.select()}
              ></textarea>`
            : nothing
        }
      </div>`;
    },
  };
}
