/**
 * Weights for judging the places of a next tile; found by trial over played deals. Lengths in halves, areas in their
 * squares.
 */
export const WEIGHTS = {
  /** The area, with nine tiles, of the box that a layout may fill at no extra cost. It has the shape of the board. */
  box: 224,
  /** The area that each further tile adds to the box. */
  boxPerTile: 2,
  /** The shortest side of the box. */
  boxSide: 8.7,
  /** The part of that box, by its sides, in which growth costs nothing. */
  within: 0,
  /** The worth of an arm's room, and the area at which half of that worth is reached. */
  room: 10.8,
  roomHalf: 16.9,
  /** The cost of each half of growth out of the box. */
  over: 14.5,
  /** The cost of each half of growth in the direction that limits the size on the screen. */
  size: 10.6,
  /** The cost of each half of growth in any direction. */
  spread: 0.289,
  /** The costs of a turn, and of a tile that goes on diagonally. */
  turn: 1.18,
  aslant: 3.03,
  /** Number of best places that are judged one tile further, and the share of their worth without that tile. */
  ahead: 4,
  alone: 0.45,
  /** The cost of each tile that an arm needs on its exit before the exit goes straight. */
  winding: 0.91,
} as const;

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** Trains run straight as long as they are inside of what they will fill. */
export const TRAIN_WEIGHTS: Weights = { ...WEIGHTS, within: 0.8, turn: 5, aslant: 0 };
