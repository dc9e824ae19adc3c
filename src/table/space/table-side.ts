/** The side of the table at which somebody sits: quarter turns clockwise on the screen from the lower side. */
export type TableSide = 0 | 1 | 2 | 3;

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The direction away from whoever sits at a side; x points to the right of the cloth, y up the screen. */
export const AWAY: Readonly<Record<TableSide, Vector>> = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/** Returns a vector of the cloth for one as a person at that side sees it: `right` of them, and `away` from them. */
export function seenFrom(side: TableSide, right: number, away: number): Vector {
  const { x, y } = AWAY[side];
  return { x: right * y + away * x, y: away * y - right * x };
}

/** Returns a size of the table as a person at that side sees it: across before them, and along, away from them. */
export const spanFrom = (side: TableSide, width: number, height: number) =>
  side % 2 === 0 ? { across: width, along: height } : { across: height, along: width };
