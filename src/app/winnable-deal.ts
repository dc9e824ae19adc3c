/** Chooses a deal that can be won (22.4); loaded with the first game for one. */
import { fromHex } from '../rules/chance.ts';
import type { Game, Options, Seen } from '../rules/game.ts';
import { sealedDeal } from '../rules/sealed.ts';
import { seen } from '../rules/seen.ts';
import { numberAfter, seedOfDeal } from '../shell/deal-number.ts';

/** The most deals that are searched for one that can be won. */
export const MOST_SEARCHED = 100;

/**
 * Returns the number of the first deal that can be won, from `from` upwards. The deal of each number stays as it is, so
 * it can be repeated and checked like any other. Returns `from` if none of `MOST_SEARCHED` can be won, or if no search
 * can be made.
 *
 * @param isWinnable searches a view that has every face.
 */
export async function winnableDeal(
  game: Game,
  options: Options,
  from: number,
  isWinnable: (seen: Seen) => Promise<boolean>,
): Promise<number> {
  try {
    for (let [number, searched] = [from, 0]; searched < MOST_SEARCHED; number = numberAfter(number), searched++) {
      if (await isWinnable(choiceIn(game, options, number))) return number;
    }
  } catch {
    // Without a worker any deal is dealt.
  }
  return from;
}

/** Returns the numbered deal with every face, after a lead that is turned up. */
function choiceIn(game: Game, options: Options, number: number): Seen {
  const { deal } = sealedDeal(game, game.begin(options, 1), options, 1, fromHex(seedOfDeal(number)), 0);
  const [lead] = game.moves(deal);
  const led = lead?.do === 'lead' && lead.turnedUp ? game.play(deal, lead).deal : deal;
  return seen(game, led, 'all');
}
