/** Tiles in an outline of half-places (23.1). Each arm names the two places of its tile. */
import type { Laid } from '../../rules/game.ts';
import { turnedBetween } from '../../rules/outline/aim.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import type { Cell, Outline } from '../../rules/outline/outline-shape.ts';
import type { LayOut } from './layout.ts';
import type { FlatPose } from './pose.ts';

/** Distances between the middles of neighbouring half-places, in half-tile sides: the string between two squares is seen. */
const PITCH = 1.05;
/** The same in a mosaic: between tiles the stones of the fields and their plaques are seen. */
const MOSAIC_PITCH = 1.12;
/** The part of the frame around a mosaic that has no room in the air around everything, half-tile sides. */
const FRAME = 0.06;

/** Returns the distance between the middles of neighbouring half-places, in half-tile sides. */
export const pitchOf = ({ isAlike }: Pick<Outline, 'isAlike'>): number => (isAlike ? PITCH : MOSAIC_PITCH);

/** Returns half the width and half the height of all half-places together, with the frame around a mosaic. */
export function halfOutline(outline: Outline): { readonly across: number; readonly along: number } {
  const { rows, columns, isAlike } = outline;
  const frame = isAlike ? 0 : FRAME;
  return { across: (pitchOf(outline) * columns) / 2 + frame, along: (pitchOf(outline) * rows) / 2 + frame };
}

interface FlatPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a half-place. */
export function middleOf(outline: Outline, place: number): FlatPoint {
  const { places, rows, columns } = outline;
  const { row = 0, column = 0 } = places[place] ?? {};
  const pitch = pitchOf(outline);
  return { x: (column - (columns + 1) / 2) * pitch, y: ((rows + 1) / 2 - row) * pitch };
}

/** Returns a point in rows and columns; a cell's middle has whole ones. */
const gridPoint = (outline: Outline, { x, y }: FlatPoint) => ({
  down: (outline.rows + 1) / 2 - y / pitchOf(outline),
  across: x / pitchOf(outline) + (outline.columns + 1) / 2,
});

/** Returns the cell at that point. */
export function cellAt(outline: Outline, point: FlatPoint): Cell {
  const { down, across } = gridPoint(outline, point);
  return { row: Math.round(down), column: Math.round(across) };
}

/** Returns the cell of the low half of a tile that is turned so, its middle at that point. */
export function lowCellAt(outline: Outline, middle: FlatPoint, turned: number): Cell {
  const { down, across } = gridPoint(outline, middle);
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
export function poseIn(outline: Outline, arm: Laid['arm']): FlatPose | null {
  const places = arm === null ? null : outline.placesOfArm(arm);
  if (!places) return null;
  const [a, b] = [middleOf(outline, places[0]), middleOf(outline, places[1])];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: angleOfTurn(turnedBetween(outline, ...places)) };
}

const NOWHERE: FlatPose = { x: 0, y: 0, angle: 0 };
/** The whole outline is in view from the start. */
export const layOutOutline: LayOut = (laid, _ends, _table, board) => {
  const outline = outlineOf(board);
  const { across, along } = halfOutline(outline);
  const around = { left: -across, right: across, bottom: -along, top: along };
  return {
    first: NOWHERE,
    zones: [],
    stops: [],
    bounds: around,
    reach: around,
    // A mosaic is as large as the cloth allows.
    ...(!outline.isAlike && { least: { across, along } }),
    poses: laid.map(({ arm }) => poseIn(outline, arm) ?? NOWHERE),
  };
};
