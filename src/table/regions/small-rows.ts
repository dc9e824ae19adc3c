/** A small window for hands in rows, open or unseen, and for the tiles of an outline; it shows nothing else. */
import { clamp, type Rect } from '../../ui/rect.ts';
import { topLine, unneeded } from './phone-parts.ts';
import { without } from './rim.ts';
import { cornerOf, type Parts, rect, type ScreenRoom } from './screen-frame.ts';
import { pair, ROWS, roomBetween } from './small.ts';

/** The widths of the column of buttons, and of the column with the plate, pixels at unit 1. */
const COLUMN = 92;
const PLATE = 60;
/** Heights of open rows, of the own unseen row, and of the other one over the board. */
const OPEN = 140;
const UNSEEN = { least: 62, most: 90 } as const;
const FACING = 50;
/** The greatest part of the width that an outline has between its tiles. */
const OUTLINE = 0.5;
/** The width of two buttons with their words, pixels at unit 1. */
const NAMED = 180;
/** The heights of words below an outline, pixels at unit 1: the least as usual and in a lesson, and the greatest. */
const WORDS = { match: 36, lesson: 56, most: 72 } as const;

/** Rows that lie open below the board. */
export function smallRows(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const height = Math.max(Math.min(OPEN, box.height - ROWS * (touch + gap)), box.height * 0.3);
  const rack = rect(box.x, box.y + box.height - height, box.width, height);
  const { own, ...parts } = beside(rect(box.x, box.y, box.width, rack.y - gap - box.y), room);
  return { ...parts, rack, plates: [own], backs: [null] };
}

/** A row that nobody sees below the board, and another above it. */
export function smallFacing(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const top = box.y + FACING + gap;
  const bottom = box.y + box.height;
  const height = clamp(bottom - top - ROWS * (touch + gap), UNSEEN.least, UNSEEN.most);
  const rack = rect(box.x, bottom - height, box.width, height);
  const plate = rect(box.x, box.y, PLATE, FACING);
  const backs = rect(box.x + PLATE + gap, box.y, box.width - PLATE - gap, FACING);
  const { own, ...parts } = beside(rect(box.x, top, box.width, rack.y - gap - top), room);
  return { ...parts, rack, plates: [own, plate], backs: [null, backs] };
}

/** The board between a column of buttons and the own plate over the hint. */
function beside(middle: Rect, room: ScreenRoom) {
  const { gap, touch } = room;
  const step = touch + gap;
  const right = middle.x + middle.width - COLUMN;
  const bottom = middle.y + middle.height;
  const line = (y: number) => rect(right, y, COLUMN, touch);
  const [log, menu] = pair(line(middle.y), gap);
  const [mute, rules] = pair(line(middle.y + step), gap);
  const board = roomBetween(middle, PLATE, COLUMN, gap);
  return {
    board,
    log,
    menu,
    mute,
    rules,
    chips: pair(line(bottom - touch - step), gap),
    action: line(bottom - touch),
    ...unneeded(room),
    whole: cornerOf(board, room),
    own: rect(middle.x, middle.y, PLATE, touch),
    hint: rect(middle.x, bottom - touch, PLATE, touch),
  };
}

/** An outline between its tiles, with words below it; everything else in a line above. */
export function smallRim(room: ScreenRoom): Parts {
  const { box, gap, touch, wishes } = room;
  const step = touch + gap;
  const right = box.x + box.width;
  const { tools } = topLine(room);
  const free = tools.mute.x - gap - box.x;
  const buttons = clamp(free - 2 * step, COLUMN, NAMED);
  const action = rect(tools.mute.x - gap - buttons, box.y, buttons, touch);
  const hint = rect(action.x - step, box.y, touch, touch);
  const own = rect(box.x, box.y, Math.min(hint.x - gap - box.x, 2 * COLUMN), touch);
  const top = box.y + step;
  const height = box.height - step;
  const least = WORDS[wishes?.hasCaption ? 'lesson' : 'match'];
  const breadth = Math.min(height - gap - least, box.width * OUTLINE);
  const words = clamp(height - gap - breadth, least, WORDS.most);
  const each = (box.width - breadth) / 2 - gap;
  const board = rect(box.x + each + gap, top, breadth, height - gap - words);
  return {
    ...without(room),
    ...tools,
    board,
    message: rect(board.x, board.y + board.height + gap, breadth, words),
    action,
    hint,
    plates: [own],
    rim: [rect(box.x, top, each, height), rect(right - each, top, each, height)],
    whole: cornerOf(board, room),
  };
}
