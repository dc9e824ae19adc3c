/** What bots make of partners, accounts, Generals, barricades and whole turns. */

import { describe, expect, it } from 'vitest';
import type { BotLevel } from '../../src/bots/levels.ts';
import { shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { inShort } from '../rules/arranged.ts';
import { type ArrangedTable, tableOf } from '../rules/table.ts';
import { advise, think, valueFor, winChance } from './asked.ts';

const PARTNERED = ['team-block', 'goat', 'sports', 'general', 'partners', 'five-up'] as const;

/** What the seat whose turn it is sees. */
const view = ({ game }: ArrangedTable, deal: Deal) => seen(game, deal, deal.turn?.seat ?? 'table');

/** What a level plays, whatever the seed. */
function plays(table: ArrangedTable, deal: Deal, level: BotLevel = 'expert', totals: readonly number[] = [0, 0, 0, 0]) {
  const standing = table.standing(deal.hands.map((_, seat) => totals[seat] ?? 0));
  const chosen = [1, 2, 3].map((seed) =>
    think(view(table, deal), table.game.moves(deal), level, seed, { standing, rollouts: 1000 }),
  );
  return [...new Set(chosen.map(inShort))];
}

describe.each(PARTNERED)('6.7: a bot of %s', (id) => {
  const table = tableOf(id, 4);
  const now = view(table, table.open([]));
  const isLost = table.game.points === 'lost';
  const ours = isLost ? [0, 20, 0, 20] : [20, 0, 20, 0];
  const theirs = isLost ? [20, 0, 20, 0] : [0, 20, 0, 20];

  it('takes a win of its partner for its own, and a loss likewise', () => {
    for (const standing of [undefined, table.standing([30, 10, 30, 10], 2)]) {
      const [worth, partner, other] = [0, 2, 1].map((seat) => valueFor(now, seat, standing));
      expect(worth?.(ours)).toBeGreaterThan(worth?.(theirs) ?? 0);
      expect(partner?.(ours)).toBe(worth?.(ours));
      expect(other?.(ours)).toBeLessThan(other?.(theirs) ?? 0);
    }
  });

  it('shares the chance to win between two sides, not among four seats', () => {
    const nothing = [0, 0, 0, 0];
    const chance = (seat: number, totals: readonly number[]) =>
      winChance(now, seat, table.standing(totals, 2))(nothing);
    expect(chance(0, nothing)).toBeCloseTo(1 / 2, 10);
    expect(chance(0, [7, 3, 7, 3])).toBe(chance(2, [7, 3, 7, 3]));
    expect(chance(0, [7, 3, 7, 3]) + chance(1, [7, 3, 7, 3])).toBeCloseTo(1, 10);
    expect(chance(0, [7, 3, 7, 3]) > 1 / 2).toBe(!isLost);
  });
});

/** Deals in which a move lets the partner lay its last tile, or keeps the next seat from it, and another does not. */
const HELPFUL = [
  {
    id: 'sports',
    hands: [
      '3-5 0-0 5-6 0-5 1-4 5-5 2-5',
      '2-4 3-6 1-6 2-3 0-1 3-3 4-6',
      '0-6 2-2 1-3 0-4 1-1 0-2 4-4',
      '4-5 1-5 0-3 2-6 1-2 3-4 6-6',
    ],
    arranged: { lot: 1 },
    log: '!3-3 1-3@1 0-3@0 0-5@0 1-6@1 0-6@1 1-5@0 0-0@1 0-1@0 0-2@0 1-2@0 1-4@0 2-4@0 2-2@0 2-6@0 5-6@0 pass 0-4@1 3-4@1 2-5@0 2-3@0 pass pass 3-5@0 3-6@1 pass',
    choice: ['4-5@0', '6-6@1'],
  },
  {
    id: 'goat',
    hands: [
      '1-3 2-6 1-2 0-5 3-6 6-6 3-5',
      '1-5 0-2 3-4 2-2 0-4 0-3 5-6',
      '2-4 0-6 2-5 0-1 1-1 5-5 1-4',
      '4-5 4-6 4-4 2-3 3-3 1-6 0-0',
    ],
    arranged: { deals: 1, memory: { starts: 1 } },
    log: '!1-5 0-1@0 4-5@1 0-5@0 3-4@1 2-5@0 2-3@0 1-3@0 0-3@1 0-6@1 1-6@1 1-2@1 2-2@1 1-1@0 pass 2-6@1 5-6@1 5-5@1 pass 3-5@1 pass 1-4@0 3-3@1 3-6@1 0-4@0 pass',
    choice: ['4-6@1', '0-0@0'],
  },
  {
    id: 'general',
    hands: [
      '0-4 1-4 0-5 0-6 2-4 4-4 4-6',
      '0-1 4-5 2-5 5-6 5-5 6-6 2-3',
      '2-2 1-2 1-5 3-6 2-6 1-1 3-3',
      '1-6 3-5 0-3 0-2 1-3 0-0 3-4',
    ],
    arranged: {},
    log: '!1-1 1-6@0 1-4@1 5-6@0 1-5@0 1-3@0 0-4@1 0-1@1 3-3@0 0-3@0 0-5@0 5-5@0 1-2@1 3-5@0 2-4@1 2-3@0 2-2@0 3-4@1 pass 2-5@0 3-6@1 pass 0-6@1 4-5@0 pass 0-2@1',
    choice: ['4-4@0', '4-6@0'],
  },
  {
    id: 'team-block',
    hands: ['1-3 6-6 1-6 3-6 0-1', '2-4 5-6 0-4 2-3 0-2', '3-5 4-6 0-5 3-4 2-5', '2-6 5-5 2-2 4-5 1-2'],
    arranged: { yard: '0-0 4-4 0-3 1-4 3-3 0-6 1-5 1-1' },
    log: '!6-6 draw 5-6@0 draw 3-5@0 draw 2-6@1 draw 1-3@0 draw 2-3@1 draw 3-4@1 4-5@1 0-1@0 0-2@0 2-5@0 5-5@0 pass pass 0-5@0 pass 0-0@0 0-4@0 4-6@0 pass',
    choice: ['3-6@0', '1-6@0'],
  },
] as const;

describe('6.7: an expert in the last turns', () => {
  it.each(HELPFUL)('plays for its partner: $id', ({ id, hands, arranged, log, choice: [best, other] }) => {
    const table = tableOf(id, 4);
    const deal = table.after(table.open(hands, arranged), log);
    expect(table.offers(deal)).toEqual(expect.arrayContaining([best, other]));
    expect(plays(table, deal, 'expert', [20, 20, 20, 20])).toEqual([best]);
  });

  it('33.3: of Latin Partners plays as blocked deals are scored: by the lowest hand, or by sides', () => {
    const hands = [
      '0-3 3-4 1-6 1-3 1-2 3-3 0-2',
      '6-6 5-6 4-4 2-5 1-4 4-6 3-5',
      '2-6 2-3 5-5 4-5 1-5 0-5 1-1',
      '3-6 0-4 2-2 2-4 0-1 0-0 0-6',
    ];
    const log =
      '!6-6 2-6@1 3-6@0 3-4@0 1-4@0 2-3@1 0-1@0 0-3@1 pass 0-5@1 0-6@0 1-6@0 2-5@1 1-1@0 2-2@1 1-2@0 pass pass 2-4@0 0-2@1 4-4@0 4-5@0 0-4@1 pass';
    const chosen = (['hand', 'side'] as const).map((blockedBy) => {
      const table = tableOf('partners', 4, { blockedBy });
      return plays(table, table.after(table.open(hands), log), 'expert', [20, 20, 20, 20]);
    });
    expect(chosen).toEqual([['3-5@0'], ['5-6@0']]);
  });

  it('never tells that a partner could not play', () => {
    const sitters = new Set<number>();
    const table = tableOf('partners', 4);
    const standing = table.standing([0, 0, 0, 0]);
    for (let n = 0; n < 20 && sitters.size < 3; n++) {
      const heap = shuffledHeap(new Uint8Array(32), `${n}`, table.game.set(table.options));
      let deal = table.game.open(standing, table.options, 4, heap, 0);
      for (let [move, another] = table.game.moves(deal); move; [move, another] = table.game.moves(deal)) {
        const own = deal.sides[deal.turn?.seat ?? 0];
        const why = another ? advise(view(table, deal), standing, 16).why : [];
        const blocked = why.flatMap((each) => (each.why === 'blocks' ? each.seats : []));
        for (const seat of blocked) sitters.add(seat);
        expect(blocked.filter((seat) => deal.sides[seat] === own)).toEqual([]);
        deal = table.game.play(deal, move).deal;
      }
    }
    expect(sitters.size).toBeGreaterThan(0);
  });
});

describe('20.8: a bot at a table where pairs wait', () => {
  const [, , { hands, log }] = HELPFUL;
  const four = tableOf('general', 4);
  const six = tableOf('general', 6);
  // Side 0 waits: seats 1, 2, 4 and 5 play.
  const memory = { waits: [0] };
  const words = log.split(' ');
  const dealAt = (table: ArrangedTable, length: number) =>
    table.after(table.open(hands, table === six ? { memory } : {}), words.slice(0, length).join(' '));

  it('plays as at a table of four', () => {
    for (const level of ['expert', 'rules', 'casual'] as const) {
      for (const length of [4, 9, words.length]) {
        const [small, large] = [dealAt(four, length), dealAt(six, length)];
        expect(large.turn?.seat).toBe([1, 2, 4, 5][small.turn?.seat ?? 0]);
        const moveOf = (table: ArrangedTable, deal: Deal) =>
          think(view(table, deal), table.game.moves(deal), level, 5, {
            standing: table.standing(deal.hands.map((_, seat) => deal.sides[seat] ?? 0)),
            rollouts: 200,
          });
        const standing = four.standing(small.hands.map((_, seat) => (small.sides[seat] ?? 0) + 1));
        const expected = think(view(four, small), four.game.moves(small), level, 5, { standing, rollouts: 200 });
        expect(moveOf(six, large)).toEqual(expected);
      }
    }
  });

  it('names the seats of the whole table that cannot play', () => {
    const named = new Set<number>();
    const standing = six.standing([0, 0, 0, 0, 0, 0], 0, memory);
    for (let n = 0; n < 20 && named.size < 3; n++) {
      const heap = shuffledHeap(new Uint8Array(32), `${n}`, six.game.set(six.options));
      let deal = six.game.open(standing, six.options, 6, heap, 0);
      for (let [move, another] = six.game.moves(deal); move; [move, another] = six.game.moves(deal)) {
        const own = deal.sides[deal.turn?.seat ?? 0];
        const why = another ? advise(view(six, deal), standing, 16).why : [];
        for (const seat of why.flatMap((each) => (each.why === 'blocks' ? each.seats : []))) {
          named.add(seat);
          expect(deal.waits).not.toContain(seat);
          expect(deal.sides[seat]).not.toBe(own);
        }
        deal = six.game.play(deal, move).deal;
      }
    }
    expect(named.size).toBeGreaterThan(0);
  });
});

describe('9.3: who may bar', () => {
  const block = tableOf('block', 2, { barricade: true });
  const LEVELS = ['expert', 'strong', 'club', 'rules'] as const;

  it('does it where the other must be heavier', () => {
    const start = block.open(['1-1 0-0 0-1 0-2 0-3 0-4 1-2', '6-6 5-5 4-4 5-6 4-6 4-5 3-6'], { yard: '3-3' });
    // With either double across an end it is left with hardly anything, beside the other’s heavy hand.
    const deal = block.after(start, '!6-6 draw');
    expect(block.offers(deal)).toContain('draw');
    for (const level of LEVELS) for (const move of plays(block, deal, level)) expect(move).toMatch(/^[01]-[01]@[01]#$/);
  });

  it('does not where it must lose by it', () => {
    const start = block.open(['5-5 4-4 5-6 4-6 4-5 3-6 3-5', '6-6 0-0 1-1 0-1 0-2 0-3 1-2'], { yard: '3-3' });
    const deal = block.after(start, '!6-6 draw');
    for (const level of LEVELS) expect(plays(block, deal, level).join(' ')).not.toContain('#');
    const { why } = advise(view(block, deal), block.standing([0, 0]), 500);
    expect(why.map((each) => each.why)).not.toContain('bars');
  });
});

describe('an expert', () => {
  it('20.4: keeps 0-0 for last, and so does who plays by the rule of thumb', () => {
    const table = tableOf('general', 4);
    const start = table.open([
      '1-1 0-0 0-1 2-3 4-5 3-5 2-2',
      '1-4 3-3 3-4 4-4 5-5 2-5 3-6',
      '1-5 2-4 4-6 5-6 1-6 2-6 1-2',
      '1-3 0-2 0-3 0-4 0-5 0-6 6-6',
    ]);
    const deal = table.after(start, '!1-1 1-4@0 1-5@1 0-4@0');
    expect(table.offers(deal)).toContain('0-0@0');
    for (const level of ['expert', 'rules'] as const) expect(plays(table, deal, level)).not.toContain('0-0@0');
  });

  it('12.1: lays the whole chain, the dead end last, and so does who plays by the rule of thumb', () => {
    const table = tableOf('hungarian', 2);
    const start = table.open([
      '6-6 0-6 0-0 0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5',
      '5-5 5-6 4-6 3-6 2-6 1-6 0-5 1-5 2-5 3-5 0-4 1-4',
    ]);
    for (const level of ['expert', 'rules'] as const) {
      let deal = start;
      while (deal.turn?.seat === 0) {
        const now = view(table, deal);
        const moves = table.game.moves(now);
        deal = table.game.play(deal, think(now, moves, level, 1, { standing: table.standing([0, 0]) })).deal;
      }
      expect(deal.outcome).toMatchObject({ how: 'domino', by: 0 });
    }
  });

  it('16.5: minds a loss of 13 that opens an account, and none below', () => {
    const table = tableOf('goat', 2);
    const worth = valueFor(view(table, table.open([])), 0, table.standing([0, 0]));
    expect(worth([12, 0])).toBe(worth([0, 0]));
    expect(worth([13, 0])).toBeLessThan(worth([12, 0]));
    const open = valueFor(view(table, table.open([])), 0, table.standing([13, 0]));
    expect(open([12, 0])).toBeLessThan(open([0, 0]));
  });

  it('19.6: minds writing off no more than its side has', () => {
    const table = tableOf('telephone', 4);
    const worth = valueFor(view(table, table.open([])), 0, table.standing([20, 50, 20, 50]));
    expect(worth([-15, 0, -15, 0])).toBeLessThan(worth([0, 0, 0, 0]));
    expect(worth([-25, 0, -25, 0])).toBe(worth([-20, 0, -20, 0]));
    expect(worth([0, -25, 0, -25])).toBeGreaterThan(worth([0, -20, 0, -20]));
    const first = valueFor(view(table, table.open([])), 0);
    expect(first([-10, 5, -10, 5])).toBe(first([0, 5, 0, 5]));
  });

  it('7.5: wants the lowest total of losses', () => {
    const table = tableOf('peruvian', 4);
    const last = { ...view(table, table.open([])), deal: 7 };
    const chance = (seat: number, lost: readonly number[]) =>
      winChance(last, seat, table.standing([40, 20, 30, 30], 6))(lost);
    expect([0, 1, 2, 3].map((seat) => chance(seat, [0, 0, 0, 0]))).toEqual([0, 1, 0, 0]);
    expect([0, 1, 2, 3].map((seat) => chance(seat, [0, 10, 0, 0]))).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
  });
});

describe('12.1: a turn that ended', () => {
  it('shows that nothing more fitted, of the tiles that are left', () => {
    const table = tableOf('hungarian', 2);
    const start = table.open(['6-6 3-6 0-1 0-2', '5-5 4-6 0-5 1-5 2-5 3-5 0-4 1-4']);
    const hand = (start.hands[0] ?? []).map((at) => start.heap[at]);
    let deal = start;
    while (deal.turn?.seat === 0) deal = table.game.play(deal, table.game.moves(deal)[0] as never).deal;
    const shown = table.game.lacks?.(view(table, deal))?.at(-1);
    expect(shown?.seats).toEqual([0]);
    expect(shown?.numbers).toEqual([...new Set(deal.ends.map(({ shows }) => shows))].sort());
    const left = hand.filter((tile) => !deal.laid.some((laid) => laid.tile === tile));
    for (const tile of left)
      for (const number of shown?.numbers ?? []) expect(tile?.split('-')).not.toContain(`${number}`);
  });
});
