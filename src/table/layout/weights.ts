/** What a place for a next tile is judged by; found by trial over played deals. Lengths in halves, areas in their squares. */
export const WEIGHTS = {
  /** The box that a star may fill at no extra cost, in the shape of the board: its area with nine tiles, … */
  box: 224,
  /** … what each tile more adds to it, … */
  boxPerTile: 2,
  /** … and its shortest side. */
  boxSide: 8.7,
  /** What it is worth that an arm has room, and the area of which half that worth is reached. */
  room: 10.8,
  roomHalf: 16.9,
  /** What each half costs that the star grows: out of the box, … */
  over: 14.5,
  /** … in the direction that decides how large it can be shown, … */
  size: 10.6,
  /** … in any direction. */
  spread: 0.289,
  /** What a turn costs, and a tile that goes on diagonally. */
  turn: 1.18,
  aslant: 3.03,
  /** How many of the best places are looked at one tile further, and the share of what they are worth without that. */
  ahead: 4,
  alone: 0.45,
  /** What each tile costs that an arm needs on its exit before this goes straight. */
  winding: 0.91,
} as const;
