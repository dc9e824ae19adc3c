import { describe, expect, it } from 'vitest';
import { seedOfText } from '../../../src/rules/chance.ts';
import type { Deal, Seat, Standing } from '../../../src/rules/game.ts';
import { gameById, games } from '../../../src/rules/games.ts';
import type { Table } from '../../../tools/cli/args.ts';
import { type Pairing, playDeal, playMatches, sidesOf } from '../../../tools/ladder/paired.ts';
import { fairPlayer, type Player } from '../../../tools/ladder/player.ts';

const seed = seedOfText('paired');

function tableOf(id: string, seats: number, given = {}): Table {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no table of ${id}`);
  return { game, seats, options: options.value };
}

function pairing(
  table: Table,
  tested: Player,
  others: Player,
  decided: (milliseconds: number) => void = () => {},
): Pairing {
  let now = 0;
  return { table, tested, others, decided, now: () => now++ };
}

const first: Player = (_, [move]) => move ?? { do: 'pass' };

/** Plays like `first`, and keeps what it was asked. */
function witness() {
  const asked: { readonly deal: Deal; readonly seat: Seat | undefined; readonly standing: Standing | null }[] = [];
  const player: Player = (deal, moves, standing) => {
    asked.push({ deal, seat: deal.turn?.seat, standing });
    return first(deal, moves, standing);
  };
  return { asked, player };
}

const heapsOf = (asked: readonly { readonly deal: Deal }[]) => new Set(asked.map(({ deal }) => deal.heap.join(' ')));

describe('paired deals', () => {
  it('seat the tested bot once on each seat, over the same heap', () => {
    const { asked, player } = witness();
    playDeal(pairing(tableOf('cyprus', 5), player, first), 1, seed);
    expect([...new Set(asked.map(({ seat }) => seat))]).toEqual([0, 1, 2, 3, 4]);
    expect(heapsOf(asked).size).toBe(1);
  });

  it('6.7: seat the tested bot on both seats of a side', () => {
    const { asked, player } = witness();
    playDeal(pairing(tableOf('sports', 4), player, first), 1, seed);
    // First one side is asked, then the other, never both in one deal.
    const sides = asked.map(({ deal, seat = 0 }) => deal.sides[seat] ?? -1);
    expect(sides).toEqual([...sides].sort());
    expect([...new Set(asked.map(({ seat }) => seat))].sort()).toEqual([0, 1, 2, 3]);
  });

  it('are the same deals whoever plays, and others with another seed', () => {
    const table = tableOf('sebastopol', 4);
    const [one, two, three] = [witness(), witness(), witness()];
    playDeal(pairing(table, one.player, first), 3, seed);
    playDeal(pairing(table, two.player, fairPlayer(table.game, 'random')), 3, seed);
    playDeal(pairing(table, three.player, first), 3, seedOfText('another'));
    expect(heapsOf(two.asked)).toEqual(heapsOf(one.asked));
    expect(heapsOf(three.asked)).not.toEqual(heapsOf(one.asked));
  });

  it('go round the doubles that lead', () => {
    const { asked, player } = witness();
    const deals = Array.from({ length: 8 }, (_, n) => n + 1);
    for (const deal of deals) playDeal(pairing(tableOf('ural', 4), player, first), deal, seedOfText(`${deal}`));
    const led = new Set(asked.flatMap(({ deal }) => (deal.laid[0] ? [`${deal.deal}: ${deal.laid[0].tile}`] : [])));
    expect([...led]).toEqual(
      ['1: 6-6', '2: 5-5', '3: 4-4', '4: 3-3', '5: 2-2', '6: 1-1', '7: 0-0', '1: 6-6'].slice(0, 7),
    );
  });

  it.each(games.filter(({ seats }) => !seats.includes(1)).map((game) => [game.id, game] as const))(
    'are won by all in equal parts where all play alike: %s',
    (_, game) => {
      const [seats = 0] = game.seats;
      const table = tableOf(game.id, seats);
      const { share, points } = playDeal(pairing(table, first, first), 1, seed);
      expect(share).toBeCloseTo(1 / sidesOf(table).length, 10);
      expect(points).toBeCloseTo(0, 10);
    },
  );

  it.each(['sebastopol', 'osel'])('count more for who plays better, also where points are losses: %s', (id) => {
    const table = tableOf(id, 4);
    const played = Array.from({ length: 80 }, (_, n) =>
      playDeal(
        pairing(table, fairPlayer(table.game, 'rules'), fairPlayer(table.game, 'random')),
        n + 1,
        seedOfText(`better ${n}`),
      ),
    );
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(played.map(({ share }) => share))).toBeGreaterThan(0.27);
    expect(mean(played.map(({ points }) => points))).toBeGreaterThan(1);
  });

  it('time the choices of the tested bot alone, and none that is forced', () => {
    const { asked, player } = witness();
    const times: number[] = [];
    playDeal(
      pairing(tableOf('cyprus', 4), player, first, (time) => times.push(time)),
      1,
      seed,
    );
    expect(times).toEqual(asked.map(() => 1));
  });

  it('say nothing of a match, as there is none', () => {
    const { asked, player } = witness();
    playDeal(pairing(tableOf('cyprus', 4), player, first), 1, seed);
    expect(asked.every(({ standing }) => standing === null)).toBe(true);
  });
});

describe('paired matches', () => {
  it('go on until they are decided, and tell the bots how they stand', () => {
    const { asked, player } = witness();
    playMatches(pairing(tableOf('sebastopol', 4, { target: 60 }), player, first), seed);
    expect(asked.every(({ deal, standing }) => standing?.deals === deal.deal - 1)).toBe(true);
    expect(asked.some(({ standing }) => standing?.totals.some((total) => total > 0))).toBe(true);
  });

  it('deal the same heaps, deal by deal, wherever the tested bot sits', () => {
    const { asked, player } = witness();
    playMatches(pairing(tableOf('sebastopol', 4, { target: 25 }), player, first), seed);
    const heaps = new Set(asked.map(({ deal }) => `${deal.deal} ${deal.heap.join(' ')}`));
    expect(heaps.size).toBe(Math.max(...asked.map(({ deal }) => deal.deal)));
  });

  it('are won by one of so many where all play alike', () => {
    expect(playMatches(pairing(tableOf('cyprus', 6), first, first), seed)).toBeCloseTo(1 / 6, 10);
  });

  it('6.7, 20.7: are won by one side, or shared where fewest win level', () => {
    expect(playMatches(pairing(tableOf('sports', 4, { deals: 4 }), first, first), seed)).toBeCloseTo(1 / 2, 10);
    expect(playMatches(pairing(tableOf('general', 4, { deals: 4 }), first, first), seed)).toBeCloseTo(1 / 2, 10);
    expect(playMatches(pairing(tableOf('goat', 4), first, first), seed)).toBeCloseTo(1 / 2, 10);
    expect(playMatches(pairing(tableOf('peruvian', 4), first, first), seed)).toBeCloseTo(1 / 4, 10);
  });

  it('are won by all but the donkey where points are losses', () => {
    expect(playMatches(pairing(tableOf('osel', 4), first, first), seed)).toBeCloseTo(3 / 4, 10);
  });
});

describe('a bot of the ladder', () => {
  it.each(['random', 'rules', 'club'] as const)('chooses by what its seat sees: %s', (level) => {
    const table = tableOf('cyprus', 4);
    const { asked, player } = witness();
    playDeal(pairing(table, player, first), 1, seed);
    const bot = fairPlayer(table.game, level);
    for (const { deal, seat = 0 } of asked.filter((_, n) => n % 5 === 0)) {
      // The tiles of all others change places; so the same seat sees the same.
      const isHidden = (at: number) => !table.game.sees(deal, seat, at);
      const hidden = deal.heap.filter((_, at) => isHidden(at)).reverse();
      const heap = deal.heap.map((tile, at) => (isHidden(at) ? (hidden.shift() ?? tile) : tile));
      const moves = table.game.moves(deal);
      expect(bot({ ...deal, heap }, moves, null)).toEqual(bot(deal, moves, null));
    }
  });
});
