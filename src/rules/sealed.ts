import { commitmentOf, dealLabel, lotOf, saltOf, shuffledHeap } from './chance.ts';
import type { Deal, Game, Options, Position, Seat, SeatedTeams, Standing, Tile } from './game.ts';
import type { MosaicPuzzle } from './mosaic/mosaic-puzzle.ts';
import { beingTaken, handsTaken, openTaken } from './own-tiles.ts';
import { playersOf } from './players.ts';
import type { Seal } from './record/format.ts';

/** A prepared deal: its heap, and the seat drawn by lot (3.4). */
export interface GivenDeal {
  readonly heap: readonly Tile[];
  /** The positions of each hand, where the seats took their own tiles (1.13); absent if dealt in the heap's order. */
  readonly hands?: readonly (readonly Position[])[];
  readonly lot: Seat;
  /**
   * The number of first moves that are given: those of a puzzle, or of a match that is played on. They cannot be taken
   * back.
   */
  readonly fixed?: number;
  /** The puzzle, in games that have puzzles of their own (32.1); a plain one if absent. */
  readonly puzzle?: MosaicPuzzle;
}

/** A deal as it was dealt. */
interface SealedDeal {
  readonly deal: Deal;
  /** Fixes the heap before anybody sees it. */
  readonly seal: Seal;
  /** The heap positions that each seat was dealt, or has taken. */
  readonly hands: readonly (readonly Position[])[];
}

/**
 * Returns the deal that a match's seed gives after `standing`, with the seal that fixes its heap in advance. The deal
 * may be at `thrownIn` (1.2): then play the next `attempt`, counted from 0. `given`: a deal for attempt 0 in place of
 * the seed's. `taken`: the heap positions that the seats took so far, in turn (1.13); absent if tiles are dealt, and
 * ignored in a deal that is given.
 */
export function sealedDeal(
  game: Game,
  standing: Standing,
  options: Options,
  seats: number,
  seed: Uint8Array,
  attempt: number,
  given?: GivenDeal,
  taken?: readonly Position[],
): SealedDeal {
  const label = dealLabel(standing.deals + 1, attempt);
  const known = attempt === 0 ? given : undefined;
  const heap = known?.heap ?? shuffledHeap(seed, label, game.set(options));
  const salt = saltOf(seed, label);
  const lot = known?.lot ?? lotOf(seed, label, seats);
  const open = (order: readonly Tile[]) => game.open(standing, options, seats, order, lot);
  const plain = open(heap);
  const dealt = (known?.puzzle && game.dealing?.puzzles?.deal(plain, known.puzzle)) ?? plain;
  const seal = { salt, commitment: commitmentOf(heap, salt) };
  const hands = known ? known.hands : taken && handsTaken(taken, dealt);
  if (!hands) {
    const deal = (known?.fixed && game.dealing?.withGiven?.(dealt, known.fixed)) || dealt;
    return { deal, seal, hands: dealt.hands };
  }
  const areLeft = taken && !known && taken.length < playersOf(dealt).length * game.handSize(options, seats);
  const deal = areLeft ? beingTaken(game, dealt, hands) : openTaken(heap, hands, open);
  return { deal, seal, hands: deal.hands };
}

/**
 * Returns the draw for partners that a match's seed gives (7.4); `undefined` if there is none.
 * @param byHand the heap positions that the players drew themselves, in turn; absent if nobody did.
 */
export function teamsOf(
  game: Game,
  seed: Uint8Array,
  options: Options,
  byHand?: readonly Position[],
): SeatedTeams | undefined {
  const seatTeams = game.dealing?.seatTeams;
  if (!seatTeams) return undefined;
  const heap = shuffledHeap(seed, 'teams', game.set(options));
  const salt = saltOf(seed, 'teams');
  return seatTeams({ heap, salt, commitment: commitmentOf(heap, salt) }, byHand);
}
