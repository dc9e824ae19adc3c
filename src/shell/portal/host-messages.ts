/**
 * The messages between the game and the page around its frame, sent with `window.postMessage`; see `docs/host.md`. This
 * file imports nothing, so that a host page's own program can copy it.
 */

/** The version in `ready`. It increases when a message changes its meaning, not when a message or a field is added. */
export const PROTOCOL = 1;

/** A number from 0, clockwise. */
type SeatNumber = number;

type OptionValue = string | number | boolean;

/** All options of a match, defaults included. */
export type OptionValues = { readonly [id: string]: OptionValue };

/** An option with which a match can be started. */
type OfferedOption =
  | { readonly id: string; readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly id: string;
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  /** Multiples of `step` from `min` to `max`. `offered`: the values in the game's own set-up screen. */
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
  /** The possible numbers of seats, ascending. */
  readonly seats: readonly number[];
  readonly options: readonly OfferedOption[];
}

/** A game, with its number of seats and its options. */
export interface HostTable {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
}

/** The available games, and the current match. */
export interface Offer {
  readonly games: readonly OfferedGame[];
  readonly underWay: HostTable | null;
}

/** The result of a deal. Lists have one entry per seat. */
export interface HostDealResult {
  /** The side of each seat. Partners share a side, with the same points and totals. */
  readonly sides: readonly number[];
  /** The number of the deal in its match, from 1. Deals that were dealt again do not count. */
  readonly deal: number;
  readonly how: 'domino' | 'blocked' | 'barricade' | 'past' | 'givenUp';
  /** The seat that went out; in a blocked deal the one that played the last tile. */
  readonly by: SeatNumber;
  /** The points of each seat in this deal. */
  readonly points: readonly number[];
  readonly totals: readonly number[];
  /** Set if this deal decided the match. A shared win lists several seats, a lost game for one lists none. */
  readonly winners: readonly SeatNumber[] | null;
}

/** The result of a match. */
export interface MatchResult extends HostTable {
  readonly deals: number;
  /** The side of each seat. */
  readonly sides: readonly number[];
  /** One entry per seat. */
  readonly totals: readonly number[];
  readonly winners: readonly SeatNumber[];
}

/** The first message: from now on the game receives messages. */
interface Ready extends Offer {
  readonly type: 'ready';
  readonly version: typeof PROTOCOL;
}

/** Play has begun or stopped, for example at a menu, a sheet or a pause. Sent on change only. */
interface Playing {
  readonly type: 'playing';
  readonly playing: boolean;
}

interface DealOver extends HostDealResult {
  readonly type: 'dealOver';
}

interface MatchOver extends MatchResult {
  readonly type: 'matchOver';
}

/**
 * The reason why a message had no effect.
 * `malformed`: not in this list, or with an unknown field, or a field of the wrong type or size.
 * `notOffered`: the rules have no such game, seats or options.
 * `busy`: another match is being played.
 * `notPlaying`: there is no match to pause.
 * `notPaused`: the game is not paused by the host.
 */
export type RefusalReason = 'malformed' | 'notOffered' | 'busy' | 'notPlaying' | 'notPaused';

export interface HostRefusal {
  readonly reason: RefusalReason;
  /** The invalid field, for example `seats` or `sitters.2.name`, at most 60 characters; `null` if no field is. */
  readonly field: string | null;
}

export interface Refused extends HostRefusal {
  readonly type: 'refused';
  /** The type of the refused message; `null` if it is missing or unknown. */
  readonly of: ToGame['type'] | null;
}

/** The messages from the game to the host page. */
export type ToHost = Ready | Playing | DealOver | MatchOver | Refused;

/** The player at a seat. A missing or blank name means the seat's default name. */
interface AskedSitter {
  readonly kind: 'person' | 'bot';
  /** At most 20 characters. */
  readonly name?: string | undefined;
  /** The level of a bot; by default as in the standard mix. No effect for a person. */
  readonly level?: 'novice' | 'casual' | 'club' | 'strong' | 'expert' | undefined;
}

/** Starts a match; missing values are those of the game's own Play button. */
export interface HostStart {
  readonly type: 'start';
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: OptionValues | undefined;
  /** One entry per seat, clockwise. */
  readonly sitters?: readonly AskedSitter[] | undefined;
  /** Applies until the player chooses another speed, or the page is reloaded. */
  readonly speed?: 'relaxed' | 'normal' | 'fast' | 'instant' | undefined;
}

interface Pause {
  readonly type: 'pause';
}

/** Ends a pause of the host, but no other. */
interface Resume {
  readonly type: 'resume';
}

/** Mutes the game regardless of the settings; `false` applies the settings again. */
interface Mute {
  readonly type: 'mute';
  readonly muted: boolean;
}

/** The messages from the host page to the game. */
export type ToGame = HostStart | Pause | Resume | Mute;
