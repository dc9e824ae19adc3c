/** Reasons why a tile can't lie in a place of an outline (23.2, 32.2), for the person who tried it. */
import type { Seen, Tile } from '../game.ts';
import { halves } from '../tiles.ts';
import type { Turned } from './aim.ts';
import { filledBy } from './filled.ts';
import { outlineOf } from './outline-of.ts';
import type { Cell, Outline } from './outline-shape.ts';

/**
 * `taken`: another tile lies there. `edge`: a half would lie outside the outline. `shows`: a half meets a square of
 * another number. `within`: two numbers would lie in one square. `given`: the tile came with the puzzle and stays.
 */
type Reason =
  | { readonly unfit: 'taken' | 'given'; readonly tile: Tile }
  | { readonly unfit: 'shows'; readonly half: number; readonly shown: number }
  | { readonly unfit: 'edge' | 'within' };

/** A reason, with the names of the half-places in the way. */
export type Unfit = Reason & { readonly places: readonly string[] };

/** Rows and columns from the low half to the high one, by rotation. */
const STEPS: Readonly<Record<Turned, readonly [rows: number, columns: number]>> = {
  0: [0, 1],
  1: [1, 0],
  2: [0, -1],
  3: [-1, 0],
};

/** Returns the cells of a tile's low half and of its high half. */
export function cellsFrom({ row, column }: Cell, turned: Turned): readonly [Cell, Cell] {
  const [down, right] = STEPS[turned];
  return [
    { row, column },
    { row: row + down, column: column + right },
  ];
}

/** True if a cell is a half-place of the outline. */
export const isInOutline = ({ places }: Outline, { row, column }: Cell): boolean =>
  places.some((place) => place.row === row && place.column === column);

/** Returns why a tile can't lie there; `null` if it can. `low`: the cell of its low half. */
export function whyUnfit(seen: Pick<Seen, 'laid' | 'puzzle'>, tile: Tile, low: Cell, turned: Turned): Unfit | null {
  const outline = outlineOf(seen);
  const { tiles, shown } = filledBy(seen);
  const numbers = halves(tile);
  const cells = cellsFrom(low, turned);
  const places = cells.flatMap(({ row, column }, k) => {
    const index = outline.places.findIndex((place) => place.row === row && place.column === column);
    const place = outline.places[index];
    if (!place) return [];
    const lies = seen.laid[tiles[index] ?? -1]?.tile;
    return [{ ...place, lies, half: numbers[k] ?? 0, shown: shown[place.area] ?? null }];
  });
  for (const { name, lies } of places) if (lies) return { unfit: 'taken', tile: lies, places: [name] };
  if (places.length < cells.length) return { unfit: 'edge', places: [] };
  for (const { name, half, shown } of places)
    if (shown !== null && shown !== half) return { unfit: 'shows', half, shown, places: [name] };
  const [one, other] = places;
  const isWithin = outline.isAlike && one?.area === other?.area && one?.half !== other?.half;
  return isWithin ? { unfit: 'within', places: places.map(({ name }) => name) } : null;
}
