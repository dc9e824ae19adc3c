/**
 * The state of a match as data, and the pure steps that change it. The statechart holds one and decides when to take
 * which step. A saved match is restored by the same steps.
 */
import type { Beat, Deal, Event, Game, Move, Options, Position, Seat, Settlement, Standing } from '../rules/game.ts';
import { minutesOf } from '../rules/match-length.ts';
import { sameMove } from '../rules/moves.ts';
import { beingTaken, handsTaken } from '../rules/own-tiles.ts';
import { playersOf } from '../rules/players.ts';
import type { DealRecord, Seal, ThrownIn } from '../rules/record/format.ts';
import { dealRecord, thrownInRecord } from '../rules/record/write.ts';
import { type GivenDeal, sealedDeal } from '../rules/sealed.ts';

export interface MatchProgress {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** 256 bits that decide every heap of the match: a secret until the match is over. */
  readonly seed: Uint8Array;
  /** The first deals of a match that continues from a moment of another one; the seed decides the deals after them. */
  readonly given: readonly GivenDeal[];
  /**
   * The heap positions that the seats took themselves (1.13), in turn, one list for each shuffle of the match; `null`
   * where tiles are dealt. Given deals have no list.
   */
  readonly taken: readonly (readonly Position[])[] | null;
  /** The number of the deal that is the last because the time is up (20.7); `null` while there is time, or no such time. */
  readonly lastDeal: number | null;
  /** The match before this deal; after `settle`, the match including it. */
  readonly standing: Standing;
  /** While tiles are taken: the hands so far, the tiles that lie there as its boneyard, and the turn to take one. */
  readonly deal: Deal;
  /** The heap positions that each seat was dealt, or has taken. */
  readonly hands: Deal['hands'];
  /** The legal moves of the seat to move, as the rules list them; empty if no seat is to move, or tiles are taken. */
  readonly moves: readonly Move[];
  /** The number of times this deal was thrown in. */
  readonly attempt: number;
  /** Fixes the deal's heap before anybody sees it. */
  readonly seal: Seal;
  /** This deal's heaps that were thrown in. */
  readonly thrownIn: readonly ThrownIn[];
  /** The moves so far, one list for each deal. With options and seed this is the whole match. */
  readonly log: readonly (readonly Move[])[];
  /** Set from the deal's last move until the next deal. */
  readonly settlement: Settlement | null;
  /** The records of the deals that were settled. */
  readonly finished: readonly DealRecord[];
  /** The last action, while it may be taken back; `null` if nothing may. */
  readonly takeBack: TakeBack | null;
}

/** The last action of a seat, which it may take back. */
interface TakeBack {
  readonly seat: Seat;
  /** The number of moves of the deal that stay. */
  readonly kept: number;
  /** The deal after those moves. */
  readonly deal: Deal;
}

/**
 * Returns a match before its first shuffle is shown; the first heap is decided.
 * @param own true if the seats take their own tiles (1.13).
 * @param lastDeal the deal that is the last, if the time is up already (20.7); ignored in a match that is not by time.
 */
export function beginMatch(
  game: Game,
  options: Options,
  seats: number,
  seed: Uint8Array,
  given: readonly GivenDeal[] = [],
  own = false,
  lastDeal: number | null = null,
): MatchProgress {
  const last = minutesOf(options) === null ? null : lastDeal;
  const match = { game, options, seats, seed, given, taken: own ? [] : null, lastDeal: last, finished: [] };
  return openDeal(match, game.begin(options, seats), []);
}

/** Decides the next deal's heap and deals it. The deal may be at `thrownIn` (1.2). */
export function nextDeal(progress: MatchProgress): MatchProgress {
  return openDeal(progress, progress.standing, progress.log);
}

/**
 * 20.7: the time is up: the deal that is played is the last, or the next one if this one has ended. Does nothing if it
 * was up before.
 */
export function endTime(progress: MatchProgress): MatchProgress {
  const { deal, takeBack, lastDeal } = progress;
  if (lastDeal !== null) return progress;
  if (deal.phase === 'ended') return { ...progress, lastDeal: deal.deal + 1 };
  return {
    ...progress,
    lastDeal: deal.deal,
    deal: asLast(deal),
    takeBack: takeBack && { ...takeBack, deal: asLast(takeBack.deal) },
  };
}

const asLast = (deal: Deal): Deal => ({ ...deal, timeUp: true });

