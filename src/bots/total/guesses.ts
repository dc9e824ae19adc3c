/**
 * Guesses at the hidden tiles of a running total (15). Nobody passes, but a seat that misses a goal probably can't hit
 * it.
 */
import type { FastChance } from '../../rules/chance.ts';
import type { Game, Goal, Seat, Seen, Tile } from '../../rules/game.ts';
import { isTileMove } from '../../rules/moves.ts';
import { pipCount } from '../../rules/tiles.ts';
import { HAND, type TotalDeal } from '../../rules/total/total-playout.ts';
import type { Memory } from '../knowledge/slots.ts';

/** The chance to keep a guess in which a seat has a tile that would have hit a goal: people overlook goals. */
const SLIP = 0.08;
/** Attempts to find another place for a tile. */
const TRIES = 12;

/** Returns the tiles that are hidden from the view's seat. */
export function hiddenTiles({ set }: Pick<Game, 'set'>, { heap, options }: Pick<Seen, 'heap' | 'options'>): Tile[] {
  const inSight = new Set(heap);
  return set(options).filter((tile) => !inSight.has(tile));
}

/** Returns for each seat, as bits, the pips of tiles that would have hit a goal that it missed. */
export function missedBy(seen: Seen, goals: readonly Goal[], memory: Memory): readonly number[] {
  const missed = seen.hands.map(() => 0);
  let total = 0;
  for (const [index, event] of seen.log.entries()) {
    if (!isTileMove(event)) continue;
    const next = goals.find(({ at }) => at > total);
    const wanted = next ? next.at - total : 0;
    if (event.do === 'play' && wanted > 0 && wanted < 32 && event.scores === undefined && memory(index)) {
      missed[event.seat] = (missed[event.seat] ?? 0) | (1 << wanted);
    }
    total += pipCount(event.tile);
  }
  return missed;
}

export interface Guesses {
  /** Deals the hidden tiles at random to all other hands. Allocates nothing. */
  put(into: TotalDeal, chance: FastChance): void;
}

/** @param missed the result of `missedBy`. */
export function guessesAt(hidden: readonly Tile[], seen: Seen, me: Seat, missed: readonly number[]): Guesses {
  const tiles = Uint8Array.from(hidden, pipCount);
  // Tiles in no hand are dead.
  const seats = seen.hands.flatMap((hand, seat) => (seat === me ? [] : hand.map(() => seat)));
  const bans = Int32Array.from(tiles, (_, at) => missed[seats[at] ?? -1] ?? 0);
  const isBanned = (at: number, pips: number) => (((bans[at] as number) >>> pips) & 1) === 1;
  const swap = (one: number, other: number) => {
    const tile = tiles[one] as number;
    tiles[one] = tiles[other] as number;
    tiles[other] = tile;
  };
  return {
    put(into, chance) {
      for (let left = tiles.length; left > 1; left--) swap(left - 1, chance.below(left));
      for (let at = 0; at < seats.length; at++) {
        if (!isBanned(at, tiles[at] as number) || chance.below(1000) < SLIP * 1000) continue;
        for (let nth = 0; nth < TRIES && isBanned(at, tiles[at] as number); nth++) {
          const other = chance.below(tiles.length);
          if (!isBanned(at, tiles[other] as number) && !isBanned(other, tiles[at] as number)) swap(at, other);
        }
      }
      for (let seat = 0; seat < into.seats; seat++) if (seat !== me) into.sizes[seat] = 0;
      for (let at = 0; at < seats.length; at++) {
        const seat = seats[at] as number;
        const size = into.sizes[seat] as number;
        into.hands[seat * HAND + size] = tiles[at] as number;
        into.sizes[seat] = size + 1;
      }
    },
  };
}
