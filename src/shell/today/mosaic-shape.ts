/**
 * The outline and the fields of a mosaic as a text: a line for each row, with a letter for each place's field and a dot
 * where there is none, for example `aab/.cb`. It has no numbers and no signs.
 */
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

/** The number of colours of fields. */
const COLOURS = 8;

/** A place of a shape: its row and column from 0, and the colour of its field. */
interface ShapePlace {
  readonly row: number;
  readonly column: number;
  readonly field: string;
  readonly colour: number;
}

/** Returns the places of a shape. Fields that touch have different colours, counted from 0, while there are enough. */
export function placesOfShape(shape: string): readonly ShapePlace[] {
  const lines = shape.split('/').map((line) => [...line]);
  const at = (row: number, column: number) => lines[row]?.[column] ?? '.';
  const all = lines.flatMap((line, row) => line.map((field, column) => ({ row, column, field })));
  const places = all.filter(({ field }) => field !== '.');
  const colours = new Map<string, number>();
  for (const { field } of places) {
    if (colours.has(field)) continue;
    const beside = places
      .filter((place) => place.field === field)
      .flatMap(({ row, column }) => [
        at(row - 1, column),
        at(row + 1, column),
        at(row, column - 1),
        at(row, column + 1),
      ])
      .filter((other) => other !== field)
      .map((other) => colours.get(other));
    let colour = colours.size % COLOURS;
    for (let tried = 0; tried < COLOURS && beside.includes(colour); tried++) colour = (colour + 1) % COLOURS;
    colours.set(field, colour);
  }
  return places.map((place) => ({ ...place, colour: colours.get(place.field) ?? 0 }));
}
