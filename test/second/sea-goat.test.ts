import { describe, expect, it } from 'vitest';
import { often } from '../long.ts';
import { ended, first, heapOf, hold, playMatches, playOut, told } from './arranged.ts';
import type { Deal, Event, Match } from './reading.ts';
import { seaGoat } from './sea-goat.ts';

const options = { target: 125 };
const two = () => first(seaGoat, options, 2);

/** Tiles that count so many. */
const HOLD: Record<number, string> = {
  4: '1-3',
  8: '2-6',
  10: '4-6',
  12: '5-6 0-1',
  20: '5-6 4-5',
  24: '5-6 4-5 0-4',
  25: '5-6 4-5 0-5',
  26: '5-6 4-5 0-6',
  28: '5-6 4-5 2-6',
  30: '5-6 4-5 4-6',
  31: '5-6 4-5 5-5 0-1',
  40: '5-6 4-5 5-5 4-6',
};

const lost = (count: number) => {
  const hand = HOLD[count];
  if (hand === undefined) throw new Error(`no hand of ${count}`);
  return hand;
};

/** The deal of a match in which a seat dominoes, its last tile being this; the other holds so many. */
function dominoes(
  match: Match,
  deal: Deal,
  seat: number,
  count: number,
  tile = '0-3',
  lead: Partial<Event> = {},
): Deal {
  const hands = seat === 0 ? ['', lost(count)] : [lost(count), ''];
  const over = ended({ ...deal, seats: match.seats }, 'domino', seat, hands);
  over.events = [
    { seat: 0, do: 'lead', tile: '0-2', ...lead },
    { seat, do: 'play', tile, arm: 0 },
  ];
  return over;
}

function blocks(deal: Deal, fisher: number, counts: [number, number]): Deal {
  return ended(deal, 'blocked', fisher, counts.map(lost));
}

describe('sea goat, the examples', () => {
  it('(1) one account at a time', () => {
    const { match, deal } = two();
    const a = seaGoat.next(match, dominoes(match, deal, 0, 31));
    expect(a.totals).toEqual([31, 0]);
    const b = seaGoat.next(a, dominoes(a, deal, 0, 8));
    expect(b.totals).toEqual([39, 0]);
    const c = seaGoat.next(b, dominoes(b, deal, 1, 24));
    expect(c.totals).toEqual([39, 0]);
    const d = dominoes(c, deal, 1, 25);
    expect(seaGoat.line(c, d)).toMatchObject({ points: [-39, 0], totals: [0, 0] });
    expect(seaGoat.next(c, d)).toMatchObject({ totals: [0, 0], leader: 1, winners: null });
  });

  it('(2) 6-6 last with 25 or more against it wins the match', () => {
    const { match, deal } = two();
    const over = dominoes(match, hold(deal, ['', '0-0']), 0, 4, '6-6');
    const bare = { ...over, hands: [[], [over.heap.indexOf('0-0')]] };
    expect(seaGoat.line(match, bare)).toMatchObject({
      counts: [0, 25],
      points: [0, 0],
      decides: { why: 'sixes', winners: [0] },
    });
    expect(seaGoat.next(match, bare).winners).toEqual([0]);
    // Else the seat leads the next deal with a right.
    const less = dominoes(match, deal, 0, 20, '6-6');
    expect(seaGoat.line(match, less).pending).toEqual({ fisher: null, attempts: 0, eggs: false, hundred: 0 });
    expect(seaGoat.next(match, less)).toMatchObject({ leader: 0, totals: [0, 0] });
  });

  it('(3) a pending fish', () => {
    const { match, deal } = two();
    const fish = blocks(deal, 1, [12, 30]);
    expect(seaGoat.line(match, fish)).toMatchObject({
      end: 'blocked',
      points: [0, 0],
      totals: [0, 0],
      pending: { fisher: 1, attempts: 3, eggs: false, hundred: null },
    });
    const a = seaGoat.next(match, fish);
    expect(a.leader).toBe(1);
    const b = seaGoat.next(a, dominoes(a, deal, 1, 20));
    expect(b).toMatchObject({ totals: [0, 0], leader: 1, pending: { fisher: 1, attempts: 2 } });
    const c = seaGoat.next(b, dominoes(b, deal, 0, 26));
    expect(c).toMatchObject({ totals: [26, 0], leader: 1, pending: { fisher: 1, attempts: 1 } });
    const d = seaGoat.next(c, dominoes(c, deal, 1, 40));
    expect(d).toMatchObject({ totals: [26, 0], leader: 1, pending: { fisher: null, attempts: 0, hundred: null } });
    // The third failure: the seat after the fisher leads with a right.
    const e = seaGoat.next(c, dominoes(c, deal, 0, 8));
    expect(e).toMatchObject({ totals: [34, 0], leader: 0, pending: { fisher: null, attempts: 0, hundred: 0 } });
  });

  it('(4) a fish that is won gives the right to the hundred', () => {
    const { match, deal } = two();
    const after = seaGoat.next(match, blocks(deal, 0, [10, 28]));
    expect(after).toMatchObject({ totals: [28, 0], leader: 0, pending: { hundred: 0 } });
    const next = seaGoat.open(after, heapOf(['6-6 0-0 0-1 0-2 0-3 0-4 0-5']), 0);
    expect(seaGoat.moves(next)[0]).toEqual({ seat: 0, do: 'lead', tile: '6-6', hundred: true });
    expect(seaGoat.moves(next).length).toBe(7);
  });
});

