/** Hands that do not count their pips, for players with real tiles. */
import type { Tile } from './game.ts';
import { pipCount } from './tiles.ts';
import { doublesOver, settleTold, type ToldDeal, UNTOLD, type WoodenTable } from './told-deal.ts';

/** Returns the count of tiles left in a hand, by the rules of the game (8.3, 17.2). */
export function countOfHand(table: WoodenTable, tiles: readonly Tile[]): number {
  const left = Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? tiles : []));
  const told: ToldDeal = { ...UNTOLD, how: 'blocked', by: 0, left, made: left.map(() => 0) };
  const begun = table.game.begin(table.options, table.seats);
  return settleTold(table, begun, told).counts[0] ?? 0;
}

/** Returns the hands of last doubles that do not count their pips (4.3, 17.2), with their counts. */
export function specialHands(table: WoodenTable): readonly (readonly [tiles: readonly Tile[], count: number])[] {
  const hands = (['lowest', 'highest', 'both'] as const).map((last) => doublesOver(table, last));
  return hands
    .map((tiles) => [tiles, countOfHand(table, tiles)] as const)
    .filter(([tiles, count]) => count !== tiles.reduce((sum, tile) => sum + pipCount(tile), 0));
}
