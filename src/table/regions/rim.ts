/** The regions for an outline in the middle with the tiles around it on the wood. */
import { clamp, type Rect } from '../../ui/rect.ts';
import { rightColumn, topLine } from './phone-parts.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** Width of the frame of tiles on a large screen, as a part of the side of the whole. */
const FRAME = 0.185;
/** The width and height of a plate in the corners of a large screen, pixels at unit 1. */
const COLUMN = 136;
const PLATE = 52;
/** The width of the column of a phone in landscape, pixels at unit 1: as usual, and in a lesson. */
const BESIDE = { match: 102, lesson: 168 } as const;
/** The most tiles that lie at two sides of a large screen, and the breadth of either side, as a part of the height. */
const FEW = 16;
const SIDE = 0.165;
/** The breadth of either side on a phone, for so few tiles: parts of the width in portrait, of the height in landscape. */
const FEW_UPRIGHT = 0.276;
const FEW_FLAT = 0.236;
/** The parts of the room between the buttons for the outline: with them its tiles are as large as those around it. */
const UPRIGHT = 0.545;
const FLAT_SHARE = 0.519;
/** The greatest widths of the plate, and of the hint with its words; two buttons with theirs. Pixels at unit 1. */
const NAMED = 180;
/** The height of words in a lesson on a phone in portrait, pixels at unit 1; otherwise the area for them at least. */
const CAPTION = 72;
const WORDS = 7800;
/** The least height of words between the tools and two buttons one above the other, pixels at unit 1. */
const LEGIBLE = 64;

/**
 * Returns a place beside the screen for unneeded parts: no tray is let into the wood, no tile is drawn or sorted. It is
 * no lower than everything else, so that the cloth ends there.
 */
const away = ({ width, box }: ScreenRoom): Rect => rect(-width, box.y + box.height, 0, 0);

export const without = (room: ScreenRoom) => ({
  boneyard: away(room),
  sort: away(room),
  rack: away(room),
  number: null,
  accounts: null,
  chips: [],
  backs: [null],
});

/** The whole of the cloth and the tiles, and its parts. */
interface Framed {
  readonly whole: Rect;
  readonly board: Rect;
  readonly rim: readonly Rect[];
}

/** Tiles around a square. */
function inSquare({ box, gap, unit }: ScreenRoom): Framed {
  const side = Math.min(box.height, box.width - 2 * (COLUMN * unit + gap));
  const breadth = side * FRAME;
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  const inner = side - 2 * breadth;
  const board = rect(x + breadth, y + breadth, inner, inner);
  return {
    whole: rect(x, y, side, side),
    board,
    rim: [
      rect(x, y, side, breadth),
      rect(x, board.y, breadth, inner),
      rect(board.x + inner, board.y, breadth, inner),
      rect(x, board.y + inner, side, breadth),
    ],
  };
}

/** Few tiles at the left and at the right. */
function atSides({ box, gap, unit }: ScreenRoom): Framed {
  const { y, height } = box;
  const x = box.x + COLUMN * unit + gap;
  const width = box.width - 2 * (COLUMN * unit + gap);
  const breadth = Math.min(height, width) * SIDE;
  const board = rect(x + breadth + gap, y, width - 2 * (breadth + gap), height);
  return {
    whole: rect(x, y, width, height),
    board,
    rim: [rect(x, y, breadth, height), rect(x + width - breadth, y, breadth, height)],
  };
}

