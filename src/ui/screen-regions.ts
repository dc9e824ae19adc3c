import type { Rect } from './rect.ts';

/**
 * The regions of the screen, in CSS pixels from the top left corner of the canvas, y down. They do not overlap, except
 * for two that float over the board: `whole`, and `message` if words have no room of their own. Every touchable
 * element measures at least 44 px, in a small window at least 33 px.
 */
export interface Regions {
  readonly width: number;
  readonly height: number;
  /** The scale of controls and letters relative to a phone, 0.75…3; below 1 in a small window. */
  readonly unit: number;
  /** The room for the star and its arms. */
  readonly board: Rect;
  /** The player's own hand. */
  readonly rack: Rect;
  /** The places of the player's own tiles around an outline, in reading order. Absent if the tiles stand on a rack. */
  readonly rim?: readonly Rect[];
  readonly boneyard: Rect;
  /** One plate per seat: `plates[k]` is `k` places clockwise from the viewing seat, `plates[0]` is its own. */
  readonly plates: readonly Rect[];
  /**
   * The rooms for the backs of each seat's tiles, in the same order. `null` if there is none; the plate then shows a
   * count.
   */
  readonly backs: readonly (Rect | null)[];
  /** One end chip per arm, in the order of the arms. */
  readonly chips: readonly Rect[];
  /** The number that the table shows, beside the chips; `null` if there is none. */
  readonly number: Rect | null;
  /** The accounts of the sides, one below the other; `null` if there are no shared ones. */
  readonly accounts: Rect | null;
  /** The line over the board for the time that is left (20.7); absent if an account has room for it, or there is none. */
  readonly time?: Rect;
  /**
   * The room for draw and pass on the player's turn, and for take back and hurry on another's. From a width of 92 on
   * two buttons fit side by side.
   */
  readonly action: Rect;
  /** The hint button; `null` if it shares the room of `action`. */
  readonly hint: Rect | null;
  readonly menu: Rect;
  readonly log: Rect;
  /** The rules, opened at the current situation. */
  readonly rules: Rect;
  /** The order of the player's own tiles. */
  readonly sort: Rect;
  /** Sound on or off. */
  readonly mute: Rect;
  /** Zooms out to the whole table. It floats over a corner of the board while the player is zoomed in. */
  readonly whole: Rect;
  /** The room for words: apart from the board, or its lower part. */
  readonly message: Rect;
}
