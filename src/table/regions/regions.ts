/** Divides the screen into regions: a pure function of its size and of the number of seats at the table. */
import { leftOver, playersAt } from '../../rules/drawing.ts';
import type { Game, Options } from '../../rules/game.ts';
import { minutesOf } from '../../rules/match-length.ts';
import { hasPartners } from '../../rules/sides.ts';
import type { Rect } from '../../ui/rect.ts';
import { clamp } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { smaller } from '../../ui/unit-one.ts';
import { mirrored } from './mirrored.ts';
import { captionHeight, mapped, type Parts, type RegionsInput, rect, type ScreenRoom } from './screen-frame.ts';

export type { RegionsInput, SafeArea, ScreenWishes } from './screen-frame.ts';

const GAP = 4;
/** On the smallest screens every pixel counts; CSS pixels of their shorter side. */
const NARROW_GAP = 3;
const SMALLEST = 365;
const TOUCH = 44;

/** The least width of accounts that show the time, and the height of its own line; pixels at unit 1. */
const TIME = { width: 120, height: 16 } as const;

/** The least width and height at which everything has its room, pixels at unit 1. */
const LEAST = {
  wide: { width: 900, height: 540 },
  upright: { width: 320, height: 480 },
  flat: { width: 620, height: 345 },
  small: { width: 424, height: 320 },
} as const;
/** The least box with a phone's regions; a smaller one is a small window. CSS pixels. */
const PHONE = { upright: 440, flat: { width: 630, height: 310 } } as const;
/** The most ends that have a chip each; fewer beside a number. A tree may have more ends (31.3). */
const MOST_CHIPS = 8;
const MOST_BESIDE_NUMBER = 4;
const MOST_OPEN_TRAINS = 6;
/** The sizes at which a screen has unit 1. */
const NATURAL = {
  wide: { width: 1280, height: 800 },
  upright: { width: 400, height: 800 },
  flat: null,
  small: null,
} as const;

/** The regions of each class of screen: a phone upright or on its side, a large screen, and a small window. */
export interface Screens {
  readonly upright: (room: ScreenRoom) => Parts;
  readonly flat: (room: ScreenRoom) => Parts;
  readonly wide: (room: ScreenRoom) => Parts;
  readonly small: (room: ScreenRoom) => Parts;
}

/** Returns the facts about a table that decide the regions of the screen. */
export function settingOf(
  game: Game,
  options: Options,
  all: number,
): Omit<RegionsInput, 'width' | 'height' | 'safe' | 'wishes'> {
  const handSize = game.handSize(options, all);
  const { rows, kind } = game.table;
  // 29.4: a train that is shut to the player has no chip, so few seats need all.
  const arms = kind === 'trains' ? Math.min(all + 1, MOST_OPEN_TRAINS) : game.table.arms;
  const rest = leftOver(game, options, all);
  const hasAccounts = hasPartners(game.sides(options, all));
  // 20.8: whoever waits has no place at the board.
  const seats = playersAt(game, options, all);
  const hasNumber = game.tableNumber !== undefined;
  return {
    seats,
    handSize,
    arms: Math.min(arms, hasNumber ? MOST_BESIDE_NUMBER : MOST_CHIPS),
    rest,
    hasAccounts,
    hasNumber,
    hasTime: minutesOf(options) !== null,
    ...(rows && { rows }),
  };
}

/** Returns the regions of the screen. Works from 320 × 256 upwards. */
export function regionsOf(input: RegionsInput, screens: Screens): Regions {
  const { width, height, wishes } = input;
  const safe = input.safe ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const gap = Math.min(width, height) <= SMALLEST ? NARROW_GAP : GAP;
  const box = rect(
    safe.left + gap,
    safe.top + gap,
    width - safe.left - safe.right - 2 * gap,
    height - safe.top - safe.bottom - 2 * gap,
  );
  const shape = shapeOf(box);
  const isWide = shape === 'wide';
  const natural = NATURAL[shape];
  const unit = natural ? clamp(Math.min(width / natural.width, height / natural.height), 1, 2.2) : 1;
  const by = enlarged(input, shape, unit);
  const room: ScreenRoom = {
    ...input,
    width: width / by,
    height: height / by,
    box: smaller(box, by),
    unit,
    gap: gap * (isWide ? 2 : 1) * unit,
    touch: TOUCH * unit,
  };
  const shared = screens[shape](room);
  const turned = wishes?.isLeftHanded ? mirrored(shared, room.box) : shared;
  const parts = by === 1 ? turned : mapped(turned, (part) => smaller(part, 1 / by));
  const timed = { ...parts, ...timeIn(parts, unit * by, input.hasTime === true) };
  return { ...timed, width, height, unit: unit * by, ...wordsIn(timed, unit * by, wishes?.hasCaption === true) };
}

/** 20.7: returns a line over the board for the time that is left, and the board below it, if the accounts are narrow. */
function timeIn({ board, whole, accounts }: Parts, unit: number, hasTime: boolean): Partial<Parts> {
  const height = TIME.height * unit;
  if (!hasTime || !accounts || accounts.width >= TIME.width * unit) return {};
  return {
    board: { ...board, y: board.y + height, height: board.height - height },
    whole: { ...whole, y: whole.y + height },
    time: { ...board, height },
  };
}

/** Returns the room for words, and the board without it. */
function wordsIn({ board, message }: Parts, unit: number, isLesson: boolean): Pick<Regions, 'board' | 'message'> {
  if (message) return { board, message };
  return isLesson ? captionIn(board, unit) : { board, message: messageOn(board, unit) };
}

/** Returns the class of a box. */
function shapeOf({ width, height }: Rect): keyof Screens {
  const isUpright = height > width;
  if (!isUpright && width >= LEAST.wide.width && height >= LEAST.wide.height) return 'wide';
  if (isUpright) return height >= PHONE.upright ? 'upright' : 'small';
  return width >= PHONE.flat.width && height >= PHONE.flat.height ? 'flat' : 'small';
}

/**
 * Returns the factor by which everything is larger than usual on a screen of its size. For larger letters the regions
 * are those of a smaller screen, as long as everything still has its room there. For a small window they are those of a
 * larger one.
 */
function enlarged({ width, height, safe, wishes }: RegionsInput, shape: keyof Screens, unit: number): number {
  const least = LEAST[shape];
  const { top = 0, right = 0, bottom = 0, left = 0 } = safe ?? {};
  const most = Math.min((width - left - right) / least.width, (height - top - bottom) / least.height) / unit;
  const letters = Math.max(1, wishes?.letters ?? 1);
  return shape === 'small' ? Math.min(letters, most) : Math.min(letters, Math.max(1, most));
}

/** Returns the lower end of the board for words, and the board without it. */
function captionIn(whole: Rect, unit: number): Pick<Regions, 'board' | 'message'> {
  const height = captionHeight(whole.width, unit);
  const board = { ...whole, height: whole.height - height - GAP };
  return { board, message: { ...whole, y: whole.y + whole.height - height, height } };
}

function messageOn(board: Rect, unit: number): Rect {
  const width = Math.min(board.width - 2 * GAP, 460 * unit);
  const height = 34 * unit;
  return rect(board.x + (board.width - width) / 2, board.y + board.height - height - GAP, width, height);
}
