/** The side of the table at which somebody sits: quarter turns clockwise on the screen from the lower side. */
export type TableSide = 0 | 1 | 2 | 3;

/** Cosine and sine of each side's turn. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Returns a vector of the cloth (x to the right, y up the screen) for one as a person at that side sees it: `right` of
 * them, and `away` from them.
 */
export function seenFrom(side: TableSide, right: number, away: number): { readonly x: number; readonly y: number } {
  const [cos, sin] = TURNS[side];
  return { x: right * cos + away * sin, y: away * cos - right * sin };
}

/** Returns a size of the table as a person at that side sees it: across before them, and along, away from them. */
export const spanFrom = (side: TableSide, width: number, height: number) =>
  side % 2 === 0 ? { across: width, along: height } : { across: height, along: width };
