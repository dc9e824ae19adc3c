/** Shares out the screen: a pure function of its size and of how many sit at the table. */
import type { Rect, Regions } from '../ui/places.ts';

/** Pixels at each edge that the device keeps for itself (notch, home bar). */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface RegionsInput {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly safe?: SafeArea;
  /** 2…10. */
  readonly seats: number;
  /** Tiles a seat is dealt. */
  readonly handSize: number;
  /** How many arms the layout can have, 2…8: one end chip each. */
  readonly arms: number;
}

interface Room extends RegionsInput {
  /** The screen without the safe areas and a hair's breadth of margin. */
  readonly box: Rect;
  readonly unit: number;
  readonly gap: number;
  /** The least side of what a finger touches. */
  readonly touch: number;
}

const GAP = 4;
const TOUCH = 44;
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Where everything has its room. Works from 320 × 480 (portrait) and 568 × 345 (landscape) upwards. */
export function regionsOf(input: RegionsInput): Regions {
  const { width, height } = input;
  const safe = input.safe ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const box = rect(
    safe.left + GAP,
    safe.top + GAP,
    width - safe.left - safe.right - 2 * GAP,
    height - safe.top - safe.bottom - 2 * GAP,
  );
  const portrait = box.height > box.width;
  const wide = !portrait && box.width >= 900 && box.height >= 540;
  const natural = wide ? Math.min(width / 1280, height / 800) : portrait ? Math.min(width / 400, height / 800) : 1;
  const unit = clamp(natural, 1, 2.2);
  const room: Room = { ...input, box, unit, gap: GAP * (wide ? 2 : 1) * unit, touch: TOUCH * unit };
  const parts = portrait ? upright(room) : wide ? around(room) : flat(room);
  return { ...parts, width, height, unit, message: messageOn(parts.board, unit) };
}

type Parts = Omit<Regions, 'width' | 'height' | 'unit' | 'message'>;

function messageOn(board: Rect, unit: number): Rect {
  const width = Math.min(board.width - 2 * GAP, 460 * unit);
  const height = 34 * unit;
  return rect(board.x + (board.width - width) / 2, board.y + board.height - height - GAP, width, height);
}

/** A grid of equal places, filled row by row. */
function grid(area: Rect, columns: number, count: number, gap: number): Rect[] {
  const rows = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) =>
    rect(area.x + (i % columns) * (width + gap), area.y + Math.floor(i / columns) * (height + gap), width, height),
  );
}

/** Portrait: plates above, then the board; chips, own plate, action and boneyard in a block of two rows; the rack. */
function upright(room: Room): Parts {
  const { box, gap, touch, seats, arms } = room;
  const others = seats - 1;
  const right = box.x + box.width;
  const menu = rect(right - touch, box.y, touch, touch);
  const log = rect(menu.x - gap - touch, box.y, touch, touch);
  const barWidth = log.x - gap - box.x;
  const twoRows = (barWidth + gap) / others - gap < 40;
  const first = twoRows ? Math.floor(others * 0.45) : others;
  const plates = grid(rect(box.x, box.y, barWidth, touch), first, first, gap);
  if (twoRows) {
    const area = rect(box.x, box.y + touch + gap, box.width, touch);
    plates.push(...grid(area, others - first, others - first, gap));
  }
  const top = box.y + (touch + gap) * (twoRows ? 2 : 1);

  // A large hand stands in two rows.
  const crowded = box.width / room.handSize < 34 * room.unit ? 1.35 : 1;
  const rackHeight = clamp(room.height * 0.1, 64, 120 * room.unit) * crowded;
  const rack = rect(box.x, box.y + box.height - rackHeight, box.width, rackHeight);
  const blockHeight = 2 * touch + gap;
  const block = rack.y - gap - blockHeight;
  const chipColumns = Math.max(2, Math.ceil(arms / 2));
  const chipsWidth = Math.max(4, chipColumns) * (touch + gap) - gap;
  const chips = grid(rect(box.x, block, chipsWidth, blockHeight), chipColumns, arms, gap);
  const side = box.x + chipsWidth + 2 * gap;
  const sideWidth = right - side;
  const ownWidth = clamp(sideWidth * 0.45, 1.18 * touch, 3 * touch);
  const own = rect(side, block, ownWidth, touch);
  const action = rect(own.x + ownWidth + gap, block, sideWidth - ownWidth - gap, touch);
  const boneyard = rect(side, block + touch + gap, sideWidth, touch);
  const board = rect(box.x, top, box.width, block - gap - top);
  return {
    board,
    rack,
    boneyard,
    plates: [own, ...plates],
    backs: Array(seats).fill(null),
    chips,
    action,
    menu,
    log,
  };
}

/** Landscape on a phone: chips and buttons in a column on the right, plates on the left or, on small ones, below. */
function flat(room: Room): Parts {
  const { box, gap, touch, seats, arms } = room;
  const bottom = box.y + box.height;
  const rackHeight = clamp(room.height * 0.165, 58, 100);

  const rightWidth = 2 * touch + gap;
  const x = box.x + box.width - rightWidth;
  const [log, menu] = grid(rect(x, box.y, rightWidth, touch), 2, 2, gap) as [Rect, Rect];
  const action = rect(x, bottom - touch, rightWidth, touch);
  const chipsHeight = Math.ceil(arms / 2) * (touch + gap) - gap;
  const chipsTop = action.y - gap - chipsHeight;
  const chips = grid(rect(x, chipsTop, rightWidth, chipsHeight), 2, arms, gap);
  const boneyardTop = box.y + touch + gap;
  const boneyard = rect(x, boneyardTop, rightWidth, chipsTop - gap - boneyardTop);

  const area = rect(box.x, box.y, x - gap - box.x, box.height);
  const { plates, left, rackLeft } = seats <= 4 && box.width < 760 ? below(room, area) : beside(room, area, rackHeight);
  const rack = rect(rackLeft, bottom - rackHeight, x - gap - rackLeft, rackHeight);
  const board = rect(left, box.y, x - gap - left, rack.y - gap - box.y);
  return { board, rack, boneyard, plates, backs: Array(seats).fill(null), chips, action, menu, log };
}

