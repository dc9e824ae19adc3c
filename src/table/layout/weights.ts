/** What a place for a next tile is judged by; found by trial over played deals. Lengths in halves, areas in their squares. */
export interface Weights {
  /** The box that a layout may fill at no extra cost, in the shape of the board: its area with nine tiles, … */
  readonly box: number;
  /** … what each tile more adds to it, … */
  readonly boxPerTile: number;
  /** … and its shortest side. */
  readonly boxSide: number;
  /** What it is worth that an arm has room, and the area of which half that worth is reached. */
  readonly room: number;
  readonly roomHalf: number;
  /** What each half costs that it grows: out of the box, … */
  readonly over: number;
  /** … in the direction that decides how large it can be shown, … */
  readonly size: number;
  /** … in any direction. */
  readonly spread: number;
  /** What a turn costs, and a tile that goes on diagonally. */
  readonly turn: number;
  readonly aslant: number;
  /** How many of the best places are looked at one tile further, and the share of what they are worth without that. */
  readonly ahead: number;
  readonly alone: number;
  /** What each tile costs that an arm needs on its exit before this goes straight. */
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
