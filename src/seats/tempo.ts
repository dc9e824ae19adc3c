/**
 * How long bots take over their moves: as people do, each time otherwise. It follows from chance and from what everybody
 * sees once the move is made, so that it tells nothing of a hand: a bot with one legal move takes as long as others.
 */
import type { Sitter } from '../match/ports.ts';
import { DURATIONS, ROUND, showingAmong } from '../motion/durations.ts';
import type { Move, Seat, Seen } from '../rules/game.ts';
import { isTileMove } from '../rules/moves.ts';
import { characterOf } from './characters.ts';

/** A move that a bot has decided on. */
interface Decided {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly move: Move;
  /** The rules name the tile that leads, as everybody sees: there is nothing to think about. */
  readonly isLeadNamed: boolean;
  /** It ends a person's chance to take theirs back. */
  readonly takeBack: boolean;
}

export interface Tempo {
  /** A person is asked: a round of bots begins after that. */
  rest(): void;
  /** How long the bot thinks about it: milliseconds at normal speed, `DURATIONS.glance` or more. */
  over(decided: Decided): number;
}

/**
 * One match takes one: it remembers how much time of a round is spent.
 * @param chance from 0 to 1, without 1.
 */
export function createTempo(sitters: readonly Pick<Sitter, 'kind' | 'character'>[], chance: () => number): Tempo {
  /** The seat that began the round, and the one that moved last. */
  let first: Seat | null = null;
  let last: Seat | null = null;
  /** What the round has taken so far, milliseconds at normal speed. */
  let spent = 0;
  const isBot = (seat: Seat) => sitters[seat]?.kind === 'bot';
  const tempoOf = (seat: Seat) => characterOf(sitters[seat] ?? {})?.tempo ?? 1;
  const rest = () => {
    first = null;
    last = null;
    spent = 0;
  };
  /** The bots that are still to move in the round, this one among them. */
  const toCome = (seat: Seat, seats: number) => {
    let count = 1;
    for (let next = (seat + 1) % seats; next !== first && isBot(next); next = (next + 1) % seats) count++;
    return count;
  };
  return {
    rest,
    over({ seat, seen, move, isLeadNamed, takeBack }) {
      if (seat === first && seat !== last) rest();
      first ??= seat;
      last = seat;
      const bots = Array.from({ length: seen.seats }, (_, other) => other).filter(isBot).length;
      const left = toCome(seat, seen.seats);
      // Each bot moves its tiles faster or slower than others, but together they take the usual time.
      const showing = showingAmong(bots);
      const free = Math.max(0, Math.min(ROUND.most, ROUND.each * bots) - spent - left * DURATIONS.move * showing);
      const luck = chance();
      const wish = DURATIONS.thought * tempoOf(seat) * (isLeadNamed ? 0 : weightOf(seat, seen, move)) * spread(luck);
      // At a large table everybody is quicker, and nobody takes what the others need.
      const share = Math.min(1, free / left / DURATIONS.averageThought);
      const thought = Math.min(wish * share, free * Math.min(1, 2 / left));
      const taken = takeBack ? DURATIONS.takeBack + thought / 3 : Math.max(DURATIONS.glance * (1 + luck), thought);
      spent += taken + (move.do === 'pass' ? DURATIONS.pass : DURATIONS.move) * showing;
      return taken;
    },
  };
}

/** Thoughts about the same thing differ: half of them are quick, few are long. From 0.4 to 2.6, 1 on average. */
function spread(chance: number): number {
  return 0.4 + Math.min(2.2, -0.65 * Math.log(1 - chance));
}

/** What there is to think about, as all see it once the move is made; 1 for an ordinary one. */
function weightOf(seat: Seat, seen: Seen, move: Move): number {
  const { turn, hands, heap } = seen;
  if (move.do === 'pass') return 0.5;
  // 7.1: after a turn nothing is to be thought about.
  if (move.do === 'draw') return turn?.drew.length || turn?.laid.length ? 0.3 : 0.7;
  if (move.do === 'lead') return 1.8;
  if (!isTileMove(move)) return 1;
  const mine = hands[seat]?.length ?? 0;
  // The last tile, the one that was just drawn, and another double were waited for.
  const drawn = heap[turn?.drew.at(-1) ?? -1];
  if (mine === 1 || move.tile === drawn || turn?.laid.length) return 0.5;
  const isLate = mine <= 3 || hands.some((hand, other) => other !== seat && hand.length === 1);
  return (0.6 + 0.12 * openNumbers(seen)) * (isLate ? 1.3 : 1);
}

/** The numbers that a tile may be laid on. */
function openNumbers({ ends, phase }: Seen): number {
  const wanted = phase === 'opening' ? 'free' : 'open';
  return new Set(ends.filter(({ state }) => state === wanted).flatMap(({ accepts }) => accepts)).size;
}
