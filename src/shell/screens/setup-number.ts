import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { isForOne } from '../address.ts';
import { isDeal, MOST_DEALS } from '../deal-number.ts';
import type { Draft } from '../draft.ts';

/** The number where people sit down with bots: folded, for most matches have none. */
export function foldedNumber(texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const { deals: words } = texts;
  return html`<details class="house-rules is-number">
    <summary>
      <span class="field-label">${words.number}</span>
      <span class="house-differs">${draft.deal ?? words.noNumber}</span>
    </summary>
    ${numberField(texts, draft, onChange)}
  </details>`;
}

/** Which deal is played, by its number. */
export function numberField({ deals: words }: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const read = ({ target }: Event) => {
    const deal = target instanceof HTMLInputElement ? target.valueAsNumber : Number.NaN;
    onChange({ ...draft, deal: isDeal(deal) ? deal : null });
  };
  return html`
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
    ${draft.deal === null || isForOne(draft.game) ? nothing : html`<p class="note">${words.company}</p>`}
  `;
}
