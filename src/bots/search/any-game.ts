/** The search for games that the fast core can't play. It uses the contract alone and is some hundred times slower. */
import type { FastChance } from '../../rules/chance.ts';
import type { Deal, Game, Move, Seen, Tile } from '../../rules/game.ts';
import { chooseAtRandom } from '../random.ts';
import type { Steps } from '../steps.ts';
import { compare } from './compare.ts';
import type { Weighed, Weighing } from './weighing.ts';

/** The divisor of the budget: a rollout costs far more here than on the core. */
const SLOWER = 16;
/** Worlds of a batch. */
const BATCH = 2;

/** Estimates the moves in guesses that use only which tiles are hidden. */
export function* weighByContract(weighing: Weighing): Steps<readonly Weighed[]> {
  const { game, seen, moves, value, budget, chance } = weighing;
  const hidden = hiddenTiles(game, seen);
  const values = yield* compare(
    {
      moves: moves.length,
      batch: BATCH,
      guess() {
        shuffle(hidden, chance);
        return game.fill(seen, hidden);
      },
      playOut: (index, world) => value(playOut(game, game.play(world, moves[index] as Move).deal, chance)),
    },
    { ...budget, rollouts: budget.rollouts / SLOWER },
  );
  return moves.map((move, index) => ({ moves: [move], value: values[index] ?? 0 }));
}

function hiddenTiles(game: Game, { heap, options }: Seen): Tile[] {
  const inSight = new Set(heap);
  return game.set(options).filter((tile) => !inSight.has(tile));
}

function shuffle(tiles: Tile[], chance: FastChance): void {
  for (let left = tiles.length; left > 1; left--) {
    const other = chance.below(left);
    const tile = tiles[other] as Tile;
    tiles[other] = tiles[left - 1] as Tile;
    tiles[left - 1] = tile;
  }
}

/** Returns the points of the deal after all seats play it out at random. */
function playOut(game: Game, from: Deal, chance: FastChance): readonly number[] {
  let deal = from;
  while (deal.turn) deal = game.play(deal, chooseAtRandom(deal, game.moves(deal), chance)).deal;
  const { points, remembered } = game.settle(game.begin(deal.options, deal.seats), deal);
  // 5.7: a remembered loss counts as a loss.
  return remembered ? points.map((written, seat) => written + (remembered[seat] ?? 0)) : points;
}