interface Seated {
  readonly plates: Rect[];
  /** Where the board and the rack begin. */
  readonly left: number;
  readonly rackLeft: number;
}

/** Few seats on a narrow screen: in the line of the rack, so that the board has the whole breadth. */
function below({ gap, touch, seats }: Room, area: Rect): Seated {
  const width = 58;
  const row = rect(area.x, area.y + area.height - touch, seats * (width + gap) - gap, touch);
  const places = grid(row, seats, seats, gap);
  const own = places[seats - 1] ?? row;
  return { plates: [own, ...places.slice(0, -1)], left: area.x, rackLeft: row.x + row.width + gap };
}

/** Clockwise from the own seat is up the left side, then down again. */
function beside({ box, gap, touch, seats }: Room, area: Rect, rackHeight: number): Seated {
  const others = seats - 1;
  const plateRows = Math.floor((area.height - rackHeight) / (touch + gap));
  const columns = others > plateRows ? 2 : 1;
  const leftWidth = columns === 2 ? 2 * 60 + gap : clamp(box.width * 0.12, 76, 120);
  const rows = Math.ceil(others / columns);
  const step = Math.min(touch + gap, (area.height - rackHeight - gap) / rows);
  const plates = Array.from({ length: others }, (_, i) => {
    const column = Math.floor(i / rows);
    const row = column === 0 ? rows - 1 - i : i - rows;
    const width = (leftWidth - gap * (columns - 1)) / columns;
    return rect(area.x + column * (width + gap), area.y + row * step, width, step - gap);
  });
  const own = rect(area.x, area.y + area.height - touch, leftWidth, touch);
  const left = area.x + leftWidth + gap;
  return { plates: [own, ...plates], left, rackLeft: left };
}

/** A large screen: the seats sit around the board, their tiles stand beside them. */
function around(room: Room): Parts {
  const { box, gap, touch, unit, seats, arms } = room;
  const others = seats - 1;
  const sides = Math.floor(others / 3) + (others === 2 ? 1 : 0);
  const across = others - 2 * sides;
  const column = 136 * unit;
  const plateHeight = 52 * unit;
  const bottom = box.y + box.height;
  const x = box.x + box.width - column;
  const left = box.x + column + gap;
  const middle = x - gap - left;

  const rackHeight = 116 * unit;
  const rack = rect(left, bottom - rackHeight, middle, rackHeight);
  const top = across > 0 ? box.y + plateHeight + gap : box.y;
  const board = rect(left, top, middle, rack.y - gap - top);

  const [log, menu] = grid(rect(x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const action = rect(x, bottom - touch, column, touch);
  const chipRows = Math.ceil(arms / 2);
  const chipsHeight = chipRows * (touch + gap / 2) - gap / 2;
  const chipsTop = action.y - gap - chipsHeight;
  const chips = grid(rect(x, chipsTop, column, chipsHeight), 2, arms, gap / 2);
  const own = rect(box.x, bottom - plateHeight, column, plateHeight);
  const boneyardHeight = 150 * unit;
  const boneyard = rect(box.x, own.y - gap - boneyardHeight, column, boneyardHeight);

  const sideTop = top + (across > 0 ? 0 : touch + gap);
  const leftSeats = standing(rect(box.x, sideTop, column, boneyard.y - gap - sideTop), sides, plateHeight, gap);
  const rightTop = Math.max(sideTop, box.y + touch + gap);
  const rightSeats = standing(rect(x, rightTop, column, chipsTop - gap - rightTop), sides, plateHeight, gap);
  const facing = grid(rect(left, box.y, middle, plateHeight), Math.max(1, across), across, gap).map((slot) => {
    const plateWidth = Math.min(column, slot.width);
    const rest = Math.min(slot.width - plateWidth - gap, 210 * unit);
    const backsWidth = rest > 60 ? rest : 0;
    const x0 = slot.x + (slot.width - plateWidth - (backsWidth > 0 ? gap + backsWidth : 0)) / 2;
    return {
      plate: rect(x0, slot.y, plateWidth, slot.height),
      backs: backsWidth > 0 ? rect(x0 + plateWidth + gap, slot.y, backsWidth, slot.height) : null,
    };
  });
  const all = [...leftSeats.reverse(), ...facing, ...rightSeats];
  return {
    board,
    rack,
    boneyard,
    plates: [own, ...all.map((seat) => seat.plate)],
    backs: [null, ...all.map((seat) => seat.backs)],
    chips,
    action,
    menu,
    log,
  };
}

/** Seats one under the other, each a plate with its backs below it, spread over the area. */
function standing(area: Rect, count: number, plateHeight: number, gap: number): { plate: Rect; backs: Rect | null }[] {
  const step = area.height / count;
  const backsHeight = Math.min(plateHeight * 0.9, step - plateHeight - 2 * gap);
  const roomy = backsHeight >= 24;
  const height = Math.min(plateHeight, step - gap);
  return Array.from({ length: count }, (_, i) => {
    const used = height + (roomy ? gap + backsHeight : 0);
    const y = area.y + i * step + (step - used) / 2;
    return {
      plate: rect(area.x, y, area.width, height),
      backs: roomy ? rect(area.x, y + height + gap, area.width, backsHeight) : null,
    };
  });
}
