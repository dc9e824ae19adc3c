/** Outlines of half-places, in which tiles lie on two that touch by a side (23.1, 32.1). */

/** A row and a column, from 1, from the top and from the left; they may lie outside the outline. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A place for half a tile. */
export interface HalfPlace extends Cell {
  /** Its name in records, as `r1c2`. */
  readonly name: string;
  /** The index of its area: of its square (23.1) or its field (32.1). */
  readonly area: number;
}

/** Two half-places that share a side, in reading order, as indexes in `Outline.places`. */
export type PlacePair = readonly [number, number];

export interface Outline {
  /** All half-places in reading order. */
  readonly places: readonly HalfPlace[];
  /** All pairs of places that share a side: those that a tile can cover. */
  readonly pairs: readonly PlacePair[];
  /** The number of squares or fields. */
  readonly areas: number;
  /** True if a half may only come to halves of its number in an area (23.2). */
  readonly isAlike: boolean;
  /** The last row, and the last column. */
  readonly rows: number;
  readonly columns: number;
  /** Returns the index of a place by its name; `undefined` if there is none. */
  indexOf(name: string): number | undefined;
  /** Returns the indexes of the places of the low and the high half; `null` if the arm does not name two places. */
  placesOfArm(arm: number | string): PlacePair | null;
  /** Returns a record's name for the places of the low and the high half (25.6). */
  armOf(low: number, high: number): string;
}

const nameOf = ({ row, column }: Cell): string => `r${row}c${column}`;

/** Returns the pairs of cells that share a side, as indexes, in the order of the cells, which is the reading order. */
export function pairsOf(cells: readonly Cell[]): readonly PlacePair[] {
  const at = new Map(cells.map((cell, index) => [nameOf(cell), index]));
  return cells.flatMap(({ row, column }, index) =>
    [at.get(nameOf({ row, column: column + 1 })), at.get(nameOf({ row: row + 1, column }))].flatMap(
      (other): PlacePair[] => (other === undefined ? [] : [[index, other]]),
    ),
  );
}

/** @param cells with their areas, in reading order. */
export function outlineFrom(cells: readonly (Cell & { readonly area: number })[], isAlike: boolean): Outline {
  const places = cells.map(
    ({ row, column, area }): HalfPlace => ({ row, column, name: nameOf({ row, column }), area }),
  );
  const byName = new Map(places.map(({ name }, index) => [name, index]));
  return {
    places,
    pairs: pairsOf(places),
    areas: Math.max(...places.map(({ area }) => area)) + 1,
    isAlike,
    rows: Math.max(...places.map(({ row }) => row)),
    columns: Math.max(...places.map(({ column }) => column)),
    indexOf: (name) => byName.get(name),
    placesOfArm(arm) {
      const [low, high, more] = `${arm}`.split(' ').map((name) => byName.get(name));
      return low === undefined || high === undefined || more !== undefined ? null : [low, high];
    },
    armOf: (low, high) => `${places[low]?.name} ${places[high]?.name}`,
  };
}

/** Returns the cells of the low and of the high half, by the names in an arm (25.6). */
export function cellsOfArm(arm: number | string): readonly [Cell, Cell] {
  const [row = 0, column = 0, row2 = 0, column2 = 0] = (`${arm}`.match(/\d/g) ?? []).map(Number);
  return [
    { row, column },
    { row: row2, column: column2 },
  ];
}
