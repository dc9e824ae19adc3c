/** The fields of a mosaic in text: their looks and signs in the grid, and a list of them (32.1). */
import { html, nothing } from 'lit-html';
import { EARTHS, earthColour, STONE_WAYS } from '../art/earths.ts';
import type { RunTexts } from '../i18n/index.ts';
import type { Seen } from '../rules/game.ts';
import { dressOf, signLetters } from '../rules/mosaic/field-dress.ts';
import type { FieldState } from '../rules/mosaic/field-state.ts';
import { fieldsIn } from '../rules/mosaic/fields-in.ts';
import type { Outline } from '../rules/outline/outline-shape.ts';

/** The words and looks of the fields, in their order. */
export interface MosaicWords {
  /** The name of the whole. */
  readonly whole: string;
  /** Each field with its sign and its state, without a full stop. */
  readonly told: readonly string[];
  readonly states: readonly FieldState[];
  /** The letters of the signs, and the half-places where they stand. */
  readonly signs: readonly { readonly letters: string; readonly place: number }[];
  /** Colours, as CSS has them, and patterns. */
  readonly earths: readonly string[];
  readonly ways: readonly number[];
}

const MARKS: Readonly<Record<FieldState, string>> = { open: '', kept: '✓', broken: '✗' };

/** Returns the words of a mosaic; `null` for an outline without fields. */
export function mosaicWordsIn(seen: Seen, { mosaic }: RunTexts): MosaicWords | null {
  const { puzzle, laid } = seen;
  if (!puzzle) return null;
  const fields = fieldsIn(seen);
  const dressed = dressOf(puzzle, EARTHS.length, STONE_WAYS);
  const kept = fields.filter(({ state }) => state === 'kept').length;
  return {
    whole: mosaic.whole({ laid: laid.length, tiles: puzzle.tiles.length, kept, fields: fields.length }),
    told: fields.map((field, index) => mosaic.told({ ...field, number: index + 1 })),
    states: fields.map(({ state }) => state),
    signs: fields.map(({ field }) => ({ letters: signLetters(field), place: field.at[0] ?? 0 })),
    earths: dressed.map(({ earth }) => earthColour(earth)),
    ways: dressed.map(({ way }) => way),
  };
}

/** Returns the classes of a half-place: the pattern and the state of its field, and the sides at which it ends. */
export function fieldClasses(
  { ways, states }: MosaicWords,
  { places }: Outline,
  place: number,
): Readonly<Record<string, boolean>> {
  const here = places[place];
  if (!here) return {};
  const endsAt = (down: number, right: number) =>
    !places.some(
      ({ row, column, area }) => row === here.row + down && column === here.column + right && area === here.area,
    );
  return {
    'is-field': true,
    [`has-stones-${ways[here.area]}`]: true,
    'is-kept': states[here.area] === 'kept',
    'is-broken': states[here.area] === 'broken',
    'ends-above': endsAt(-1, 0),
    'ends-below': endsAt(1, 0),
    'ends-left': endsAt(0, -1),
    'ends-right': endsAt(0, 1),
  };
}

/** Returns the colour of a field as the end of a style. */
export const earthOf = ({ earths }: MosaicWords, area: number): string => `;--earth:${earths[area]}`;

/** Returns the sign of a field in its first half-place. */
export function signView({ signs, states }: MosaicWords, area: number, place: number) {
  const sign = signs[area];
  if (!sign || sign.place !== place || sign.letters === '') return nothing;
  return html`<b class="field-sign" aria-hidden="true">${sign.letters}${MARKS[states[area] ?? 'open']}</b>`;
}

/** Returns the list of all fields, with the marks of those that are done or broken. */
export const fieldList = ({ told, states }: MosaicWords) =>
  html`<ol class="field-list">
    ${told.map((words, index) => html`<li class=${`is-${states[index]}`}>${words}</li>`)}
  </ol>`;
