/** The likelihood of the tiles that others played, given a guess at their hands. */

import { JOKERS } from '../../rules/chain/core.ts';
import type { ChainRules } from '../../rules/chain-rules.ts';
import { power } from '../exponential.ts';
import type { Sampler } from './sampler.ts';
import type { Knowledge, PlayedSlot } from './slots.ts';

/**
 * The factor, per pip, by which a heavier tile is likelier to be played than a lighter one. People and bots tend to
 * play heavy tiles first; a small factor does little harm where they don't.
 */
const PER_PIP = 1.1;

/** The factor for a tile worth keeping for last (17.5, 20.4), compared with another that fits as well. */
const KEPT = 0.2;

const pips = (tile: number) => (tile >> 4) + (tile & 15);

/**
 * Returns how likely a tile is to be played, up to a factor. It counts the ways to play it, and weighs its pips or
 * whether it is worth keeping.
 */
function readiness(
  { past: { arms, onlyDoubles } }: PlayedSlot,
  tile: number,
  { handsCount, tables, keeps }: ChainRules,
): number {
  const [low, high] = [tile >> 4, tile & 15];
  if (onlyDoubles && low !== high) return 0;
  const [a, b] = tables.jokers?.[tile] ? [JOKERS, JOKERS] : [low, high];
  const ways = (arms[a] as number) + (low === high ? 0 : (arms[b] as number));
  // 20.4: pips don't count in these games.
  const readily = handsCount ? ways * power(PER_PIP, pips(tile)) : ways;
  return keeps.includes(tile) ? readily * KEPT : readily;
}

/**
 * Returns a function that weighs the sampler's current guess. The weight is a product over all tiles that others chose
 * to play: the share of that tile among those they could have played. The weight lacks a factor that is the same for
 * all guesses. The function allocates nothing.
 */
export function likelihoodOf({ hidden, laid }: Knowledge, { slots, world }: Sampler, rules: ChainRules): () => number {
  // 5.4: the second double of a turn is hardly a choice from the whole hand.
  const chosen = laid.filter(({ past }) => !past.goesOn);
  const count = hidden.length;
  const readinesses = new Float64Array(chosen.length * count);
  const known = new Float64Array(chosen.length);
  const held: number[][] = [];
  for (const [nth, choice] of chosen.entries()) {
    const { seat, past } = choice;
    // Only tiles in the hand at that time could have been played: present tiles that were there, and those played
    // since.
    const since = laid.filter((tile) => tile.seat === seat && tile.past.index >= past.index && tile.since < past.index);
    known[nth] = since.reduce((sum, { tile }) => sum + readiness(choice, tile, rules), 0);
    for (const [index, tile] of hidden.entries()) readinesses[nth * count + index] = readiness(choice, tile, rules);
    // The readiness of the played tile is the scale, so that the shares are near one.
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
