/** The side of the table at which somebody sits: quarter turns clockwise on the screen from the lower side. */
export type TableSide = 0 | 1 | 2 | 3;

/**
 * Returns a vector of the cloth (x to the right, y up the screen) for one as a person at that side sees it: `right` of
 * them, and `away` from them.
 */
export function seenFrom(side: TableSide, right: number, away: number): { readonly x: number; readonly y: number } {
  switch (side) {
    case 0:
      return { x: right, y: away };
    case 1:
      return { x: away, y: -right };
    case 2:
      return { x: -right, y: -away };
    case 3:
      return { x: -away, y: right };
  }
}

/** Returns a size of the table as a person at that side sees it: across before them, and along, away from them. */
export const spanFrom = (side: TableSide, width: number, height: number) =>
  side % 2 === 0 ? { across: width, along: height } : { across: height, along: width };
