/**
 * What the game and the page that holds it in a frame say to each other with `window.postMessage`; `docs/host.md` tells
 * how. This file imports nothing: a host page's own program may copy it.
 */

/** Said in `ready`. It grows when a message changes its meaning, not when a message or a field is added. */
export const PROTOCOL = 1;

/** A number from 0, clockwise. */
type SeatNumber = number;

type OptionValue = string | number | boolean;

/** All options of a match, defaults included. */
export type OptionValues = { readonly [id: string]: OptionValue };

/** One option that a match of a game may be started with. */
type OfferedOption =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  /** Multiples of `step` from `min` to `max`; `offered` are those that the game's own set-up screen proposes. */
  | {
      readonly id: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly offered: readonly number[];
      readonly default: number;
    };

interface OfferedGame {
  readonly game: string;
  /** Numbers of seats it can be played with, ascending. */
  readonly seats: readonly number[];
  readonly options: readonly OfferedOption[];
}

/** Which game is played, and how. */
export interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** What can be played here, and what is being played already. */
export interface Offer {
  readonly games: readonly OfferedGame[];
  readonly underWay: Table | null;
}

/** How a deal ended. Lists have one entry a seat. */
export interface DealResult {
  /** The side of each seat: partners, who have the same points and totals, have the same side, others one each. */
  readonly sides: readonly number[];
  /** The number of the deal in its match, from 1; deals that were thrown in do not count. */
  readonly deal: number;
  readonly how: 'domino' | 'blocked' | 'barricade' | 'past' | 'givenUp';
  /** Who dominoed; in a blocked deal the seat that laid the last tile. */
  readonly by: SeatNumber;
  /** What the deal wrote for each seat. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** Set when this deal decided the match; shared wins list several seats, a game for one that was lost lists none. */
  readonly winners: readonly SeatNumber[] | null;
}

/** How a match ended. */
export interface MatchResult extends Table {
  readonly deals: number;
  /** The side of each seat. */
  readonly sides: readonly number[];
  /** One entry a seat. */
  readonly totals: readonly number[];
  readonly winners: readonly SeatNumber[];
}

/** The first message: the game listens from now on. */
interface Ready extends Offer {
  readonly type: 'ready';
  readonly version: typeof PROTOCOL;
}

/** Somebody plays now, or not: a menu, a sheet or a pause is on the screen. Sent when it changes. */
interface Playing {
  readonly type: 'playing';
  readonly playing: boolean;
}

interface DealOver extends DealResult {
  readonly type: 'dealOver';
}

interface MatchOver extends MatchResult {
  readonly type: 'matchOver';
}

/**
 * Why a message changed nothing. `malformed`: no message of this list, or a field that it does not have, or of another
 * kind or size. `notOffered`: the rules have no such game, seats or options. `busy`: another match is being played.
 * `notPlaying`: there is no match to pause. `notPaused`: it is not a pause of the host that the game stands in.
 */
export type Reason = 'malformed' | 'notOffered' | 'busy' | 'notPlaying' | 'notPaused';

export interface Refusal {
  readonly reason: Reason;
  /** Where the fault is, as `seats` or `sitters.2.name`, at most 60 characters; `null` where it is no field. */
  readonly field: string | null;
}

export interface Refused extends Refusal {
  readonly type: 'refused';
  /** The type of the message that was refused; `null` when it had none that is known here. */
  readonly of: ToGame['type'] | null;
}

/** From the game to the host page. */
export type ToHost = Ready | Playing | DealOver | MatchOver | Refused;

/** Who sits on a seat. Without a name, or with a blank one, the seat's own name. */
interface AskedSitter {
  readonly kind: 'person' | 'bot';
  /** At most 20 characters. */
  readonly name?: string | undefined;
  /** How well a bot plays; without it as in a mixed company. It means nothing for a person. */
  readonly level?: 'novice' | 'casual' | 'club' | 'strong' | 'expert' | undefined;
}

/** Starts a match; what is left out is as the game's own Play button has it. */
export interface Start {
  readonly type: 'start';
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: OptionValues | undefined;
  /** One entry a seat, clockwise. */
  readonly sitters?: readonly AskedSitter[] | undefined;
  /** Until the player chooses another speed, or the page is loaded anew. */
  readonly speed?: 'relaxed' | 'normal' | 'fast' | 'instant' | undefined;
}

interface Pause {
  readonly type: 'pause';
}

/** Ends the pause that the host began, and no other. */
interface Resume {
  readonly type: 'resume';
}

/** Silences the game, whatever the player has set; `false` leaves it to the player again. */
interface Mute {
  readonly type: 'mute';
  readonly muted: boolean;
}

/** From the host page to the game. */
export type ToGame = Start | Pause | Resume | Mute;
