/** How a seat's plate shares out its room: plain geometry. All in pixels at unit 1, from the plate's top left corner. */

import type { Rect } from './places.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PlateForm {
  /** The medallion's middle and its diameter. */
  readonly medallion: Spot & { readonly size: number };
  /** The name's left edge, middle, and the room it has; `null`: only its first letter is shown. */
  readonly name: (Spot & { readonly width: number }) | null;
  /** Left edges and middles of the two figures with their signs before them. */
  readonly tiles: Spot;
  readonly score: Spot;
  /** Height of the figures' letters. */
  readonly figures: number;
}

/** A plate at least this wide shows the whole name. */
const WITH_NAME = 104;
/** A plate at least this wide has the medallion beside the figures. */
const BESIDE = 58;

/** The form for a plate of that size; at least 40 × 40. */
export function plateForm(width: number, height: number): PlateForm {
  if (width >= WITH_NAME) {
    const size = Math.min(40, height - 8);
    const x = 8 + size + 7;
    const low = height / 2 + 11;
    return {
      medallion: { x: 8 + size / 2, y: height / 2, size },
      name: { x, y: height / 2 - 10, width: width - x - 7 },
      tiles: { x, y: low },
      score: { x: x + (width - x) * 0.42, y: low },
      figures: 16,
    };
  }
  if (width >= BESIDE) {
    const size = Math.min(30, height - 10, width - 36);
    const x = 5 + size + 4;
    return {
      medallion: { x: 5 + size / 2, y: height / 2, size },
      name: null,
      tiles: { x, y: height / 2 - 9 },
      score: { x, y: height / 2 + 10 },
      figures: 15,
    };
  }
  return {
    medallion: { x: 13, y: height / 2 - 9, size: 20 },
    name: null,
    tiles: { x: 25, y: height / 2 - 9 },
    score: { x: 4, y: height / 2 + 11 },
    figures: 15,
  };
}

/** The side of the plate that faces the middle of the board. */
export function facing(plate: Rect, middle: Spot): 'top' | 'right' | 'bottom' | 'left' {
  const across = middle.x - (plate.x + plate.width / 2);
  const down = middle.y - (plate.y + plate.height / 2);
  // A plate beside the board looks sideways although the middle is further up or down.
  const beside = Math.abs(across) - plate.width / 2 > 0 && Math.abs(across) >= Math.abs(down) * 0.9;
  if (beside) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'bottom' : 'top';
}

/** The middle of a strip that lies at a plate towards the middle of the board, inside the screen. */
export function beside(
  plate: Rect,
  size: { width: number; height: number },
  middle: Spot,
  screen: { width: number; height: number },
): Spot {
  const gap = 10;
  const own = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
  const side = facing(plate, middle);
  const x =
    side === 'left'
      ? plate.x - gap - size.width / 2
      : side === 'right'
        ? plate.x + plate.width + gap + size.width / 2
        : own.x;
  const y =
    side === 'top'
      ? plate.y - gap - size.height / 2
      : side === 'bottom'
        ? plate.y + plate.height + gap + size.height / 2
        : own.y;
  const inside = (at: number, length: number, room: number) =>
    Math.max(4 + length / 2, Math.min(room - 4 - length / 2, at));
  return { x: inside(x, size.width, screen.width), y: inside(y, size.height, screen.height) };
}
