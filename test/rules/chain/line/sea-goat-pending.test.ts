/** The page on Sea Goat: blocked deals, fish and eggs, rights, and its examples. */
import { describe, expect, it } from 'vitest';
import { outcomeOf, type Pending } from '../../../../src/rules/chain/line/sea-goat/outcome.ts';
import { overOf, seaGoatScore } from '../../../../src/rules/chain/line/sea-goat/sea-goat-score.ts';
import { accountsOf, pendingIn } from '../../../../src/rules/chain/line/sea-goat/settle-sea-goat.ts';
import type { Standing } from '../../../../src/rules/game.ts';
import { coreDeals, coreOf } from '../../random-deal.ts';
import { tableOf } from '../../table.ts';
import { domino, type EndedDeal, fish, keptOf, NOBODY, settledBy } from './sea-goat-deals.ts';

const two = tableOf('sea-goat', 2);
const three = tableOf('sea-goat', 3);
const four = tableOf('sea-goat', 4);
const fished = (fisher: number, attempts: number): Pending => ({ fisher, attempts, eggs: false, hundred: null });
const laid = (attempts: number): Pending => ({ fisher: null, attempts, eggs: true, hundred: null });

const HANDS: Readonly<Record<number, string>> = {
  8: '2-6',
  10: '4-6',
  // Half points tell hands of the same count apart.
  10.5: '5-5',
  10.7: '3-6 0-1',
  12: '5-6 0-1',
  12.5: '3-6 1-2',
  14: '4-4 2-4',
  15: '4-4 3-4',
  20: '5-6 4-5',
  24: '5-6 4-5 0-4',
  25: '5-6 4-5 0-5',
  26: '5-6 4-5 0-6',
  28: '5-6 4-5 2-6',
  30: '5-6 4-5 4-6',
  31: '5-6 4-5 5-5 0-1',
  40: '5-6 4-5 5-5 4-6',
};
const hands = (...counts: readonly number[]) => counts.map((count) => HANDS[count] ?? '');
const won = (by: number, count: number, tile = '0-3') => domino(by, by === 0 ? hands(0, count) : hands(count, 0), tile);

/** A match of such deals, one after the other. */
function match(...deals: readonly EndedDeal[]): readonly Standing[] {
  const all: Standing[] = [];
  for (const deal of deals) {
    const { totals, memory } = all.at(-1) ?? two.standing([0, 0]);
    all.push(settledBy(two, totals, deal, pendingIn(memory)).standing);
  }
  return all;
}
const totals = (standings: readonly Standing[]) => standings.map((standing) => standing.totals);

