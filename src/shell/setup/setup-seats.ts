import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { LevelId } from '../../bots/levels.ts';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { areSeveral } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { LONGEST_TYPED } from '../../names/names.ts';
import { giveFocus } from '../../page/focus.ts';
import { onKeys } from '../../page/keys.ts';
import type { Side } from '../../rules/game.ts';
import { allSides, hasPartners, seatsOfSide } from '../../rules/sides.ts';
import { pageKindOf } from '../kinds/all.ts';
import { medal } from '../screens/medal.ts';
import { button, stepper } from '../widgets.ts';
import {
  type Draft,
  seatsOf,
  sidesOf,
  sittersOf,
  withNames,
  withOthersMoved,
  withPeople,
  withSeats,
  withSitter,
} from './draft.ts';
import { levelField, sitterSelect } from './setup-levels.ts';
import { newSitter } from './sitters.ts';
import { whoOf } from './who-sits.ts';

/** Returns the fields for the number of seats and the sitters. */
export function seatsFields(texts: BotTexts & SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  const { game } = draft;
  const seats = seatsOf(draft);
  const at = game.seats.indexOf(seats);
  const sitters = draft.sitters.slice(0, seats);
  const sides = sidesOf(draft);
  /** Changes the sitter at a seat. One of the same kind stays, with another level; default names are adjusted. */
  const turn = (index: number, sitter: Sitter, chosen: LevelId | 'person') => {
    const kind = chosen === 'person' ? 'person' : 'bot';
    const others = draft.sitters.filter((_, each) => each !== index);
    const next = sitter.kind === kind ? sitter : newSitter(index, kind, texts, others, draft.company);
    const leveled = chosen === 'person' ? next : { ...next, level: chosen };
    const hasOwnLevels = draft.hasOwnLevels || chosen !== 'person';
    onChange(withNames({ ...withSitter(draft, index, leveled), hasOwnLevels }, texts));
  };
  const name = (sitter: Sitter, index: number) => html`<input
    class="name"
    type="text"
    maxlength=${LONGEST_TYPED}
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
    @keydown=${onKeys(toNextName)}
  />`;
  const row = (sitter: Sitter, index: number) => html`<li class="seat-row">
    ${medal(texts, sitter, index, sides[index])} ${name(sitter, index)}
    ${sitterSelect(texts, sitter, index, (chosen) => turn(index, sitter, chosen))}
  </li>`;
  /** 6.7: partners are listed together. */
  const sideRows = (side: Side) => html`<ol
    class="seat-list is-side"
    aria-label=${words.together(whoOf({ sitters: sittersOf(draft, texts), seen: { sides } }, side))}
    .style=${`--side:var(--seat-${side % 10})`}
  >
    ${seatsOfSide(sides, side).flatMap((seat) => {
      const sitter = sitters[seat];
      return sitter ? row(sitter, seat) : [];
    })}
  </ol>`;
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
    ${hasPartners(sides) ? allSides(sides).map(sideRows) : html`<ol class="seat-list">${sitters.map(row)}</ol>`}
    ${everybodyHere(texts, draft, onChange)}
    ${hasPartners(sides) ? otherPartner(texts, draft, onChange) : drawnNote(texts, draft)} ${levelField(texts, draft, onChange)}
    ${areSeveral(sittersOf(draft, texts)) ? html`<p class="note">${pageKindOf(draft.game).shared(words)}</p>` : nothing}
  `;
}

/** Returns the button that seats people at all seats, ready to be named, or one person with bots. */
function everybodyHere(texts: BotTexts & SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  const seats = seatsOf(draft);
  const areAll = draft.sitters.slice(0, seats).every(({ kind }) => kind === 'person');
  const press = ({ currentTarget }: Event) => {
    onChange(withPeople(draft, seats, areAll ? 1 : seats, texts));
    if (areAll || !(currentTarget instanceof HTMLElement)) return;
    giveFocus(currentTarget.closest('.setup-who')?.querySelector<HTMLElement>('.seat-row input.name'));
  };
  return html`<button type="button" class="button seat-all" @click=${press}>
    <span class="button-text">${areAll ? words.oneHere : words.allHere}</span>
  </button>`;
}

/** 7.4: returns the note that partners are drawn by lot, if they are. */
function drawnNote(texts: BotTexts & SetUpTexts, { game }: Draft) {
  const words = texts.setup.drawn[game.id];
  return words === undefined ? nothing : html`<p class="note">${words}</p>`;
}

/** 6.7: partners sit opposite each other. The button moves all others on by one seat, to change partners. */
function otherPartner(texts: BotTexts & SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  return html`<div class="seat-partner">
    <p class="note">${words.opposite}</p>
    ${button({ text: words.otherPartner, onPress: () => onChange(withNames(withOthersMoved(draft), texts)) })}
  </div>`;
}

/** Enter moves the focus to the next name, for typing several names in a row. */
function toNextName(key: string, { target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
  // Each pair of partners has its own list.
  const names = target.closest('.seat-list')?.parentElement?.querySelectorAll<HTMLElement>('.seat-row input.name');
  const all = [...(names ?? [])];
  giveFocus(all[all.indexOf(target) + 1]);
}
