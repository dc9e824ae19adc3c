/**
 * How far a match has come, as data beside the game that is played, and the pure steps that lead it on. The statechart holds one and says when to
 * take which step; a saved match is the same steps taken again.
 */
import type { Beat, Deal, Game, Move, Options, Settlement, Standing } from '../rules/game.ts';
import { sameMove } from '../rules/moves.ts';
import type { DealRecord, Seal, ThrownIn } from '../rules/record/format.ts';
import { dealRecord, thrownInRecord } from '../rules/record/write.ts';
import { type GivenDeal, sealedDeal } from '../rules/sealed.ts';

export interface MatchProgress {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** 256 bits that decide every heap of the match: a secret until the match is over. */
  readonly seed: Uint8Array;
  /** The first deals of a match that goes on from a moment of another one; its seed decides those after them. */
  readonly given: readonly GivenDeal[];
  /** The match before this deal; after `settle` the match with it. */
  readonly standing: Standing;
  readonly deal: Deal;
  /** How often this deal was thrown in before. */
  readonly attempt: number;
  /** Fixes the deal's heap before anybody sees it. */
  readonly seal: Seal;
  /** This deal's heaps that were thrown in. */
  readonly thrownIn: readonly ThrownIn[];
  /** The moves so far, one list a deal. With options and seed it is the whole match. */
  readonly log: readonly (readonly Move[])[];
  /** Set from the deal's last move until the next deal. */
  readonly settlement: Settlement | null;
  /** The records of the deals that were settled. */
  readonly finished: readonly DealRecord[];
}

/** A match before its first shuffle has been shown: the first heap is decided. */
export function beginMatch(
  game: Game,
  options: Options,
  seats: number,
  seed: Uint8Array,
  given: readonly GivenDeal[] = [],
): MatchProgress {
  const match = { game, options, seats, seed, given, finished: [] };
  return openDeal(match, game.begin(options, seats), []);
}

/** Decides the next deal's heap and deals it. The deal may stand at `thrownIn` (1.2). */
export function nextDeal(progress: MatchProgress): MatchProgress {
  return openDeal(progress, progress.standing, progress.log);
}

/** Deals again because nobody could start (1.2); the deal keeps its number. */
export function throwIn(progress: MatchProgress): MatchProgress {
  const { deal, seal } = progress;
  return {
    ...progress,
    ...dealt(progress, progress.standing, progress.attempt + 1),
    thrownIn: [...progress.thrownIn, thrownInRecord(deal, seal)],
  };
}

/**
 * Plays a legal move of the seat whose turn it is.
 * @returns the match after it, and the beats as `all` sees them. Throws when the move is not legal.
 */
export function playMove(
  progress: MatchProgress,
  move: Move,
): { readonly progress: MatchProgress; readonly beats: readonly Beat[] } {
  const { deal, beats } = progress.game.play(progress.deal, move);
  const log = [...progress.log.slice(0, -1), [...(progress.log.at(-1) ?? []), move]];
  const settlement = deal.phase === 'ended' ? progress.game.settle(progress.standing, deal) : null;
  return { progress: { ...progress, deal, log, settlement }, beats };
}

/** Counts the finished deal into the match. */
export function settle(progress: MatchProgress): MatchProgress {
  const { deal, settlement, seal, thrownIn, finished } = progress;
  if (!settlement) throw new Error('a deal is settled after its end');
  return {
    ...progress,
    standing: settlement.standing,
    finished: [...finished, dealRecord(deal, settlement, seal, thrownIn)],
  };
}

/** Whether the finished deal has been counted into the match. */
export const isWritten = ({ settlement, standing }: MatchProgress): boolean => settlement?.standing === standing;

/** The legal move that an answer from outside means, or `null`. A draw may name any tile of the boneyard. */
export function legalMove(progress: MatchProgress, answer: unknown): Move | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const given = answer as Move;
  const legal = progress.game.moves(progress.deal).find((move) => sameMove(move, given));
  if (legal?.do !== 'draw' || given.do !== 'draw' || given.from === undefined) return legal ?? null;
  return progress.deal.boneyard.includes(given.from) ? { do: 'draw', from: given.from } : null;
}

/**
 * The move that leaves nothing to choose, and that no person is asked for: a pass (1.8), the only tile that may lead, and a
 * draw that is no answer to open ends, for the lead (2.6) or after it (3.4).
 */
export function forcedMove({ game, deal }: Pick<MatchProgress, 'game' | 'deal'>): Move | null {
  const [move, another] = game.moves(deal);
  if (!move || another || move.do === 'play' || move.do === 'giveUp') return null;
  return move.do === 'draw' && deal.phase !== 'leading' && deal.turn?.laid.length === 0 ? null : move;
}

/** The deal that is being played as it was dealt. */
export const openedAgain = (progress: MatchProgress): Deal => dealt(progress, progress.standing, progress.attempt).deal;

type Match = Pick<MatchProgress, 'game' | 'options' | 'seats' | 'seed' | 'given' | 'finished'>;

function openDeal(match: Match, standing: Standing, log: MatchProgress['log']): MatchProgress {
  return { ...match, standing, thrownIn: [], log: [...log, []], settlement: null, ...dealt(match, standing, 0) };
}

function dealt(match: Match, standing: Standing, attempt: number): Pick<MatchProgress, 'deal' | 'attempt' | 'seal'> {
  const { game, options, seats, seed, given } = match;
  return { ...sealedDeal(game, standing, options, seats, seed, attempt, given[standing.deals]), attempt };
}
