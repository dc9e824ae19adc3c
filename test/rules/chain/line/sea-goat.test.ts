/** The page on Sea Goat: leads, turns, counts, and how accounts come and go. What waits is in `sea-goat-pending.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { Pending } from '../../../../src/rules/chain/line/sea-goat/outcome.ts';
import type { Carried, Standing } from '../../../../src/rules/game.ts';
import { tableOf } from '../../table.ts';
import { domino, fish, NOBODY, settledBy } from './sea-goat-deals.ts';

const two = tableOf('sea-goat', 2);
const three = tableOf('sea-goat', 3);
const four = tableOf('sea-goat', 4);
const SIXES = '6-6 0-1 0-2 0-3 0-4 0-5 0-6';
const OTHERS = '1-2 1-3 1-4 1-5 1-6 2-3 2-4';

describe('Sea Goat (17)', () => {
  it('17.1: two or three seats each for itself, or four in two sides', () => {
    expect(two.game.sides(two.options, 2)).toEqual([0, 1]);
    expect(three.game.sides(three.options, 3)).toEqual([0, 1, 2]);
    expect(four.game.sides(four.options, 4)).toEqual([0, 1, 0, 1]);
    expect(two.game.options({}, 5)).toEqual({ ok: false, reason: 'seats', detail: '5' });
    expect(two.game.options({ target: 100 }, 2).ok).toBe(false);
  });

  it('16.2, 17.1: who cannot lay draws until it can, but for the last tile; of four seats it passes', () => {
    const led = two.after(two.open(['1-1 0-1 1-2 1-3 1-4 1-5 1-6']), '!1-1');
    const drawn = two.after(led, Array(13).fill('draw').join(' '));
    expect([drawn.boneyard.length, two.offers(drawn)]).toEqual([1, ['pass']]);
    const ofThree = three.after(three.open(['1-1 0-1 1-2 1-3 1-4 1-5 1-6']), '!1-1');
    expect([ofThree.hands.map(({ length }) => length), ofThree.boneyard.length]).toEqual([[6, 7, 7], 7]);
    const emptied = three.after(ofThree, Array(6).fill('draw').join(' '));
    expect([emptied.boneyard.length, three.offers(emptied)]).toEqual([1, ['pass']]);
    const dealt = four.after(four.open(['1-1 0-1 1-2 1-3 1-4 1-5 1-6']), '!1-1');
    expect([dealt.boneyard, four.offers(dealt)]).toEqual([[], ['pass']]);
  });

  it('8.6, 17.1: two doubles may be laid in one turn, each on an end of its own; a tile that is none is a turn', () => {
    const open = two.after(two.open(['1-2 2-2 3-3', '1-1 1-3 4-4']), '!1-1 1-2@0 1-3@1');
    expect(two.offers(open)).toEqual(expect.arrayContaining(['2-2@0', '2-2@0+', '3-3@1', '3-3@1+']));
    expect(two.offers(two.after(open, '2-2@0+'))).toEqual(['3-3@1']);
    expect(two.after(open, '2-2@0').turn?.seat).toBe(1);
  });

  it('17.2: 0-0 alone counts 25, 6-6 alone 50, both and nothing else 75, hand by hand', () => {
    const counts = (...hands: string[]) => settledBy(two, [0, 0], fish(0, hands)).counts;
    expect(counts('0-0', '6-6')).toEqual([25, 50]);
    expect(counts('6-6 0-0', '1-1')).toEqual([75, 2]);
    expect(counts('0-0 1-1', '6-6 0-1')).toEqual([2, 13]);
    const sides = settledBy(four, [0, 0, 0, 0], fish(0, ['0-0', '0-1', '6-6', '0-2']));
    expect(sides.counts).toEqual([25, 1, 50, 2]);
  });

  it('17.3: only one side at a time has points, and both of its seats have them', () => {
    const settled = settledBy(four, [0, 0, 0, 0], domino(2, ['5-6 4-5', '4-6 5-5', '', '3-4']));
    expect(settled.points).toEqual([27, 0, 27, 0]);
    expect(settled.lines).toEqual([{ side: 0, from: 1, points: 27, why: 'hand' }]);
    const struck = settledBy(four, settled.standing.totals, domino(1, ['5-6', '', '4-6', '2-2']));
    expect(struck.standing.totals).toEqual([27, 0, 27, 0]);
    expect(settledBy(four, settled.standing.totals, domino(1, ['5-6', '', '4-6 2-2', ''])).standing.totals).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('17.3: with three seats L is the sum of both others’ counts, and either may have the account', () => {
    const opened = settledBy(three, [0, 0, 0], domino(1, ['5-6 0-1', '', '3-6 1-3']));
    expect([opened.counts, opened.points]).toEqual([
      [12, 0, 13],
      [0, 25, 0],
    ]);
    expect(opened.lines).toEqual([
      { side: 1, from: 0, points: 12, why: 'hand' },
      { side: 1, from: 2, points: 13, why: 'hand' },
    ]);
    for (const totals of [
      [40, 0, 0],
      [0, 0, 40],
    ]) {
      const struck = settledBy(three, totals, domino(1, ['5-6 0-1', '', '3-6 1-3']));
      expect(struck.points).toEqual(totals.map((total) => 0 - total));
      expect(struck.lines).toEqual([{ side: totals.indexOf(40), points: -40, why: 'wiped' }]);
      expect(struck.aftermath).toEqual([{ word: 'wiped', of: { side: totals.indexOf(40) } }]);
      expect(settledBy(three, totals, domino(1, ['5-6 0-1', '', '5-5 0-2'])).standing.totals).toEqual(totals);
    }
  });

  it('17.3: a special count is one hand’s, also where two hands are added up', () => {
    const settled = settledBy(three, [0, 0, 0], domino(0, ['', '0-0', '6-6']));
    expect([settled.counts, settled.points]).toEqual([
      [0, 25, 50],
      [75, 0, 0],
    ]);
  });

  it.each([
    ['no account is open, and L is 24', [0, 0, 0], '0-2', [0, 0, 0]],
    ['no account is open, and L is 25', [0, 0, 0], '0-3', [0, 25, 0]],
    ['the winner’s is open, and L is 24', [0, 30, 0], '0-2', [0, 24, 0]],
    ['the winner’s is open, and it comes to 125', [0, 100, 0], '0-3', [0, 25, 0]],
  ] as const)('17.4: of three, %s', (_, totals, last, points) => {
    const settled = settledBy(three, totals, domino(1, ['5-6 0-1', '', `4-6 ${last}`]));
    expect(settled.points).toEqual(points);
    expect(settled.standing.winners).toEqual(totals[1] === 100 ? [1] : null);
  });

  it.each([
    ['no account is open, and L is 25: it opens', [0, 0], 25, [25, 0], 'hand'],
    ['no account is open, and L is 24: nothing', [0, 0], 24, [0, 0], 'closed'],
    ['the winner’s is open, and L is 4: it is written', [40, 0], 4, [4, 0], 'hand'],
    ['the winner’s is open, and L is 31: it is written', [40, 0], 31, [31, 0], 'hand'],
    ['the other one’s is open, and L is 25: it is struck out', [0, 40], 25, [0, -40], 'wiped'],
    ['the other one’s is open, and L is 24: nothing', [0, 40], 24, [0, 0], 'closed'],
  ] as const)('17.4: %s', (_, totals, count, points, why) => {
    const settled = settledBy(two, totals, domino(0, ['', HANDS[count]]));
    expect(settled.points).toEqual(points);
    expect(settled.standing).toMatchObject({ winners: null, memory: { starts: 0 } });
    expect(settled.lines.map((line) => line.why)).toEqual([why]);
    expect(settled.pending).toEqual(NOBODY);
  });

  it('17.4: at 125 the match is won, and not before', () => {
    expect(settledBy(two, [100, 0], domino(0, ['', HANDS[24]])).standing.winners).toBeNull();
    const won = settledBy(two, [100, 0], domino(0, ['', HANDS[25]]));
    expect([won.standing.winners, won.decides, won.pending]).toEqual([[0], undefined, NOBODY]);
    const sides = settledBy(four, [0, 121, 0, 121], domino(3, ['0-4', '', '', '']));
    expect(sides.standing.winners).toEqual([1, 3]);
  });

  it('17.5: a domino with 0-0 wins the match, whatever the accounts', () => {
    for (const totals of [
      [0, 0],
      [60, 0],
      [0, 60],
    ]) {
      const settled = settledBy(two, totals, domino(1, ['0-4', ''], '0-0'));
      expect(settled).toMatchObject({ points: [0, 0], decides: { why: 'bald', winners: [1] } });
      expect(settled.standing).toMatchObject({ totals, winners: [1] });
      expect(settled).not.toHaveProperty('pending');
    }
    const sides = settledBy(four, [0, 0, 0, 0], domino(2, ['0-4', '', '', '1-1'], '0-0'));
    expect(sides.decides).toEqual({ why: 'bald', winners: [0, 2] });
  });

  it('17.5: of three, a domino with 0-0 wins for that seat alone, whatever the accounts and what waits', () => {
    for (const totals of [
      [0, 0, 0],
      [60, 0, 0],
      [0, 60, 0],
      [0, 0, 60],
    ]) {
      const over = domino(1, ['0-4', '', '5-6 4-5'], '0-0');
      for (const pending of [NOBODY, { fisher: 2, attempts: 1, eggs: false, hundred: null }]) {
        const settled = settledBy(three, totals, over, pending);
        expect(settled).toMatchObject({ points: [0, 0, 0], decides: { why: 'bald', winners: [1] } });
        expect(settled.standing).toMatchObject({ totals, winners: [1] });
        expect(settled).not.toHaveProperty('pending');
      }
    }
  });

  it('17.6: of three, a last 6-6 under 25 is counted by the accounts, and the seat leads with the right', () => {
    const under = (totals: readonly number[]) => settledBy(three, totals, domino(2, ['5-6 0-1', '5-5 0-2', ''], '6-6'));
    const own = under([0, 0, 40]);
    expect([own.counts, own.points, own.decides]).toEqual([[12, 12, 0], [0, 0, 24], undefined]);
    for (const totals of [
      [0, 0, 0],
      [40, 0, 0],
      [0, 40, 0],
    ])
      expect(under(totals).points).toEqual([0, 0, 0]);
    const memory = { starts: 2, pending: { ...NOBODY, hundred: 2 } };
    expect(own.standing).toMatchObject({ winners: null, memory });
    // It may stake in the next deal, though no account of its own is open; the next seat could not.
    const { heap } = three.open([OTHERS, '', SIXES]);
    const next = three.game.open(three.standing([40, 0, 0], 1, memory), three.options, 3, heap, 0);
    expect(three.game.moves(next)).toContainEqual({ do: 'lead', tile: '6-6', hundred: true });
    // 125 wins, and no right is needed.
    expect(under([0, 0, 101]).standing.winners).toEqual([2]);
  });

  it('17.6: a domino with 6-6 wins the match if L is 25 or more; else it is counted, and the seat has the right', () => {
    expect(settledBy(two, [0, 0], domino(0, ['', HANDS[25]], '6-6')).decides).toEqual({ why: 'sixes', winners: [0] });
    const less = settledBy(two, [10, 0], domino(0, ['', HANDS[24]], '6-6'));
    expect(less).toMatchObject({ points: [24, 0], pending: { ...NOBODY, hundred: 0 } });
    expect(less.standing.memory).toEqual({ starts: 0, pending: { ...NOBODY, hundred: 0 } });
    // Of three, the counts of both others are added up.
    const ofThree = (left: string) => settledBy(three, [0, 0, 0], domino(2, ['5-6 0-1', left, ''], '6-6'));
    expect(ofThree('5-5 1-2').decides).toEqual({ why: 'sixes', winners: [2] });
    expect(ofThree('5-5 0-2')).toMatchObject({ points: [0, 0, 0], pending: { ...NOBODY, hundred: 2 } });
  });

  it('17.7: with an open account, or a right that was given, a led 6-6 is a stake; else it is a tile like others', () => {
    const leads = (totals: readonly number[], memory: Carried = { starts: 0 }, hands = [SIXES, OTHERS]) => {
      const heap = two.open(hands).heap;
      const deal = two.game.open(two.standing(totals, 1, memory), two.options, 2, heap, 0);
      return two.game.moves(deal).filter((move) => move.do === 'lead' && move.tile === '6-6');
    };
    const plain = [{ do: 'lead', tile: '6-6' }];
    const stake = [{ do: 'lead', tile: '6-6', hundred: true }];
    expect(leads([0, 0])).toEqual(plain);
    expect(leads([0, 30])).toEqual(plain);
    expect(leads([30, 0])).toEqual(stake);
    expect(leads([0, 0], { starts: 0, pending: { ...NOBODY, hundred: 0 } })).toEqual(stake);
    expect(leads([30, 0], { starts: 0, pending: { fisher: 0, attempts: 2, eggs: false, hundred: null } })).toEqual(
      stake,
    );
    // It holds 6-6 itself, and need not lead it.
    expect(leads([30, 0], { starts: 0 }, [OTHERS, SIXES])).toEqual([]);
    const deal = two.game.open(two.standing([30, 0], 1, { starts: 0 }), two.options, 2, two.open([SIXES]).heap, 0);
    expect(two.offers(deal)).toHaveLength(7);
    expect(() => two.game.play(deal, { do: 'lead', tile: '6-6' })).toThrow('not a legal move');
    const led = two.game.play(deal, { do: 'lead', tile: '6-6', hundred: true });
    expect(led.beats.map(({ beat }) => beat)).toEqual(['staked', 'led']);
    expect(led.deal.log).toEqual([{ seat: 0, do: 'lead', tile: '6-6', hundred: true }]);
  });

  it('17.7: of three, whoever leads with an open account may stake, and nobody for another', () => {
    const leads = (totals: readonly number[]) => {
      const { heap } = three.open([OTHERS, SIXES]);
      const deal = three.game.open(three.standing(totals, 1, { starts: 1 }), three.options, 3, heap, 0);
      return three.game.moves(deal).find((move) => move.do === 'lead' && move.tile === '6-6');
    };
    expect(leads([0, 30, 0])).toEqual({ do: 'lead', tile: '6-6', hundred: true });
    for (const totals of [
      [30, 0, 0],
      [0, 0, 30],
    ])
      expect(leads(totals)).toEqual({ do: 'lead', tile: '6-6' });
  });

  it('17.7: the right is that of a side; a 6-6 that eggs name is led without a stake', () => {
    const heap = four.open([OTHERS, '', SIXES]).heap;
    const right = { starts: 2, pending: { ...NOBODY, hundred: 2 } };
    const partner = four.game.open(four.standing([0, 0, 0, 0], 1, right), four.options, 4, heap, 0);
    expect(four.game.moves(partner)[0]).toHaveProperty('hundred', true);
    const eggs: Carried = { pending: { fisher: null, attempts: 2, eggs: true, hundred: null } };
    const hands = ['6-6 0-1 0-2 0-3 0-4 0-5 0-6', '1-2 1-3 1-4 1-5 1-6 2-3 2-4'];
    const named = two.game.open(two.standing([30, 0], 3, eggs), two.options, 2, two.open(hands).heap, 0);
    expect([two.game.moves(named), named.deal]).toEqual([[{ do: 'lead', tile: '6-6' }], 4]);
  });

  it.each([
    ['the staking side goes out: it wins', 0, 4, { why: 'hundred', winners: [0] }, undefined],
    ['the other side goes out against 25: it loses', 1, 25, { why: 'hundredLost', winners: [1] }, undefined],
    ['the other side goes out against 24: counted', 1, 24, undefined, [0, 0]],
  ] as const)('17.8: %s', (_, by, count, decides, points) => {
    const hands = by === 0 ? ['', HANDS[count]] : [HANDS[count], ''];
    const settled = settledBy(two, [40, 0], { ...domino(by, hands), staked: 0 });
    expect(settled.decides).toEqual(decides);
    if (points) expect(settled.points).toEqual(points);
    else expect(settled.points).toEqual([0, 0]);
  });

  it('17.8: of three, a stake is lost by the staking side’s own count, and both others win', () => {
    const staked = (by: number, hands: readonly string[]) =>
      settledBy(three, [0, 40, 0], { ...domino(by, hands), staked: 1 });
    const lost = staked(0, ['', HANDS[25], '1-1']);
    expect(lost).toMatchObject({ points: [0, 0, 0], decides: { why: 'hundredLost', winners: [0, 2] } });
    expect(lost.standing.winners).toEqual([0, 2]);
    expect(lost.aftermath).toEqual([{ word: 'lostToBoth', of: { side: 1 }, instead: true }]);
    // The sum of both others is 25 or more, but not what the staking side holds: counted.
    const counted = staked(2, ['3-5 4-4', HANDS[24], '']);
    expect(counted.decides).toBeUndefined();
    expect(counted.standing).toMatchObject({ totals: [0, 0, 0], winners: null });
    expect(staked(1, [HANDS[25], '', HANDS[10]]).decides).toEqual({ why: 'hundred', winners: [1] });
  });

  it('17.9: of three, a last 6-6 wins where the stake is not lost', () => {
    const settled = settledBy(three, [0, 40, 0], { ...domino(2, ['1-1', HANDS[24], ''], '6-6'), staked: 1 });
    expect(settled.decides).toEqual({ why: 'sixes', winners: [2] });
    const more = settledBy(three, [0, 40, 0], { ...domino(2, ['1-1', HANDS[25], ''], '6-6'), staked: 1 });
    expect(more.decides).toEqual({ why: 'hundredLost', winners: [0, 2] });
  });

  it('17.8: either seat of the staking side wins it; a blocked deal decides no stake', () => {
    const partner = settledBy(four, [40, 0, 40, 0], { ...domino(2, ['5-6', '0-1', '', '']), staked: 0 });
    expect(partner.decides).toEqual({ why: 'hundred', winners: [0, 2] });
    const blocked = settledBy(two, [40, 0], { ...fish(0, [HANDS[10], HANDS[28]]), staked: 0 });
    expect(blocked).toMatchObject({ points: [28, 0], pending: { hundred: 0 } });
    expect(blocked.decides).toBeUndefined();
  });

  it('17.9: a domino is judged bald first, then by the stake, then by 6-6, then by what waits, then by the accounts', () => {
    const waiting: Pending = { fisher: 0, attempts: 2, eggs: false, hundred: null };
    const why = (tile: string, staked: number | undefined, count: 24 | 25, by = 0) => {
      const hands = by === 0 ? ['', HANDS[count]] : [HANDS[count], ''];
      const over = { ...domino(by, hands, tile), ...(staked !== undefined && { staked }) };
      return settledBy(two, [0, 0], over, waiting).decides?.why;
    };
    expect(why('0-0', 0, 25)).toBe('bald');
    expect(why('0-0', 1, 25)).toBe('bald');
    expect(why('6-6', 0, 25)).toBe('hundred');
    expect(why('6-6', 1, 25)).toBe('hundredLost');
    expect(why('6-6', undefined, 25)).toBe('sixes');
    expect(why('6-6', undefined, 24)).toBeUndefined();
    // In a deal that decides nothing else is written.
    expect(settledBy(two, [60, 0], domino(0, ['', HANDS[25]], '6-6')).points).toEqual([0, 0]);
  });

  it('6.5: 1-1 or the next double leads the first deal, later whoever won leads any tile', () => {
    expect(two.offers(two.open(['0-0 3-3', '2-2 6-6']))).toContain('!1-1');
    expect(two.offers(two.open([SIXES, OTHERS]))).toEqual(['!6-6']);
    const later = two.open([], { deals: 1, memory: { starts: 1 } });
    expect([later.turn?.seat, two.offers(later).length]).toEqual([1, 7]);
  });

  it('tells of nobody’s hand who leads, but while eggs name the tile (1.2, 17.12)', () => {
    const eggs: Carried = { pending: { fisher: null, attempts: 2, eggs: true, hundred: null } };
    const shown = (memory: Carried): readonly unknown[] => {
      const before: Standing = two.standing([0, 0], 3, memory);
      const deal = two.game.open(before, two.options, 2, two.open(['3-3 0-1', '4-4 0-2'], { yard: '1-1 2-2' }).heap, 0);
      const led = two.game.play(deal, { do: 'lead', tile: '3-3' }).deal;
      return two.game.lacks?.(led)[0]?.tiles ?? [];
    };
    expect(shown(eggs)).toEqual(['1-1', '2-2']);
    expect(shown({ starts: 0 })).toEqual([]);
  });
});

/** Tiles that count so many. */
const HANDS: Readonly<Record<4 | 10 | 24 | 25 | 28 | 31, string>> = {
  4: '1-3',
  10: '4-6',
  24: '5-6 4-5 0-4',
  25: '5-6 4-5 0-5',
  28: '5-6 4-5 2-6',
  31: '5-6 4-5 5-5 0-1',
};
