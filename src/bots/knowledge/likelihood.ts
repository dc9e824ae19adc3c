/** How likely what others laid would have been, had they held the tiles of a guess. */

import { JOKERS } from '../../rules/chain/core.ts';
import type { ChainRules } from '../../rules/chain-rules.ts';
import { power } from '../exponential.ts';
import type { Sampler } from './sampler.ts';
import type { Knowledge, Laid } from './slots.ts';

/**
 * How much more often, for each pip, a heavier tile is laid than a lighter one that fits as well: what most people and
 * bots do with their heavy tiles, softly enough to be wrong about.
 */
const PER_PIP = 1.1;

/** How much less often a tile is laid that is worth keeping for last (17.5, 20.4), than another that fits as well. */
const KEPT = 0.2;

const pips = (tile: number) => (tile >> 4) + (tile & 15);

/**
 * How readily a tile is laid: in how many ways it could be, times how much heavier tiles are preferred, or how much those
 * are kept that are worth most as the last one.
 */
function readiness({ past: { arms } }: Laid, tile: number, { handsCount, tables, keeps }: ChainRules): number {
  const [low, high] = [tile >> 4, tile & 15];
  const [a, b] = tables.jokers?.[tile] ? [JOKERS, JOKERS] : [low, high];
  const ways = (arms[a] as number) + (low === high ? 0 : (arms[b] as number));
  // 20.4: there a tile weighs nothing.
  const readily = handsCount ? ways * power(PER_PIP, pips(tile)) : ways;
  return keeps.includes(tile) ? readily * KEPT : readily;
}

/**
 * A function that weighs the sampler's guess of now: the product, over all tiles that others laid by choice, of the
 * share that the choice had among what could have been laid instead. Up to a factor that is the same for all guesses.
 * Allocates nothing when called.
 */
export function likelihoodOf({ hidden, laid }: Knowledge, { slots, world }: Sampler, rules: ChainRules): () => number {
  // 5.4: the second double of a turn is hardly chosen from the whole hand.
  const chosen = laid.filter(({ past }) => !past.goesOn);
  const count = hidden.length;
  const readinesses = new Float64Array(chosen.length * count);
  const known = new Float64Array(chosen.length);
  const held: number[][] = [];
  for (const [nth, choice] of chosen.entries()) {
    const { seat, past } = choice;
    // Only what lay in the hand then could have been laid: its tiles of now that were there, and those laid since.
    const since = laid.filter((tile) => tile.seat === seat && tile.past.index >= past.index && tile.since < past.index);
    known[nth] = since.reduce((sum, { tile }) => sum + readiness(choice, tile, rules), 0);
    for (const [index, tile] of hidden.entries()) readinesses[nth * count + index] = readiness(choice, tile, rules);
    // What was laid is the whole scale: the shares are of the order of one.
    const scale = readiness(choice, choice.tile, rules) || 1;
    known[nth] = (known[nth] as number) / scale;
    for (let index = 0; index < count; index++) {
      readinesses[nth * count + index] = (readinesses[nth * count + index] as number) / scale;
    }
    held.push([...slots.keys()].filter((at) => slots[at]?.seat === seat && (slots[at]?.since ?? 0) < past.index));
  }
  const places = held.map((each) => Uint8Array.from(each));
  return () => {
    let product = 1;
    for (let nth = 0; nth < places.length; nth++) {
      const at = places[nth] as Uint8Array;
      let all = known[nth] as number;
      for (let each = 0; each < at.length; each++) {
        all += readinesses[nth * count + (world[at[each] as number] as number)] as number;
      }
      product *= all;
    }
    return 1 / product;
  };
}
