/** What the statechart asks of the world around it. It knows no pixel, no sound and no storage. */
import type { Beat, Eye, Move, Seat, Seen, Settlement, Standing } from '../rules/game.ts';

/** Who sits on a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** A bot's level, as `club` or `random`; absent for a person. */
  readonly level?: string;
  /** A bot's temperament, as `blocker`; absent for one without. */
  readonly temperament?: string;
  /** Who of the company a bot is: its face, its pace and its manner; absent for one that is nobody in particular. */
  readonly character?: string;
}

/** All that a view needs to show a moment of a match, and nothing that its eye may not know. */
export interface Situation {
  readonly seen: Seen;
  readonly eye: Eye;
  /** The legal moves of the seat whose turn it is, for eyes that see its hand; empty for others. */
  readonly moves: readonly Move[];
  readonly sitters: readonly Sitter[];
  readonly standing: Standing;
  /** The total of each seat in sight of all: with what was made in the deal that is played (6.10). */
  readonly totals: readonly number[];
  /** Whether totals, and what deals wrote, are not shown yet (7.6). */
  readonly isSecret: boolean;
  /** SHA-256 that fixed the heap before anybody saw it (records page). */
  readonly commitment: string;
  /** How often this deal was thrown in before (1.2): its tiles are then only swept together, and dealt again. */
  readonly thrownIn: number;
  /** The deal's arithmetic, once it has ended. */
  readonly settlement: Settlement | null;
  /**
   * Between two deals: the seat that starts the next one where the tiles do not say it (3.4, 5.2). `null` during play,
   * and in games where the tiles always say it.
   */
  readonly starts: Seat | null;
  /** What each seat has lost and not yet written (5.7); `null` in games where points are won. */
  readonly remembered: readonly number[] | null;
  /** Whether the person who looks may still take back what they did last. */
  readonly takeBack: boolean;
}

/** A table that can be looked at: the scene and the DOM table are both one. */
export interface View {
  /** Puts everything where it belongs, at once. */
  show(now: Situation): void;
  /** Shows one beat happening; `after` is the situation when its move is done. Resolves early when `signal` aborts. */
  play(beat: Beat, after: Situation, signal: AbortSignal): Promise<void>;
  /** Shows the whole set, face down, being shuffled. `now.seen` has no hands yet that anybody sees. */
  shuffle(now: Situation, signal: AbortSignal): Promise<void>;
}

/** The ports of the machine. Each is a promise; `signal` aborts when the machine leaves the state that waits for it. */
export interface Ports {
  shuffle(input: { readonly now: Situation }, signal: AbortSignal): Promise<void>;
  /** Plays the beats one after the other, then shows `now`. */
  show(input: { readonly beats: readonly Beat[]; readonly now: Situation }, signal: AbortSignal): Promise<void>;
  /**
   * One of `moves`; `standing` is how the match stood before the deal. A person, a bot and a record being replayed all answer here. `takeBack`: the answer takes from the
   * person at the device the chance to take back what they did last.
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
  /**
   * The device goes from one person to another; `now` is what everybody may know. `takeBack`: who gives it away, while what
   * they did last may be taken back. Resolves when the next one looks.
   */
  handOver(
    input: { readonly to: Seat; readonly now: Situation; readonly takeBack: Seat | null },
    signal: AbortSignal,
  ): Promise<void>;
}
