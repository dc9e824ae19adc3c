import type { Rect } from '../../ui/rect.ts';
import { rackHeight } from './own-size.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** Width of the wood between the board and the edge of the screen where nobody sits, pixels at unit 1. */
const RAIL = 14;

/** The greatest part of the screen's height for the own tiles. */
const RACK = 0.2;

/** Height of the accounts of two sides, pixels at unit 1. */
const ACCOUNTS = 92;

/** A large screen: the seats sit around the board, with their tiles beside them; buttons in the upper corners. */
export const seatsAround = (room: ScreenRoom): Parts =>
  aroundRack(room, (width) => {
    const most = RACK * room.height;
    return rackHeight(room.handSize, width, room.unit, { one: most, two: most });
  });

/** The same around a rack whose height follows from its width, CSS pixels. */
export function aroundRack(room: ScreenRoom, heightFor: (width: number) => number): Parts {
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

  const beside = touch + gap;
  const rackWidth = middle - 2 * beside;
  const height = heightFor(rackWidth);
  const rack = rect(left + beside, bottom - height, rackWidth, height);
  const sort = rect(rack.x + rack.width + gap, bottom - touch, touch, touch);
  const top = box.y + (across > 0 ? plateHeight + gap : RAIL * unit);
  const board = rect(left, top, middle, rack.y - gap - top);

  const [mute, rules] = gridIn(rect(box.x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  const [log, menu] = gridIn(rect(x, box.y, column, touch), 2, 2, gap) as [Rect, Rect];
  // One player alone has no other seats in this column: two buttons stand one above the other, with their words.
  const actionHeight = seats === 1 ? 2 * touch + gap : touch;
  const action = rect(x, bottom - actionHeight, column, actionHeight);
  const chipRows = Math.ceil(arms / 2);
  const chipsHeight = chipRows * (touch + gap / 2) - gap / 2;
  const chipsTop = action.y - gap - chipsHeight;
  const chips = gridIn(rect(x, chipsTop, column, chipsHeight), 2, arms, gap / 2);
  const number = room.hasNumber ? rect(x, chipsTop - gap / 2 - touch, column, touch) : null;
  const said = number?.y ?? chipsTop;
  const accountsHeight = ACCOUNTS * unit;
  const accounts = room.hasAccounts ? rect(x, said - gap - accountsHeight, column, accountsHeight) : null;
  const own = rect(box.x, bottom - plateHeight, column, plateHeight);
  const boneyardHeight = 150 * unit;
  const boneyard = rect(box.x, own.y - gap - boneyardHeight, column, boneyardHeight);

  const sideTop = across > 0 ? top : box.y + touch + gap;
  const leftSeats = standing(rect(box.x, sideTop, column, boneyard.y - gap - sideTop), sides, plateHeight, gap);
  const rightTop = Math.max(sideTop, box.y + touch + gap);
  const rightSeats = standing(
    rect(x, rightTop, column, (accounts?.y ?? said) - gap - rightTop),
    sides,
    plateHeight,
    gap,
  );
  const topSeats = facing(rect(left, box.y, middle, plateHeight), across, column, room);
  const all = [...leftSeats.reverse(), ...topSeats, ...rightSeats];
  return {
    board,
    rack,
    boneyard,
    plates: [own, ...all.map((seat) => seat.plate)],
    backs: [null, ...all.map((seat) => seat.backs)],
    chips,
    number,
    accounts,
    action,
    hint: null,
    menu,
    log,
    rules,
    sort,
    mute,
    whole: cornerOf(board, room),
  };
}

/** Heights of backs in two rows, and in one, as parts of a plate. */
const TWO_ROWS = 1.65;
const ONE_ROW = 0.9;

interface OtherSeat {
  readonly plate: Rect;
  readonly backs: Rect | null;
}

/** Returns seats side by side, each a plate of at most that width with its backs beside it. */
function facing(area: Rect, count: number, most: number, { gap, unit }: ScreenRoom): OtherSeat[] {
  return gridIn(area, Math.max(1, count), count, gap).map((slot) => {
    const plateWidth = Math.min(most, slot.width);
    const rest = Math.min(slot.width - plateWidth - gap, 210 * unit);
    const backsWidth = rest > 60 ? rest : 0;
    const x = slot.x + (slot.width - plateWidth - (backsWidth > 0 ? gap + backsWidth : 0)) / 2;
    return {
      plate: rect(x, slot.y, plateWidth, slot.height),
      backs: backsWidth > 0 ? rect(x + plateWidth + gap, slot.y, backsWidth, slot.height) : null,
    };
  });
}

/** Returns seats one under the other, each a plate with its backs below it, spread over the area. */
function standing(area: Rect, count: number, plateHeight: number, gap: number): OtherSeat[] {
  const step = area.height / count;
  const below = step - plateHeight - 3 * gap;
  const backsHeight =
    plateHeight * TWO_ROWS > below ? Math.min(plateHeight * ONE_ROW, below + gap) : plateHeight * TWO_ROWS;
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
