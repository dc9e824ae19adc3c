/** The layout of a seat's plate: plain geometry. All in pixels at unit 1, from the plate's top left corner. */

import type { Point, Rect } from './rect.ts';

export interface PlateLayout {
  /** The medallion's middle and its diameter. */
  readonly medallion: Point & { readonly size: number };
  /** The name's left edge, middle and width; `null` if only the initial is shown. */
  readonly name: (Point & { readonly width: number }) | null;
  /**
   * The seats with a name: all of them, or only the one to move and the one that moved last. In the second case the
   * name takes the place of the score.
   */
  readonly named: 'all' | 'acting';
  /** The left edges and middles of the numbers of tiles and of points, each with its icon before it. */
  readonly tiles: Point;
  /** `least`: the leftmost position at which a long score may begin. */
  readonly score: Point & { readonly least: number };
  /** The height of the digits. */
  readonly digits: number;
  /** True if a small tile fits before the number of tiles. */
  readonly hasIcon: boolean;
  /** The size of the pointer that marks the turn. */
  readonly pointer: number;
}

/** A plate at least this wide shows the whole name. */
const WITH_NAME = 122;
/** A plate at least this wide has the name above both numbers. */
const NAME_ABOVE = 80;
/** A plate at least this wide, but too low for three lines, has the medallion beside the numbers. */
const BESIDE = 76;
/** The least width for a short name below the medallion, and the least height for three lines. */
const WITH_SHORT_NAME = 48;
const THREE_LINES = 52;
/** The height of three lines with some air. */
const NAMED = 54;
/** A plate at least this wide has an icon before the number of tiles. */
const WITH_ICON = 56;

/** The width of a number's icon with its gap, and that of two digits with theirs. */
const ICON = 14;
const TWO_FIGURES = 32;
/** The free space at a plate's right edge. */
const EDGE = 3;

/** Returns the least height at which a plate shows every name. 0 if it never does, or needs no extra line for names. */
export const namedHeight = (width: number): number => (width < WITH_SHORT_NAME || width >= NAME_ABOVE ? 0 : NAMED);

/** Returns the layout of a plate of at least 40 × 40. */
export function plateLayout(width: number, height: number): PlateLayout {
  if (width >= WITH_NAME) {
    const size = Math.min(40, height - 8);
    const x = 8 + size + 7;
    const low = height / 2 + 11;
    return {
      medallion: { x: 8 + size / 2, y: height / 2, size },
      name: { x, y: height / 2 - 10, width: width - x - 7 },
      named: 'all',
      tiles: { x, y: low },
      score: { x: x + (width - x) * 0.42, y: low, least: x + TWO_FIGURES },
      digits: 16,
      hasIcon: true,
      pointer: 20,
    };
  }
  if (width >= NAME_ABOVE) {
    const low = height / 2 + 11;
    return {
      medallion: { x: 15, y: height / 2 - 9, size: 22 },
      name: { x: 29, y: height / 2 - 9, width: width - 32 },
      named: 'all',
      tiles: { x: 8, y: low },
      score: { x: 8 + (width - 8) * 0.42, y: low, least: 8 + TWO_FIGURES },
      digits: 15,
      hasIcon: true,
      pointer: 16,
    };
  }
  if (width >= BESIDE && height < THREE_LINES) {
    const size = Math.min(30, height - 10, width - 36);
    const x = 5 + size + 4;
    return {
      medallion: { x: 5 + size / 2, y: height / 2, size },
      name: null,
      named: 'all',
      tiles: { x, y: height / 2 - 9 },
      score: { x, y: height / 2 + 10, least: x },
      digits: 15,
      hasIcon: true,
      pointer: 16,
    };
  }
  const hasIcon = width >= WITH_ICON;
  const size = Math.min(22, width / 2 - 1.5);
  const isTall = height >= THREE_LINES;
  const high = isTall ? 13 : height / 2 - 9;
  const low = isTall ? height - 9.5 : height / 2 + 10;
  return {
    medallion: { x: 3 + size / 2, y: high, size },
    name: width < WITH_SHORT_NAME ? null : { x: 4, y: isTall ? (height + 4) / 2 : low, width: width - 7 },
    named: isTall ? 'all' : 'acting',
    tiles: { x: hasIcon ? (3 + size + width - 29) / 2 : 3 + size + 2, y: high },
    score: { x: Math.max(2.5, width / 2 - 19), y: low, least: 2.5 },
    digits: 15,
    hasIcon,
    pointer: 14,
  };
}

/**
 * Returns the start and the scale (at most 1) of a score of width `breadth`. A long score loses its icon, and then
 * begins further to the left.
 */
export function scoreIn({ score }: PlateLayout, width: number, breadth: number) {
  const hasIcon = score.x + ICON + breadth <= width - EDGE;
  const x = hasIcon ? score.x + ICON : Math.max(score.least, Math.min(score.x, width - EDGE - breadth));
  return { x, hasIcon, scale: Math.min(1, (width - EDGE - x) / breadth) };
}

/** Returns the side of the plate that faces the board. */
export function facing(plate: Rect, board: Rect): 'top' | 'right' | 'bottom' | 'left' {
  if (plate.y + plate.height <= board.y) return 'bottom';
  if (plate.x + plate.width <= board.x) return 'right';
  if (plate.x >= board.x + board.width) return 'left';
  return 'top';
}
