/** A button that hands a text to others, and what is said of it; where nothing takes the text, it stands there to be copied. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App, Shared } from '../app.ts';
import { inTime } from '../in-time.ts';
import { button } from '../widgets.ts';
import './sharing.css';

export interface Sharing {
  /** @param picture is made when it is asked for; without one the text goes alone. */
  button(text: string, whole: string, picture?: () => Promise<File | null>): TemplateResult;
  /** What became of that text. */
  said(whole: string): TemplateResult | typeof nothing;
}

/**
 * Milliseconds that a picture is waited for; then the text goes without. Browsers share only for a few seconds after a press,
 * and where nobody may read a canvas some never tell.
 */
const PATIENCE = 1000;

export function createSharing({ share, redraw }: App, { deals: words }: SetUpTexts): Sharing {
  let last: { readonly text: string; readonly outcome: Exclude<Shared, 'left'> } | null = null;
  const hand = async (text: string, picture: () => Promise<File | null>) => {
    const outcome = await share(text, await inTime(picture(), PATIENCE)).catch(() => 'refused' as const);
    last = outcome === 'left' ? null : { text, outcome };
    redraw();
    // It may have come below what is in sight.
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