/** A large screen: the tiles frame the cloth, or lie beside it, and everything else stands in the corners. */
export function framed(room: ScreenRoom): Parts {
  const { box, gap, touch, unit } = room;
  const { whole, board, rim } = (room.handSize > FEW ? inSquare : atSides)(room);
  const column = COLUMN * unit;
  const right = box.x + box.width - column;
  const bottom = box.y + box.height;
  const [mute, rules] = gridIn(rect(box.x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = gridIn(rect(right, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const action = rect(right, bottom - touch, column, touch);
  const plate = rect(box.x, bottom - PLATE * unit, column, PLATE * unit);
  const top = box.y + touch + gap;
  return {
    ...without(room),
    board,
    message: rect(box.x, top, whole.x - gap - box.x, plate.y - gap - top),
    mute,
    rules,
    log,
    menu,
    action,
    hint: rect(right, action.y - gap - touch, column, touch),
    rim,
    plates: [plate],
    whole: cornerOf(board, room),
  };
}

/**
 * Portrait: the own plate, the hint and the tools at the top, then tiles, the outline and tiles again. Words and buttons
 * share a line at the bottom; a lesson has a line for its words.
 */
export function uprightRim(room: ScreenRoom): Parts {
  const { box, gap } = room;
  const { parts, above, below } = aboveAndBelow(room);
  const top = box.y + above;
  const between = box.height - above - below;
  const isFew = room.handSize <= FEW;
  const side = Math.min(box.width, between * UPRIGHT);
  const each = isFew ? Math.min(box.width * FEW_UPRIGHT, between * 0.2) : (between - side) / 2 - gap;
  const board = isFew
    ? rect(box.x, top + each + gap, box.width, between - 2 * (each + gap))
    : rect(box.x + (box.width - side) / 2, top + each + gap, side, side);
  return {
    ...without(room),
    ...parts,
    board,
    rim: [rect(box.x, top, box.width, each), rect(box.x, board.y + board.height + gap, box.width, each)],
    whole: cornerOf(board, room),
  };
}

/** Returns everything but the tiles, and the heights that it takes at the upper and at the lower edge. */
function aboveAndBelow(room: ScreenRoom) {
  const { box, gap, touch, unit, wishes } = room;
  const { tools } = topLine(room);
  const named = NAMED * unit;
  const free = tools.mute.x - gap - box.x;
  const plate = rect(box.x, box.y, clamp(free - gap - named, touch, named), touch);
  const hint = rect(plate.x + plate.width + gap, box.y, Math.min(free - gap - plate.width, named), touch);
  const line = rect(box.x, box.y + box.height - touch, box.width, touch);
  const action = rect(line.x + line.width - named, line.y, named, touch);
  const caption = rect(line.x, line.y - gap - CAPTION * unit, line.width, CAPTION * unit);
  const isLesson = wishes?.hasCaption === true;
  const width = action.x - gap - line.x;
  const height = Math.max(touch, (WORDS * unit * unit) / width);
  const message = isLesson ? caption : rect(line.x, line.y + touch - height, width, height);
  return {
    parts: { ...tools, action, hint, plates: [plate], message },
    above: touch + gap,
    below: box.y + box.height - message.y + gap,
  };
}

/**
 * Landscape on a phone: tiles at both sides of the outline. At the right a column: tools, the own plate, words, and
 * buttons, one above the other if the words leave room.
 */
export function flatRim(room: ScreenRoom): Parts {
  const { box, gap, touch, unit, wishes } = room;
  const breadth = BESIDE[wishes?.hasCaption ? 'lesson' : 'match'] * unit;
  const { x: column, bottom, parts } = rightColumn(room, breadth);
  const plate = rect(column, box.y + 2 * (touch + gap), breadth, touch);
  const top = plate.y + touch + gap;
  /** Returns the rooms with so many buttons one above the other below the hint. */
  const withButtons = (count: number) => {
    const action = rect(column, bottom - count * (touch + gap) + gap, breadth, count * (touch + gap) - gap);
    const hint = rect(column, action.y - gap - touch, breadth, touch);
    return { action, hint, message: rect(column, top, breadth, hint.y - gap - top) };
  };
  const two = withButtons(2);
  const width = column - gap - box.x;
  const isFew = room.handSize <= FEW;
  const side = Math.min(box.height, (width - 2 * gap) * FLAT_SHARE);
  const each = isFew ? box.height * FEW_FLAT : (width - side) / 2 - gap;
  const board = isFew
    ? rect(box.x + each + gap, box.y, width - 2 * (each + gap), box.height)
    : rect(box.x + each + gap, box.y + (box.height - side) / 2, side, side);
  return {
    ...parts,
    ...without(room),
    ...(two.message.height >= LEGIBLE * unit ? two : withButtons(1)),
    board,
    rim: [rect(box.x, box.y, each, box.height), rect(board.x + board.width + gap, box.y, each, box.height)],
    plates: [plate],
    whole: cornerOf(board, room),
  };
}
