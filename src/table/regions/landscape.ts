import { namedHeight } from '../../ui/plate-layout.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import { cornerOf, grid, type Parts, type Room, rect } from './screen-frame.ts';

/** Between two columns of plates: the pointer of a turn stands there. */
const BETWEEN = 12;

/** Where two buttons stand side by side, CSS px. */
const TWO_BUTTONS = 92;

/** The least breadth of a rack that shares its line with the rules, in CSS px: fifteen tiles that a finger can tell apart. */
const LONG_RACK = 500;

/**
 * Landscape on a phone: chips and buttons in a column on the right, plates and tools on the left or, on small ones,
 * below. Where the left has room for one tool only, sorting shares the line of the action or, where two ends leave room
 * for one line more, that of the hint. The rules and the
 * hint stand at the end of the rack or, where that is short, the rules beside the boneyard.
 */
export function flat(room: Room): Parts {
  const { box, gap, touch, seats, arms } = room;
  const bottom = box.y + box.height;
  const rackHeight = clamp(room.height * 0.15, 54, 100);

  const rightWidth = 2 * touch + gap;
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
  const above = rect(x + rightWidth - wide, line.y - gap - touch, wide, touch);
  const action = isTwoLines ? above : isShared ? besideSort : line;
  const chipsHeight = Math.ceil(arms / 2) * (touch + gap) - gap;
  const chipsTop = action.y - gap - chipsHeight;
  const chips = grid(rect(x, chipsTop, rightWidth, chipsHeight), 2, arms, gap);
  const number = room.hasNumber ? rect(x, chipsTop - gap - touch, rightWidth, touch) : null;
  const boneyardTop = box.y + touch + gap;
  const under = rect(x, boneyardTop, rightWidth, (number?.y ?? chipsTop) - gap - boneyardTop);

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
  /** Where the board and the rack begin. */
  readonly left: number;
  readonly rackLeft: number;
  /** Sound, and sorting where there is room. */
  readonly tools: readonly [Rect, Rect?];
}

/** Few seats on a narrow screen: in the line of the rack, so that the board has the whole breadth. */
function below({ gap, touch, seats }: Room, area: Rect): Seated {
  const mute = rect(area.x, area.y + area.height - touch, touch, touch);
  const width = Math.min(58, 206 / seats - gap);
  const row = rect(mute.x + touch + gap, mute.y, seats * (width + gap) - gap, touch);
  const places = grid(row, seats, seats, gap);
  const own = places[seats - 1] ?? row;
  const plates = [own, ...places.slice(0, -1)];
  return { plates, left: area.x, rackLeft: row.x + row.width + gap, tools: [mute] };
}

/** Clockwise from the own seat is up the left side, then down again; the tools between them and the own plate. */
function beside({ box, gap, touch, seats }: Room, area: Rect, rackHeight: number): Seated {
  const others = seats - 1;
  const plateRows = Math.floor((area.height - rackHeight) / (touch + gap));
  const columns = others > plateRows ? 2 : 1;
  const leftWidth = columns === 2 ? 2 * 58 + BETWEEN : clamp(box.width * 0.12, 76, 120);
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
