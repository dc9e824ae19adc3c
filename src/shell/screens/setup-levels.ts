import { html, nothing } from 'lit-html';
import type { BotTexts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { commonLevel, LEVELS, type LevelId, withLevel } from '../bot-levels.ts';
import { type Draft, seatsOf } from '../draft.ts';
import { choice } from '../widgets.ts';

const ALL = ['mixed', ...LEVELS] as const;

/** How well all bots of the table play, and what to expect of that. */
export function levelField({ bots: { levels: words } }: BotTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const sitting = draft.sitters.slice(0, seatsOf(draft));
  if (sitting.every(({ kind }) => kind === 'person')) return nothing;
  const common = commonLevel(sitting);
  const note = common === 'mixed' ? words.mixedLine : common ? words.lines[common] : null;
  return choice<LevelId | 'mixed' | ''>({
    id: 'levels',
    label: words.label,
    ...(note && { note }),
    choices: ALL.map((value) => ({ value, text: value === 'mixed' ? words.mixed : words.names[value] })),
    value: common ?? '',
    onChange: (value) => value && onChange({ ...draft, sitters: withLevel(draft.sitters, value) }),
  });
}

/** How well the bot on a seat plays; nothing for a person. */
export function levelSelect(
  { bots: { levels: words } }: BotTexts,
  { kind, level }: Sitter,
  seat: number,
  onChange: (level: LevelId) => void,
) {
  if (kind === 'person') return nothing;
  const chosen = LEVELS.find((each) => each === level);
  return html`<div class="level-row"><select
      class="name level"
      aria-label=${words.levelOf(seat + 1)}
      @change=${({ target }: Event) => {
        const next = target instanceof HTMLSelectElement && LEVELS.find((each) => each === target.value);
        if (next) onChange(next);
      }}
    >
      ${LEVELS.map((each) => html`<option value=${each} ?selected=${each === chosen}>${words.names[each]}</option>`)}
    </select>
    ${chosen ? html`<p class="note">${words.lines[chosen]}</p>` : nothing}</div>`;
}
