/** The regions for an outline in the middle with the tiles around it on the wood. */
import type { Rect } from '../../ui/rect.ts';
import { topLine } from './phone-parts.ts';
import { cornerOf, grid, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** Width of the frame of tiles on a large screen, as a part of the side of the whole. */
const FRAME = 0.185;
/** The width and height of a plate in the corners of a large screen, pixels at unit 1. */
const COLUMN = 136;
const PLATE = 52;
/** The width of a plate beside the tools of a phone, pixels at unit 1. */
const BESIDE = 92;

/** Returns a place beside the screen for unneeded parts: no tray is let into the wood, no tile is drawn or sorted. */
const away = ({ width, height }: ScreenRoom): Rect => rect(-width, height + 30, 0, 0);

export const without = (room: ScreenRoom) => ({
  boneyard: away(room),
  sort: away(room),
  rack: away(room),
  number: null,
  accounts: null,
  chips: [],
  backs: [null],
});

/** A large screen: the tiles frame the cloth, and everything else stands in the corners. */
export function framed(room: ScreenRoom): Parts {
  const { box, gap, touch, unit } = room;
  const side = Math.min(box.height, box.width - 2 * (COLUMN * unit + gap));
  const breadth = side * FRAME;
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  const inner = side - 2 * breadth;
  const board = rect(x + breadth, y + breadth, inner, inner);
  const column = COLUMN * unit;
  const right = box.x + box.width - column;
  const bottom = box.y + box.height;
  const [mute, rules] = grid(rect(box.x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = grid(rect(right, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const action = rect(right, bottom - touch, column, touch);
  return {
    ...without(room),
    board,
    mute,
    rules,
    log,
    menu,
    action,
    hint: rect(right, action.y - gap - touch, column, touch),
    rim: [
      rect(x, y, side, breadth),
      rect(x, board.y, breadth, inner),
      rect(board.x + inner, board.y, breadth, inner),
      rect(x, board.y + inner, side, breadth),
    ],
    plates: [rect(box.x, bottom - PLATE * unit, column, PLATE * unit)],
    whole: cornerOf(board, room),
  };
}

/** Portrait: tools above, then tiles, the outline and tiles again, and the buttons below. */
export function uprightRim(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const step = touch + gap;
  const { tools, plate } = topLine(room);
  const line = rect(box.x, box.y + box.height - touch, box.width, touch);
  const hintWidth = (line.width - gap) * 0.42;
  const hint = { ...line, x: line.x + line.width - hintWidth, width: hintWidth };
  const action = { ...line, width: line.width - hintWidth - gap };
  const top = box.y + step;
  const between = line.y - gap - top;
  const side = Math.min(box.width, between * 0.545);
  const each = (between - side) / 2 - gap;
  const board = rect(box.x + (box.width - side) / 2, top + each + gap, side, side);
  return {
    ...without(room),
    ...tools,
    board,
    action,
    hint,
    rim: [rect(box.x, top, box.width, each), rect(box.x, board.y + side + gap, box.width, each)],
    plates: [plate],
    whole: cornerOf(board, room),
  };
}

/** Landscape on a phone: tiles at both sides of the outline, and everything else in a column at either edge. */
export function flatRim(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const step = touch + gap;
  const bottom = box.y + box.height;
  const right = box.x + box.width - BESIDE;
  const side = Math.min(box.height, (box.width - 2 * (BESIDE + gap)) * 0.5);
  const board = rect(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side);
  const [mute, rules] = grid(rect(box.x, box.y, BESIDE, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = grid(rect(right, box.y, BESIDE, touch), 2, 2, gap) as [Rect, Rect];
  const first = box.x + BESIDE + gap;
  const second = board.x + side + gap;
  return {
    ...without(room),
    board,
    mute,
    rules,
    log,
    menu,
    action: rect(right, bottom - touch, BESIDE, touch),
    hint: rect(right, bottom - touch - step, BESIDE, touch),
    rim: [rect(first, box.y, board.x - gap - first, box.height), rect(second, box.y, right - gap - second, box.height)],
    plates: [rect(box.x, bottom - touch, BESIDE, touch)],
    whole: cornerOf(board, room),
  };
}
