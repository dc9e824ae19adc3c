import type { Rect } from './rect.ts';

/**
 * The parts of the screen, in CSS pixels from the top left corner of the canvas, y down. No two of them overlap, but for what floats over the board: `whole`, and `message`, over its lower edge
 * while something is said, where it has no room below it. Everything that can be touched measures at least 44 px, and in a
 * small window 33 px.
 */
export interface Regions {
  readonly width: number;
  readonly height: number;
  /** How much larger than on a phone controls and letters are drawn, 0.75…3; below 1 in a small window. */
  readonly unit: number;
  /** What the star and its arms may use. */
  readonly board: Rect;
  /** The own hand. */
  readonly rack: Rect;
  /** Where the own tiles lie around an outline, in reading order; absent where they have a rack. */
  readonly rim?: readonly Rect[];
  readonly boneyard: Rect;
  /** One plate a seat: `plates[k]` is the seat `k` places clockwise from the one that looks, `plates[0]` its own. */
  readonly plates: readonly Rect[];
  /** Where the backs of each seat's tiles stand, by the same order; `null`: no room, the plate shows a count. */
  readonly backs: readonly (Rect | null)[];
  /** One end chip an arm, in the order of the arms. */
  readonly chips: readonly Rect[];
  /** The number that the table says, beside the chips; `null`: it says none. */
  readonly number: Rect | null;
  /** The accounts of the sides, one under the other; `null`: nobody shares one. */
  readonly accounts: Rect | null;
  /**
   * Draw or pass on the own turn, take back and hurry on another's; wide enough for two buttons side by side where it
   * is ≥ 92.
   */
  readonly action: Rect;
  /** Advice; `null`: its button shares the room for what can be done now. */
  readonly hint: Rect | null;
  readonly menu: Rect;
  readonly log: Rect;
  /** The rules, at what is to be done now. */
  readonly rules: Rect;
  /** How the own tiles stand. */
  readonly sort: Rect;
  /** Sound. */
  readonly mute: Rect;
  /** Back to the whole table, while it is looked at closely: over a corner of the board. */
  readonly whole: Rect;
  readonly message: Rect;
}
