import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openSetup } from '../../src/app/open-setup.ts';
import { MOST_SEARCHED, winnableDeal } from '../../src/app/winnable-deal.ts';
import { mosaicOf } from '../../src/bots/mosaic/make-mosaic.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Game, Options, Seen } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import type { MosaicSize } from '../../src/rules/mosaic/mosaic-puzzle.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { seen } from '../../src/rules/seen.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import { dealOfSeed, MOST_DEALS, seedOfDeal } from '../../src/shell/deal-number.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { chooseSoloDeals, soloDealsOf } from '../../src/shell/store/solo-deals.ts';
import { botGameOf } from '../../tools/kinds-of-bots.ts';
import { solve } from '../bots/asked.ts';
import { optionsOf } from '../rules/arranged.ts';
import { inMemory } from '../shell/fake-storage.ts';

const sitters = usualSitters(1, textsFor([]));
const search = async (view: Seen) => botGameOf(view.game).kind.isWinnable(view);

/** The first view of a numbered deal in which the player has a choice, with every face. */
function firstChoice(game: Game, options: Options, number: number): Seen {
  const { deal } = sealedDeal(game, game.begin(options, 1), options, 1, fromHex(seedOfDeal(number)), 0);
  const [lead] = game.moves(deal);
  return seen(game, lead?.do === 'lead' && lead.turnedUp ? game.play(deal, lead).deal : deal, 'all');
}

const tables: readonly [name: string, game: Game, options: Options][] = [
  ['Solo 1', solo1, {}],
  ['Solo 2', solo2, optionsOf(solo2, {}, 1)],
  ['Solo 2 with set 9', solo2, optionsOf(solo2, { set: 9 }, 1)],
];

describe('the choice of a deal that can be won (22.4)', () => {
  it.each(tables)('takes the next number of %s that the hint would call winnable', async (_, game, options) => {
    const isFound = (number: number) => atOnce(solve(firstChoice(game, options, number))).is === 'found';
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: MOST_DEALS - MOST_SEARCHED }), async (from) => {
        const number = await winnableDeal(game, options, from, search);
        expect(isFound(number)).toBe(true);
        for (let skipped = from; skipped < number; skipped++) expect(isFound(skipped)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('goes on with the first number after the last', async () => {
    let asked = 0;
    const third = async () => ++asked === 3;
    expect(await winnableDeal(solo1, {}, MOST_DEALS - 1, third)).toBe(1);
  });

  it('is bounded, and takes the deal as it is where no search can be made', async () => {
    const never = vi.fn(async () => false);
    expect(await winnableDeal(solo1, {}, 28, never)).toBe(28);
    expect(never).toHaveBeenCalledTimes(MOST_SEARCHED);
    expect(await winnableDeal(solo1, {}, 28, () => Promise.reject(new Error('no worker can live here')))).toBe(28);
  });
});

const makeMosaic = async (number: number, size: MosaicSize) => mosaicOf(number, size).puzzle;

const DEALT = { settings: { now: { dealing: 'dealt' } } } as const;

describe('the set-up of a game for one', () => {
  const open = async (game: Game, options: Options, deal?: number, store = inMemory()) => {
    const isWinnable = vi.fn(search);
    const setup = await openSetup(
      { store, ...DEALT, bots: { expert: { isWinnable, makeMosaic } } },
      { game, options, sitters },
      deal,
    );
    return { setup, isWinnable };
  };

  it.each(tables)('has a deal of %s that can be won, and is that of its number', async (_, game, options) => {
    const { setup } = await open(game, options);
    const number = dealOfSeed(setup.seed) ?? 0;
    expect(await search(firstChoice(game, options, number))).toBe(true);
    const { setup: again } = await open(game, options, number);
    expect({ ...again, id: setup.id }).toEqual(setup);
  });

  it('leaves a deal that was asked for by its number as it is', async () => {
    for (const number of [1, 2, 3, 28]) {
      const { setup, isWinnable } = await open(solo1, {}, number);
      expect([dealOfSeed(setup.seed), isWinnable.mock.calls]).toEqual([number, []]);
    }
  });

  it('has any deal where the table is set to that, and where five tiles are drawn', async () => {
    const store = inMemory();
    expect(soloDealsOf(store)).toBe('winnable');
    chooseSoloDeals(store, 'any');
    const any = await open(solo1, {}, undefined, store);
    const five = await open(solo2, optionsOf(solo2, { refill: 'five' }, 1));
    for (const { setup, isWinnable } of [any, five]) {
      expect(dealOfSeed(setup.seed)).not.toBeNull();
      expect(isWinnable).not.toHaveBeenCalled();
    }
  });
});

const taken = async (id: string, seats: number, deal?: number) => {
  const game = gameById(id);
  if (!game) throw new Error(`no ${id}`);
  const table = { game, options: optionsOf(game, {}, seats), sitters: usualSitters(seats, textsFor([])) };
  const settings = { now: { dealing: 'own' } } as const;
  return openSetup({ store: inMemory(), settings, bots: { expert: { isWinnable: search, makeMosaic } } }, table, deal);
};

it('lets the seats take their own tiles (1.13), but not in a numbered deal, nor where a tile’s place in the heap counts', async () => {
  expect((await taken('cyprus', 4)).taken).toEqual([]);
  expect(await taken('cyprus', 4, 28)).not.toHaveProperty('taken');
  expect((await taken('team-block', 4)).drawn).toEqual([]);
  expect(await taken('team-block', 4, 28)).not.toHaveProperty('drawn');
  expect(await taken('cyprus', 4)).not.toHaveProperty('drawn');
  expect(await taken('solo-2', 1)).not.toHaveProperty('taken');
  expect(await taken('sausage', 2)).not.toHaveProperty('taken');
});
