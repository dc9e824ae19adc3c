/** What all ways of sharing out the screen have in common. */
import type { Rect } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

/** Pixels at each edge that the device keeps for itself (notch, home bar). */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What the player wants of it. */
export interface ScreenWishes {
  /** How many times as large as usual letters are to be, and with them what they stand on. */
  readonly letters: number;
  /** Whether what is pressed most lies at the left. */
  readonly isLeftHanded: boolean;
  /** Whether words have room of their own below the board: in a lesson there is something to be read all the time. */
  readonly hasCaption?: boolean;
}

export interface RegionsInput {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly safe?: SafeArea;
  readonly wishes?: ScreenWishes;
  /** 1…10. */
  readonly seats: number;
  /** Tiles a seat is dealt. */
  readonly handSize: number;
  /** How many arms the layout can have, 2…8: one end chip each. */
  readonly arms: number;
  /** How many tiles of the set nobody is dealt; none by default. */
  readonly rest?: number;
  /** In how many rows the own tiles lie open; absent where they stand. */
  readonly rows?: number;
  /** Whether the table says a number. */
  readonly hasNumber?: boolean;
  /** Whether partners share an account (6.7). */
  readonly hasAccounts?: boolean;
}

export interface Room extends RegionsInput {
  /** The screen without the safe areas and a hair's breadth of margin. */
  readonly box: Rect;
  readonly unit: number;
  readonly gap: number;
  /** The least side of what a finger touches. */
  readonly touch: number;
}

export type Parts = Omit<Regions, 'width' | 'height' | 'unit' | 'message'>;

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** A grid of equal places, filled row by row. */
export function grid(area: Rect, columns: number, count: number, gap: number): Rect[] {
  const rows = Math.ceil(count / columns);
  const width = (area.width - gap * (columns - 1)) / columns;
  const height = (area.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) =>
    rect(area.x + (i % columns) * (width + gap), area.y + Math.floor(i / columns) * (height + gap), width, height),
  );
}

/** The upper right corner of the board, for what floats over it. */
export const cornerOf = (board: Rect, { touch, gap }: Room): Rect =>
  rect(board.x + board.width - gap - touch, board.y + gap, touch, touch);

/** The same parts, each of them changed alike. */
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
  };
}