/** Deals again because nobody could start (1.2); the deal keeps its number. */
export function throwIn(progress: MatchProgress): MatchProgress {
  const { deal, seal, hands } = progress;
  return {
    ...progress,
    ...shuffled(progress, progress.standing, progress.attempt + 1),
    thrownIn: [...progress.thrownIn, thrownInRecord(deal, seal, hands)],
  };
}

/** True while the seats take their own tiles (1.13). */
export const isTaking = ({
  taken,
  hands,
  deal,
  game,
  options,
  seats,
}: Pick<MatchProgress, 'taken' | 'hands' | 'deal' | 'game' | 'options' | 'seats'>): boolean =>
  taken !== null && hands.flat().length < playersOf(deal).length * game.handSize(options, seats);

/**
 * The seat whose turn it is takes a tile (1.13).
 * @returns the match after it, and the beat as `all` sees it; `null` if no tile lies at this position.
 */
export function takeTile(
  progress: MatchProgress,
  at: Position,
): { readonly progress: MatchProgress; readonly beats: readonly Beat[] } | null {
  const { standing, attempt, deal } = progress;
  if (!progress.taken || !deal.turn || !isTaking(progress) || !deal.boneyard.includes(at)) return null;
  const now = [...(progress.taken.at(-1) ?? []), at];
  const taken = [...progress.taken.slice(0, -1), now];
  const hands = handsTaken(now, deal);
  const next = { ...progress, taken, hands, deal: beingTaken(progress.game, deal, hands) };
  const after = isTaking(next) ? next : { ...next, ...dealt(next, standing, attempt) };
  return { progress: after, beats: [{ beat: 'took', seat: deal.turn.seat, at, tile: deal.heap[at] ?? null }] };
}

/**
 * Plays a legal move of the seat to move.
 * @returns the match after it, and the beats as `all` sees them. Throws if the move is not legal.
 */
export function playMove(
  progress: MatchProgress,
  move: Move,
): { readonly progress: MatchProgress; readonly beats: readonly Beat[] } {
  const { deal, beats } = progress.game.play(progress.deal, move);
  const log = [...progress.log.slice(0, -1), [...(progress.log.at(-1) ?? []), move]];
  const settlement = deal.phase === 'ended' ? progress.game.settle(progress.standing, deal) : null;
  const after = { ...progress, deal, moves: movesIn(progress.game, deal), log, settlement, takeBack: null };
  return { progress: { ...after, takeBack: takeBackAfter(progress, after) }, beats };
}

/** Counts the finished deal into the match. */
export function settle(progress: MatchProgress): MatchProgress {
  const { deal, settlement, seal, hands, thrownIn, finished } = progress;
  if (!settlement) throw new Error('a deal is settled after its end');
  return {
    ...progress,
    standing: settlement.standing,
    takeBack: null,
    finished: [...finished, dealRecord(deal, settlement, seal, thrownIn, hands)],
  };
}

/** Returns the legal move for an answer from outside, or `null`. A draw may name any tile of the boneyard. */
export function legalMove(progress: MatchProgress, answer: unknown): Move | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const given = answer as Move;
  const legal = progress.moves.find((move) => sameMove(move, given));
  if (legal?.do !== 'draw' || given.do !== 'draw' || given.from === undefined) return legal ?? null;
  return progress.deal.boneyard.includes(given.from) ? { do: 'draw', from: given.from } : null;
}

/**
 * Returns the move that leaves no choice, so that no person is asked for it; `null` if there is none. It is a pass
 * (1.8), the only tile that may lead, or a draw for the lead (2.6) or after it (3.4).
 */
export function forcedMove({ deal, moves }: Pick<MatchProgress, 'deal' | 'moves'>): Move | null {
  const [move, another] = moves;
  if (!move || another || move.do === 'play' || move.do === 'giveUp') return null;
  return move.do === 'draw' && deal.phase !== 'leading' && deal.turn?.laid.length === 0 ? null : move;
}

/** True if the seat may take back its last action. */
export const mayTakeBack = ({ takeBack }: MatchProgress, seat: Seat | null): boolean => takeBack?.seat === seat;

/** 22.3, 23.3: true if the seat's deal has ended, and is lost unless the seat takes moves back. */
export const isDeadEnd = (progress: MatchProgress, seat: Seat | null): boolean =>
  progress.deal.phase === 'ended' && mayTakeBack(progress, seat);

/**
 * Returns the match before the seat's last action, if that may be taken back. The moves that stay are replayed, so that
 * earlier actions can be taken back in turn.
 */
