/**
 * The outline and the fields of a mosaic as a text: a line for each row, with a letter for each place's field and a dot
 * where there is none, for example `aab/.cb`. It has no numbers and no signs.
 */
import { EARTHS, STONE_WAYS } from '../../art/earths.ts';
import { dressOf } from '../../rules/mosaic/field-dress.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';

/** Every shape matches it: at most nine rows and nine columns. */
export const SHAPE = /^[a-zA-Z.]{1,9}(\/[a-zA-Z.]{1,9}){0,8}$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the shape of a puzzle, without the empty rows and columns around it. */
export function mosaicShape({ places, fields }: Pick<MosaicPuzzle, 'places' | 'fields'>): string {
  const fieldAt = new Map(fields.flatMap(({ at }, field) => at.map((place) => [place, field] as const)));
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const width = Math.max(...columns) - left + 1;
  const lines = Array.from({ length: Math.max(...rows) - top + 1 }, () => Array.from({ length: width }, () => '.'));
  for (const [place, { row, column }] of places.entries()) {
    const line = lines[row - top];
    if (line) line[column - left] = LETTERS[fieldAt.get(place) ?? 0] ?? 'a';
  }
  return lines.map((line) => line.join('')).join('/');
}

/** A place of a shape: its row and column from 0, the letter of its field, and the index of its field's earth. */
interface ShapePlace {
  readonly row: number;
  readonly column: number;
  readonly field: string;
  readonly earth: number;
}

/** Returns the places of a shape, in reading order. Its fields have the colours that they have on the table. */
export function placesOfShape(shape: string): readonly ShapePlace[] {
  const lines = shape.split('/').map((line) => [...line]);
  const all = lines.flatMap((line, row) => line.map((field, column) => ({ row, column, field })));
  const places = all.filter(({ field }) => field !== '.');
  const letters = [...LETTERS].filter((letter) => places.some(({ field }) => field === letter));
  const at = (letter: string) => places.flatMap(({ field }, place) => (field === letter ? [place] : []));
  const dress = dressOf({ places, fields: letters.map((letter) => ({ at: at(letter) })) }, EARTHS.length, STONE_WAYS);
  return places.map((place) => ({ ...place, earth: dress[letters.indexOf(place.field)]?.earth ?? 0 }));
}
