import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

interface NumberWords {
  readonly number: string;
  readonly numberNote: string;
}

/**
 * Returns the field for the number of a deal or puzzle, from 1 to `most`; `null` for any. `onRead` receives NaN if the
 * field is empty.
 */
export function numberField(
  { number: label, numberNote }: NumberWords,
  number: number | null,
  most: number,
  onRead: (number: number) => void,
) {
  const read = ({ target }: Event) => onRead(target instanceof HTMLInputElement ? target.valueAsNumber : Number.NaN);
  return html`
    <label class="field deal-number">
      <span class="field-label">${label}</span>
      <input
        class="name"
        type="number"
        inputmode="numeric"
        min="1"
        max=${most}
        step="1"
        .value=${live(number === null ? '' : `${number}`)}
        @change=${read}
      />
    </label>
    <p class="note">${numberNote}</p>
  `;
}