describe('Sea Goat, blocked deals (17)', () => {
  it('17.10: the fisher is the seat that laid the last tile that is no double; none: the seat that led', () => {
    const before = two.standing([0, 0], 4, { starts: 0 });
    const fisherOf = (log: Parameters<typeof over>[0]) => keptOf(two.game.settle(before, over(log))).pending?.fisher;
    const over = (log: readonly (readonly [seat: number, tile: `${number}-${number}`])[]) => ({
      ...two.ended(before, hands(30, 12), 'blocked', 1),
      log: log.map(([seat, tile], nth) =>
        nth === 0 ? ({ seat, do: 'lead', tile } as const) : ({ seat, do: 'play', tile, arm: 0 } as const),
      ),
    });
    expect(
      fisherOf([
        [1, '0-1'],
        [0, '1-2'],
        [1, '2-2'],
        [1, '1-1'],
      ]),
    ).toBe(0);
    expect(fisherOf([[0, '1-1']])).toBe(0);
  });

  it.each([
    ['F 24, O 25: the fisher’s side wins, with the right', [24, 25], [25, 0], { ...NOBODY, hundred: 0 }, 'hand'],
    ['F 8, O 20: it wins, without', [8, 20], [0, 0], NOBODY, 'closed'],
    ['F 26, O 30: it wins, without', [26, 30], [30, 0], NOBODY, 'hand'],
    ['F 24, O 20: the other side wins', [24, 20], [0, 0], NOBODY, 'closed'],
    ['F 25, O 20: the fish is pending', [25, 20], [0, 0], fished(0, 3), undefined],
    ['F 30, O 28: the fish is pending', [30, 28], [0, 0], fished(0, 3), undefined],
    ['level: eggs', [12, 12], [0, 0], laid(3), undefined],
  ] as const)('17.10: %s', (_, counts, points, pending, why) => {
    // Level hands are of other tiles.
    const left = counts[0] === counts[1] ? ['5-6 0-1', '3-6 1-2'] : hands(...counts);
    const settled = settledBy(two, [0, 0], fish(0, left));
    expect([settled.points, settled.pending]).toEqual([points, pending]);
    expect(settled.lines.map((line) => line.why)).toEqual(why ? [why] : []);
  });

  it.each([
    [
      'lower than both, and they hold 25 together: wins, with the right',
      0,
      [10, 12, 15],
      [27, 0, 0],
      { ...NOBODY, hundred: 0 },
    ],
    ['lower than both, who hold 24 together: wins, without', 0, [8, 10, 14], [0, 0, 0], NOBODY],
    ['lower than both, 25 or more itself: wins, without', 0, [26, 28, 30], [58, 0, 0], NOBODY],
    ['lower than one, higher than the other: that one wins', 0, [12, 30, 10], [0, 0, 42], NOBODY],
    ['higher than both: the lowest wins', 0, [20, 14, 8], [0, 0, 34], NOBODY],
    ['the lowest wins against less than 25 together', 1, [8, 14, 10], [0, 0, 0], NOBODY],
    ['higher than one, and 25 or more: the fish is pending', 1, [30, 28, 10], [0, 0, 0], fished(1, 3)],
    ['higher than both, and 25 or more: the fish is pending', 2, [10, 8, 25], [0, 0, 0], fished(2, 3)],
    ['level with one, and lowest: eggs', 0, [12, 12.5, 30], [0, 0, 0], laid(3)],
    ['both others level, and lowest: eggs, also with 25 or more', 2, [12, 12.5, 30], [0, 0, 0], laid(3)],
    ['all three level: eggs', 1, [10, 10.5, 10.7], [0, 0, 0], laid(3)],
    ['level with one, and a third is lowest: that one wins', 0, [12, 12.5, 8], [0, 0, 0], NOBODY],
  ] as const)('17.10: of three, the fisher is %s', (_, fisher, counts, points, pending) => {
    const settled = settledBy(three, [0, 0, 0], fish(fisher, hands(...counts)));
    expect(settled.counts).toEqual(counts.map(Math.floor));
    expect([settled.points, settled.pending]).toEqual([points, pending]);
    expect(settled.standing.memory?.starts).toBe(pending.eggs ? undefined : fisher);
  });

  it('17.10: of three, whoever wins in the fisher’s place writes what both others hold', () => {
    expect(settledBy(three, [0, 0, 30], fish(0, hands(12, 10, 8))).points).toEqual([0, 0, 22]);
    expect(settledBy(three, [0, 30, 0], fish(0, hands(12, 31, 8))).points).toEqual([0, -30, 0]);
    const lines = settledBy(three, [0, 0, 30], fish(0, hands(12, 10, 8))).lines;
    expect(lines.map(({ side, from, points }) => [side, from, points])).toEqual([
      [2, 0, 12],
      [2, 1, 10],
    ]);
  });

  it('17.10: with an open account the other side writes what the fisher’s side holds, if less than 25', () => {
    expect(settledBy(two, [0, 30], fish(0, hands(20, 10))).points).toEqual([0, 20]);
    expect(settledBy(two, [30, 0], fish(0, hands(20, 10))).points).toEqual([0, 0]);
  });

  it('6.5, 17.10: the fisher leads the next deal, also where its side lost', () => {
    for (const counts of [
      [24, 25],
      [24, 20],
      [25, 20],
    ]) {
      expect(settledBy(four, [0, 0, 0, 0], fish(3, ['', ...hands(...counts), ''])).standing.memory?.starts).toBe(3);
    }
  });
});

