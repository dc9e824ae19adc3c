/** The likelihood of the tiles that others played, given a guess at their hands. */

import { JOKERS } from '../../rules/chain/core.ts';
import type { ChainRules } from '../../rules/chain-rules.ts';
import { power } from '../exponential.ts';
import type { Sampler } from './sampler.ts';
import type { Knowledge, PlayedSlot } from './slots.ts';

/**
 * The habits of players in their choice of tiles, as factors of likelihood. Small factors do little harm where players
 * don't have them.
 */
interface Habits {
  /** For each pip of the tile: heavy tiles are played first. */
  readonly pip: number;
  readonly double: number;
  readonly ledDouble: number;
  /** For each tile left in the hand that shows a number which the played tile brought to the table. */
  readonly brought: number;
  /** The same for a tile that was led. */
  readonly led: number;
}

const ALONE: Habits = { pip: 1.1, double: 1, ledDouble: 1, brought: 1, led: 1 };
/** Partners lead and play the numbers they have most of. Fitted to deals of Latin Partners between strong bots. */
const PARTNERED: Habits = { pip: 1.15, double: 2, ledDouble: 10, brought: 1.2, led: 1.6 };

/** The factor for a tile worth keeping for last (17.5, 20.4), compared with another that fits as well. */
const KEPT = 0.2;

const pips = (tile: number) => (tile >> 4) + (tile & 15);

const isLead = ({ past }: PlayedSlot) => past.event.do === 'lead';

const habitsOf = ({ isPartnered }: ChainRules) => (isPartnered ? PARTNERED : ALONE);

/**
 * Returns how likely a tile is to be played, up to a factor. It counts the ways to play it, and weighs it by habits and
 * whether it is worth keeping.
 */
function readiness(choice: PlayedSlot, tile: number, rules: ChainRules): number {
  const { arms, onlyDoubles } = choice.past;
  const { handsCount, tables, keeps } = rules;
  const { pip, double, ledDouble } = habitsOf(rules);
  const [low, high] = [tile >> 4, tile & 15];
  const isDouble = low === high;
  if (onlyDoubles && !isDouble) return 0;
  const [a, b] = tables.jokers?.[tile] ? [JOKERS, JOKERS] : [low, high];
  const ways = isLead(choice) ? 1 : (arms[a] as number) + (isDouble ? 0 : (arms[b] as number));
  // 20.4: pips don't count in these games.
  const byPips = handsCount ? ways * power(pip, pips(tile)) : ways;
  const readily = isDouble ? byPips * (isLead(choice) ? ledDouble : double) : byPips;
  return keeps.includes(tile) ? readily * KEPT : readily;
}

/** Returns the factor for a tile left in the hand after a choice: players play numbers of which they have more. */
function support(choice: PlayedSlot, tile: number, rules: ChainRules): number {
  const { brought, led } = habitsOf(rules);
  const isNew = (suit: number) => choice.tile % 17 === 0 || choice.past.arms[suit] === 0;
  const has = (suit: number) => tile >> 4 === suit || (tile & 15) === suit;
  const isShown = [choice.tile >> 4, choice.tile & 15].some((suit) => isNew(suit) && has(suit));
  return isShown ? (isLead(choice) ? led : brought) : 1;
}

/**
 * Returns a function that weighs the sampler's current guess. The weight is a product over all tiles that others chose
 * to play: the share of that tile among those they could have played. The weight lacks a factor that is the same for
 * all guesses. The function allocates nothing.
 */
export function likelihoodOf({ hidden, laid }: Knowledge, { slots, world }: Sampler, rules: ChainRules): () => number {
  // 5.4: the second double of a turn is hardly a choice from the whole hand.
  const chosen = laid.filter((tile) => !tile.past.goesOn && (rules.isPartnered || !isLead(tile)));
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
  const supports = supportsOf(chosen, held, { hidden, slots }, rules);
  return () => {
    let product = 1;
    for (let at = 0; at < slots.length; at++) product /= supports[at * count + (world[at] as number)] as number;
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

/** Returns, for each slot and hidden tile, the product of the factors for that tile after each choice of its seat. */
function supportsOf(
  chosen: readonly PlayedSlot[],
  held: readonly (readonly number[])[],
  { hidden, slots }: Pick<Knowledge, 'hidden' | 'slots'>,
  rules: ChainRules,
): Float64Array {
  const supports = new Float64Array(slots.length * hidden.length).fill(1);
  for (const [nth, choice] of chosen.entries()) {
    const factors = hidden.map((tile) => support(choice, tile, rules));
    for (const at of held[nth] ?? []) {
      for (const [index, factor] of factors.entries()) {
        supports[at * factors.length + index] = (supports[at * factors.length + index] as number) * factor;
      }
    }
  }
  return supports;
}
