/**
 * A small window: a page at four times its size, or a frame in a page. Plates stand in a line above, the own tiles over
 * the whole width below. The board lies between two columns of buttons.
 */
import { clamp, type Rect } from '../../ui/rect.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The width of a column: two buttons side by side, pixels at unit 1. */
const COLUMN = 92;
/** The greatest width of a plate, and the least and greatest height of the own tiles. */
const PLATE = 180;
const RACK = { least: 62, most: 120 } as const;
/** The greatest height of a boneyard, in touches. */
const HEAP = 2.5;
/** The least number of rows of buttons in each column. */
export const ROWS = 4;

/** The parts for games in which hands stand on a rack. */
export function small(room: ScreenRoom): Parts {
  const { box, gap, touch, seats, arms } = room;
  const step = touch + gap;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const top = box.y + step;
  // The columns need no more height than their buttons.
  const high = clamp(bottom - top - (ROWS * step - gap) - gap, RACK.least, RACK.most);
  const rack = rect(box.x, bottom - high, box.width, high);
  const middle = rect(box.x, top, box.width, rack.y - gap - top);
  const board = roomBetween(middle, COLUMN, COLUMN, gap);

  const menu = rect(right - touch, box.y, touch, touch);
  const others = seats - 1;
  const plates = inLine(rect(box.x, box.y, menu.x - gap - box.x, touch), Math.max(1, others), gap);
  const lines = column(middle, room);
  const next = () => lines.pop() ?? middle;
  // Eight ends take a whole column.
  const isFull = arms > 4;
  const action = isFull ? next() : rect(right - COLUMN, rack.y - step, COLUMN, touch);
  const [mute, sort] = pair(next(), gap);
  const [log, rules] = pair(next(), gap);
  const line = next();
  const [first, second] = pair(line, gap);
  const upper = others === 0 ? plates[0] : lines.pop();
  const { free, ...told } = atRight(middle, isFull ? bottom - high - gap : action.y - gap, room);
  const own = upper ?? first;
  const boneyard = free ?? (upper ? first : second);
  const hint = boneyard === second ? null : free && upper ? line : second;
  return {
    board,
    rack,
    boneyard,
    action,
    hint,
    menu,
    log,
    rules,
    sort,
    mute,
    ...told,
    plates: [own, ...plates].slice(0, seats),
    backs: Array(seats).fill(null),
    whole: cornerOf(board, room),
  };
}

interface AtRight extends Pick<Parts, 'chips' | 'number' | 'accounts'> {
  /** The rest of the column above them; `null` if it is too low for anything. */
  readonly free: Rect | null;
}

/** Returns the ends above a line of the screen in the right column. Over them are the table's number and accounts. */
function atRight({ x, y, width }: Rect, bottom: number, room: ScreenRoom): AtRight {
  const { arms, gap, touch, hasNumber = false, hasAccounts = false } = room;
  const step = touch + gap;
  const left = x + width - COLUMN;
  const chipsTop = bottom + gap - Math.ceil(arms / 2) * step;
  const chips = gridIn(rect(left, chipsTop, COLUMN, bottom - chipsTop), 2, arms, gap);
  const said = rect(left, chipsTop - step, COLUMN, touch);
  const [one, other] = pair(said, gap);
  const hasBoth = hasNumber && hasAccounts;
  const top = hasNumber || hasAccounts ? said.y : chipsTop;
  const height = Math.min(top - gap - y, HEAP * touch);
  return {
    chips,
    number: hasNumber ? (hasBoth ? one : said) : null,
    accounts: hasAccounts ? (hasBoth ? other : said) : null,
    free: height < touch - 0.01 ? null : rect(left, top - gap - height, COLUMN, height),
  };
}

/** Returns the part of an area between two columns. */
export const roomBetween = ({ x, y, width, height }: Rect, left: number, right: number, gap: number): Rect =>
  rect(x + left + gap, y, width - left - right - 2 * gap, height);

/** Returns two places side by side. */
export const pair = (row: Rect, gap: number): [Rect, Rect] => gridIn(row, 2, 2, gap) as [Rect, Rect];

/** Returns plates in a line, none of them wider than a name needs. */
function inLine(line: Rect, count: number, gap: number): Rect[] {
  const width = Math.min(PLATE, (line.width + gap) / count - gap);
  return Array.from({ length: count }, (_, k) => ({ ...line, x: line.x + k * (width + gap), width }));
}

/** Returns as many rows of buttons as fit at the left of an area, counted from its lower edge; the upper ones first. */
function column({ x, y, height }: Rect, { touch, gap }: ScreenRoom): Rect[] {
  const step = touch + gap;
  const rows = Math.floor((height + gap + 0.01) / step);
  return Array.from({ length: rows }, (_, k) => rect(x, y + height + gap - (rows - k) * step, COLUMN, touch));
}
