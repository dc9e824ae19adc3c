import type { Game, Options } from '../rules/game.ts';
import { mayTakeOwn } from '../rules/own-tiles.ts';
import type { Expert } from '../seats/advice/expert.ts';
import { anyDeal, sharedOf } from '../shell/deal-number.ts';
import { dealNumbersOf } from '../shell/kinds/deal-numbers.ts';
import type { Settings } from '../shell/store/settings.ts';
import { soloDealsOf } from '../shell/store/solo-deals.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import type { NextTable } from '../shell/title/next-table.ts';
import type { Services } from './services.ts';

type Choosing = Pick<Services, 'store'> & {
  readonly settings: { readonly now: Pick<Settings, 'dealing'> };
  readonly bots: { readonly expert: Pick<Expert, 'isWinnable' | 'makeMosaic'> };
};

/**
 * Returns the set-up of a new match, in which the seats take their own tiles if the player wants it (1.13). The tiles
 * that a puzzle gives are computed first (23), and a game for one chooses its deal (22.4). Rejects if the program for
 * that can't be loaded.
 * @param deal the number of a deal or a puzzle, which is dealt as it is; by default a random or chosen one.
 */
export async function openSetup(
  services: Choosing,
  { game, options, sitters }: NextTable,
  deal?: number,
): Promise<MatchSetup> {
  const create = await dealNumbersOf(game).creator(async () => {
    const { puzzleSetup } = await import('./puzzle-deal.ts');
    return puzzleSetup(services.bots.expert.makeMosaic);
  });
  const setup = await create(game, options, sitters, deal ?? (await chosenDeal(services, game, options)));
  return services.settings.now.dealing === 'own' ? withOwnTiles(setup, game) : setup;
}

/** 22.4: returns the number of a deal that can be won; undefined if the table plays any deal. */
async function chosenDeal({ store, bots }: Choosing, game: Game, options: Options): Promise<number | undefined> {
  if (!game.dealing?.dealsWinnable?.(options) || soloDealsOf(store) === 'any') return undefined;
  const { winnableDeal } = await import('./winnable-deal.ts');
  return winnableDeal(game, options, anyDeal(Math.random()), bots.expert.isWinnable);
}

/**
 * Returns the set-up with the seats taking their own tiles (1.13), those of a draw for partners too (7.4). Not if its
 * deal has a number, or its tiles an order.
 */
const withOwnTiles = (setup: MatchSetup, game: Game): MatchSetup =>
  mayTakeOwn(game) && sharedOf(setup.seed) === null
    ? { ...setup, taken: [], ...(game.dealing?.seatTeams && { drawn: [] }) }
    : setup;
