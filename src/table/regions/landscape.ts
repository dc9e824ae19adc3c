import { namedHeight } from '../../ui/plate-layout.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import { rackHeight } from './own-size.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The gap between two columns of plates, for the pointer of a turn. */
const BETWEEN = 12;
/** The least width of a plate in two columns, and of a single column: every name can be read. */
const IN_TWO = 72;
const IN_ONE = 80;
/** The width below which few seats stand beside the rack, and the width of a plate there. */
const NARROW = 760;
const BELOW = 86;
/** Number of lines of controls one above the other at the right, with eight ends. */
const LINES = 7;

/** The greatest part of the height for the own tiles. */
const RACK = 0.24;

/** Width of two buttons side by side, CSS px. */
const TWO_BUTTONS = 92;

/**
 * The least width of a rack that shares its line with the rules, in CSS px: fifteen tiles that a finger can tell apart.
 */
const LONG_RACK = 500;

/**
 * Landscape on a phone: chips and buttons in a column on the right. Plates and tools stand on the left or, on small
 * screens, beside the rack. If the left has room for one tool only, sorting shares the line of the action. If two ends leave room
 * for one line more, it shares the line of the hint. The rules and the hint stand at the end of a long rack. Beside a
 * short one the rules stand next to the boneyard.
 */
export function flat(room: ScreenRoom): Parts {
  const { box, gap, touch, unit, seats, arms } = room;
  const bottom = box.y + box.height;
  const most = RACK * room.height;

  const rightWidth = Math.max(2 * touch + gap, TWO_BUTTONS);
  /** Air between lines; on the lowest screens they stand close together. */
  const air = Math.min(gap, Math.max(0, (box.height - LINES * touch) / (LINES - 1)));
  const x = box.x + box.width - rightWidth;
  const [log, menu] = gridIn(rect(x, box.y, rightWidth, touch), 2, 2, gap) as [Rect, Rect];
  const area = rect(box.x, box.y, x - gap - box.x, box.height);
  const {
    plates,
    left,
    rackLeft,
    line: plateLine,
    tools,
  } = seats <= 4 && box.width < NARROW ? below(room, area) : beside(room, area, most);
  const line = rect(x, bottom - touch, rightWidth, touch);
  const [inLine, besideSort] = gridIn(line, 2, 2, gap) as [Rect, Rect];
  const [mute, sort = inLine] = tools;
  const isShared = sort === inLine;
  const isTwoLines = isShared && arms <= 2;
  const above = { ...line, y: line.y - air - touch };
  const action = isTwoLines ? above : isShared ? besideSort : line;
  const chipRows = Math.ceil(arms / 2);
  const chipsHeight = chipRows * (touch + air) - air;
  const chipsTop = action.y - air - chipsHeight;
  const [leftEnds, rightEnds] = gridIn(rect(x, chipsTop, rightWidth, chipsHeight), 2, 2, gap) as [Rect, Rect];
  const [lefts, rights] = [leftEnds, rightEnds].map((ends) => gridIn(ends, 1, chipRows, air)) as [Rect[], Rect[]];
  const chips = Array.from({ length: arms }, (_, k) => (k % 2 === 0 ? lefts : rights)[Math.floor(k / 2)] as Rect);
  const number = room.hasNumber ? rect(x, chipsTop - air - touch, rightWidth, touch) : null;
  const top = (number?.y ?? chipsTop) - air;
  const accounts = room.hasAccounts ? rect(x, top - touch, rightWidth, touch) : null;
  const boneyardTop = box.y + touch + air;
  const under = rect(x, boneyardTop, rightWidth, (accounts ? accounts.y - air : top) - boneyardTop);

  const shelf = x - gap - rackLeft;
  const step = gap + touch;
  const isLong = shelf >= LONG_RACK + step;
  const isLonger = shelf >= LONG_RACK + 2 * step;
  const rackWidth = shelf - (isLonger ? 2 * step : isLong ? step : 0);
  const high = Math.max(plateLine, rackHeight(room.handSize, rackWidth, unit, { one: most, two: most }));
  const rack = rect(rackLeft, bottom - high, rackWidth, high);
  const [half, besideIt] = gridIn(under, 2, 2, gap) as [Rect, Rect];
  const boneyard = isLong ? under : half;
  const rules = isLong ? rect(rackLeft + shelf - touch, bottom - touch, touch, touch) : { ...besideIt, height: touch };
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
  /** Height of the plates that stand beside the rack, below the board. */
  readonly line: number;
  /** Places for sound, and for sorting if there is room. */
  readonly tools: readonly [Rect, Rect?];
}

/** Places few seats on a narrow screen beside the rack, clockwise from the lower left: the board gets the whole width. */
function below({ gap, touch, seats }: ScreenRoom, area: Rect): Seated {
  const bottom = area.y + area.height;
  const step = touch + gap;
  const columns = Math.ceil(seats / 2);
  const line = step + touch;
  const block = rect(area.x, bottom - line, columns * (BELOW + gap) - gap, line);
  const places = gridIn(block, columns, 2 * columns, gap);
  const upper = places.slice(0, columns);
  const [own = block, ...lower] = places.slice(columns);
  const x = block.x + block.width + gap;
  const tools = [rect(x, block.y, touch, touch), rect(x, block.y + step, touch, touch)] as const;
  const plates = [own, ...upper, ...lower.reverse()].slice(0, seats);
  return { plates, left: area.x, rackLeft: x + step, line, tools };
}

/**
 * Places the seats clockwise from the own one: up the left side, then down again, with the tools above the own plate.
 */
function beside({ box, gap, touch, seats }: ScreenRoom, area: Rect, mostRack: number): Seated {
  const others = seats - 1;
  const plateRows = Math.floor((area.height - mostRack) / (touch + gap));
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
  const [mute = shelf, sort] = gridIn(shelf, both ? 2 : 1, both ? 2 : 1, gap);
  return { plates: [own, ...plates], left, rackLeft: left, line: 0, tools: sort ? [mute, sort] : [mute] };
}
