/** What the line games share (6), by its sentences, shown on those that are played. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../../src/rules/chance.ts';
import type { Deal, Game, Move } from '../../../../src/rules/game.ts';
import { lastIndexWhere } from '../../../../src/rules/last-where.ts';
import { isDouble } from '../../../../src/rules/tiles.ts';
import { createTally, type Looked } from '../../../looked.ts';
import { optionsOf } from '../../arranged.ts';
import { fits, takenBy } from '../../joins.ts';
import { onlyHolds, tableOf } from '../../table.ts';

const games = rows.map(lineGame);
const anyTableOf = (concerned: readonly Game[]) =>
  fc
    .constantFrom(...concerned)
    .chain((game) =>
      fc.record({ game: fc.constant(game), seats: fc.constantFrom(...game.seats), seed: fc.nat(), lot: fc.nat(1) }),
    );

/** A deal before its first move. */
function opened(game: Game, seats: number, seed: number, lot: number): Deal {
  const options = optionsOf(game, {}, seats);
  const heap = shuffledHeap(seedOfText(`line ${seed}`), dealLabel(1, 0), game.set(options));
  return game.open(game.begin(options, seats), options, seats, heap, lot);
}

/** Plays deals of the games concerned at random; `check` sees every state, with its legal moves, and looks at some. */
function always(
  check: (deal: Deal, legal: readonly Move[], before: Deal | null) => Looked,
  concerned = games,
  runs = 40,
): void {
  const tally = createTally();
  fc.assert(
    fc.property(anyTableOf(concerned), ({ game, seats, seed, lot }) => {
      const chance = fastChance(seed);
      let before: Deal | null = null;
      let deal = opened(game, seats, seed, lot);
      for (;;) {
        const legal = game.moves(deal);
        tally.count(check(deal, legal, before));
        const move = legal[chance.below(Math.max(1, legal.length))];
        if (!move) return;
        before = deal;
        deal = game.play(deal, move).deal;
      }
    }),
    { numRuns: runs, seed: 6 },
  );
  tally.enough(runs / 2);
}

describe('in every deal of a line game', () => {
  it('6.1: the reserve of the boneyard is never drawn', () => {
    always(({ game, boneyard, log }, legal) => {
      const reserve = rows.find(({ id }) => id === game)?.reserve ?? Number.NaN;
      if (log.some((event) => event.do === 'draw')) expect(boneyard.length).toBeGreaterThanOrEqual(reserve);
      if (boneyard.length <= reserve) expect(legal.every((move) => move.do !== 'draw')).toBe(true);
      return boneyard.length <= reserve && legal.length > 0;
    });
  });

  it('6.2, 6.4: the line has two ends, and each takes the number that it shows, or that makes the sum', () => {
    always((deal) => {
      const { laid, ends } = deal;
      if (laid.length === 0) return false;
      // 6.3: and the two sides of a double at which it crosses.
      const isCrossed = ends.length > 2;
      expect(ends.map(({ place }) => place)).toEqual(isCrossed ? [0, 1, 2, 3] : [0, 1]);
      if (isCrossed) expect(rows.find(({ id }) => id === deal.game)?.crosses).toBeDefined();
      for (const { place, shows, accepts, to } of ends) {
        expect(accepts).toEqual([takenBy(deal, shows) ?? []].flat());
        if (!isCrossed)
          expect(to).toBe(
            Math.max(
              0,
              lastIndexWhere(laid, ({ arm }) => arm === place),
            ),
          );
      }
      return true;
    });
  });

  it('6.6, 16.7: nothing is thrown in for want of a lead, but in Goat a hand with five doubles', () => {
    const found = { leading: 0, thrownIn: 0 };
    for (const game of games) {
      for (let seed = 0; seed < (game.id === 'goat' ? 300 : 5); seed++) {
        const seats = game.seats.at(-1) ?? 0;
        const { heap, hands, phase } = opened(game, seats, seed, seed % 2);
        const doubles = hands.map((hand) => hand.filter((at) => isDouble(heap[at] ?? '0-1')).length);
        const isThrownIn = game.id === 'goat' && Math.max(...doubles) >= 5;
        expect(phase).toBe(isThrownIn ? 'thrownIn' : 'leading');
        found[isThrownIn ? 'thrownIn' : 'leading']++;
      }
    }
    expect(Math.min(found.leading, found.thrownIn)).toBeGreaterThan(0);
  });

  it('6.12: an end is dead as soon as every tile that fits it lies on the table, every joker too', () => {
    always((deal) => {
      const { laid, ends, heap } = deal;
      for (const { shows, state } of ends) {
        const all = heap.filter((tile) => fits(deal, tile, shows));
        const isDead = all.every((tile) => laid.some((each) => each.tile === tile));
        expect(state === 'dead').toBe(isDead);
      }
      return ends.some(({ state }) => state === 'dead');
    });
  });

  it('6.10: what was made is the sum of what the events say', () => {
    always(({ scored, log }) => {
      const made = scored.map((_, seat) => log.reduce((sum, e) => sum + (e.seat === seat ? (e.scores ?? 0) : 0), 0));
      expect(scored).toEqual(made);
      return Math.max(...made) > 0;
    });
  });

  it('7.2: in Block no hand is smaller than it was dealt while anything may be drawn', () => {
    const check = ({ hands, boneyard, turn, log }: Deal, _: readonly Move[], before: Deal | null) => {
      if (boneyard.length <= 2 || log.length === 0 || turn?.seat === before?.turn?.seat) return false;
      const dealt = hands.length === 2 ? 7 : 5;
      for (const hand of hands) expect(hand.length).toBeGreaterThanOrEqual(dealt);
      return true;
    };
    const block = games.filter(({ id }) => id === 'block');
    always(check, block, 10);
  });
});