export function takenBack(progress: MatchProgress, seat: Seat | null): MatchProgress | null {
  const { takeBack, log } = progress;
  if (takeBack?.seat !== seat) return null;
  const kept = (log.at(-1) ?? []).slice(0, takeBack.kept);
  return kept.reduce((before, move) => playMove(before, move).progress, asOpened(progress));
}

/**
 * Returns the match before the first move of its deal, with its tiles dealt or taken. The deal must not be counted into
 * the match yet.
 */
export function asOpened(progress: MatchProgress): MatchProgress {
  const { standing, attempt, log } = progress;
  return { ...progress, ...dealt(progress, standing, attempt), log: [...log.slice(0, -1), []], settlement: null };
}

/**
 * Returns the action that may be taken back after a move: until another seat acts or a hidden tile is seen. A turn goes
 * back to its first choice: forced moves are not taken back (12.1), and a draw in that turn stays.
 * @returns `null` after a draw, a forced move, or a move that turned up a tile new to the seat (21.2). Also at the end
 * of the deal, when every hand is turned up, unless it is lost in the open.
 */
function takeBackAfter(before: MatchProgress, after: MatchProgress): TakeBack | null {
  const event = after.deal.log.at(-1);
  const last = before.deal.log.at(-1);
  // Moves given with the deal cannot be taken back.
  const kept = before.log.at(-1)?.length ?? 0;
  const isGiven = kept < (before.given[before.standing.deals]?.fixed ?? 0);
  if (!event || isGiven || showsHidden(event) || (after.deal.phase === 'ended' && !isLostInTheOpen(after))) return null;
  const { seat } = event;
  const begun = last?.seat === seat && goesOn(last) ? before.takeBack : null;
  const takeBack = begun ?? (forcedMove(before) ? null : { seat, kept, deal: before.deal });
  return takeBack && !hasLearnt(seat, takeBack.deal, after) ? takeBack : null;
}

const showsHidden = (event: Event) => event.do === 'draw' || (event.do === 'lead' && event.turnedUp === true);

const goesOn = (event: Event) => (event.do === 'play' || event.do === 'lead') && event.goesOn === true;

/** True if the seat sees a face now that it did not see before: the next tile of a row (21.2). */
const hasLearnt = (seat: Seat, before: Deal, { game, deal }: MatchProgress): boolean =>
  deal.heap.some((_, at) => game.sees(deal, seat, at) && !game.sees(before, seat, at));

/** The ends of a deal in which the player is stuck or gives up. */
const LOST: ReadonlySet<string | undefined> = new Set(['blocked', 'givenUp']);

/** True if the deal is lost, and has no hidden tiles: nothing new is seen at its end (22.3, 23.3). */
function isLostInTheOpen(progress: MatchProgress): boolean {
  if (!LOST.has(progress.deal.outcome?.how)) return false;
  const opened = asOpened(progress).deal;
  return opened.heap.every((_, at) => progress.game.sees(opened, 'table', at));
}

type Match = Pick<MatchProgress, 'game' | 'options' | 'seats' | 'seed' | 'given' | 'taken' | 'lastDeal' | 'finished'>;

type Dealt = Pick<MatchProgress, 'deal' | 'hands' | 'moves' | 'attempt' | 'seal' | 'takeBack'>;

function openDeal(match: Match, standing: Standing, log: MatchProgress['log']): MatchProgress {
  return { ...match, standing, thrownIn: [], log: [...log, []], settlement: null, ...shuffled(match, standing, 0) };
}

/** Shuffles for a deal; where the seats take their own tiles, none is taken yet. */
function shuffled(match: Match, standing: Standing, attempt: number): Dealt & Pick<MatchProgress, 'taken'> {
  const taken = match.taken && !isGiven(match, standing, attempt) ? [...match.taken, []] : match.taken;
  return { ...dealt({ ...match, taken }, standing, attempt), taken };
}

function dealt(match: Match, standing: Standing, attempt: number): Dealt {
  const { game, options, seats, seed, given, taken, lastDeal } = match;
  const next = given[standing.deals];
  const sealed = sealedDeal(game, standing, options, seats, seed, attempt, next, taken?.at(-1));
  const { seal, hands } = sealed;
  const deal = lastDeal === standing.deals + 1 ? asLast(sealed.deal) : sealed.deal;
  const moves = isTaking({ ...match, deal, hands }) ? [] : movesIn(game, deal);
  return { deal, hands, moves, attempt, seal, takeBack: null };
}

const isGiven = ({ given }: Match, { deals }: Standing, attempt: number) => attempt === 0 && given[deals] !== undefined;

const movesIn = (game: Game, deal: Deal): readonly Move[] => (deal.turn ? game.moves(deal) : []);
