/** Guesses at the hidden tiles (determinizations), in batches, loaded into a core. */

import { copyCore } from '../../rules/chain/copy-core.ts';
import type { Core } from '../../rules/chain/core.ts';
import { give } from '../../rules/chain/core-hands.ts';
import type { FastChance } from '../../rules/chance.ts';
import type { Seen } from '../../rules/game.ts';
import { likelihoodOf } from '../knowledge/likelihood.ts';
import { createSampler } from '../knowledge/sampler.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import type { Steps } from '../steps.ts';

/** Worlds of a batch. */
export const BATCH = 16;
/** Guesses sampled for each world of a batch, if they are weighted. */
const GUESSES = 3;

export interface Worlds {
  /** Makes a new batch. */
  next(chance: FastChance): Steps<void>;
  /** Sets `core` up as this world of the batch, with the boneyard in random order. Allocates nothing. */
  put(nth: number, core: Core, chance: FastChance): void;
}

/**
 * @param base the position, with the hand of the seat whose turn it is and no others.
 * @param infers true if guesses that explain the others' plays are taken more often (importance weights).
 */
export function createWorlds(base: Core, seen: Seen, knowledge: Knowledge, infers: boolean): Worlds {
  const sampler = createSampler(knowledge);
  const { world, slots } = sampler;
  const likelihood = infers ? likelihoodOf(knowledge, sampler, base.rules) : null;
  const count = world.length;
  const guesses = BATCH * (likelihood ? GUESSES : 1);
  const batch = new Uint8Array(guesses * count);
  const weights = new Float64Array(guesses);
  const taken = Uint8Array.from({ length: BATCH }, (_, nth) => nth);
  const codes = Uint8Array.from(knowledge.hidden);
  const seats = Uint8Array.from(slots, ({ seat }) => seat);
  // Only tiles that may still be drawn need a face: dead tiles never show theirs.
  const drawable = Uint8Array.from(seen.boneyard.filter((at) => seen.heap[at] === null));

  /**
   * Takes guesses in proportion to their weights, at evenly spaced marks from a random start (systematic resampling).
   */
  const take = (chance: FastChance) => {
    let total = 0;
    for (let nth = 0; nth < guesses; nth++) total += weights[nth] as number;
    let mark = (total / BATCH) * ((chance.below(1 << 16) + 0.5) / (1 << 16));
    let sum = weights[0] as number;
    let guess = 0;
    for (let nth = 0; nth < BATCH; nth++, mark += total / BATCH) {
      while (sum < mark && guess < guesses - 1) sum += weights[++guess] as number;
      taken[nth] = guess;
    }
  };

  return {
    *next(chance) {
      for (let nth = 0; nth < guesses; nth++) {
        sampler.next(chance);
        batch.set(world, nth * count);
        if (likelihood) weights[nth] = likelihood();
        if (nth % BATCH === BATCH - 1) yield;
      }
      if (likelihood) take(chance);
    },
    put(nth, core, chance) {
      copyCore(base, core);
      let at = (taken[nth] as number) * count;
      const end = at + count;
      for (let slot = 0; slot < seats.length; slot++, at++) {
        give(core, seats[slot] as number, codes[batch[at] as number] as number);
      }
      for (let yard = 0; yard < drawable.length; yard++, at++) {
        const other = at + chance.below(end - at);
        const tile = batch[other] as number;
        batch[other] = batch[at] as number;
        batch[at] = tile;
        core.faces[drawable[yard] as number] = codes[batch[at] as number] as number;
      }
    },
  };
}
