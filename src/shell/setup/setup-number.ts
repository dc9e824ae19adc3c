import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { isForOne } from '../address.ts';
import { isDeal, MOST_DEALS } from '../deal-number.ts';
import type { Draft } from './draft.ts';
import { numberField } from './number-field.ts';

/** Returns the field for the number of the deal, folded since most matches have none. */
export function foldedNumber(texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const { deals: words } = texts;
  return html`<details class="house-rules is-number">
    <summary>
      <span class="field-label">${words.number}</span>
      <span class="house-differs">${draft.deal ?? words.noNumber}</span>
    </summary>
    ${dealField(texts, draft, onChange)}
  </details>`;
}

/** Returns the field for the number of the deal. */
export function dealField({ deals: words, alone }: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const numberNote = isForOne(draft.game) ? alone.numberNote : words.numberNote;
  return html`
    ${numberField({ number: words.number, numberNote }, draft.deal, MOST_DEALS, (deal) => onChange({ ...draft, deal: isDeal(deal) ? deal : null }))}
    ${draft.deal === null || isForOne(draft.game) ? nothing : html`<p class="note">${words.company}</p>`}
  `;
}
