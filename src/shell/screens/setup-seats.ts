import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { areSeveral } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import type { LevelId } from '../bot-levels.ts';
import { type Draft, seatsOf, sittersOf, withNames, withSeats, withSitter } from '../draft.ts';
import { LONGEST_NAME, newSitter } from '../sitters.ts';
import { stepper } from '../widgets.ts';
import { medal } from './medal.ts';
import { levelField, sitterSelect } from './setup-levels.ts';

/** How many seats, and who sits on them. */
export function seatsFields(texts: BotTexts & SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  const { game } = draft;
  const seats = seatsOf(draft);
  const at = game.seats.indexOf(seats);
  const sitters = draft.sitters.slice(0, seats);
  /** Another one on a seat: of the same kind they stay who they are, else the names that nobody typed follow. */
  const turn = (index: number, sitter: Sitter, chosen: LevelId | 'person') => {
    const kind = chosen === 'person' ? 'person' : 'bot';
    const others = draft.sitters.toSpliced(index, 1);
    const next = sitter.kind === kind ? sitter : newSitter(index, kind, texts, others, draft.company);
    const leveled = chosen === 'person' ? next : { ...next, level: chosen };
    onChange(withNames(withSitter(draft, index, leveled), texts));
  };
  const name = (sitter: Sitter, index: number) => html`<input
    class="name"
    type="text"
    maxlength=${LONGEST_NAME}
    dir="auto"
    autocomplete="off"
    autocapitalize="words"
    enterkeyhint="next"
    spellcheck="false"
    aria-label=${words.nameOf(index + 1)}
    .value=${live(sitter.name)}
    @input=${(event: InputEvent) =>
      event.target instanceof HTMLInputElement &&
      onChange(withSitter(draft, index, { ...sitter, name: event.target.value }))}
    @focus=${(event: FocusEvent) => event.target instanceof HTMLInputElement && event.target.select()}
    @keydown=${toNextName}
  />`;
  return html`
    ${
      game.seats.length > 1
        ? stepper({
            label: words.seats,
            text: words.seatCount(seats),
            less: { label: words.fewer, to: game.seats[at - 1] ?? null },
            more: { label: words.more, to: game.seats[at + 1] ?? null },
            onChange: (next) => onChange(withNames(withSeats(draft, next, texts), texts)),
          })
        : html`<p class="field-label">${words.seatCount(seats)}</p>`
    }
    <ol class="seat-list">
      ${sitters.map(
        (sitter, index) => html`<li class="seat-row">
          ${medal(sitter, index)} ${name(sitter, index)}
          ${sitterSelect(texts, sitter, index, (chosen) => turn(index, sitter, chosen))}
        </li>`,
      )}
    </ol>
    ${levelField(texts, draft, onChange)}
    ${areSeveral(sittersOf(draft, texts)) ? html`<p class="note">${words.handOver}</p>` : nothing}
  `;
}

/** Enter goes from one name to the next, as somebody types who seats a family. */
function toNextName(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  event.target.closest('.seat-row')?.nextElementSibling?.querySelector<HTMLElement>('.name')?.focus();
}
