/** The state that the HUD shows, as plain data, and the events it reports. Rules and texts come from outside. */

import type { Container } from 'pixi.js';
import type { PortraitName } from '../art/portraits.ts';
import type { Clock } from '../motion/clock.ts';
import type { HudAtlas, MarkPictures } from './hud-atlas.ts';
import type { HudTheme } from './hud-theme.ts';
import type { MarkState } from './mark-sprites.ts';
import type { MilestoneState } from './milestones.ts';
import type { Point } from './rect.ts';
import type { Regions } from './screen-regions.ts';
import type { Obstacle } from './strip-layout.ts';

/** The number of an arm, or the name of another place. */
type ChipArm = number | string;

export interface SeatState {
  /** The seat's number, by which announcements refer to it. */
  readonly seat: number;
  /** The number of its side, which determines its colour. Partners have the same one. */
  readonly side: number;
  /** True if the seat has a partner. */
  readonly hasPartner: boolean;
  readonly name: string;
  /** The letter shown in place of a portrait. */
  readonly initial: string;
  readonly kind: 'person' | 'bot';
  /** `null` if the initial is shown instead. */
  readonly portrait: PortraitName | null;
  /** The number of tiles in its hand. */
  readonly tiles: number;
  /** The number of these tiles that lie turned up. */
  readonly turnedUp: number;
  /** `null` if the score is hidden, or shown in the account of its side. */
  readonly score: number | null;
  /**
   * The state of the account in which losses are written (16.5). `null` if the game has no accounts, or the side's own
   * plate shows it.
   */
  readonly account: AccountStanding | null;
  /** Points shown beside the score, not yet added to it; 0 if there are none. */
  readonly remembered: number;
  /** True if it starts this deal, which nobody has led yet, or after a deal the next. */
  readonly starts: boolean;
  /** True if it is this seat's turn. */
  readonly turn: boolean;
  /** True if it has won; its plate is then lit. */
  readonly won: boolean;
  /** True if it moved last. */
  readonly last: boolean;
  /** True if the player at the screen sits here. */
  readonly you: boolean;
  /** The marks of the match that affect this seat in the current deal. */
  readonly marks: readonly MarkState[];
}

/** The state of an account in which losses are written (16.5). */
type AccountStanding = 'open' | 'closed';

/** The account that partners share. */
export interface AccountState {
  readonly side: number;
  readonly members: readonly SeatState[];
  /** The owners' names, in one line. */
  readonly name: string;
  /** `null` if the score is hidden. */
  readonly score: number | null;
  /** Points shown beside the score, not yet added to it; 0 if there are none. */
  readonly remembered: number;
  readonly standing: AccountStanding | null;
  /** True if its owners wait on the bench. */
  readonly waits: boolean;
  /** The words for the time that is left; `null` if they stand elsewhere, or there are none. */
  readonly time: string | null;
}

export interface ChipState {
  /** The place of the end; the first of several that one chip stands for. */
  readonly arm: ChipArm;
  /** The number of ends that this chip stands for. */
  readonly ends: number;
  /** The number that fits here; `null` if only jokers fit (10.1). */
  readonly pips: number | null;
  readonly state: 'free' | 'open' | 'closed' | 'dead';
  /** True if a tile can be played here now. */
  readonly playable: boolean;
  /** True if the last tile was played here. */
  readonly last: boolean;
  /**
   * The direction in which the end lies, in radians clockwise from the top, shown as a notch. Absent if it has none.
   */
  readonly angle?: number;
  /** The seat that the end belongs to, `null` if to everybody; absent if it belongs to nobody (29.3). */
  readonly owner?: number | null;
}

/** The number that the table shows, with its goals. */
export interface NumberState {
  /** The word before the number. */
  readonly word: string;
  readonly value: number;
  /** The next scoring numbers, each with its effect. */
  readonly goals: readonly string[];
  /** The milestones of all scoring numbers, in the cloth. Empty while the player is zoomed in. */
  readonly milestones: readonly MilestoneState[];
  /** True if it has just scored. */
  readonly isLit: boolean;
}

export interface ButtonState {
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly label: string;
}

