/** What the HUD shows, as plain data, and what it answers. It asks no rule and holds no word of its own. */

import type { PortraitName } from '../art/portraits.ts';
import type { Clock } from '../motion/clock.ts';
import type { HudTheme } from './hud-theme.ts';
import type { MarkState } from './marks.ts';
import type { MilestoneState } from './milestones.ts';
import type { Point } from './rect.ts';
import type { Obstacle } from './strip-layout.ts';

/** An arm has a number, other places have names. */
type ChipArm = number | string;

export interface SeatState {
  /** The seat's number, which is what a badge names. */
  readonly seat: number;
  /** The number of its side, which gives its colour: partners share one. */
  readonly side: number;
  /** Whether it shares that with somebody. */
  readonly hasPartner: boolean;
  readonly name: string;
  /** The one letter that stands for the name. */
  readonly initial: string;
  readonly kind: 'person' | 'bot';
  /** `null`: the letter is shown. */
  readonly portrait: PortraitName | null;
  /** How many tiles it holds. */
  readonly tiles: number;
  /** How many of them lie turned up. */
  readonly turnedUp: number;
  /** `null`: it is not shown, or in the account of its side. */
  readonly score: number | null;
  /** Whether losses are written (16.5); `null`: the game knows no closed accounts, or its side has a plate for that. */
  readonly account: AccountStanding | null;
  /** Points that wait beside the score and are not yet written; 0: none. */
  readonly remembered: number;
  /** Whether it starts the next deal. */
  readonly starts: boolean;
  /** Whether it is this seat's turn. */
  readonly turn: boolean;
  /** Whether it has won, and is lit for it. */
  readonly won: boolean;
  /** Whether it moved last. */
  readonly last: boolean;
  /** Whether the player at the screen sits here. */
  readonly you: boolean;
  /** What of the match weighs on the deal at this seat. */
  readonly marks: readonly MarkState[];
}

/** Whether an account stands open. */
type AccountStanding = 'open' | 'closed';

/** What partners have together. */
export interface AccountState {
  readonly side: number;
  readonly members: readonly SeatState[];
  /** Whose it is, in one line. */
  readonly name: string;
  /** `null`: it is not shown. */
  readonly score: number | null;
  readonly standing: AccountStanding | null;
}

export interface ChipState {
  readonly arm: ChipArm;
  /** The number that it takes; `null`: none, only jokers (10.1). */
  readonly pips: number | null;
  readonly state: 'free' | 'open' | 'closed' | 'dead';
  /** Whether something can be played here now. */
  readonly playable: boolean;
  /** Whether the last tile was played here. */
  readonly last: boolean;
  /** Where on the table the arm points, radians clockwise from the top: shown as a notch. */
  readonly angle?: number;
}

/** The number that the table says. */
export interface NumberState {
  /** What it is. */
  readonly word: string;
  readonly value: number;
  /** The next numbers that pay, and what each does. */
  readonly goals: readonly string[];
  /** The stones of all that pay, in the cloth; none while it is looked at closely. */
  readonly milestones: readonly MilestoneState[];
  /** Whether it has just scored. */
  readonly isLit: boolean;
}

export interface ButtonState {
  readonly visible: boolean;
  readonly enabled: boolean;
  readonly label: string;
}

/** Ways to do what was begun, one of which is to be chosen; no labels: nothing is. */
export interface WaysState {
  readonly labels: readonly string[];
  /** The one that the keyboard stands on. */
  readonly focused: number | null;
}

/** How the own tiles stand, which the sort button shows: by number, by what may be played, by hand. */
type SortMode = 'number' | 'playable' | 'hand';

/** What the keyboard stands on: a button, or the plate of a seat. */
export interface HudFocus {
  readonly button: string | null;
  readonly seat: number | null;
}

export interface HudState {
  /** In the order of `Regions.plates`: the own seat first, then clockwise. */
  readonly seats: readonly SeatState[];
  /** The own side's first; none where nobody has a partner. */
  readonly accounts: readonly AccountState[];
  /** In the order of `Regions.chips`. */
  readonly chips: readonly ChipState[];
  /** `null` while the table says none. */
  readonly number: NumberState | null;
  readonly draw: ButtonState;
  readonly pass: ButtonState;
  readonly hurry: ButtonState;
  /** Enough stirred: the tiles are to be dealt. */
  readonly deal: ButtonState;
  /** To be shown only while it is possible. */
  readonly takeBack: ButtonState;
  /** On from where nothing can be done any more: to be shown only there. */
  readonly next: ButtonState;
  /** What to do: to be shown only while it may be asked. */
  readonly hint: ButtonState;
  /** Back to the whole table: to be shown only while it is looked at closely. */
  readonly whole: ButtonState;
  /** What the icons are called. */
  readonly names: Readonly<Record<IconButton, string>>;
  /** The same in short, to stand on the buttons; `null` where the screen is too small for that. */
  readonly captions: Readonly<Record<IconButton, string>> | null;
  readonly focus: HudFocus;
  /** At most four. */
  readonly ways: WaysState;
  /** What is to be done, where the table does not show it; said while nothing else is. */
  readonly line: string | null;
  /** `null` while no own tiles stand at the screen. */
  readonly sort: SortMode | null;
  readonly muted: boolean;
  /** How many tiles lie in the boneyard that may be drawn; `null` hides the count. */
  readonly boneyard: number | null;
  /** The upper left of what lies there, pixels at unit 1; `null`: unknown. */
  readonly pileCorner: Point | null;
  /** How many more lie there that may not be drawn. */
  readonly reserve: number;
  /** What is said at tiles that lie out of play in the boneyard's room; `null` where none do. */
  readonly resting: string | null;
}

/** What a button does. `hurry` is also what `deal` does; `sort` is the next way for the own tiles to stand. */
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

/** The buttons that are nothing but an icon. */
export type IconButton = Extract<ButtonName, 'menu' | 'log' | 'rules' | 'sort' | 'mute' | 'whole'>;

export interface HudOptions {
  readonly clock: Clock;
  /** The one at first. */
  readonly theme: HudTheme;
  /** Device pixels of one CSS pixel on the canvas now. */
  resolution(): number;
  /** What lies on the board now, CSS pixels: words leave it to be seen. */
  obstacles(): readonly Obstacle[];
  /** Called after every change that is to be seen. */
  requestRender(): void;
  /** An end chip was touched, playable or not. */
  onChip(arm: ChipArm): void;
  /** An end chip is asked about: the mouse rests on it, or a finger holds it. */
  onAsk(arm: ChipArm): void;
  /** One of the ways was chosen, counted from 0. */
  onWay(index: number): void;
  onButton(name: ButtonName): void;
}
