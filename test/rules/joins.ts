/** How halves join in each game, by the page alone (6.4). */
import type { Deal, Tile } from '../../src/rules/game.ts';
import { halves, pipCount } from '../../src/rules/tiles.ts';

/** The sum of two halves that touch (8.5, 10.1); `null`: they are equal. */
const sumIn = ({ game, options }: Pick<Deal, 'game' | 'options'>): number | null =>
  game === 'all-sevens' ? 7 : game === 'matador' ? 10 : options.match === 'sum-six' ? 6 : null;

/** 10.2: whether a tile fits every end. */
export function isJoker(deal: Pick<Deal, 'game' | 'options'>, tile: Tile): boolean {
  const sum = sumIn(deal);
  return sum !== null && sum !== 6 && (tile === '0-0' || pipCount(tile) === sum);
}

/** The number that an end takes which shows this one; `null`: none. */
export function takenBy(deal: Pick<Deal, 'game' | 'options' | 'heap'>, shows: number): number | null {
  const sum = sumIn(deal);
  if (sum === null) return shows;
  const highest = Math.max(...deal.heap.map((tile) => halves(tile)[1]));
  return sum - shows > highest ? null : sum - shows;
}

/** Whether the tile fits an end that shows this number. */
export function fits(deal: Pick<Deal, 'game' | 'options' | 'heap'>, tile: Tile, shows: number): boolean {
  const taken = takenBy(deal, shows);
  return isJoker(deal, tile) || (taken !== null && halves(tile).includes(taken));
}
