/** The regions for an outline in the middle with the tiles around it on the wood. */
import type { Rect } from '../../ui/rect.ts';
import { mix } from '../space/vectors.ts';
import { rightColumn, topLine } from './phone-parts.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** Width of the frame of tiles on a large screen, as a part of the side of the whole. */
const FRAME = 0.185;
/** The width and height of a plate in the corners of a large screen, pixels at unit 1. */
const COLUMN = 136;
const PLATE = 52;
/** The width of the column of a phone in landscape, pixels at unit 1. */
const BESIDE = 92;
/** The parts of the room between the buttons for the outline: with them its tiles are as large as those around it. */
const UPRIGHT = 0.545;
const FLAT_SHARE = 0.515;

interface Span {
  readonly least: number;
  readonly most: number;
}

/** The widths in a line with the tools of a phone, pixels at unit 1: with icons alone, and with words beside them. */
const LINE = {
  plate: { least: 44, most: 180 },
  action: { least: 92, most: 220 },
  hint: { least: 44, most: 150 },
  least: 180,
  most: 550,
} as const;

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
  const [mute, rules] = gridIn(rect(box.x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = gridIn(rect(right, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
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

/** Portrait: the tools and the buttons at the top, then tiles, the outline and tiles again. */
export function uprightRim(room: ScreenRoom): Parts {
  const { box, gap } = room;
  const { parts, above, below } = inOneLine(room) ?? aboveAndBelow(room);
  const top = box.y + above;
  const between = box.height - above - below;
  const side = Math.min(box.width, between * UPRIGHT);
  const each = (between - side) / 2 - gap;
  const board = rect(box.x + (box.width - side) / 2, top + each + gap, side, side);
  return {
    ...without(room),
    ...parts,
    board,
    rim: [rect(box.x, top, box.width, each), rect(box.x, board.y + side + gap, box.width, each)],
    whole: cornerOf(board, room),
  };
}

/** Everything that is pressed, and the own plate. */
interface Pressed {
  readonly parts: Pick<Parts, 'mute' | 'rules' | 'log' | 'menu' | 'action' | 'hint' | 'plates'>;
  /** The heights that it takes at the upper and at the lower edge. */
  readonly above: number;
  readonly below: number;
}

/** Returns everything in one line; `null` if the screen is too narrow for that. */
function inOneLine(room: ScreenRoom): Pressed | null {
  const { box, gap, touch, unit } = room;
  const { tools } = topLine(room);
  const free = tools.mute.x - box.x - 3 * gap;
  const share = (free - LINE.least * unit) / ((LINE.most - LINE.least) * unit);
  if (share < 0) return null;
  const widthOf = ({ least, most }: Span) => mix(least, most, Math.min(1, share)) * unit;
  const plate = rect(box.x, box.y, widthOf(LINE.plate), touch);
  const hint = rect(tools.mute.x - gap - widthOf(LINE.hint), box.y, widthOf(LINE.hint), touch);
  const action = rect(hint.x - gap - widthOf(LINE.action), box.y, widthOf(LINE.action), touch);
  return { parts: { ...tools, action, hint, plates: [plate] }, above: touch + gap, below: 0 };
}

/** Returns the tools above and the buttons below. */
function aboveAndBelow(room: ScreenRoom): Pressed {
  const { box, gap, touch } = room;
  const { tools, plate } = topLine(room);
  const line = rect(box.x, box.y + box.height - touch, box.width, touch);
  const hintWidth = (line.width - gap) * 0.42;
  const hint = { ...line, x: line.x + line.width - hintWidth, width: hintWidth };
  const action = { ...line, width: line.width - hintWidth - gap };
  return { parts: { ...tools, action, hint, plates: [plate] }, above: touch + gap, below: touch + gap };
}

/** Landscape on a phone: tiles at both sides of the outline, and everything else in a column at the right. */
export function flatRim(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const { x: column, parts } = rightColumn(room, BESIDE);
  const width = column - gap - box.x;
  const side = Math.min(box.height, (width - 2 * gap) * FLAT_SHARE);
  const each = (width - side) / 2 - gap;
  const board = rect(box.x + each + gap, box.y + (box.height - side) / 2, side, side);
  return {
    ...parts,
    ...without(room),
    board,
    rim: [rect(box.x, box.y, each, box.height), rect(board.x + side + gap, box.y, each, box.height)],
    plates: [rect(column, box.y + 2 * (touch + gap), BESIDE, touch)],
    whole: cornerOf(board, room),
  };
}