describe('what a line game scores', () => {
  const two = tableOf(games.find(({ id }) => id === 'all-fives') ?? '', 2);
  const three = tableOf(two.game, 3);
  const number = (deal: Deal) => two.game.tableNumber?.(deal)?.value ?? null;
  const NO_DOUBLES = '1-2 1-3 1-4 1-5 1-6 2-3 2-4';

  it('6.9, 6.10: a led tile counts its halves once, and scores for the seat that led', () => {
    const tile = two.open(['4-6 0-1 0-2 0-3 0-4 0-5 0-6', NO_DOUBLES]);
    expect(number(tile)).toBeNull();
    const led = two.after(tile, '!4-6');
    expect([number(led), led.scored, led.log[0]?.scores]).toEqual([10, [10, 0], 10]);
    const double = two.after(two.open(['5-5', NO_DOUBLES]), '!5-5');
    expect([number(double), double.scored]).toEqual([10, [10, 0]]);
  });

  it('6.9: a led double that is covered on one side still counts both halves on the other', () => {
    const led = two.after(two.open(['6-6 4-6', '3-6']), '!6-6');
    expect(number(led)).toBe(12);
    expect(number(two.after(led, '3-6@1'))).toBe(12 + 3);
    expect(number(two.after(led, '3-6@1 4-6@0'))).toBe(4 + 3);
  });

  it('6.9: a sum of nothing scores nothing', () => {
    const led = two.beats(two.open(['0-0 0-1 0-2 0-3 0-4 0-5 0-6', NO_DOUBLES]), '!0-0');
    expect(led.map(({ beat }) => beat)).toEqual(['led']);
  });

  it('6.10: the tile that ends the deal scores before the end is counted', () => {
    const start = two.after(two.open(['5-5 4-5', '5-6']), '!5-5 5-6@1');
    const last = onlyHolds(start, 0, ['4-5']);
    const beats = two.beats(last, '4-5@0');
    expect(beats.map(({ beat }) => beat)).toEqual(['laid', 'scored', 'ended']);
    const settled = two.game.settle(two.standing([0, 0]), two.after(last, '4-5@0'));
    expect(settled.made).toEqual([20, 0]);
    expect(settled.lines.map(({ side, why }) => `${side} ${why}`)).toEqual(['0 made', '0 hand']);
  });

  it('6.10: nobody has won before the deal is over; then the highest at or past the target wins, and level ones go on', () => {
    const { settle, standing } = three;
    expect(settle(standing([95, 99, 0]), ['', '0-5', '0-0'], 'domino').standing.winners).toEqual([0]);
    expect(settle(standing([94, 110, 0]), ['', '0-5', '0-0'], 'domino').standing.winners).toEqual([1]);
    expect(settle(standing([95, 100, 0]), ['', '0-5', '0-0'], 'domino').standing.winners).toBeNull();
    expect(settle(standing([90, 0, 0]), ['', '0-5', '0-0'], 'domino').standing.winners).toBeNull();
  });

  it('6.11: a remainder of 1 or 2 is dropped, of 3 or 4 filled up', () => {
    const worth = (tiles: string) => three.settle(three.standing([0, 0, 0]), ['', tiles, '0-0'], 'domino').points[0];
    expect(['4-6', '5-6', '6-6', '6-6 0-1', '6-6 1-1', '6-6 1-2'].map(worth)).toEqual([10, 10, 10, 15, 15, 15]);
  });
});
