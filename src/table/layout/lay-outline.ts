/** Tiles in an outline of half-places (23.1). Each arm names the two places of its tile. */
import type { Laid } from '../../rules/game.ts';
import { turnedBetween } from '../../rules/squares/aim.ts';
import { type Cell, COLUMNS, HALF_PLACES, placesOfArm, ROWS } from '../../rules/squares/half-places.ts';
import type { Layout } from './layout.ts';
import type { FlatPose } from './pose.ts';

/**
 * Distance between the middles of neighbouring half-places, in half-tile sides: the string between two squares is seen.
 */
export const PITCH = 1.05;

/** Half the width, and half the height, of all half-places together. */
export const HALF_OUTLINE = (PITCH * COLUMNS) / 2;

/** Returns the middle of a half-place. */
export function middleOf(place: number): { readonly x: number; readonly y: number } {
  const { row = 0, column = 0 } = HALF_PLACES[place] ?? {};
  return { x: (column - (COLUMNS + 1) / 2) * PITCH, y: ((ROWS + 1) / 2 - row) * PITCH };
}

interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns a point in rows and columns; a cell's middle has whole ones. */
const gridPoint = ({ x, y }: FlatPoint) => ({
  down: (ROWS + 1) / 2 - y / PITCH,
  across: x / PITCH + (COLUMNS + 1) / 2,
});

/** Returns the cell at that point. */
export function cellAt(point: FlatPoint): Cell {
  const { down, across } = gridPoint(point);
  return { row: Math.round(down), column: Math.round(across) };
}

/** Returns the cell of the low half of a tile that is turned so, its middle at that point. */
export function lowCellAt(middle: FlatPoint, turned: number): Cell {
  const { down, across } = gridPoint(middle);
  const isUpright = turned % 2 === 1;
  const first = {
    row: Math.round(isUpright ? down - 0.5 : down),
    column: Math.round(isUpright ? across : across - 0.5),
  };
  if (turned < 2) return first;
  return isUpright ? { ...first, row: first.row + 1 } : { ...first, column: first.column + 1 };
}

/** Returns the angle of a tile that is turned so; at 0 its high half points up. */
export const angleOfTurn = (turned: number): number => (-Math.PI / 2) * (turned + 1);

/** Returns the place of a tile; `null` if the arm names no two places. */
export function poseIn(arm: Laid['arm']): FlatPose | null {
  const places = arm === null ? null : placesOfArm(arm);
  if (!places) return null;
  const [a, b] = places.map(middleOf) as [ReturnType<typeof middleOf>, ReturnType<typeof middleOf>];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: angleOfTurn(turnedBetween(...places)) };
}

const NOWHERE: FlatPose = { x: 0, y: 0, angle: 0 };
const AROUND = { left: -HALF_OUTLINE, right: HALF_OUTLINE, bottom: -HALF_OUTLINE, top: HALF_OUTLINE };

/** The whole outline is in view from the start. */
export const layOutOutline = (laid: readonly Laid[]): Layout => ({
  first: NOWHERE,
  zones: [],
  stops: [],
  bounds: AROUND,
  reach: AROUND,
  poses: laid.map(({ arm }) => poseIn(arm) ?? NOWHERE),
});
