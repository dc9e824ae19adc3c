/** Samples places for the hidden tiles that are consistent with a seat's knowledge. */
import type { FastChance } from '../../rules/chance.ts';
import { power } from '../exponential.ts';
import { matchSlots } from './matching.ts';
import type { Knowledge, Slot } from './slots.ts';

/** Guesses at where the hidden tiles are. */
export interface Sampler {
  /** The slots, in the order in which `world` has their tiles. */
  readonly slots: readonly Slot[];
  /**
   * The current guess, as indexes of `Knowledge.hidden`: a tile for each slot, then the tiles in no hand. The order of
   * the latter is not random.
   */
  readonly world: Uint8Array;
  /** Makes a new guess; all possible guesses are about equally likely. Allocates nothing. */
  next(chance: FastChance): void;
}

/** Random tries to fill a slot before all its tiles are listed. */
const GLANCES = 6;
/** Random restarts of a guess before a matching is searched for. */
const RESTARTS = 12;
/** Rounds in which each tight slot tries to swap its tile, if about half of the tiles fit. */
const ROUNDS = 4;
const MOST_ROUNDS = 40;
/** Places rotate in threes every third round: swaps of two can't reach all guesses. */
const RING = 3;

/**
 * Returns the number of rounds that even out the bias of filling in order. `tightness`: for each tight slot, all tiles
 * divided by those that fit.
 */
function roundsFor(tightness: readonly number[]): number {
  const mean = tightness.reduce((sum, each) => sum + each, 0) / Math.max(1, tightness.length);
  return Math.min(MOST_ROUNDS, Math.ceil(ROUNDS * power(mean / 2, 6)) + 1);
}

/** Throws if there are fewer hidden tiles than slots. */
export function createSampler({ hidden, slots, fits }: Knowledge): Sampler {
  const count = hidden.length;
  if (slots.length > count) throw new Error('more tiles in hands than are hidden');
  const room = new Map(slots.map((slot) => [slot, hidden.filter((tile) => fits(slot, tile)).length]));
  const roomOf = (slot: Slot) => room.get(slot) ?? 0;
  const order = [...slots].sort((a, b) => roomOf(a) - roomOf(b));
  // Slots that can hold any tile take the tiles that are left.
  const tight = order.filter((slot) => roomOf(slot) < count).length;
  const rounds = roundsFor(order.slice(0, tight).map((slot) => count / Math.max(1, roomOf(slot))));
  const fitting = new Uint8Array(tight * count);
  for (const [nth, slot] of order.slice(0, tight).entries()) {
    for (const [index, tile] of hidden.entries()) fitting[nth * count + index] = fits(slot, tile) ? 1 : 0;
  }
  const world = Uint8Array.from(hidden, (_, index) => index);

  const swap = (a: number, b: number) => {
    const tile = world[a] as number;
    world[a] = world[b] as number;
    world[b] = tile;
  };
  /** True if a place may hold a tile. Slots that can hold any tile, and places in no hand, always may. */
  const mayHold = (nth: number, tile: number) => nth >= tight || fitting[nth * count + tile] === 1;

  /** Gives the tight slot one of the tiles from its own place on. Returns false if none fits. */
  const fill = (nth: number, chance: FastChance): boolean => {
    const row = nth * count;
    for (let glance = 0; glance < GLANCES; glance++) {
      const at = nth + chance.below(count - nth);
      if (fitting[row + (world[at] as number)] === 0) continue;
      swap(nth, at);
      return true;
    }
    let found = 0;
    let chosen = nth;
    for (let at = nth; at < count; at++) {
      if (fitting[row + (world[at] as number)] === 1 && chance.below(++found) === 0) chosen = at;
    }
    swap(nth, chosen);
    return found > 0;
  };
  const fillAll = (chance: FastChance): boolean => {
    for (let nth = 0; nth < tight; nth++) if (!fill(nth, chance)) return false;
    return true;
  };

  // Each change is as likely as its reverse, so all guesses become equally likely.
  const changeTwo = (nth: number, other: number) => {
    const own = world[nth] as number;
    const tile = world[other] as number;
    if (fitting[nth * count + tile] === 0 || !mayHold(other, own)) return;
    world[nth] = tile;
    world[other] = own;
  };
  const changeThree = (nth: number, other: number, third: number) => {
    const own = world[nth] as number;
    const tile = world[other] as number;
    const last = world[third] as number;
    if (fitting[nth * count + tile] === 0 || !mayHold(other, last) || !mayHold(third, own)) return;
    swap(nth, other);
    swap(other, third);
  };

  return {
    slots: order,
    world,
    next(chance) {
      let tries = 0;
      while (!fillAll(chance)) if (++tries === RESTARTS) break;
      if (tries === RESTARTS) matchSlots(world, tight, mayHold);
      for (let nth = tight; nth < slots.length; nth++) swap(nth, nth + chance.below(count - nth));
      for (let round = 0; round < rounds; round++) {
        if (round % RING === 0) {
          for (let nth = 0; nth < tight; nth++) changeThree(nth, chance.below(count), chance.below(count));
        } else for (let nth = 0; nth < tight; nth++) changeTwo(nth, chance.below(count));
      }
    },
  };
}