describe('Sea Goat, fish that are pending (17)', () => {
  it.each([
    ['its side wins with 25: written off, and nothing else', 0, 25, [0, 0], [0, 0], NOBODY, 0],
    ['its side wins with 25, its account open: the same', 0, 31, [40, 0], [0, 0], NOBODY, 0],
    ['its side wins with 24: counted as usual', 0, 24, [40, 0], [24, 0], fished(0, 2), 0],
    ['the other side wins with 25: counted as usual', 1, 25, [0, 0], [0, 25], fished(0, 2), 0],
    ['the other side wins with 24: nothing', 1, 24, [0, 0], [0, 0], fished(0, 2), 0],
  ] as const)('17.11: %s', (_, by, count, before, points, pending, starts) => {
    const settled = settledBy(two, before, won(by, count), fished(0, 3));
    expect([settled.points, settled.pending, settled.standing.memory?.starts]).toEqual([points, pending, starts]);
  });

  it('17.11: after the third failure the fish is gone, and the seat after the fisher leads with the right', () => {
    const settled = settledBy(four, [0, 0, 0, 0], domino(0, ['', '1-2', '', '0-1']), fished(3, 1));
    expect(settled.pending).toEqual({ ...NOBODY, hundred: 0 });
    expect(settled.standing.memory).toEqual({ starts: 0, pending: { ...NOBODY, hundred: 0 } });
    const last = settledBy(two, [0, 0], won(0, 8), fished(1, 1));
    expect([last.points, last.pending]).toEqual([[0, 0], { ...NOBODY, hundred: 0 }]);
  });

  it('17.11: of three, what both others hold writes the fish off, and the third failure gives the next seat the right', () => {
    const off = settledBy(three, [0, 0, 30], domino(1, hands(12, 0, 14)), fished(1, 2));
    expect([off.points, off.pending, off.lines]).toEqual([[0, 0, 0], NOBODY, []]);
    const less = settledBy(three, [0, 0, 30], domino(1, hands(12, 0, 10)), fished(1, 2));
    expect([less.points, less.pending]).toEqual([[0, 0, 0], fished(1, 1)]);
    const other = settledBy(three, [0, 0, 0], domino(2, hands(12, 14, 0)), fished(1, 1));
    expect([other.points, other.pending]).toEqual([[0, 0, 26], { ...NOBODY, hundred: 2 }]);
    expect(settledBy(three, [0, 0, 0], domino(0, hands(0, 8, 8)), fished(2, 1)).standing.memory?.starts).toBe(0);
  });

  it('17.12: of three, eggs are played against 25 of both others together, and a draw is shared by all three', () => {
    expect(settledBy(three, [0, 0, 0], domino(1, hands(12, 0, 14)), laid(2)).pending).toEqual(NOBODY);
    expect(settledBy(three, [0, 0, 0], domino(1, hands(12, 0, 10)), laid(2)).pending).toEqual(laid(1));
    const drawn = settledBy(
      tableOf('sea-goat', 3, { rotten: 'drawn' }),
      [0, 40, 0],
      domino(1, hands(8, 0, 10)),
      laid(1),
    );
    expect([drawn.decides, drawn.points]).toEqual([{ why: 'rotten', winners: [0, 1, 2] }, [0, 18, 0]]);
  });

  it('17.13: of three, a blocked deal in the meantime goes to the lowest, and to nobody where two are', () => {
    const lower = settledBy(three, [0, 0, 0], fish(0, hands(30, 14, 10)), fished(0, 3));
    expect([lower.points, lower.pending]).toEqual([[0, 0, 44], fished(0, 2)]);
    const level = settledBy(three, [40, 0, 0], fish(0, hands(30, 12, 12.5)), laid(2));
    expect([level.points, level.pending]).toEqual([[0, 0, 0], laid(1)]);
    const off = settledBy(three, [0, 0, 0], fish(1, hands(14, 10, 12)), fished(1, 2));
    expect([off.points, off.pending, off.standing.memory?.starts]).toEqual([[0, 0, 0], NOBODY, 1]);
  });

  it('17.12: eggs are played by a deal that is won with 25, counted as usual; after the third they are rotten', () => {
    const played = settledBy(two, [0, 0], won(1, 26), laid(3));
    expect([played.points, played.pending, played.standing.memory]).toEqual([[0, 26], NOBODY, { starts: 1 }]);
    const still = settledBy(two, [40, 0], won(0, 8), laid(3));
    expect([still.points, still.pending]).toEqual([[8, 0], laid(2)]);
    // 1-1 first names the lead, and no seat.
    expect(still.standing.memory).toEqual({ pending: laid(2) });
    const rotten = settledBy(two, [0, 0], won(0, 8), laid(1));
    expect([rotten.pending, rotten.standing.memory]).toEqual([NOBODY, { starts: 0 }]);
  });

  it('17.12: by option rotten eggs end the match as a draw that all share; what the deal writes is written', () => {
    const drawn = tableOf('sea-goat', 2, { rotten: 'drawn' });
    const rotten = settledBy(drawn, [40, 0], won(0, 8), laid(1));
    expect([rotten.points, rotten.standing.totals, rotten.standing.winners]).toEqual([
      [8, 0],
      [48, 0],
      [0, 1],
    ]);
    expect([rotten.decides, rotten.pending]).toEqual([{ why: 'rotten', winners: [0, 1] }, undefined]);
    expect(rotten.aftermath).toEqual([{ word: 'drawn' }]);
    // Eggs that are played, or have deals left, decide nothing.
    expect(settledBy(drawn, [0, 0], won(1, 26), laid(1)).standing.winners).toBeNull();
    expect(settledBy(drawn, [40, 0], won(0, 8), laid(2)).standing.winners).toBeNull();
  });

  it('17.12: unless that deal brings a side to 125', () => {
    const drawn = tableOf('sea-goat', 2, { rotten: 'drawn' });
    const there = settledBy(drawn, [120, 0], won(0, 8), laid(1));
    expect([there.standing.winners, there.decides, there.pending]).toEqual([[0], undefined, NOBODY]);
  });

  it('17.12: such a draw is half a win to the bots', () => {
    const chance = (given: Readonly<Record<string, string>>, seat: number) => {
      const { game, open, standing } = tableOf('sea-goat', 2, given);
      const before = standing([0, 0], 4, { pending: laid(1) });
      const deal = open(['6-6', '5-5'], { deals: 4, memory: before.memory });
      return game.worth?.chanceOf?.(deal, seat, before);
    };
    const ended = [0, 0];
    seaGoatScore.write('domino', 0, [0, 8], 0, ended);
    for (const seat of [0, 1]) expect(chance({ rotten: 'drawn' }, seat)?.(ended)).toBe(0.5);
    expect(chance({}, 0)?.(ended)).not.toBe(0.5);
  });

  it('17.13: a blocked deal makes no new fish or eggs: the lower side wins, level ones write nothing; an attempt', () => {
    const lower = settledBy(two, [0, 0], fish(0, hands(30, 12)), fished(0, 3));
    expect([lower.points, lower.pending]).toEqual([[0, 30], fished(0, 2)]);
    const level = settledBy(two, [40, 0], fish(0, ['5-6 0-1', '3-6 1-2']), laid(2));
    expect([level.points, level.pending]).toEqual([[0, 0], laid(1)]);
    const off = settledBy(two, [0, 0], fish(1, hands(10, 28)), fished(0, 2));
    expect([off.points, off.pending, off.standing.memory?.starts]).toEqual([[0, 0], NOBODY, 1]);
  });

  it('17.13: who must lead goes before who won; a right is lost unless its side leads then', () => {
    // 6-6 last gives seat 1 the right, but the fisher leads.
    const lost = settledBy(two, [0, 0], won(1, 8, '6-6'), fished(0, 3));
    expect([lost.pending, lost.standing.memory?.starts]).toEqual([fished(0, 2), 0]);
    const kept = settledBy(two, [0, 0], won(0, 8, '6-6'), fished(0, 3));
    expect(kept.pending).toEqual({ ...fished(0, 2), hundred: 0 });
    // In the deal after the third failure the right is the next seat’s in any case.
    expect(settledBy(two, [0, 0], won(0, 8, '6-6'), fished(0, 1)).pending).toEqual({ ...NOBODY, hundred: 1 });
    // Partner of the fisher: the fisher leads with the right.
    const partner = settledBy(four, [0, 0, 0, 0], domino(2, ['', '1-2', '', '0-1'], '6-6'), fished(0, 3));
    expect(partner.pending).toEqual({ ...fished(0, 2), hundred: 0 });
  });

  it('17.13: of three, a right is lost unless its own seat leads while the fish is pending', () => {
    const sixes = (by: number, pending: Pending) => {
      const left = [0, 1, 2].map((seat) => (seat === by ? 0 : 8));
      return settledBy(three, [0, 0, 0], domino(by, hands(...left), '6-6'), pending);
    };
    // The fisher leads whoever won; there are no partners to lead for the one with the right.
    for (const by of [1, 2]) {
      const lost = sixes(by, fished(0, 3));
      expect([lost.pending, lost.standing.memory?.starts]).toEqual([fished(0, 2), 0]);
    }
    expect(sixes(0, fished(0, 3)).pending).toEqual({ ...fished(0, 2), hundred: 0 });
    // In the deal after the third failure the seat after the fisher leads with its own right.
    for (const by of [0, 1, 2]) {
      const gone = sixes(by, fished(1, 1));
      expect([gone.pending, gone.standing.memory?.starts]).toEqual([{ ...NOBODY, hundred: 2 }, 2]);
    }
  });

  it('17.13: of three, a right is always lost while eggs stay pending, and kept once they are rotten', () => {
    const sixes = (pending: Pending) => settledBy(three, [0, 0, 0], domino(2, hands(8, 10, 0), '6-6'), pending);
    const still = sixes(laid(2));
    expect([still.pending, still.standing.memory?.starts]).toEqual([laid(1), undefined]);
    const rotten = sixes(laid(1));
    expect([rotten.pending, rotten.standing.memory?.starts]).toEqual([{ ...NOBODY, hundred: 2 }, 2]);
    // 1-1 first leads, so who holds the account has no right either where 6-6 is named.
    const { heap } = three.open([
      '6-6 0-1 0-2 0-3 0-4 0-5 0-6',
      '1-2 1-3 1-4 1-5 1-6 2-3 2-4',
      '2-5 2-6 3-4 3-5 3-6 4-5 4-6',
    ]);
    const named = three.game.open(three.standing([30, 0, 0], 3, { pending: laid(2) }), three.options, 3, heap, 0);
    expect(three.game.moves(named)).toEqual([{ do: 'lead', tile: '6-6' }]);
  });

  it('17.13: while eggs stay pending a right is always lost; with rotten ones it is not', () => {
    expect(settledBy(two, [0, 0], won(0, 8, '6-6'), laid(2)).pending).toEqual(laid(1));
    expect(settledBy(two, [0, 0], won(0, 8, '6-6'), laid(1)).pending).toEqual({ ...NOBODY, hundred: 0 });
  });
});

