/** The regions for a hand that lies open in rows: it needs more room, and nobody else sits there. */
import { clamp, type Rect } from '../../ui/rect.ts';
import { aroundRack } from './desktop.ts';
import { cornerOf, grid, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The part of the height for rows: the greatest on a large screen, and that on a phone in portrait. */
const MOST = 0.38;
const SHARE = 0.46;
/** The part of the width for rows in landscape, and the least width there, pixels at unit 1. */
const BREADTH = 0.44;
const NARROWEST = 200;

/** Returns an empty part for a boneyard and a sort button, which these tables do not need. */
const none = ({ x, y }: Rect): Rect => rect(x, y, 0, 0);

/** The height of a row on a large screen, pixels at unit 1. */
const ROW = 74;

/** A large screen: the rows replace a rack. */
export const wideRows = (room: ScreenRoom): Parts =>
  aroundRack(room, () => Math.min(ROW * (room.rows ?? 1) * room.unit, MOST * room.height));

/** Portrait: the own plate and the tools above, then the board; chips, action and hint in a line; the rows. */
export function uprightRows(room: ScreenRoom): Parts {
  const { box, gap, touch, unit } = room;
  const step = touch + gap;
  const right = box.x + box.width;
  const tools = grid(rect(right - 4 * step + gap, box.y, 4 * step - gap, touch), 4, 4, gap);
  const [mute, rules, log, menu] = tools as [Rect, Rect, Rect, Rect];
  const own = rect(box.x, box.y, Math.min(mute.x - gap - box.x, 180 * unit), touch);
  const high = room.height * SHARE;
  const rack = rect(box.x, box.y + box.height - high, box.width, high);
  const line = rack.y - gap - touch;
  const chips = grid(rect(box.x, line, 2 * step - gap, touch), 2, 2, gap);
  const rest = rect(box.x + 2 * step + gap, line, box.width - 2 * step - gap, touch);
  const actionWidth = (rest.width - gap) * 0.6;
  const action = { ...rest, width: actionWidth };
  const hint = { ...rest, x: rest.x + actionWidth + gap, width: rest.width - actionWidth - gap };
  const top = box.y + step;
  const board = rect(box.x, top, box.width, line - gap - top);
  return {
    board,
    rack,
    chips,
    action,
    hint,
    menu,
    log,
    rules,
    mute,
    boneyard: none(box),
    sort: none(box),
    number: null,
    accounts: null,
    plates: [own],
    backs: [null],
    whole: cornerOf(board, room),
  };
}

/**
 * Landscape on a phone: the rows at the left, the board, and a column of tools, the own plate, chips and buttons.
 */
export function flatRows(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const step = touch + gap;
  const bottom = box.y + box.height;
  const columnWidth = 2 * (touch + gap);
  const x = box.x + box.width - columnWidth;
  const across = (y: number) => grid(rect(x, y, columnWidth, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = across(box.y);
  const [mute, rules] = across(box.y + step);
  const chips = across(bottom - 3 * step + gap);
  const hint = rect(x, bottom - 2 * step + gap, columnWidth, touch);
  const action = rect(x, bottom - touch, columnWidth, touch);
  const rackWidth = clamp((x - box.x) * BREADTH, NARROWEST, 2 * NARROWEST);
  const own = rect(x, box.y + 2 * step, columnWidth - gap, touch);
  const rack = rect(box.x, box.y, rackWidth, box.height);
  const left = box.x + rackWidth + gap;
  const board = rect(left, box.y, x - gap - left, box.height);
  return {
    board,
    rack,
    chips,
    action,
    hint,
    menu,
    log,
    rules,
    mute,
    boneyard: none(box),
    sort: none(box),
    number: null,
    accounts: null,
    plates: [own],
    backs: [null],
    whole: cornerOf(board, room),
  };
}
