import { clamp, cornerOf, grid, type Parts, type Room, rect } from './room.ts';

/** A plate has at least this much room in a line of plates. */
const LEAST_PLATE = 40;
/** An own plate is at least as wide, in touches. */
const OWN = 1.18;

/**
 * Portrait: plates above, then the board; chips, own plate, action and sound, boneyard and sorting in a block of two
 * rows; the rack. Where the block has no room for sound it stands beside the menu.
 */
export function upright(room: Room): Parts {
  const { box, gap, touch, seats, arms } = room;
  const others = seats - 1;
  const right = box.x + box.width;
  const menu = rect(right - touch, box.y, touch, touch);
  const log = rect(menu.x - gap - touch, box.y, touch, touch);
  const chipColumns = Math.max(2, Math.ceil(arms / 2));
  const chipsWidth = Math.max(4, chipColumns) * (touch + gap) - gap;
  const side = box.x + chipsWidth + 2 * gap;
  const sideWidth = right - side;
  const soundBelow = sideWidth >= (OWN + 2) * touch + 2 * gap;

  const fits = (width: number) => (width + gap) / others - gap >= LEAST_PLATE - 1;
  const wholeBar = log.x - gap - box.x;
  const twoRows = !fits(wholeBar);
  const soundAbove = !soundBelow && (twoRows || fits(wholeBar - touch - gap));
  const barWidth = soundAbove ? wholeBar - touch - gap : wholeBar;
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
  const chips = grid(rect(box.x, block, chipsWidth, blockHeight), chipColumns, arms, gap);
  const rowWidth = soundBelow ? sideWidth - touch - gap : sideWidth;
  const ownWidth = clamp(rowWidth * 0.45, OWN * touch, 3 * touch);
  const own = rect(side, block, ownWidth, touch);
  const action = rect(own.x + ownWidth + gap, block, rowWidth - ownWidth - gap, touch);
  const sort = rect(right - touch, block + touch + gap, touch, touch);
  const boneyard = rect(side, sort.y, sideWidth - touch - gap, touch);
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
    sort,
    mute: soundBelow
      ? rect(right - touch, block, touch, touch)
      : soundAbove
        ? rect(log.x - gap - touch, box.y, touch, touch)
        : null,
    whole: cornerOf(board, room),
  };
}
