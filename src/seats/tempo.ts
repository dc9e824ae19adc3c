/**
 * The time that bots take over their moves, varied as people's is. It depends on chance and on facts that are public
 * after the move, so it reveals nothing of a hand. A bot with one legal move takes as long as others.
 */
import { areSeveral } from '../match/persons.ts';
import type { Sitter } from '../match/ports.ts';
import { DURATIONS, ROUND, showingAmong } from '../motion/durations.ts';
import { doublesDue, isWaiting } from '../rules/duty.ts';
import type { Move, Seat, Seen } from '../rules/game.ts';
import { isTileMove } from '../rules/moves.ts';
import { playersOf } from '../rules/players.ts';
import { characterOf } from './characters.ts';

/** A move that a bot has decided on. */
interface Decided {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly move: Move;
  /** True if the rules name the leading tile, as all can see: then there is nothing to decide. */
  readonly isLeadNamed: boolean;
  /** True if the move ends a person's chance to take theirs back. */
  readonly takeBack: boolean;
}

export interface Tempo {
  /** Called when a person is in turn: the next round of bots begins after that. */
  rest(): void;
  /** Returns the bot's thinking time: milliseconds at normal speed, at least `DURATIONS.glance`. */
  over(decided: Decided): number;
}

/**
 * Creates the tempo of one match; it keeps count of the time used in a round.
 * @param chance returns a number from 0 to below 1.
 */
export function createTempo(sitters: readonly Pick<Sitter, 'kind' | 'character'>[], chance: () => number): Tempo {
  /** The seat that began the round, and the one that moved last. */
  let first: Seat | null = null;
  let last: Seat | null = null;
  /** The time used in the round so far, in milliseconds at normal speed. */
  let spent = 0;
  const isBot = (seat: Seat) => sitters[seat]?.kind === 'bot';
  const tempoOf = (seat: Seat) => characterOf(sitters[seat] ?? {})?.tempo ?? 1;
  const rest = () => {
    first = null;
    last = null;
    spent = 0;
  };
  /** Returns the number of bots still to move in the round, including this one. */
  const toCome = (seat: Seat, players: readonly Seat[]) => {
    const at = players.indexOf(seat);
    const after = [...players.slice(at + 1), ...players.slice(0, at)];
    const end = after.findIndex((next) => next === first || !isBot(next));
    return 1 + (end < 0 ? after.length : end);
  };
  return {
    rest,
    over({ seat, seen, move, isLeadNamed, takeBack }) {
      if (seat === first && seat !== last) rest();
      first ??= seat;
      last = seat;
      const players = playersOf(seen);
      const bots = players.filter(isBot).length;
      const left = toCome(seat, players);
      // Each bot moves its tiles at its own speed, but together they take the usual time.
      const showing = showingAmong(bots);
      const free = Math.max(0, Math.min(ROUND.most, ROUND.each * bots) - spent - left * DURATIONS.move * showing);
      const luck = chance();
      const wish = DURATIONS.thought * tempoOf(seat) * (isLeadNamed ? 0 : weightOf(seat, seen, move)) * spread(luck);
      // At a large table all are quicker, and no bot takes the time that the others need.
      const share = Math.min(1, free / left / DURATIONS.averageThought);
      const thought = Math.min(wish * share, free * Math.min(1, 2 / left));
      const own = takeBack ? DURATIONS.takeBack + thought / 3 : Math.max(DURATIONS.glance * (1 + luck), thought);
      spent += own + (move.do === 'pass' ? DURATIONS.pass : DURATIONS.move) * showing;
      // The longer wait is not taken from the bots that follow.
      return takeBack && areSeveral(sitters) ? Math.max(own, DURATIONS.takeBackShared) : own;
    },
  };
}

/** Returns a random factor: half of all thoughts are quick, few are long. From 0.4 to 2.6, 1 on average. */
function spread(chance: number): number {
  return 0.4 + Math.min(2.2, -0.65 * Math.log(1 - chance));
}

/** Returns how much there is to think about, from public facts after the move; 1 for an ordinary move. */
function weightOf(seat: Seat, seen: Seen, move: Move): number {
  const { turn, hands, heap } = seen;
  if (move.do === 'pass') return 0.5;
  // 7.1: a draw after other moves of the turn needs little thought.
  if (move.do === 'draw') return turn?.drew.length || turn?.laid.length ? 0.3 : 0.7;
  if (move.do === 'lead') return 1.8;
  if (!isTileMove(move)) return 1;
  const mine = hands[seat]?.length ?? 0;
  // The last tile, a tile just drawn, and another double in the turn need little thought.
  const drawn = heap[turn?.drew.at(-1) ?? -1];
  if (mine === 1 || move.tile === drawn || turn?.laid.length) return 0.5;
  const isLate = mine <= 3 || hands.some((hand, other) => other !== seat && hand.length === 1);
  return (0.6 + 0.12 * openNumbers(seen)) * (isLate ? 1.3 : 1);
}

/** Returns how many numbers a tile may be played on. */
function openNumbers(seen: Seen): number {
  const wanted = seen.phase === 'opening' || isWaiting(seen.phase) ? 'free' : 'open';
  const open = [...seen.ends.filter(({ state }) => state === wanted), ...doublesDue(seen)];
  return new Set(open.flatMap(({ accepts }) => accepts)).size;
}
