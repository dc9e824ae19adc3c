/** What a place for a next tile is judged by. Lengths in halves, areas in square halves. */
export const K = {
  area0: 175,
  perTile: 1.5,
  minSide: 7,
  tau: 19,
  room: 10,
  over: 18,
  grow: 0.22,
  bend: 0.7,
  diag: 4,
  beside: 0.1,
};
