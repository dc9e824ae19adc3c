/** The fields for the end of a deal that was played with real tiles. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { giveFocus } from '../../page/focus.ts';
import { onKeys } from '../../page/keys.ts';
import type { Ending, Seat, Tile } from '../../rules/game.ts';
import { countOfHand, specialHands } from '../../rules/special-hands.ts';
import { halves } from '../../rules/tiles.ts';
import { type LastTile, lastDoubles, type Questions, type WoodenTable } from '../../rules/told-deal.ts';
import type { App } from '../app.ts';
import { choice } from '../widgets.ts';
import { endingOf, isOut, type PadEntry, type Rest, sumIn } from './pad-entry.ts';

export interface PadForm {
  readonly table: WoodenTable;
  readonly entry: PadEntry;
  readonly asked: Questions;
  readonly names: readonly string[];
  /** The seat whose tiles are tapped now. */
  readonly picking: Seat | null;
  change(next: Partial<PadEntry>): void;
  pick(seat: Seat | null): void;
  /** Writes the deal down. */
  write(): void;
}

/** A choice of a seat that is not made yet. */
const NOBODY = -1;

/** Returns the fields that the game asks for. */
export function padForm(app: App, texts: SetUpTexts, form: PadForm) {
  const { table, entry, asked, change } = form;
  const words = texts.pad;
  const how = endingOf(entry, asked);
  return html`<div class="pad-form" @keydown=${onKeys((key, event) => toNext(key, event, form.write))}>
    ${
      asked.endings.length > 1
        ? choice<Ending>({
            id: 'pad-how',
            label: words.ended,
            choices: asked.endings.map((value) => ({ value, text: words.ends(value) })),
            value: how,
            onChange: (next) => change({ how: next }),
          })
        : nothing
    }
    ${asked.by ? seatChoice(form, 'pad-by', words.who(table.game.id, how), entry.by, (by) => change({ by })) : nothing}
    ${asked.leader ? seatChoice(form, 'pad-leader', words.leader, entry.leader, (leader) => change({ leader })) : nothing}
    ${asked.stake ? stakeChoice(texts, form) : nothing} ${asked.lasts.length > 0 ? lastChoice(texts, form) : nothing}
    ${asked.left === 'nothing' ? nothing : leftFields(app, texts, form)} ${asked.made ? madeFields(texts, form) : nothing}
    ${asked.time ? timeChoice(texts, form) : nothing}
  </div>`;
}

function seatChoice(
  { asked, names }: PadForm,
  id: string,
  label: string,
  value: Seat | null,
  onChange: (seat: Seat) => void,
): TemplateResult {
  return choice<number>({
    id,
    label,
    choices: asked.seats.map((seat) => ({ value: seat, text: names[seat] ?? `${seat + 1}` })),
    value: value ?? NOBODY,
    onChange,
  });
}

function stakeChoice({ pad: words }: SetUpTexts, { entry, change }: PadForm) {
  return choice<boolean>({
    id: 'pad-stake',
    label: words.stake,
    choices: [
      { value: false, text: words.unstaked },
      { value: true, text: words.staked },
    ],
    value: entry.isStaked,
    onChange: (isStaked) => change({ isStaked }),
  });
}

/** 20.7: asks if the time was up, so that the deal was the last. */
function timeChoice({ pad: words }: SetUpTexts, { entry, change }: PadForm) {
  return choice<boolean>({
    id: 'pad-time',
    label: words.time,
    choices: [
      { value: false, text: words.inTime },
      { value: true, text: words.timeUp },
    ],
    value: entry.isTimeUp,
    onChange: (isTimeUp) => change({ isTimeUp }),
  });
}

function lastChoice(texts: SetUpTexts, { table, entry, asked, change }: PadForm) {
  const words = texts.pad;
  const [lowest, highest] = lastDoubles(table);
  const text: Readonly<Record<LastTile, string>> = {
    other: words.other,
    lowest: texts.tile(lowest),
    highest: texts.tile(highest),
    both: words.both,
    fittedBoth: words.fittedBoth,
  };
  return choice<LastTile>({
    id: 'pad-last',
    label: words.last,
    choices: asked.lasts.map((value) => ({ value, text: text[value] })),
    value: asked.lasts.includes(entry.last) ? entry.last : 'other',
    onChange: (last) => change({ last }),
  });
}

