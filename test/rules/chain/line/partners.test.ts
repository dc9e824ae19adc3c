/** The page on Latin Partners. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledHeap } from '../../../../src/rules/chance.ts';
import { latinPartners } from '../../../second/partners.ts';
import { tableOf } from '../../table.ts';

const table = tableOf('partners', 4);
const none = table.standing([0, 0, 0, 0]);
const with9 = tableOf('partners', 4, { set: 9 });

/** A deal that ended with these hands, led by this seat. */
const ledBy = (given: object, leader: number, hands: readonly string[], by: number | null) => {
  const at = tableOf('partners', 4, { ...given });
  const deal = at.ended(none, hands, by === null ? 'blocked' : 'domino', by ?? leader);
  return at.game.settle(none, { ...deal, log: [{ seat: leader, do: 'lead', tile: '6-6' }] });
};
const nextLeader = (...of: Parameters<typeof ledBy>) => ledBy(...of).standing.memory?.starts;

describe('Latin Partners (33)', () => {
  it('33.1: two sides and all tiles of a double-six set; with set 9 ten each, and fifteen are dead', () => {
    const start = table.open([]);
    expect([start.sides, start.boneyard, start.dead]).toEqual([[0, 1, 0, 1], [], []]);
    expect(start.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
    const nine = with9.open([]);
    expect([nine.boneyard, nine.dead.length]).toEqual([[], 15]);
    expect(nine.hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    expect(table.game.options({}, 3)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it('33.1: who cannot lay passes, who can must lay, and a turn is one tile', () => {
    const start = table.open(['6-6 5-5 4-4 3-3 2-2 1-1 0-6', '0-0 0-1 0-2 0-3 0-4 0-5 1-2', '1-6']);
    const led = table.after(start, '!6-6');
    expect(led.turn?.seat).toBe(1);
    expect(table.offers(led)).toEqual(['pass']);
    const passed = table.after(led, 'pass');
    expect(table.offers(passed)).not.toContain('pass');
    expect(table.after(passed, '1-6@0').turn?.seat).toBe(3);
  });

  it('33.2: the first deal is led with the highest double that was dealt, which must be led', () => {
    expect(table.offers(table.open(['', '', '6-6']))).toEqual(['!6-6']);
    expect(table.open(['', '', '6-6']).turn?.seat).toBe(2);
    // 9-9 is dead.
    const nine = with9.open(['8-8'], { yard: '9-9' });
    expect([nine.turn?.seat, with9.offers(nine)]).toEqual([0, ['!8-8']]);
  });

  it('33.2: where no double was dealt the heaviest tile is led', () => {
    const doubles = Array.from({ length: 10 }, (_, n) => `${n}-${n}`).join(' ');
    const nine = with9.open(['', '8-9'], { yard: doubles });
    expect([nine.turn?.seat, with9.offers(nine)]).toEqual([1, ['!8-9']]);
  });

  it('33.2: later deals are led with any tile, by the seat that dominoed', () => {
    expect(nextLeader({}, 0, ['4-5', '1-6', '', '5-6'], 2)).toBe(2);
    const later = table.open([], { deals: 1, memory: { starts: 2 } });
    expect([later.turn?.seat, table.offers(later).length]).toEqual([2, 7]);
  });

  it('33.2: after a blocked deal the lower seat of the winning side leads; level, the first after the leader', () => {
    expect(nextLeader({}, 1, ['3-6', '1-6', '0-5', '5-6'], null)).toBe(2);
    expect(nextLeader({}, 0, ['0-5', '1-6', '1-4', '5-6'], null)).toBe(2);
    expect(nextLeader({}, 3, ['0-5', '1-6', '1-4', '5-6'], null)).toBe(0);
    expect(nextLeader({ blockedBy: 'side' }, 0, ['0-4', '1-6', '5-6', '0-6'], null)).toBe(3);
  });

  it('33.2: where nobody won the same seat leads again', () => {
    for (const leader of [0, 1, 2, 3]) expect(nextLeader({}, leader, ['0-5', '1-4', '3-6', '5-6'], null)).toBe(leader);
  });

  it('33.3, 33.4: seat 2 goes out, seats 1 and 3 hold 7 and 11, seat 0 holds 9: 18, with `all` 27', () => {
    const hands = ['4-5', '1-6', '', '5-6'];
    const settled = table.settle(none, hands, 'domino', 2);
    expect([settled.counts, settled.points]).toEqual([
      [9, 7, 0, 11],
      [18, 0, 18, 0],
    ]);
    expect(settled.lines).toEqual([{ side: 0, from: 1, points: 18, why: 'hand' }]);
    const all = tableOf('partners', 4, { counts: 'all' }).settle(none, hands, 'domino', 2);
    expect(all.points).toEqual([27, 0, 27, 0]);
    expect(all.lines).toEqual([
      { side: 0, from: 1, points: 18, why: 'hand' },
      { side: 0, from: 0, points: 9, why: 'hand' },
    ]);
  });

  it('33.3, 33.4: blocked, counts 6, 9, 14, 10: 19 for the side of the lowest hand, or 20 for the lower side', () => {
    const hands = ['0-6', '4-5', '2-6 3-3', '4-6'];
    const points = (given: object) => tableOf('partners', 4, { ...given }).settle(none, hands, 'blocked').points;
    expect(table.settle(none, hands, 'blocked').counts).toEqual([6, 9, 14, 10]);
    expect(points({})).toEqual([19, 0, 19, 0]);
    expect(points({ blockedBy: 'side' })).toEqual([0, 20, 0, 20]);
    expect(points({ counts: 'all' })).toEqual([39, 0, 39, 0]);
    expect(points({ blockedBy: 'side', counts: 'all' })).toEqual([0, 39, 0, 39]);
  });

  it('33.3: lowest level between the sides is nobody, level partners win, and so with level sums', () => {
    const points = (given: object, hands: readonly string[]) =>
      tableOf('partners', 4, { ...given }).settle(none, hands, 'blocked').points;
    expect(points({}, ['0-6', '1-5', '3-6', '4-6'])).toEqual([0, 0, 0, 0]);
    expect(points({}, ['0-6', '3-6', '1-5', '4-6'])).toEqual([19, 0, 19, 0]);
    expect(points({ blockedBy: 'side' }, ['0-6', '0-5', '3-6', '4-6'])).toEqual([0, 0, 0, 0]);
    expect(points({ blockedBy: 'side' }, ['0-5', '1-4', '3-6', '5-6'])).toEqual([16, 0, 16, 0]);
  });

  it('33.5: ends 3 and 5, last tile 3-5, `capicua`: 25 more, which belong to the end of the deal', () => {
    for (const arm of [0, 1]) {
      const { deal, settled } = lastOn35({ capicua: true }, '3-5', arm);
      expect(settled.points).toEqual([32, 0, 32, 0]);
      expect(settled.lines).toEqual([
        { side: 0, from: 1, points: 7, why: 'hand' },
        { side: 0, points: 25, why: 'capicua' },
      ]);
      expect(settled).not.toHaveProperty('made');
      expect([deal.scored, deal.log.at(-1)]).toEqual([[0, 0, 0, 0], { seat: 0, do: 'play', tile: '3-5', arm }]);
    }
    expect(lastOn35({}, '3-5', 0).settled.points).toEqual([7, 0, 7, 0]);
  });

  it('33.5: no other tile makes a capicúa, a double least of all', () => {
    for (const [last, arm] of [
      ['3-3', 0],
      ['5-5', 1],
      ['3-4', 0],
      ['4-5', 1],
    ] as const)
      expect(lastOn35({ capicua: true }, last, arm).settled.points).toEqual([7, 0, 7, 0]);
  });

  it('33.6: first to the target; the options in this order', () => {
    expect(Object.entries(table.options)).toEqual([
      ['set', 6],
      ['blockedBy', 'hand'],
      ['counts', 'others'],
      ['capicua', false],
      ['target', 100],
    ]);
    const winners = (totals: readonly number[]) =>
      table.settle(table.standing(totals), ['4-5', '1-6', '', '5-6'], 'domino', 2).standing.winners;
    expect(winners([81, 0, 81, 0])).toBeNull();
    expect(winners([82, 0, 82, 0])).toEqual([0, 2]);
    expect(with9.options.target).toBe(100);
  });
});

/** A deal that seat 0 ends with this tile on ends of 3 and 5; seats 1 and 3 are left with 3 and 4. */
function lastOn35(given: object, last: string, arm: number) {
  const at = tableOf('partners', 4, { ...given });
  const start = at.open([`3-6 5-6 ${last}`, '0-1 0-2', '0-4', '6-6 2-2']);
  const isLeft = (position: number) =>
    ['3-6', '5-6', last, '0-1', '0-2', '0-4', '6-6', '2-2'].includes(start.heap[position] ?? '');
  const short = { ...start, hands: start.hands.map((hand) => hand.filter(isLeft)) };
  const deal = at.after(short, `!6-6 3-6@0 pass pass pass 5-6@1 pass pass pass ${last}@${arm}`);
  return { deal, settled: at.game.settle(none, deal) };
}

describe('a deal of Latin Partners, whatever is dealt', () => {
  const given = fc.record({
    set: fc.constantFrom(6, 9),
    blockedBy: fc.constantFrom('hand', 'side'),
    counts: fc.constantFrom('others', 'all'),
    capicua: fc.boolean(),
  });

  it('33.3, 33.4: one side scores at most, and the points are the tiles and a capicúa', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 1 << 20 }), (options, seed) => {
        const at = tableOf('partners', 4, options);
        const heap = shuffledHeap(new Uint8Array(32), `${seed}`, at.game.set(at.options));
        const over = at.playOut(at.game.open(none, at.options, 4, heap, 0));
        const { counts, points, lines, standing } = at.game.settle(none, over);
        const [a = 0, b = 0, c = 0, d = 0] = points;
        expect([a, b]).toEqual([c, d]);
        expect(Math.min(a, b)).toBe(0);
        const sums = [(counts[0] ?? 0) + (counts[2] ?? 0), (counts[1] ?? 0) + (counts[3] ?? 0)];
        if (a + b > 0) {
          const winner = a > 0 ? 0 : 1;
          const tiles = (sums[1 - winner] ?? 0) + (options.counts === 'all' ? (sums[winner] ?? 0) : 0);
          expect([0, ...(options.capicua ? [25] : [])]).toContain(a + b - tiles);
          expect(over.sides[standing.memory?.starts ?? 9]).toBe(winner);
        } else expect(over.outcome?.how).toBe('blocked');
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(a + b);
      }),
      { numRuns: 60 },
    );
  });

  it('33.2, 33.5: is scored, and the next one led, as the second reading has it', () => {
    fc.assert(
      fc.property(
        given,
        fc.integer({ min: 0, max: 1 << 20 }),
        fc.infiniteStream(fc.nat(40)),
        (options, seed, picks) => {
          const at = tableOf('partners', 4, options);
          const heap = shuffledHeap(new Uint8Array(32), `${seed}`, at.game.set(at.options));
          let deal = at.game.open(none, at.options, 4, heap, 0);
          const match = latinPartners.begin(at.options, 4);
          let read = latinPartners.open(match, heap, 0);
          for (let moves = at.game.moves(deal); moves.length > 0; moves = at.game.moves(deal)) {
            const move = moves[(picks.next().value ?? 0) % moves.length];
            if (!move) break;
            read = latinPartners.play(read, { seat: deal.turn?.seat ?? 0, ...move } as never);
            deal = at.game.play(deal, move).deal;
          }
          const settled = at.game.settle(none, deal);
          expect(settled.points).toEqual(latinPartners.line(match, read).points);
          expect(settled.standing.memory?.starts).toBe(latinPartners.next(match, read).leader);
        },
      ),
      { numRuns: 60 },
    );
  });
});
