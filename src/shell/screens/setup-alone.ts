import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { isDeal, MOST_DEALS } from '../deal-number.ts';
import type { Draft } from '../draft.ts';

/** Who plays a game for one, and which of its deals. */
export function aloneFields({ alone: words }: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const read = ({ target }: Event) => {
    const deal = target instanceof HTMLInputElement ? target.valueAsNumber : Number.NaN;
    onChange({ ...draft, deal: isDeal(deal) ? deal : null });
  };
  return html`
    <p class="field-label">${words.seat}</p>
    <label class="field deal-number">
      <span class="field-label">${words.number}</span>
      <input
        class="name"
        type="number"
        inputmode="numeric"
        min="1"
        max=${MOST_DEALS}
        step="1"
        .value=${live(draft.deal === null ? '' : `${draft.deal}`)}
        @change=${read}
      />
    </label>
    <p class="note">${words.numberNote}</p>
  `;
}
