/** Positions of random deals, as the seat to move sees them, with the deal that they truly are. */
import { chooseAtRandom } from '../../src/bots/random.ts';
import { fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Seen } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { optionsOf } from '../rules/arranged.ts';

export interface Situation {
  readonly deal: Deal;
  readonly view: Seen;
}

/** All positions of so many deals, one after the other; from the second deal on as if seat 1 had won the one before. */
export function* situations(
  game: Game,
  seats: number,
  deals: number,
  given = {},
  text = 'situations',
): Generator<Situation> {
  const options = optionsOf(game, given, seats);
  const seed = seedOfText(text);
  for (let nth = 0, attempt = 0; nth < deals; attempt++) {
    const standing = { ...game.begin(options, seats), deals: nth, memory: nth > 0 ? { starts: 1 } : null };
    const heap = shuffledHeap(seed, `${attempt}`, game.set(options));
    let deal = game.open(standing, options, seats, heap, 0);
    if (deal.phase === 'thrownIn') continue;
    const chance = fastChance(nth++);
    while (deal.turn) {
      yield { deal, view: seen(game, deal, deal.turn.seat) };
      deal = game.play(deal, chooseAtRandom(deal, game.moves(deal), chance)).deal;
    }
  }
}

/** The same positions as deals of those that play (20.8): so the bots see them. */
export function* playedSituations(game: Game, seats: number, deals: number): Generator<Situation> {
  for (const { deal, view } of situations(game, seats, deals))
    yield { deal: game.among?.deal(deal) ?? deal, view: game.among?.deal(view) ?? view };
}