describe('sea goat, its sentences', () => {
  it('a last 0-0 wins the match, whatever the accounts', () => {
    const { match, deal } = two();
    const over = dominoes({ ...match, totals: [60, 0] }, deal, 1, 4, '0-0');
    expect(seaGoat.line({ ...match, totals: [60, 0] }, over)).toMatchObject({
      points: [0, 0],
      totals: [60, 0],
      decides: { why: 'bald', winners: [1] },
    });
  });

  it('a stake is won by its side, lost at 25 or more, else counted', () => {
    const { match, deal } = two();
    const stake = { tile: '6-6', hundred: true } as const;
    const why = (seat: number, count: number) => seaGoat.line(match, dominoes(match, deal, seat, count, '0-3', stake));
    expect(why(0, 4).decides).toEqual({ why: 'hundred', winners: [0] });
    expect(why(1, 25).decides).toEqual({ why: 'hundredLost', winners: [1] });
    expect(why(1, 24)).toMatchObject({ points: [0, 0], pending: { hundred: null } });
  });

  it('a led 6-6 is no stake without the right, nor where eggs name it', () => {
    const { match } = two();
    const heap = heapOf(['6-6 0-1 0-2 0-3 0-4 0-5 0-6', '1-2 1-3 1-4 1-5 1-6 2-3 2-4']);
    const leads = (of: Partial<Match>) =>
      seaGoat.moves(seaGoat.open({ ...match, deals: 1, leader: 0, ...of }, heap, 0))[0];
    expect(leads({})).toEqual({ seat: 0, do: 'lead', tile: '6-6' });
    expect(leads({ totals: [0, 30] })).toEqual({ seat: 0, do: 'lead', tile: '6-6' });
    expect(leads({ totals: [30, 0] })).toEqual({ seat: 0, do: 'lead', tile: '6-6', hundred: true });
    const pending = { fisher: null, attempts: 2, eggs: true, hundred: null };
    expect(leads({ totals: [30, 0], pending })).toEqual({ seat: 0, do: 'lead', tile: '6-6' });
  });

  it('level counts are eggs; they are played by 25, or rot', () => {
    const { match, deal } = two();
    const level = ended(deal, 'blocked', 1, ['5-6', '4-6 0-1']);
    const a = seaGoat.next(match, level);
    expect(a.pending).toEqual({ fisher: null, attempts: 3, eggs: true, hundred: null });
    expect(seaGoat.open(a, deal.heap, 0).named).toBe('1-1');
    const played = seaGoat.next(a, dominoes(a, deal, 0, 26));
    expect(played).toMatchObject({ totals: [26, 0], leader: 0, pending: { attempts: 0, eggs: false } });
    const b = seaGoat.next(a, dominoes(a, deal, 0, 8, '6-6'));
    expect(b.pending).toEqual({ fisher: null, attempts: 2, eggs: true, hundred: null });
    const c = seaGoat.next(b, dominoes(b, deal, 0, 8));
    const rotten = seaGoat.next(c, dominoes(c, deal, 0, 8, '6-6'));
    expect(rotten).toMatchObject({ leader: 0, pending: { attempts: 0, eggs: false, hundred: 0 } });
  });

  it('a fish: who is lower wins', () => {
    const { match, deal } = two();
    expect(seaGoat.line(match, blocks(deal, 0, [26, 30]))).toMatchObject({
      points: [30, 0],
      pending: { hundred: null },
    });
    expect(seaGoat.line(match, blocks(deal, 0, [20, 10]))).toMatchObject({ points: [0, 0], pending: { attempts: 0 } });
    expect(seaGoat.line({ ...match, totals: [0, 30] }, blocks(deal, 0, [20, 10])).points).toEqual([0, 20]);
  });

  it('special counts', () => {
    const { match, deal } = two();
    const counts = (...hands: string[]) => seaGoat.line(match, ended(deal, 'blocked', 0, hands)).counts;
    expect(counts('0-0', '6-6')).toEqual([25, 50]);
    expect(counts('0-0 6-6', '1-1')).toEqual([75, 2]);
    expect(counts('0-0 1-1', '6-6 0-1')).toEqual([2, 13]);
  });

  it('two doubles in one turn', () => {
    const { deal } = two();
    const stands = hold(told(seaGoat, deal, 'lead 0-6'), ['1-1', '0-0 6-6']);
    const over = playOut(seaGoat, stands, { do: 'play', tile: '6-6', arm: 1, goesOn: true }, 'play 0-0 0');
    expect(over.end).toBe('domino');
  });
});

