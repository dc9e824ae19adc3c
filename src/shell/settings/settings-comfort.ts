/** The settings for reading and handling. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import type { App } from '../app.ts';
import { HANDS, TEXT_SIZES } from '../store/settings.ts';
import { shakerOf } from '../vibration.ts';
import { choice } from '../widgets.ts';
import { chooseLanguage } from './choose-language.ts';

/** Returns the menu of languages, each by its own name. */
export function languageField(app: App, { title, language: spoken }: SetUpTexts) {
  const { offered } = app.languages;
  if (offered.length < 2) return nothing;
  const read = ({ target }: Event) => target instanceof HTMLSelectElement && chooseLanguage(app, target.value);
  return html`<div class="field">
    <label class="field-label" for="settings-language">${title.language}</label>
    <select class="name" id="settings-language" @change=${read}>
      ${offered.map(
        (value) =>
          html`<option value=${value} lang=${value} .selected=${value === spoken}>${LANGUAGES[value].name}</option>`,
      )}
    </select>
  </div>`;
}

export function comfortFields({ settings }: App, { comfort: words }: SetUpTexts) {
  const { textSize, hand, letters, vibration } = settings.now;
  return html`
    ${choice({
      id: 'text-size',
      label: words.textSize,
      choices: TEXT_SIZES.map((value) => ({ value, text: words.textSizes[value] })),
      value: textSize,
      onChange: (value) => settings.change({ textSize: value }),
    })}
    ${choice({
      id: 'hand',
      label: words.hand,
      note: words.handNote,
      choices: HANDS.map((value) => ({ value, text: words.hands[value] })),
      value: hand,
      onChange: (value) => settings.change({ hand: value }),
    })}
    ${choice({
      id: 'letters',
      label: words.letters,
      note: words.lettersNote,
      choices: [
        { value: true, text: words.onOrOff.on },
        { value: false, text: words.onOrOff.off },
      ],
      value: letters,
      onChange: (value) => settings.change({ letters: value }),
    })}
    ${
      shakerOf(window)
        ? choice({
            id: 'vibration',
            label: words.vibration,
            note: words.vibrationNote,
            choices: [
              { value: true, text: words.onOrOff.on },
              { value: false, text: words.onOrOff.off },
            ],
            value: vibration,
            onChange: (value) => settings.change({ vibration: value }),
          })
        : nothing
    }
  `;
}
