import { namedHeight } from '../../ui/plate-layout.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import { cornerOf, grid, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The gap between two columns of plates, for the pointer of a turn. */
const BETWEEN = 12;
/** The least width of a plate in two columns, and of a single column: every name can be read. */
const IN_TWO = 72;
const IN_ONE = 80;
/** The greatest width of a plate in the row below, and the width of that row. */
const BELOW = { most: 58, all: 210 } as const;
/** Number of lines of controls one above the other at the right, with eight ends. */
const LINES = 7;

/** Width of two buttons side by side, CSS px. */
const TWO_BUTTONS = 92;

/**
 * The least width of a rack that shares its line with the rules, in CSS px: fifteen tiles that a finger can tell apart.
 */
const LONG_RACK = 500;

/**
 * Landscape on a phone: chips and buttons in a column on the right. Plates and tools stand on the left or, on small
 * screens, below. If the left has room for one tool only, sorting shares the line of the action. If two ends leave room
 * for one line more, it shares the line of the hint. The rules and the hint stand at the end of a long rack. Beside a
 * short one the rules stand next to the boneyard.
 */
export function flat(room: ScreenRoom): Parts {
  const { box, gap, touch, seats, arms } = room;
  const bottom = box.y + box.height;
  const rackHeight = clamp(room.height * 0.15, 54, 100);

  const rightWidth = 2 * touch + gap;
  /** Air between lines; on the lowest screens they stand close together. */
  const air = Math.min(gap, Math.max(0, (box.height - LINES * touch) / (LINES - 1)));
  const x = box.x + box.width - rightWidth;
  const [log, menu] = grid(rect(x, box.y, rightWidth, touch), 2, 2, gap) as [Rect, Rect];
  const area = rect(box.x, box.y, x - gap - box.x, box.height);
  const { plates, left, rackLeft, tools } =
    seats <= 4 && box.width < 760 ? below(room, area) : beside(room, area, rackHeight);
  const line = rect(x, bottom - touch, rightWidth, touch);
  const [inLine, besideSort] = grid(line, 2, 2, gap) as [Rect, Rect];
  const [mute, sort = inLine] = tools;
  const isShared = sort === inLine;
  const isTwoLines = isShared && arms <= 2;
  const wide = Math.max(rightWidth, TWO_BUTTONS);
  const above = rect(x + rightWidth - wide, line.y - air - touch, wide, touch);
  const action = isTwoLines ? above : isShared ? besideSort : line;
  const chipRows = Math.ceil(arms / 2);
  const chipsHeight = chipRows * (touch + air) - air;
  const chipsTop = action.y - air - chipsHeight;
  const [leftEnds, rightEnds] = grid(rect(x, chipsTop, rightWidth, chipsHeight), 2, 2, gap) as [Rect, Rect];
  const [lefts, rights] = [leftEnds, rightEnds].map((ends) => grid(ends, 1, chipRows, air)) as [Rect[], Rect[]];
  const chips = Array.from({ length: arms }, (_, k) => (k % 2 === 0 ? lefts : rights)[Math.floor(k / 2)] as Rect);
  const number = room.hasNumber ? rect(x, chipsTop - air - touch, rightWidth, touch) : null;
  const top = (number?.y ?? chipsTop) - air;
  const accounts = room.hasAccounts ? rect(x, top - touch, rightWidth, touch) : null;
  const boneyardTop = box.y + touch + air;
  const under = rect(x, boneyardTop, rightWidth, (accounts ? accounts.y - air : top) - boneyardTop);

  const shelf = rect(rackLeft, bottom - rackHeight, x - gap - rackLeft, rackHeight);
  const step = gap + touch;
  const isLong = shelf.width >= LONG_RACK + step;
  const isLonger = shelf.width >= LONG_RACK + 2 * step;
  const rack = { ...shelf, width: shelf.width - (isLonger ? 2 * step : isLong ? step : 0) };
  const [half, besideIt] = grid(under, 2, 2, gap) as [Rect, Rect];
  const boneyard = isLong ? under : half;
  const rules = isLong
    ? rect(shelf.x + shelf.width - touch, bottom - touch, touch, touch)
    : { ...besideIt, height: touch };
  const board = rect(left, box.y, x - gap - left, rack.y - gap - box.y);
  return {
    board,
    rack,
    boneyard,
    plates,
    backs: Array(seats).fill(null),
    chips,
    number,
    accounts,
    action,
    hint: isLonger ? rect(rules.x - step, rules.y, touch, touch) : isTwoLines ? besideSort : null,
    menu,
    log,
    rules,
    sort,
    mute,
    whole: cornerOf(board, room),
  };
}

interface Seated {
  readonly plates: Rect[];
  /** The left edges of the board and of the rack. */
  readonly left: number;
  readonly rackLeft: number;
  /** Places for sound, and for sorting if there is room. */
  readonly tools: readonly [Rect, Rect?];
}

/** Places few seats on a narrow screen in the line of the rack: the board gets the whole width. */
function below({ gap, touch, seats }: ScreenRoom, area: Rect): Seated {
  const bottom = area.y + area.height;
  const mute = rect(area.x, bottom - touch, touch, touch);
  const width = Math.min(BELOW.most, BELOW.all / seats - gap);
  const height = Math.max(touch, namedHeight(width));
  const row = rect(mute.x + touch + gap, bottom - height, seats * (width + gap) - gap, height);
  const places = grid(row, seats, seats, gap);
  const own = places[seats - 1] ?? row;
  const plates = [own, ...places.slice(0, -1)];
  return { plates, left: area.x, rackLeft: row.x + row.width + gap, tools: [mute] };
}

/**
 * Places the seats clockwise from the own one: up the left side, then down again, with the tools above the own plate.
 */
function beside({ box, gap, touch, seats }: ScreenRoom, area: Rect, rackHeight: number): Seated {
  const others = seats - 1;
  const plateRows = Math.floor((area.height - rackHeight) / (touch + gap));
  const columns = others > plateRows ? 2 : 1;
  const leftWidth = columns === 2 ? 2 * IN_TWO + BETWEEN : clamp(box.width * 0.12, IN_ONE, 120);
  const rows = Math.ceil(others / columns);
  const line = touch + gap;
  const width = (leftWidth - BETWEEN * (columns - 1)) / columns;
  const wanted = Math.max(touch, namedHeight(width)) + gap;
  const step = Math.min(wanted, (area.height - 2 * line) / rows);
  const plates = Array.from({ length: others }, (_, i) => {
    const column = Math.floor(i / rows);
    const row = column === 0 ? rows - 1 - i : i - rows;
    return rect(area.x + column * (width + BETWEEN), area.y + row * step, width, step - gap);
  });
  const own = rect(area.x, area.y + area.height - touch, leftWidth, touch);
  const left = area.x + leftWidth + gap;
  const shelf = rect(area.x, own.y - line, leftWidth, touch);
  const both = leftWidth >= 2 * touch + gap;
  const [mute = shelf, sort] = grid(shelf, both ? 2 : 1, both ? 2 : 1, gap);
  return { plates: [own, ...plates], left, rackLeft: left, tools: sort ? [mute, sort] : [mute] };
}
