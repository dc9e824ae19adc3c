/** The regions for two seats, each with a row of tiles face down before it (21.1). */
import { clamp, type Rect } from '../../ui/rect.ts';
import { aroundRack } from './desktop.ts';
import { risingHeight } from './own-size.ts';
import { rightColumn, topLine, unneeded } from './phone-parts.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** Heights of the other seat's row, pixels at unit 1. */
const FACING = { wide: 84, upright: 62, flat: 50 } as const;
/** The greatest part of a large screen's height for the own row. */
const RACK = 0.2;
/** The width of a plate beside a row in landscape on a phone. */
const PLATE = 104;

/** A large screen: the other row over the board, its plate before it. */
export function wideFacing(room: ScreenRoom): Parts {
  const { box, gap, unit } = room;
  const parts = aroundRack(room, () => risingHeight(unit, RACK * room.height));
  const { board } = parts;
  const [own, plate] = parts.plates as [Rect, Rect];
  const height = FACING.wide * unit;
  const facing = rect(board.x, box.y + (height - plate.height) / 2, plate.width, plate.height);
  const x = facing.x + facing.width + gap;
  const top = box.y + height + gap;
  const lower = { ...board, y: top, height: board.y + board.height - top };
  return {
    ...parts,
    ...unneeded(room),
    board: lower,
    plates: [own, facing],
    backs: [null, rect(x, box.y, board.x + board.width - x, height)],
    whole: cornerOf(lower, room),
  };
}

/**
 * Portrait: the other plate and the tools, its row, the board; own plate, chips, action and hint in a line; the own
 * row.
 */
export function uprightFacing(room: ScreenRoom): Parts {
  const { box, gap, touch, unit } = room;
  const step = touch + gap;
  const right = box.x + box.width;
  const { tools, plate } = topLine(room);
  const backs = rect(box.x, box.y + step, box.width, FACING.upright * unit);
  const high = clamp(room.height * 0.13, 62, 150 * unit);
  const rack = rect(box.x, box.y + box.height - high, box.width, high);
  const line = rack.y - gap - touch;
  const chips = gridIn(rect(right - 2 * step + gap, line, 2 * step - gap, touch), 2, 2, gap);
  const rest = rect(box.x, line, box.width - 2 * step, touch);
  const ownWidth = (rest.width - step - gap) / 2;
  const own = { ...rest, width: ownWidth };
  const action = { ...rest, x: rest.x + ownWidth + gap, width: rest.width - ownWidth - gap - step };
  const hint = { ...rest, x: rest.x + rest.width - touch, width: touch };
  const top = backs.y + backs.height + gap;
  const board = rect(box.x, top, box.width, line - gap - top);
  return {
    ...tools,
    board,
    rack,
    chips,
    action,
    hint,
    ...unneeded(room),
    plates: [own, plate],
    backs: [null, backs],
    whole: cornerOf(board, room),
  };
}

/** Landscape on a phone: a plate before each row, the board between them, and a column of tools, chips and buttons. */
export function flatFacing(room: ScreenRoom): Parts {
  const { box, gap, touch } = room;
  const { x, bottom, parts } = rightColumn(room, 2 * touch + gap);
  const width = x - gap - box.x;
  const high = clamp(room.height * 0.22, 54, 110);
  const rack = rect(box.x + PLATE + gap, bottom - high, width - PLATE - gap, high);
  const own = rect(box.x, bottom - touch, PLATE, touch);
  const plate = rect(box.x, box.y + (FACING.flat - touch) / 2, PLATE, touch);
  const backs = rect(rack.x, box.y, rack.width, FACING.flat);
  const top = backs.y + backs.height + gap;
  const board = rect(box.x, top, width, rack.y - gap - top);
  return {
    ...parts,
    board,
    rack,
    ...unneeded(room),
    plates: [own, plate],
    backs: [null, backs],
    whole: cornerOf(board, room),
  };
}
