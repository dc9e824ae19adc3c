/** Deals of Sea Goat that ended as an example needs it, and how they are counted. */
import type { Pending } from '../../../../src/rules/chain/line/sea-goat/outcome.ts';
import type { Ending, Event, Seat, Settlement, Tile } from '../../../../src/rules/game.ts';
import type { DealEnd } from '../../../../src/rules/record/format.ts';
import type { ArrangedTable } from '../../table.ts';

/** Nothing waits, and nobody has been given a right. */
export const NOBODY: Pending = { fisher: null, attempts: 0, eggs: false, hundred: null };

/** How a deal ended: who laid the last tile, or in a blocked deal fished, and what is left in the hands. */
export interface EndedDeal {
  readonly how: Ending;
  readonly by: Seat;
  readonly hands: readonly string[];
  readonly tile: Tile;
  /** Who staked the match. */
  readonly staked?: Seat;
}

/** A domino with that last tile. */
export const domino = (by: Seat, hands: readonly string[], tile = '0-3'): EndedDeal => ({
  how: 'domino',
  by,
  hands,
  tile: tile as Tile,
});

/** A blocked deal whose fisher is that seat. */
export const fish = (by: Seat, hands: readonly string[]): EndedDeal => ({ how: 'blocked', by, hands, tile: '0-3' });

/** What only the record of Sea Goat keeps of a deal. */
type Kept = Pick<DealEnd, 'decides' | 'pending'>;

export const keptOf = ({ kept }: Settlement): Kept => kept as unknown as Kept;

/** How such a deal is counted in a match with these totals, in which so much waits. */
export function settledBy(
  { game, standing, ended }: ArrangedTable,
  totals: readonly number[],
  { how, by, hands, tile, staked }: EndedDeal,
  pending: Pending = NOBODY,
): Settlement & Kept {
  const before = standing(totals, 4, { ...(!pending.eggs && { starts: 0 }), pending });
  const lead: Event =
    staked === undefined
      ? { seat: 0, do: 'lead', tile: '0-2' }
      : { seat: staked, do: 'lead', tile: '6-6', hundred: true };
  const deal = { ...ended(before, hands, how, by), log: [lead, { seat: by, do: 'play', tile, arm: 0 } as const] };
  const settlement = game.settle(before, deal);
  return { ...settlement, ...keptOf(settlement) };
}
