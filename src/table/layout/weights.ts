/**
 * Weights for judging the places of a next tile; found by trial over played deals. Lengths in halves, areas in their
 * squares.
 */
export interface Weights {
  /** The area, with nine tiles, of the box that a layout may fill at no extra cost. It has the shape of the board. */
  readonly box: number;
  /** The area that each further tile adds to the box. */
  readonly boxPerTile: number;
  /** The shortest side of the box. */
  readonly boxSide: number;
  /** The worth of an arm's room, and the area at which half of that worth is reached. */
  readonly room: number;
  readonly roomHalf: number;
  /** The cost of each half of growth out of the box. */
  readonly over: number;
  /** The cost of each half of growth in the direction that limits the size on the screen. */
  readonly size: number;
  /** The cost of each half of growth in any direction. */
  readonly spread: number;
  /** The costs of a turn, and of a tile that goes on diagonally. */
  readonly turn: number;
  readonly aslant: number;
  /** Number of best places that are judged one tile further, and the share of their worth without that tile. */
  readonly ahead: number;
  readonly alone: number;
  /** The cost of each tile that an arm needs on its exit before the exit goes straight. */
  readonly winding: number;
}

export const WEIGHTS: Weights = {
  box: 224,
  boxPerTile: 2,
  boxSide: 8.7,
  room: 10.8,
  roomHalf: 16.9,
  over: 14.5,
  size: 10.6,
  spread: 0.289,
  turn: 1.18,
  aslant: 3.03,
  ahead: 4,
  alone: 0.45,
  winding: 0.91,
};
