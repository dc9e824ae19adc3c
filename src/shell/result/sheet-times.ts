/** When what is told of a deal sheet begins: milliseconds at normal speed. */

export interface Row {
  /** How many tiles the seat has left. */
  readonly tiles: number;
  readonly count: number;
  readonly points: number;
  readonly total: number;
}

/** All hands are told in this time, however many they are; a few take less. They were counted at the table before. */
const MOST = 1300;
const TILE = 60;
/** What a row takes beside its tiles, in tiles. */
const ROW = 1.5;

/**
 * @returns `rows`: when each row appears; `tile`: from one tile to the next; `taken`: when the points are taken, after
 * the last tile; `written`: when they go to the total.
 */
export function timesOf(rows: readonly Row[]) {
  const steps = rows.reduce((sum, { tiles }) => sum + tiles + ROW, 0);
  const tile = Math.min(TILE, MOST / Math.max(1, steps));
  let now = 0;
  const starts = rows.map(({ tiles }) => {
    const start = now;
    now += (tiles + ROW) * tile;
    return start;
  });
  const taken = now + 260;
  return { rows: starts, tile, taken, written: taken + 700 };
}
