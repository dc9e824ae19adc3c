/** The beginning of a deal on a core: the heap goes out, and who leads with what. */
import { type Core, clear, DRAW, give, LEAD, LEADING, THROWN_IN } from './core.ts';

const NOBODY = -1;
/** Stands for a lead with any tile of the hand. */
export const ANY_LEAD = -1;

/** 1.1: deals the heap as it lies in `faces`: seat 0 the first positions, and so on. The deal then leads or is thrown in. */
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
  if (rules.isDead) return;
  while (at < faces.length) core.yard[core.yardEnd++] = at++;
}

/** 1.2, 2.6, 3.4, 4.1, 5.2: the seat that leads, or that draws first for the lead. */
function leaderOf(core: Core): number {
  const { rules, faces, order } = core;
  const { seats, handSize, lead } = rules;
  if (leadsAny(core)) return core.starter;
  const dealt = seats * handSize;
  for (let nth = 0; nth < order.length; nth++) {
    const double = (order[nth] as number) * 17;
    let at = 0;
    while (at < dealt && faces[at] !== double) at++;
    if (at < dealt) return (at / handSize) | 0;
  }
  if (lead.nobody === 'drawn for') return 0;
  if (lead.nobody === 'turned up') return core.starter;
  if (lead.nobody === 'thrown in') return NOBODY;
  let heaviest = 0;
  for (let at = 1; at < dealt; at++) if (weight(faces[at] as number) > weight(faces[heaviest] as number)) heaviest = at;
  return (heaviest / handSize) | 0;
}

/** 5.2, 6.5: whether the seat that starts leads with any tile. */
export function leadsAny({ rules: { lead }, number }: Core): boolean {
  return lead.any === 'always' || (lead.any === 'from the second deal' && number > 1);
}

/** 5.2: the heavier tile has the larger one; between equals the one with the higher half. */
export function weight(tile: number): number {
  return (((tile >> 4) + (tile & 15)) << 4) | (tile & 15);
}

/** What the seat that leads must do: lead a tile, draw for the lead (2.6), or `ANY_LEAD`. */
export function leadOf(core: Core): number {
  const { rules, order, hands, seat } = core;
  const { lead } = rules;
  if (leadsAny(core)) return ANY_LEAD;
  for (let nth = 0; nth < order.length; nth++) {
    const suit = order[nth] as number;
    if ((hands[(seat << 4) | suit] as number) & (1 << suit)) return LEAD | (suit * 17);
  }
  if (lead.nobody === 'drawn for') return DRAW;
  if (lead.nobody === 'turned up') return LEAD | ((order[0] as number) * 17);
  let heaviest = 0;
  for (const tile of rules.tables.codes) {
    if ((hands[(seat << 4) | (tile >> 4)] as number) & (1 << (tile & 15)) && weight(tile) > weight(heaviest))
      heaviest = tile;
  }
  return LEAD | heaviest;
}
