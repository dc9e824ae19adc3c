/** The regions for a hand that lies open in rows: it needs more room, and nobody else sits there. */
import { clamp } from '../../ui/rect.ts';
import { aroundRack } from './desktop.ts';
import { rightColumn, topLine, unneeded } from './phone-parts.ts';
import { captionHeight, cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The part of the height for rows: the greatest on a large screen, and that on a phone in portrait. */
const MOST = 0.39;
const SHARE = 0.46;
/** The least height of the board in portrait, pixels at unit 1. */
const LEAST = 72;
/** The part of the width for rows in landscape, and the least width there, pixels at unit 1. */
const BREADTH = 0.44;
const NARROWEST = 200;

/** The height of a row on a large screen, pixels at unit 1. */
const ROW = 77;

/** A large screen: the rows replace a rack. */
export const wideRows = (room: ScreenRoom): Parts =>
  aroundRack(room, () => Math.min(ROW * (room.rows ?? 1) * room.unit, MOST * room.height));

/** Portrait: the own plate and the tools above, then the board; chips, action and hint in a line; the rows. */
export function uprightRows(room: ScreenRoom): Parts {
  const { box, gap, touch, unit, wishes } = room;
  const step = touch + gap;
  const { tools, plate } = topLine(room);
  const words = wishes?.hasCaption ? captionHeight(box.width, unit) : 0;
  const high = Math.min(box.height * SHARE, box.height - 2 * step - words - LEAST * unit);
  const rack = rect(box.x, box.y + box.height - high, box.width, high);
  const line = rack.y - gap - touch;
  const chips = gridIn(rect(box.x, line, 2 * step - gap, touch), 2, 2, gap);
  const rest = rect(box.x + 2 * step + gap, line, box.width - 2 * step - gap, touch);
  const actionWidth = (rest.width - gap) * 0.6;
  const action = { ...rest, width: actionWidth };
  const hint = { ...rest, x: rest.x + actionWidth + gap, width: rest.width - actionWidth - gap };
  const top = box.y + step;
  const board = rect(box.x, top, box.width, line - gap - top);
  return {
    ...tools,
    ...unneeded(room),
    board,
    rack,
    chips,
    action,
    hint,
    plates: [plate],
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
  const { x, parts } = rightColumn(room, 2 * step);
  const rackWidth = clamp((x - box.x) * BREADTH, NARROWEST, 2 * NARROWEST);
  const own = rect(x, box.y + 2 * step, 2 * step - gap, touch);
  const rack = rect(box.x, box.y, rackWidth, box.height);
  const left = box.x + rackWidth + gap;
  const board = rect(left, box.y, x - gap - left, box.height);
  return {
    ...parts,
    ...unneeded(room),
    board,
    rack,
    plates: [own],
    backs: [null],
    whole: cornerOf(board, room),
  };
}