describe('Sea Goat, the examples (17)', () => {
  it('(1) seat 0 wins, 31: it stands at 31; 8: 39; seat 1 wins, 24: still 39; 25: 0 and 0 (17.4)', () => {
    expect(totals(match(won(0, 31), won(0, 8), won(1, 24), won(1, 25)))).toEqual([
      [31, 0],
      [39, 0],
      [39, 0],
      [0, 0],
    ]);
  });

  it('(2) seat 0 goes out with 6-6, seat 1 holds 0-0 alone: 25: seat 0 wins the match (17.2, 17.6)', () => {
    const settled = settledBy(two, [0, 0], domino(0, ['', '0-0'], '6-6'));
    expect([settled.counts, settled.standing.winners]).toEqual([[0, 25], [0]]);
  });

  it('(3) blocked, fisher seat 1, F 30, O 12; then 20, 26 for seat 0, and 40: written off (17.10, 17.11)', () => {
    const standings = match(fish(1, hands(12, 30)), won(1, 20), won(0, 26), won(1, 40));
    expect(totals(standings)).toEqual([
      [0, 0],
      [0, 0],
      [26, 0],
      [26, 0],
    ]);
    expect(standings.map(({ memory }) => pendingIn(memory).attempts)).toEqual([3, 2, 1, 0]);
    expect(standings.map(({ memory }) => memory?.starts)).toEqual([1, 1, 1, 1]);
  });

  it('(4) fisher seat 0, F 10, O 28, no account: seat 0 stands at 28, leads, and may stake (17.7, 17.10)', () => {
    const [after] = match(fish(0, hands(10, 28)));
    expect(after).toMatchObject({ totals: [28, 0], memory: { starts: 0, pending: { hundred: 0 } } });
  });
});

