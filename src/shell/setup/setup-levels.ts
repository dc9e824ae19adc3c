import { html, nothing } from 'lit-html';
import { type LevelId, OFFERED_LEVELS } from '../../bots/levels.ts';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { commonLevel, isLevel, withLevel } from './bot-levels.ts';
import { type Draft, seatsOf } from './draft.ts';

const PERSON = 'person';
const MIXED = 'mixed';

/** Returns the field for the level of all bots, with a description. */
export function levelField({ bots: { levels: words } }: BotTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const sitting = draft.sitters.slice(0, seatsOf(draft));
  if (sitting.every(({ kind }) => kind === PERSON)) return nothing;
  const common = commonLevel(sitting);
  const read = ({ target }: Event) => {
    const level = target instanceof HTMLSelectElement ? target.value : '';
    if (level === MIXED || isLevel(level))
      onChange({ ...draft, sitters: withLevel(draft.sitters, level), hasOwnLevels: true });
  };
  const option = (value: LevelId | typeof MIXED | '', text: string) =>
    html`<option value=${value} .selected=${value === (common ?? '')}>${text}</option>`;
  return html`<div class="field levels">
    <div class="levels-row">
      <label class="field-label" for="bot-levels">${words.label}</label>
      <select class="name" id="bot-levels" @change=${read}>
        ${common === null ? option('', words.several) : nothing} ${option(MIXED, words.mixed)}
        ${OFFERED_LEVELS.map((level) => option(level, words.names[level]))}
      </select>
    </div>
    ${common && common !== MIXED ? html`<p class="note">${words.lines[common]}</p>` : nothing}
  </div>`;
}

/** Returns the choice for a seat: a person, or a bot of some level. */
export function sitterSelect(
  { bots: { levels: words }, setup }: BotTexts & SetUpTexts,
  { kind, level }: Sitter,
  seat: number,
  onChange: (chosen: LevelId | typeof PERSON) => void,
) {
  const chosen = kind === PERSON ? PERSON : level;
  const read = ({ target }: Event) => {
    const next = target instanceof HTMLSelectElement ? target.value : '';
    if (next === PERSON || isLevel(next)) onChange(next);
  };
  return html`<select class="name sitter" aria-label=${setup.kindOf(seat + 1)} @change=${read}>
    <option value=${PERSON} .selected=${chosen === PERSON}>${setup.person}</option>
    ${OFFERED_LEVELS.map((each) => html`<option value=${each} .selected=${each === chosen}>${words.bot[each]}</option>`)}
  </select>`;
}
