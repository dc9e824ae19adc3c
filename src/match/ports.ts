/**
 * The interface between the statechart and its views, players and clock. It contains no pixels, no sound and no
 * storage.
 */
import type { BotLevel } from '../bots/levels.ts';
import type { Beat, Eye, Move, Position, Seat, Seen, Settlement, Standing } from '../rules/game.ts';

/** The player on a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** A bot's level; absent for a person. */
  readonly level?: BotLevel;
  /** A bot's temperament, as `blocker`; absent for one without. */
  readonly temperament?: string;
  /** The character of a bot, with its face, pace and manner; absent for a bot without one. */
  readonly character?: string;
}

/** Everything that a view needs to show a moment of a match, and nothing that its eye may not see. */
export interface Situation {
  readonly seen: Seen;
  readonly eye: Eye;
  /** The legal moves of the seat whose turn it is, for eyes that see its hand; empty for others. */
  readonly moves: readonly Move[];
  readonly sitters: readonly Sitter[];
  readonly standing: Standing;
  /** The total of each seat in public, with points made during the current deal (6.10). */
  readonly totals: readonly number[];
  /** True if totals, and the points of deals, are not shown yet (7.6). */
  readonly isSecret: boolean;
  /** SHA-256 that fixed the heap before anybody saw it (records page). */
  readonly commitment: string;
  /** The number of times this deal was thrown in (1.2): its tiles are then only swept together, and dealt again. */
  readonly thrownIn: number;
  /**
   * True while the seats take their own tiles (1.13): `seen` has the hands so far, the tiles that lie there as its
   * boneyard, and the turn to take one.
   */
  readonly isTaking: boolean;
  /** The deal's arithmetic, once it has ended. */
  readonly settlement: Settlement | null;
  /**
   * From the end of a deal to the lead of the next: the seat that starts it, if the tiles do not decide (3.4, 5.2). `null`
   * during play, and in games where the tiles always decide.
   */
  readonly starts: Seat | null;
  /**
   * The seat that a lot has named to lead this deal (6.5), or to play first on the tile that was just turned up (3.4);
   * `null` if no lot was drawn for it.
   */
  readonly lot: Seat | null;
  /** The seat whose player shuffles for this deal, by the custom of the table; `null` if that is anybody. */
  readonly stirs: Seat | null;
  /** Points that each seat has lost but not yet written (5.7); `null` in games where points are won. */
  readonly remembered: readonly number[] | null;
  /** True if the viewing person may still take back their last move. */
  readonly takeBack: boolean;
  /** True if the viewing person's deal is lost unless they take moves back (22.3). */
  readonly isDeadEnd: boolean;
}

/** A view of the table: the scene and the DOM table are both one. */
export interface View {
  /** Puts everything where it belongs, at once. */
  show(now: Situation): void;
  /** Shows one beat happening; `after` is the situation when its move is done. Resolves early when `signal` aborts. */
  play(beat: Beat, after: Situation, signal: AbortSignal): Promise<void>;
  /** Shows the whole set, face down, being shuffled. `now.seen` has no visible hands yet. */
  shuffle(now: Situation, signal: AbortSignal): Promise<void>;
}

/** The ports of the machine. Each is a promise; `signal` aborts when the machine leaves the state that waits for it. */
export interface Ports {
  shuffle(input: { readonly now: Situation }, signal: AbortSignal): Promise<void>;
  /**
   * Resolves to the heap position of the tile that the seat takes (1.13), one of `lie`. Persons and bots both answer
   * here. `seen`: the tiles taken so far, as the screen may show them.
   */
  take(
    input: { readonly seat: Seat; readonly seen: Seen; readonly lie: readonly Position[] },
    signal: AbortSignal,
  ): Promise<Position>;
  /** Plays the beats one after the other, then shows `now`. */
  show(input: { readonly beats: readonly Beat[]; readonly now: Situation }, signal: AbortSignal): Promise<void>;
  /**
   * Resolves to one of `moves`; `standing` is the match before the deal. Persons, bots and replayed records all answer
   * here. `takeBack`: after the answer, the person at the device can no longer take back their last move.
   */
  choose(
    input: {
      readonly seat: Seat;
      readonly seen: Seen;
      readonly standing: Standing;
      readonly moves: readonly Move[];
      readonly takeBack: boolean;
    },
    signal: AbortSignal,
  ): Promise<Move>;
  /** 20.7: resolves when the match has been on the screen for another second. Asked only in matches by time. */
  second(signal: AbortSignal): Promise<void>;
  /**
   * Passes the device from one person to another; `now` is public. `takeBack`: the giver, while their last move may be
   * taken back. Resolves when the next person looks.
   */
  handOver(
    input: { readonly to: Seat; readonly now: Situation; readonly takeBack: Seat | null },
    signal: AbortSignal,
  ): Promise<void>;
}
