import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, heapOf, hold, playMatches, playOut, told } from './arranged.ts';
import { latinPartners } from './partners.ts';

const usual = { set: 6, blockedBy: 'hand', counts: 'others', capicua: false, target: 100 };
const lineOf = (given: object, end: 'domino' | 'blocked', by: number, hands: readonly string[]) => {
  const { match, deal } = first(latinPartners, { ...usual, ...given }, 4);
  return latinPartners.line(match, ended(deal, end, by, hands));
};

describe('latin partners, as written', () => {
  it('set 6: all tiles are dealt, and 6-6 must be led', () => {
    const deal = latinPartners.open(latinPartners.begin(usual, 4), heapOf(['0-0', '', '6-6']), 0);
    expect([deal.hands.map((hand) => hand.length), deal.dead, deal.boneyard]).toEqual([[7, 7, 7, 7], [], []]);
    expect(latinPartners.moves(deal)).toMatchObject([{ do: 'lead', tile: '6-6' }]);
  });

  it('set 9: ten each, fifteen are dead, and the highest double that was dealt leads', () => {
    const nine = { ...usual, set: 9 };
    // In the order of the set seat 3 holds 3-6 to 3-9 and 4-4 to 4-9.
    const deal = latinPartners.open(latinPartners.begin(nine, 4), heapOf([], 9), 0);
    expect([deal.hands.map((hand) => hand.length), deal.dead.length]).toEqual([[10, 10, 10, 10], 15]);
    expect(latinPartners.moves(deal)).toEqual([{ seat: 3, do: 'lead', tile: '4-4' }]);
  });

  it('a seat that cannot lay passes, and a seat that can must lay', () => {
    const { deal } = first(latinPartners, usual, 4);
    const led = hold(told(latinPartners, deal, 'lead 6-6'), ['0-1', '1-6 2-2', '3-3', '0-6']);
    expect(latinPartners.moves(led).every((event) => event.do === 'play')).toBe(true);
    const laid = playOut(latinPartners, led, 'play 1-6 0');
    expect(latinPartners.moves(laid)).toEqual([{ seat: 2, do: 'pass' }]);
  });

  it('a domino scores the other hands, or all four', () => {
    const hands = ['4-5', '1-6', '', '5-6'];
    expect(lineOf({}, 'domino', 2, hands)).toMatchObject({ counts: [9, 7, 0, 11], points: [18, 0, 18, 0] });
    expect(lineOf({ counts: 'all' }, 'domino', 2, hands).points).toEqual([27, 0, 27, 0]);
  });

  it('blocked: the lowest hand, or the lower side', () => {
    const hands = ['3-3', '4-5', '2-6 3-3', '4-6'].map((hand, seat) => (seat === 0 ? '0-6' : hand));
    expect(lineOf({}, 'blocked', 2, hands)).toMatchObject({ counts: [6, 9, 14, 10], points: [19, 0, 19, 0] });
    expect(lineOf({ blockedBy: 'side' }, 'blocked', 2, hands).points).toEqual([0, 20, 0, 20]);
    expect(lineOf({ counts: 'all' }, 'blocked', 2, hands).points).toEqual([39, 0, 39, 0]);
  });

  it('blocked: lowest level between the sides is nobody, between partners it is theirs', () => {
    expect(lineOf({}, 'blocked', 2, ['0-6', '1-5', '3-6', '4-6']).points).toEqual([0, 0, 0, 0]);
    expect(lineOf({}, 'blocked', 2, ['0-6', '3-6', '1-5', '4-6']).points).toEqual([19, 0, 19, 0]);
    expect(lineOf({ blockedBy: 'side' }, 'blocked', 2, ['0-6', '0-5', '3-6', '4-6']).points).toEqual([0, 0, 0, 0]);
  });

  it('a last tile that fits both ends scores 25 more, a double does not', () => {
    const with25 = { ...usual, capicua: true };
    const { match, deal } = first(latinPartners, with25, 4);
    // The ends are 3 and 5.
    const four = told(latinPartners, deal, 'lead 3-6', 'play 5-6 1');
    const out = (last: string, move: string, given = with25) =>
      latinPartners.line(
        { ...match, options: given },
        {
          ...playOut(latinPartners, hold(four, ['1-1', '1-2', last, '0-4']), move),
          options: given,
        },
      ).points;
    expect(out('3-5', 'play 3-5 0')).toEqual([32, 0, 32, 0]);
    expect(out('3-5', 'play 3-5 1')).toEqual([32, 0, 32, 0]);
    expect(out('3-5', 'play 3-5 1', usual)).toEqual([7, 0, 7, 0]);
    expect(out('3-3', 'play 3-3 0')).toEqual([7, 0, 7, 0]);
    expect(out('3-4', 'play 3-4 0')).toEqual([7, 0, 7, 0]);
  });

  it('the next deal is led by the dominoer, or the lower hand of the winning side, or the same leader', () => {
    const { match, deal } = first(latinPartners, usual, 4);
    const leader = (end: 'domino' | 'blocked', led: number, by: number, hands: readonly string[]) => {
      const over = ended(deal, end, by, hands);
      over.events = over.events.map((event) => (event.do === 'lead' ? { ...event, seat: led } : event));
      return latinPartners.next(match, over).leader;
    };
    expect(leader('domino', 0, 2, ['4-5', '1-6', '', '5-6'])).toBe(2);
    expect(leader('blocked', 1, 2, ['3-6', '1-6', '0-5', '5-6'])).toBe(2);
    // Level: first after the leader's turn, so not the leader itself.
    expect(leader('blocked', 0, 2, ['0-5', '1-6', '1-4', '5-6'])).toBe(2);
    expect(leader('blocked', 3, 2, ['0-5', '1-6', '1-4', '5-6'])).toBe(0);
    expect(leader('blocked', 2, 1, ['0-5', '1-4', '3-6', '5-6'])).toBe(2);
  });
});

describe('latin partners at random', () => {
  it('ends every deal by a domino or blocked, and later deals are led by the seat that is named', () => {
    const ends = playMatches(latinPartners, often(160, 320), ({ match, deal }) => {
      if (match.leader !== null) expect(deal.events[0]?.seat).toBe(match.leader);
    });
    expect(Object.keys(ends).sort()).toEqual(['blocked', 'domino']);
  });
});