/** The ways to complete the move, from which the player chooses one. Without labels there is no choice. */
export interface WaysState {
  readonly labels: readonly string[];
  /** The index of the way with the keyboard's focus; `null` if none has it. */
  readonly focused: number | null;
}

/** The order of the player's own tiles: by number, by playability, or by hand. The sort button shows it. */
type SortMode = 'number' | 'playable' | 'hand';

/** The button or the seat's plate with the keyboard's focus; `null` for the one without. */
export interface HudFocus {
  readonly button: string | null;
  readonly seat: number | null;
}

export interface HudState {
  /** In the order of `Regions.plates`: the player's own seat first, if it plays, then clockwise. */
  readonly seats: readonly SeatState[];
  /** The player's own side first, those that wait last. Empty if no seat has a partner. */
  readonly accounts: readonly AccountState[];
  /** In the order of `Regions.chips`; `null` for an end that another chip stands for. */
  readonly chips: readonly (ChipState | null)[];
  /** `null` while the table has no number. */
  readonly number: NumberState | null;
  readonly draw: ButtonState;
  readonly pass: ButtonState;
  readonly hurry: ButtonState;
  /** Ends the shuffle and deals the tiles. */
  readonly deal: ButtonState;
  /** Visible only while a move can be taken back. */
  readonly takeBack: ButtonState;
  /** Gives up a game for one in which no move is left. Visible only then. */
  readonly next: ButtonState;
  /** Gives a hint. Visible only while hints are allowed. */
  readonly hint: ButtonState;
  /** Zooms out to the whole table. Visible only while the player is zoomed in. */
  readonly whole: ButtonState;
  /** The full names of the icon buttons. */
  readonly names: Readonly<Record<IconButton, string>>;
  /** Short names to show on the buttons; `null` if the screen is too small for them. */
  readonly captions: Readonly<Record<IconButton, string>> | null;
  readonly focus: HudFocus;
  /** At most four ways. */
  readonly ways: WaysState;
  /** The instruction for the player, where the table does not show it. Shown while there is no message. */
  readonly line: string | null;
  /** `null` while the player has no tiles at the screen. */
  readonly sort: SortMode | null;
  readonly muted: boolean;
  /** The number of tiles in the boneyard that may be drawn; `null` hides the count. */
  readonly boneyard: number | null;
  /** The upper left corner of the boneyard's tiles, in pixels at unit 1; `null` if unknown. */
  readonly pileCorner: Point | null;
  /** The words in place of that number if some of the tiles may not be drawn; else `null`. */
  readonly boneyardWords: string | null;
  /** The text at tiles out of play in the boneyard's room; `null` if there are none. */
  readonly resting: string | null;
}

/** The command of a button. `deal` also sends `hurry`; `sort` switches to the next order of the tiles. */
export type ButtonName =
  | 'draw'
  | 'pass'
  | 'takeBack'
  | 'next'
  | 'hint'
  | 'hurry'
  | 'menu'
  | 'log'
  | 'rules'
  | 'sort'
  | 'mute'
  | 'whole';

/** The buttons that show only an icon. */
export type IconButton = Extract<ButtonName, 'menu' | 'log' | 'rules' | 'sort' | 'mute' | 'whole'>;

/** The plates for sums of several players or ends. */
export interface Sums extends Container {
  /** `regions`: in pixels at unit 1. */
  show(regions: Regions, state: HudState): void;
}

export interface HudOptions {
  readonly clock: Clock;
  /** The initial theme. */
  readonly theme: HudTheme;
  readonly marks: MarkPictures;
  /** The plates for sums; null in games without sums. */
  readonly sums: (new (atlas: HudAtlas, density: number) => Sums) | null;
  /** Returns the current number of device pixels per CSS pixel on the canvas. */
  resolution(): number;
  /** Returns the tiles on the board now, in CSS pixels, so that texts do not cover them. */
  obstacles(): readonly Obstacle[];
  /** Called after every visible change. */
  requestRender(): void;
  /** Called when an end chip is pressed, playable or not. */
  onChip(arm: ChipArm): void;
  /** Called when the mouse rests on an end chip, or a finger holds it. */
  onAsk(arm: ChipArm): void;
  /** Called when a way is chosen, with its index from 0. */
  onWay(index: number): void;
  onButton(name: ButtonName): void;
}
