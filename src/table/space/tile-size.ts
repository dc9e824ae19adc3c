/** Half the width, length and thickness of a tile, in half-tile sides. A little less than 1 × 2, so that neighbours show a seam. */
export const HALF_WIDTH = 0.486;
export const HALF_LENGTH = 0.986;
export const HALF_THICK = 0.19;
/** Lean of a standing tile back from lying flat, radians. */
export const LEAN = (38 * Math.PI) / 180;
