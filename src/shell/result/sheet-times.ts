/** The times of a score sheet's animations, in milliseconds at normal speed. */

export interface SheetRow {
  /** The number of tiles left. */
  readonly tiles: number;
  readonly count: number;
  readonly points: number;
  readonly total: number;
}

/** The greatest duration for all hands. A few take less. They were already counted at the table. */
const MOST = 1300;
const TILE = 60;
/** The extra duration of a row, in durations of a tile. */
const ROW = 1.5;

/**
 * Returns the times of the animations. `rows`: the start of each row. `tile`: the interval between tiles. `taken`: the
 * award of points, after the last tile. `written`: their addition to the total.
 */
export function timesOf(rows: readonly SheetRow[]) {
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
