/** The beginning of a deal on a core: deals the heap and finds the lead. */

import { MANY_DOUBLES } from '../thrown-in.ts';
import { type Core, clear, DRAW, LEAD, LEADING, THROWN_IN } from './core.ts';
import { give, holds } from './core-hands.ts';

const NOBODY = -1;
/** Result of `leadOf` if any tile of the hand may lead. */
export const ANY_LEAD = -1;

/** 1.1: deals the heap in `faces`: seat 0 takes the first positions, and so on. The deal then leads or is thrown in. */
export function dealCore(core: Core): void {
  const { rules, faces } = core;
  const leader = leaderOf(core);
  clear(core);
  core.phase = leader === NOBODY ? THROWN_IN : LEADING;
  if (leader === NOBODY) return;
  core.seat = leader;
  let at = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    for (const end = at + rules.handSize; at < end; at++) give(core, seat, faces[at] as number);
  }
  if (rules.redealsDoubles && isManyDoubles(core)) core.phase = THROWN_IN;
  if (rules.isDead) return;
  while (at < faces.length) core.yard[core.yardEnd++] = at++;
}

/** 16.7: true if a hand has too many doubles. */
function isManyDoubles({ rules, hands }: Core): boolean {
  for (let seat = 0; seat < rules.seats; seat++) {
    let doubles = 0;
    for (let suit = 0; suit <= rules.tables.highest; suit++) {
      doubles += ((hands[(seat << 4) | suit] as number) >> suit) & 1;
    }
    if (doubles >= MANY_DOUBLES) return true;
  }
  return false;
}

/** 1.2, 2.6, 3.4, 4.1, 5.2: returns the seat that leads, or that draws first for the lead. */
function leaderOf(core: Core): number {
  const { rules, faces, order } = core;
  const { seats, handSize, lead } = rules;
  if (leadsAny(core)) return core.starter;
  const dealt = seats * handSize;
  for (let nth = 0; nth < order.length; nth++) {
    let at = 0;
    while (at < dealt && faces[at] !== order[nth]) at++;
    if (at < dealt) return (at / handSize) | 0;
  }
  if (lead.nobody === 'drawn for') return 0;
  if (lead.nobody === 'turned up') return core.starter;
  if (lead.nobody === 'thrown in') return NOBODY;
  let best = 0;
  for (let at = 1; at < dealt; at++) if (leadsBefore(core, faces[at] as number, faces[best] as number)) best = at;
  return (best / handSize) | 0;
}

/** 5.2, 6.5: true if the seat that starts leads with any tile. */
export function leadsAny({ rules: { lead }, number }: Core): boolean {
  return lead.any === 'always' || (lead.any === 'from the second deal' && number > 1);
}

/** 5.2: the heavier tile has the larger weight; if sums are equal, the higher half decides. */
function weight(tile: number): number {
  return (((tile >> 4) + (tile & 15)) << 4) | (tile & 15);
}

/** 6.5: true if `one` leads rather than `other` when no double was dealt: the heavier tile, or the lighter one. */
export function leadsBefore({ rules: { lead } }: Core, one: number, other: number): boolean {
  const isHeavier = weight(one) > weight(other);
  return lead.nobody === 'lightest leads' ? !isHeavier && one !== other : isHeavier;
}

/** Returns the move of the seat that leads: a tile, a draw for the lead (2.6), or `ANY_LEAD`. */
export function leadOf(core: Core): number {
  const { rules, order, seat } = core;
  const { lead } = rules;
  if (leadsAny(core)) return ANY_LEAD;
  for (let nth = 0; nth < order.length; nth++) {
    const tile = order[nth] as number;
    if (holds(core, seat, tile)) return LEAD | tile;
  }
  if (lead.nobody === 'drawn for') return DRAW;
  if (lead.nobody === 'turned up') return LEAD | (order[0] as number);
  let best = NOBODY;
  for (const tile of rules.tables.codes) {
    if (holds(core, seat, tile) && (best === NOBODY || leadsBefore(core, tile, best))) best = tile;
  }
  return LEAD | best;
}
