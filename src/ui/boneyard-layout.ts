/** The layout of the boneyard's room: tiles with their count, or tiles out of play with a text. Plain geometry. */
import type { Point, Rect } from './rect.ts';

/** The height of the text's panel, and the greatest and least height of the tiles above it; pixels at unit 1. */
const LINE = 22;
const STACK = 56;
const LEAST = 30;
/** The least width for a text in one line, and the height of a text in two lines. */
const ONE_LINE = 80;
const TWO_LINES = 40;
/** The least width for tiles and text side by side, and the width of the text in two lines. */
const BOTH = 66;
const WORDS = 46;

/** The height of the count, its height in a low room, and the least height of the tiles below it; pixels at unit 1. */
const COUNT = 24;
const LOW_COUNT = 17;
const BELOW = 36;

/** The widths of a count in words and of a bare number, and the least width of the tiles beside words; pixels at unit 1. */
const WORDS_WIDE = 74;
const BARE_WIDE = 29;
const RIGHT_OF = 200;

const isHigh = (room: Rect, unit: number) => room.height - COUNT * unit >= BELOW * unit;
const isWide = (room: Rect, unit: number) => room.width - WORDS_WIDE * unit >= RIGHT_OF * unit;

/**
 * Returns the rooms in which the boneyard's tiles may lie; the one in which they are larger is meant. In a high room
 * they lie below their count, and in a wide one beside it. The count never covers them.
 */
export function pileRooms(room: Rect, unit: number): readonly [Rect, ...Rect[]] {
  const below = (count: number) => ({ ...room, y: room.y + count * unit, height: room.height - count * unit });
  const beside = (count: number) => ({ ...room, x: room.x + count * unit, width: room.width - count * unit });
  if (isHigh(room, unit)) return [below(COUNT)];
  return isWide(room, unit) ? [beside(WORDS_WIDE)] : [below(LOW_COUNT), beside(BARE_WIDE)];
}

/** The gap between the count and the tiles, and the tolerance of lengths that were computed. */
const BESIDE = 3;
const ROUNDING = 0.5;

/** The widths of the count: in words, if there are any, as a number after an icon, and as a bare one. Pixels at unit 1. */
interface CountWidths {
  readonly words: number | null;
  readonly number: number;
  readonly bare: number;
}

/** The place of the count, and the form for which it has the room. */
export interface CountPlace extends Rect {
  readonly form: keyof CountWidths;
}

/**
 * Returns the place of the count, in pixels at unit 1. `corner` is the upper left of the tiles, `null` if unknown. The
 * count stands above the first tile if it can, in a wide room just left of it. Words without room become a number, and
 * in a room without room for anything the number stands alone.
 */
export function countPlace(room: Rect, widths: CountWidths, corner: Point | null): CountPlace {
  const { words, number, bare } = widths;
  const sized = (most: number) =>
    words !== null && words <= most
      ? ({ form: 'words', width: words } as const)
      : ({ form: 'number', width: number } as const);
  if (corner === null) return { ...sized(room.width), x: room.x, y: room.y, height: COUNT };
  const above = (height: number, { form, width }: Pick<CountPlace, 'form' | 'width'>): CountPlace => {
    const x = Math.max(room.x, Math.min(corner.x, room.x + room.width - width));
    return { form, x, y: Math.max(room.y, corner.y - BESIDE - height), width, height };
  };
  if (isHigh(room, 1)) return above(COUNT, sized(room.width));
  const free = corner.x - BESIDE - room.x;
  if (!isWide(room, 1) && corner.y - LOW_COUNT >= room.y - ROUNDING)
    return above(LOW_COUNT, { form: 'number', width: number });
  const beside = number <= free ? sized(free) : ({ form: 'bare', width: bare } as const);
  return { ...beside, x: corner.x - BESIDE - beside.width, y: room.y + (room.height - COUNT) / 2, height: COUNT };
}

export interface RestingLayout {
  readonly stack: Rect;
  /** Below the stack; to its right in a low room. */
  readonly words: Rect;
}

/** Returns the layout, centred in a room at least 44 high at unit 1. */
export function restingLayout(room: Rect, unit: number): RestingLayout {
  const isLow = room.height - LINE * unit < LEAST * unit;
  if (isLow && room.width >= BOTH * unit) {
    const width = Math.min(room.width * 0.45, room.height * 1.1, room.width - WORDS * unit);
    return { stack: { ...room, width }, words: { ...room, x: room.x + width, width: room.width - width } };
  }
  const hasTwo = room.width < ONE_LINE * unit && room.height - TWO_LINES * unit >= LEAST * unit;
  const line = (hasTwo ? TWO_LINES : LINE) * unit;
  const height = Math.min(room.height - line, STACK * unit);
  const y = room.y + (room.height - height - line) / 2;
  return { stack: { ...room, y, height }, words: { ...room, y: y + height, height: line } };
}