describe('the fast core', () => {
  it.each([2, 3, 4])('says how a deal of Sea Goat ended, with %i seats (17.4 to 17.13)', (seats) => {
    const { game, core } = coreOf('sea-goat', seats, {});
    const standing = game.begin({ target: 125 }, seats);
    let [decided, left] = [0, 60];
    for (const { heap, moves } of coreDeals(core, seats, 1)) {
      let deal = game.open(standing, { target: 125 }, seats, heap, 0);
      for (const move of moves) deal = game.play(deal, move).deal;
      const settlement = game.settle(standing, deal);
      const { points } = settlement;
      const { decides, pending } = keptOf(settlement);
      const found = outcomeOf(accountsOf(standing, deal.sides), overOf(core.points, new Set(deal.sides).size));
      expect(found.decides?.why).toBe(decides?.why);
      const wins = (side: number) => found.decides?.sides.includes(side);
      if (decides)
        expect([...deal.sides.keys()].filter((seat) => wins(deal.sides[seat] ?? 0))).toEqual(decides.winners);
      if (pending) expect(found.pending.attempts).toBe(pending.attempts);
      expect(deal.sides.map((side) => found.points[side])).toEqual(points);
      decided += decides ? 1 : 0;
      if (--left === 0) break;
    }
    expect(decided).toBeGreaterThan(0);
  });
});