describe('sea goat with three seats', () => {
  const three = () => first(seaGoat, options, 3);
  const wins = (deal: Deal, seat: number, hands: string[], tile = '0-3', lead: Partial<Event> = {}): Deal => ({
    ...ended(deal, 'domino', seat, hands),
    events: [
      { seat: 1, do: 'lead', tile: '0-2', ...lead },
      { seat, do: 'play', tile, arm: 0 },
    ],
  });

  it('what both others hold is added up, and either may have the account', () => {
    const { match, deal } = three();
    const opened = seaGoat.next(match, wins(deal, 1, ['5-6 0-1', '', '3-6 1-3']));
    expect(opened).toMatchObject({ totals: [0, 25, 0], leader: 1, winners: null });
    const struck = wins(deal, 2, ['5-6', '4-6 2-2', '']);
    expect(seaGoat.line(opened, struck)).toMatchObject({ points: [0, -25, 0], totals: [0, 0, 0] });
    expect(seaGoat.line(opened, wins(deal, 0, ['', '5-6', '4-6 1-2'])).points).toEqual([0, 0, 0]);
    expect(seaGoat.line(match, wins(deal, 0, ['', '5-6', '4-6 0-4'], '6-6')).decides).toEqual({
      why: 'sixes',
      winners: [0],
    });
  });

  it('a stake is lost by the own count of whoever staked, to both others', () => {
    const { match, deal } = three();
    const stake = { tile: '6-6', hundred: true } as const;
    const why = (hands: string[]) => seaGoat.line(match, wins(deal, 0, hands, '0-3', stake)).decides;
    expect(why(['', '5-6 4-5 0-5', '1-1'])).toEqual({ why: 'hundredLost', winners: [0, 2] });
    expect(why(['', '5-6 4-5 0-4', '4-4'])).toBeUndefined();
  });

  it('a fish', () => {
    const { match, deal } = three();
    const pending = (fisher: number, ...hands: string[]) =>
      seaGoat.line(match, ended(deal, 'blocked', fisher, hands)).pending;
    const points = (fisher: number, ...hands: string[]) =>
      seaGoat.line(match, ended(deal, 'blocked', fisher, hands)).points;
    // Lower than both, who hold 12 and 13.
    expect(points(0, '4-6', '5-6 0-1', '3-6 1-3')).toEqual([25, 0, 0]);
    expect(pending(0, '4-6', '5-6 0-1', '3-6 1-3')?.hundred).toBe(0);
    expect(pending(0, '4-6', '5-6', '3-6 1-3')?.hundred).toBeNull();
    // Lower than one alone: whoever is lowest wins.
    expect(points(0, '5-6', '4-6', '3-6 1-3 2-2')).toEqual([0, 28, 0]);
    // Higher than one, and 25 or more: pending. Two are lowest: eggs.
    expect(pending(0, '5-6 4-5 0-5', '4-6', '3-6 1-3')).toMatchObject({ fisher: 0, attempts: 3, eggs: false });
    expect(pending(0, '5-6 4-5 0-5', '4-6', '3-6 0-1')).toMatchObject({ fisher: null, attempts: 3, eggs: true });
    // Level, but the third is lowest.
    expect(pending(0, '4-6', '3-6 0-1', '1-1')).toMatchObject({ attempts: 0 });
  });
});

describe('sea goat at random', () => {
  it('keeps one account open at a time', () => {
    const ends = playMatches(seaGoat, often(150, 300), ({ next, deal }) => {
      const accounts = deal.seats === 3 ? [0, 1, 2] : [0, 1];
      expect(accounts.filter((seat) => (next.totals[seat] ?? 0) > 0).length).toBeLessThan(2);
      expect(next.pending.attempts).toBeLessThan(4);
      if (next.pending.fisher !== null) expect(next.leader).toBe(next.pending.fisher);
      if (next.pending.hundred !== null) expect(next.leader).toBe(next.pending.hundred);
      expect(deal.events.slice(1).some((event) => event.hundred)).toBe(false);
    });
    expect(ends.blocked).toBeGreaterThan(20);
  });
});
