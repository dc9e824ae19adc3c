/** Common parts of all layouts of the screen. */
import type { Rect } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

/** Pixels at each edge that the device keeps for itself (notch, home bar). */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The player's wishes for the screen. */
export interface ScreenWishes {
  /** Factor of the size of letters, and of the parts that they stand on; 1 is usual. */
  readonly letters: number;
  /** True if the parts that are pressed most lie at the left. */
  readonly isLeftHanded: boolean;
  /** True if words have room of their own below the board: a lesson always has something to read. */
  readonly hasCaption?: boolean;
}

export interface RegionsInput {
  /** The size of the screen, CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly safe?: SafeArea;
  readonly wishes?: ScreenWishes;
  /** Number of seats, 1…10. */
  readonly seats: number;
  /** Number of tiles dealt to a seat. */
  readonly handSize: number;
  /** The most arms that the layout can have, 2…8: one end chip each. */
  readonly arms: number;
  /** Number of tiles of the set that are not dealt; 0 by default. */
  readonly rest?: number;
  /** Number of rows in which the own tiles lie open; absent if they stand. */
  readonly rows?: number;
  /** True if the table says a number. */
  readonly hasNumber?: boolean;
  /** True if partners share an account (6.7). */
  readonly hasAccounts?: boolean;
  /** True if the match is by time (20.7). */
  readonly hasTime?: boolean;
}

export interface ScreenRoom extends RegionsInput {
  /** The screen without the safe areas and a narrow margin. */
  readonly box: Rect;
  readonly unit: number;
  readonly gap: number;
  /** The least side of anything that a finger touches. */
  readonly touch: number;
}

/** The regions of a class of screen. `message`: absent if words float over the board. */
export type Parts = Omit<Regions, 'width' | 'height' | 'unit' | 'message'> & Partial<Pick<Regions, 'message'>>;

/** Height of a caption of two lines, and of one of three on a narrower board; pixels at unit 1. */
const TWO_LINES = 56;
const THREE_LINES = 78;
const NARROW = 560;

/** Returns the height of words that have a room of their own below a board so wide. */
export const captionHeight = (width: number, unit: number) => (width < NARROW * unit ? THREE_LINES : TWO_LINES) * unit;

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** Returns a grid of equal places, filled row by row. */
export function gridIn(area: Rect, columns: number, count: number, gap: number): Rect[] {
  const rows = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) =>
    rect(area.x + (i % columns) * (width + gap), area.y + Math.floor(i / columns) * (height + gap), width, height),
  );
}

/** Returns the upper right corner of the board, for a button that floats over it. */
export const cornerOf = (board: Rect, { touch, gap }: ScreenRoom): Rect =>
  rect(board.x + board.width - gap - touch, board.y + gap, touch, touch);

/** Returns the parts, each of them changed alike. */
export function mapped(parts: Parts, change: (part: Rect) => Rect): Parts {
  const where = (part: Rect | null) => part && change(part);
  const { board, rack, boneyard, action, menu, log, rules, sort, mute, whole } = parts;
  return {
    board: change(board),
    rack: change(rack),
    boneyard: change(boneyard),
    whole: change(whole),
    action: change(action),
    hint: where(parts.hint),
    menu: change(menu),
    log: change(log),
    rules: change(rules),
    sort: change(sort),
    mute: change(mute),
    number: where(parts.number),
    accounts: where(parts.accounts),
    plates: parts.plates.map(change),
    backs: parts.backs.map(where),
    chips: parts.chips.map(change),
    ...(parts.rim && { rim: parts.rim.map(change) }),
    ...(parts.message && { message: change(parts.message) }),
  };
}
