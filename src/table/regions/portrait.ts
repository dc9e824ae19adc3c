import { namedHeight } from '../../ui/plate-layout.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import { rackHeight } from './own-size.ts';
import { cornerOf, gridIn, type Parts, rect, type ScreenRoom } from './screen-frame.ts';

/** The least width of a plate with its gap in a line of plates. */
const LEAST_PLATE = 44;
/**
 * The most plates in one line; more stand in two. The upper line then has fewer, because it shares its room with the
 * buttons.
 */
const IN_A_LINE = 5;
const UPPER = 0.44;
/** The least width of an own plate, in touches. */
const OWN = 1.18;
/** The greatest height of one row of the own tiles, and of two: as parts of the height, and in pixels at unit 1. */
const ONE_ROW = { part: 0.155, most: 120 } as const;
const TWO_ROWS = { part: 0.24, most: 174 } as const;

/** The least width of two buttons side by side, pixels at unit 1. */
const TWO_BUTTONS = 92;

/** The least width for a tile of the boneyard, pixels at unit 1: narrower tiles could not be told apart, or touched. */
const LEAST_TILE = 9;
/** Ratio of height to width above which names have room, and the boneyard may have its own line. */
const TALL = 1.95;

/**
 * Portrait: plates above, then the board; chips, own plate, action and sound, boneyard, rules and sorting in a block of
 * two rows; the rack. If the block has no room for sound and rules, or the boneyard needs theirs, they stand beside the
 * menu. A large boneyard lies in a line of its own on a tall screen, and leaves room for the hint.
 */
export function upright(room: ScreenRoom): Parts {
  const { box, gap, touch, unit, seats, arms } = room;
  const others = seats - 1;
  const right = box.x + box.width;
  const menu = rect(right - touch, box.y, touch, touch);
  const log = rect(menu.x - gap - touch, box.y, touch, touch);
  const chipColumns = Math.max(2, Math.ceil(arms / 2));
  // Four ends that share their rows with nothing are narrower: the own name needs the room.
  const isShared = arms <= 2 || room.hasNumber || room.hasAccounts;
  const chipsWidth = Math.max(isShared ? 4 : 3, chipColumns) * (touch + gap) - gap;
  const side = box.x + chipsWidth + 2 * gap;
  const sideWidth = right - side;
  const step = touch + gap;
  const wanted = (room.rest ?? 0) * LEAST_TILE * unit;
  const isTall = box.height > TALL * box.width;
  const isLine = wanted > sideWidth - 2 * step && isTall;
  const barWithTools = log.x - gap - box.x;
  const isNarrow = !isLine && wanted > sideWidth - 2 * step && others <= mostIn(barWithTools - 2 * step, gap);
  const isToolsBelow = !isNarrow && sideWidth >= (OWN + 2) * touch + 2 * gap;
  const sideTools = isToolsBelow ? 1 : 0;
  const barWidth = barWithTools - (isToolsBelow ? 0 : 2 * step);

  const { plates, top } = platesAbove(room, others, barWidth);

  const atMost = ({ part, most }: typeof ONE_ROW | typeof TWO_ROWS) => Math.min(part * room.height, most * unit);
  const high = rackHeight(room.handSize, box.width, unit, { one: atMost(ONE_ROW), two: atMost(TWO_ROWS) });
  const rack = rect(box.x, box.y + box.height - high, box.width, high);
  const blockHeight = 2 * touch + gap;
  const block = rack.y - gap - blockHeight;
  const { ends, number, accounts, free } = endsIn(rect(box.x, block, chipsWidth, blockHeight), room);
  // Half a gap of tolerance: heights that were divided are no exact numbers.
  const chips = gridIn(ends, ends.height > touch + gap / 2 ? chipColumns : arms, arms, gap);
  const sort = rect(right - touch, block + step, touch, touch);
  const rowWidth = sideWidth - sideTools * step;
  const under = rect(side, sort.y, rowWidth - step, touch);
  const ownWidth = isLine ? rowWidth - step : clamp(rowWidth * (free ? 1 : 0.45), OWN * touch, 3 * touch);
  const own = rect(side, block, ownWidth, touch);
  const beside = isLine ? under : rect(own.x + ownWidth + gap, block, rowWidth - ownWidth - gap, touch);
  const action = free ?? beside;
  const boneyard = isLine ? rect(box.x, block - step, box.width, touch) : under;
  const bottom = isLine ? boneyard.y : block;
  const board = rect(box.x, top, box.width, bottom - gap - top);
  return {
    board,
    rack,
    boneyard,
    plates: [own, ...plates],
    backs: Array(seats).fill(null),
    chips,
    number,
    accounts,
    action,
    hint: isLine ? rect(own.x + ownWidth + gap, block, touch, touch) : null,
    menu,
    log,
    sort,
    ...(isToolsBelow
      ? { mute: rect(sort.x, block, touch, touch), rules: rect(sort.x - step, sort.y, touch, touch) }
      : { mute: rect(log.x - step, box.y, touch, touch), rules: rect(log.x - 2 * step, box.y, touch, touch) }),
    whole: cornerOf(board, room),
  };
}

/** Returns the number of plates that have room side by side. */
const mostIn = (width: number, gap: number) => Math.floor((width + gap) / LEAST_PLATE);

/** Returns the others' plates in one line of that width, or with a second one below it, and the room below them. */
function platesAbove({ box, gap, touch, unit }: ScreenRoom, others: number, barWidth: number) {
  const most = Math.min(mostIn(barWidth, gap), IN_A_LINE);
  const upper = others > most ? Math.min(most, Math.floor(others * UPPER)) : others;
  const plates: Rect[] = [];
  // If nobody else sits at the table, the tools have the line to themselves.
  let top = others > 0 ? box.y : box.y + touch + gap;
  for (const { count, width } of [
    { count: upper, width: barWidth },
    { count: others - upper, width: box.width },
  ]) {
    if (count === 0) continue;
    const height = Math.max(touch, namedHeight(((width + gap) / count - gap) / unit) * unit);
    plates.push(...gridIn(rect(box.x, top, width, height), count, count, gap));
    top += height + gap;
  }
  return { plates, top };
}

interface Shared {
  readonly ends: Rect;
  readonly number: Rect | null;
  readonly accounts: Rect | null;
  /** The second row, if two ends without a sum need only one. */
  readonly free: Rect | null;
}

/** Shares two rows out among the ends, their sum, and the accounts of the sides. */
function endsIn(rows: Rect, { hasNumber = false, hasAccounts = false, arms, gap, unit }: ScreenRoom): Shared {
  const [upper = rows, lower = rows] = gridIn(rows, 1, 2, gap);
  const [half = upper, other = upper] = gridIn(upper, 2, 2, gap);
  if (hasNumber)
    return { ends: lower, number: hasAccounts ? half : upper, accounts: hasAccounts ? other : null, free: null };
  if (arms > 2) return hasAccounts ? { ends: lower, number: null, accounts: upper, free: null } : whole(rows);
  if (!hasAccounts) return { ends: upper, number: null, accounts: null, free: lower };
  const action = { ...lower, width: TWO_BUTTONS * unit };
  const accounts = { ...lower, x: action.x + action.width + gap, width: lower.width - action.width - gap };
  return { ends: upper, number: null, accounts, free: action };
}

const whole = (ends: Rect): Shared => ({ ends, number: null, accounts: null, free: null });
