import { html, nothing } from 'lit-html';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { App } from '../app.ts';
import { chooseLanguage } from '../choose-language.ts';

/**
 * The language, for whoever cannot read the one that is spoken and would never find the settings: a globe, and its own name.
 * What is seen is a picture of the field that lies over it: fields are as wide as the longest name, which is not spoken.
 */
export function titleLanguage(app: App) {
  const { texts, languages } = app;
  if (languages.offered.length < 2) return nothing;
  const spoken = languages.offered.find((each) => each === texts.language) ?? 'en';
  const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && chooseLanguage(app, target.value);
  return html`<div class="title-language">
    <select aria-label=${texts.title.language} @change=${onChange}>
      ${languages.offered.map(
        (each) =>
          html`<option value=${each} lang=${each} ?selected=${each === spoken}>${LANGUAGES[each].name}</option>`,
      )}
    </select>
    <span aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="9.5" />
        <ellipse cx="12" cy="12" rx="4.2" ry="9.5" />
        <path d="M2.5 12h19M4 7h16M4 17h16" />
      </svg>
      <b>${LANGUAGES[spoken].name}</b>
      <svg class="title-language-more" viewBox="0 0 12 8"><path d="M1.5 1.5l4.5 4.5 4.5-4.5" /></svg>
    </span>
  </div>`;
}