/** Returns a field and a button for each hand that is left. */
function leftFields(app: App, texts: SetUpTexts, form: PadForm) {
  const { table, entry, asked, names } = form;
  const words = texts.pad;
  const special = specialHands(table);
  const row = (seat: Seat) => {
    const name = names[seat] ?? '';
    if (isOut(entry, asked, seat))
      return html`<li class="pad-hand"><span class="pad-name">${name}</span><i class="pad-out">${words.out}</i></li>`;
    return html`<li class="pad-hand">
      <span class="pad-name" aria-hidden="true">${name}</span>
      ${asked.left === 'counts' ? countField(texts, form, seat) : nothing}
      <output class="pad-sum" data-seat=${seat}>${sumOf(texts, form, entry.left[seat] ?? '')}</output>
      <button
        type="button"
        class="button pad-pick"
        data-seat=${seat}
        aria-label=${words.tilesOf(name)}
        aria-expanded=${form.picking === seat}
        @click=${() => form.pick(form.picking === seat ? null : seat)}
      >
        <span class="button-text">${words.tiles}</span>
      </button>
      ${form.picking === seat ? tilePicker(app, texts, form, seat) : nothing}
    </li>`;
  };
  return html`<fieldset class="field">
    <legend>${words.left}</legend>
    <ol class="pad-hands">${asked.seats.map(row)}</ol>
    <p class="note">${asked.left === 'tiles' ? words.tilesNote : words.leftNote}
      ${special.length > 0 ? words.special(special.map(([tiles, count]) => [tiles.join(' '), count])) : nothing}</p>
  </fieldset>`;
}

/** Returns the value of a sum or of tapped tiles; nothing where the field says it itself. */
function sumOf(texts: SetUpTexts, { table, asked }: PadForm, rest: Rest) {
  if (typeof rest !== 'string') return asked.left === 'counts' ? nothing : texts.figure(countOfHand(table, rest));
  const value = sumIn(rest);
  return value === null || /^\s*\d+\s*$/.test(rest) ? nothing : `= ${texts.figure(value)}`;
}

function countField({ pad: words }: SetUpTexts, { table, entry, names, change }: PadForm, seat: Seat) {
  const rest = entry.left[seat] ?? '';
  return sumField({
    of: 'left',
    seat,
    label: words.leftOf(names[seat] ?? ''),
    text: typeof rest === 'string' ? rest : `${countOfHand(table, rest)}`,
    onInput: (text) => change({ left: entry.left.map((each, k) => (k === seat ? text : each)) }),
  });
}

interface SumField {
  readonly of: 'left' | 'made';
  readonly seat: Seat;
  readonly label: string;
  readonly text: string;
  onInput(text: string): void;
}

/** Returns the field for a count or a sum. */
const sumField = ({ of, seat, label, text, onInput }: SumField) => html`<input
  class="name pad-count"
  type="text"
  inputmode="tel"
  autocomplete="off"
  enterkeyhint="next"
  maxlength="60"
  data-of=${of}
  data-seat=${seat}
  aria-label=${label}
  .value=${live(text)}
  @input=${({ target }: InputEvent) => target instanceof HTMLInputElement && onInput(target.value)}
/>`;

/** Returns all tiles of the set, to be tapped. Those of other hands cannot be tapped. */
function tilePicker(app: App, texts: SetUpTexts, { table, entry, names, change }: PadForm, seat: Seat) {
  const rest = entry.left[seat] ?? '';
  const own: readonly Tile[] = typeof rest === 'string' ? [] : rest;
  const symbols = app.pictures.symbols({ game: table.game.id, options: table.options });
  const others = new Set(entry.left.flatMap((each, k) => (k === seat || typeof each === 'string' ? [] : each)));
  const tap = (tile: Tile) => {
    const next = own.includes(tile) ? own.filter((each) => each !== tile) : [...own, tile];
    change({ left: entry.left.map((each, k) => (k === seat ? (next.length > 0 ? next : '') : each)) });
  };
  return html`<div class="pad-tiles" role="group" aria-label=${texts.pad.tilesOf(names[seat] ?? '')}>
    ${table.game.set(table.options).map(
      (tile) => html`<button
        type="button"
        class="pad-tile"
        aria-label=${texts.tile(tile)}
        aria-pressed=${own.includes(tile)}
        ?disabled=${others.has(tile)}
        @click=${() => tap(tile)}
      >
        ${app.pictures.face(...halves(tile), symbols)}
      </button>`,
    )}
  </div>`;
}

function madeFields({ pad: words }: SetUpTexts, { entry, asked, names, change }: PadForm) {
  return html`<fieldset class="field">
    <legend>${words.made}</legend>
    <ol class="pad-hands">
      ${asked.seats.map(
        (seat) => html`<li class="pad-hand">
          <span class="pad-name" aria-hidden="true">${names[seat]}</span>
          ${sumField({
            of: 'made',
            seat,
            label: words.madeOf(names[seat] ?? ''),
            text: entry.made[seat] ?? '',
            onInput: (text) => change({ made: entry.made.map((each, k) => (k === seat ? text : each)) }),
          })}
        </li>`,
      )}
    </ol>
  </fieldset>`;
}

/** Enter leads from field to field, and from the last one writes the deal down. */
function toNext(key: string, { target, currentTarget }: KeyboardEvent, write: () => void): void {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !(currentTarget instanceof HTMLElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('.pad-count')];
  const next = fields[fields.indexOf(target) + 1];
  if (next) giveFocus(next);
  else write();
}
