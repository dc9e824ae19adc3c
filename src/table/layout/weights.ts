/** What a place for a next tile is judged by; found by trial over played deals. Lengths in halves, areas in their squares. */
export const WEIGHTS = {
  /** The box that a star may fill at no extra cost, in the shape of the board: its area with nine tiles, … */
  box: 175,
  /** … what each tile more adds to it, … */
  boxPerTile: 2.15,
  /** … and its shortest side. */
  boxSide: 7.2,
  /** What it is worth that an arm has room, and the area of which half that worth is reached. */
  room: 11,
  roomHalf: 17.8,
  /** What each half costs that the star grows: out of the box, … */
  over: 12.5,
  /** … in the direction that decides how large it can be shown, … */
  size: 8.1,
  /** … in any direction. */
  spread: 0.268,
  /** What a turn costs, and a tile that goes on diagonally. */
  turn: 1.5,
  aslant: 4,
  /** How many of the best places are looked at one tile further, and the share of what they are worth without that. */
  ahead: 4,
  alone: 0.4,
  /** What each tile costs that an arm needs on its way out before this goes straight. */
  winding: 1,
} as const;
