/** Shares out the screen: a pure function of its size and of how many sit at the table. */
import type { Game, Options } from '../../rules/game.ts';
import { hasPartners } from '../../rules/sides.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { smaller } from '../../ui/unit-one.ts';
import { around } from './desktop.ts';
import { flat } from './landscape.ts';
import { mirrored } from './mirrored.ts';
import { upright } from './portrait.ts';
import { mapped, type Parts, type RegionsInput, type Room, rect } from './screen-frame.ts';

export type { RegionsInput, SafeArea, ScreenWishes } from './screen-frame.ts';

const GAP = 4;
/** On the smallest screens every pixel counts; CSS pixels of their shorter side. */
const NARROW_GAP = 3;
const SMALLEST = 365;
const TOUCH = 44;
/** How high a caption of two lines is, and one of three on a board that is narrower; pixels at unit 1. */
const TWO_LINES = 56;
const THREE_LINES = 78;
const NARROW = 560;

/** The least breadth and height that everything has its room in, pixels at unit 1. */
const LEAST = {
  wide: { width: 900, height: 540 },
  upright: { width: 320, height: 480 },
  flat: { width: 568, height: 345 },
} as const;

/** How a screen is shared out: a small one on end, or on its side, and a large one. */
interface Screens {
  readonly upright: (room: Room) => Parts;
  readonly flat: (room: Room) => Parts;
  readonly wide: (room: Room) => Parts;
}

const usual: Screens = { upright, flat, wide: around };

/** Where the own tiles lie open in rows, and where hands are rows that nobody sees; they come with the first such table. */
let withRows: Screens | null = null;
let withUnseen: Screens | null = null;

/** Adds the regions around open rows, and around rows that nobody sees, which came late. */
export function takeInRegions(open: Screens, unseen: Screens): void {
  withRows = open;
  withUnseen = unseen;
}

/** What of a table counts when the screen is shared out. */
export function settingOf(
  game: Game,
  options: Options,
  seats: number,
): Omit<RegionsInput, 'width' | 'height' | 'safe' | 'wishes'> {
  const handSize = game.handSize(options, seats);
  const { arms, rows, hands } = game.table;
  const isUnseen = hands === 'unseen';
  const rest = game.set(options).length - seats * handSize;
  const hasAccounts = hasPartners(game.sides(options, seats));
  const hasNumber = game.tableNumber !== undefined;
  return { seats, handSize, arms, rest, hasAccounts, hasNumber, isUnseen, ...(rows && { rows }) };
}

/**
 * Where everything has its room. Works from 320 × 480 (portrait) and 568 × 345 (landscape) upwards. Throws when what open
 * rows need has not come.
 */
export function regionsOf(input: RegionsInput): Regions {
  const { width, height, wishes } = input;
  const safe = input.safe ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const gap = Math.min(width, height) <= SMALLEST ? NARROW_GAP : GAP;
  const box = rect(
    safe.left + gap,
    safe.top + gap,
    width - safe.left - safe.right - 2 * gap,
    height - safe.top - safe.bottom - 2 * gap,
  );
  const portrait = box.height > box.width;
  const wide = !portrait && box.width >= LEAST.wide.width && box.height >= LEAST.wide.height;
  const natural = wide ? Math.min(width / 1280, height / 800) : portrait ? Math.min(width / 400, height / 800) : 1;
  const unit = clamp(natural, 1, 2.2);
  // For larger letters it is a smaller screen that is shared out, as far as everything still has its room there.
  const least = wide ? LEAST.wide : portrait ? LEAST.upright : LEAST.flat;
  const most = Math.min(width / least.width, height / least.height) / unit;
  const by = clamp(wishes?.letters ?? 1, 1, Math.max(1, most));
  const room: Room = {
    ...{ ...input, width: width / by, height: height / by, box: smaller(box, by) },
    ...{ unit, gap: gap * (wide ? 2 : 1) * unit, touch: TOUCH * unit },
  };
  const screens = input.rows ? withRows : input.isUnseen ? withUnseen : usual;
  if (!screens) throw new Error('the regions around rows have not come');
  const shared = portrait ? screens.upright(room) : wide ? screens.wide(room) : screens.flat(room);
  const turned = wishes?.isLeftHanded ? mirrored(shared, room.box) : shared;
  const parts = by === 1 ? turned : mapped(turned, (part) => smaller(part, 1 / by));
  const words = wishes?.hasCaption ? captionIn(parts.board, unit * by) : { message: messageOn(parts.board, unit * by) };
  return { ...parts, width, height, unit: unit * by, ...words };
}

/** The lower end of the board for words, and the board without it. */
function captionIn(whole: Rect, unit: number): Pick<Regions, 'board' | 'message'> {
  const height = (whole.width < NARROW * unit ? THREE_LINES : TWO_LINES) * unit;
  const board = { ...whole, height: whole.height - height - GAP };
  return { board, message: { ...whole, y: whole.y + whole.height - height, height } };
}

function messageOn(board: Rect, unit: number): Rect {
  const width = Math.min(board.width - 2 * GAP, 460 * unit);
  const height = 34 * unit;
  return rect(board.x + (board.width - width) / 2, board.y + board.height - height - GAP, width, height);
}
