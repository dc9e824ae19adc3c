import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Beat, Deal, Game, Move, Standing } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { halves, pipCount } from '../../src/rules/tiles.ts';
import { once, optionsOf, tiles } from './arranged.ts';
import { randomDeal } from './random-deal.ts';

const sebastopol = gameById('sebastopol') as Game;
const cyprus = gameById('cyprus') as Game;
const options = optionsOf(sebastopol, {}, 4);

/** A deal played at random to its end. */
function finished(game: Game, text: string, number: number): Deal {
  const given = optionsOf(game, {}, 4);
  const chance = fastChance(number);
  for (let attempt = 0; ; attempt++) {
    const heap = shuffledHeap(seedOfText(text), dealLabel(number, attempt), game.set(given));
    let deal = game.open(game.begin(given, 4), given, 4, heap, 0);
    if (!deal.turn) continue;
    while (deal.turn) {
      const legal = game.moves(deal);
      deal = game.play(deal, legal[chance.below(legal.length)] as Move).deal;
    }
    return deal;
  }
}

const finishedDeals = once(() => [
  ...Array.from({ length: 300 }, (_, number) => finished(sebastopol, 'endings', number)),
  ...Array.from({ length: 60 }, (_, number) => finished(cyprus, 'endings', number)),
]);

/** A deal that ended with these hands; only what is counted matters. */
function endedWith(hands: readonly string[], how: 'domino' | 'blocked', by: number): Deal {
  const model = finished(sebastopol, 'endings', 0);
  const left = hands.map(tiles);
  const heap = left.flat();
  let at = 0;
  return { ...model, options, heap, hands: left.map((hand) => hand.map(() => at++)), outcome: { how, by } };
}

function standing(totals: readonly number[]): Standing {
  return { deals: 3, totals, memory: null, winners: null };
}

describe('the end of a deal (1.9)', () => {
  it('comes when a seat lays its last tile: it dominoes', () => {
    const dominoes = finishedDeals().filter(({ outcome }) => outcome?.how === 'domino');
    expect(dominoes.length).toBeGreaterThan(20);
    for (const deal of dominoes) {
      expect(deal.hands.flatMap((hand, seat) => (hand.length === 0 ? [seat] : []))).toEqual([deal.outcome?.by]);
      expect(deal.log.at(-1)).toMatchObject({ do: 'play', seat: deal.outcome?.by });
    }
  });

  it('comes when as many seats in a row as there are have passed: blocked, by the seat that laid the last tile', () => {
    const blocked = finishedDeals().filter(({ outcome }) => outcome?.how === 'blocked');
    expect(blocked.length).toBeGreaterThan(20);
    for (const deal of blocked) {
      expect(deal.log.slice(-4).map((event) => event.do)).toEqual(['pass', 'pass', 'pass', 'pass']);
      expect(deal.log.at(-5)?.do).not.toBe('pass');
      expect(deal.outcome?.by).toBe(deal.laid.at(-1)?.seat);
      const open = deal.ends.map(({ shows }) => shows);
      for (const tile of deal.hands.flat().flatMap((at) => deal.heap[at] ?? [])) {
        expect(halves(tile).some((half) => open.includes(half))).toBe(false);
      }
    }
  });

  it('is told with who ended it, and with the tiles that are left to each seat', () => {
    const start = sebastopol.open(sebastopol.begin(options, 4), options, 4, sebastopol.set(options), 0);
    let deal = start;
    let beats: readonly Beat[] = [];
    while (deal.turn) ({ deal, beats } = sebastopol.play(deal, sebastopol.moves(deal)[0] as Move));
    const left = deal.hands.map((hand) => hand.map((at) => deal.heap[at]));
    expect(beats.at(-1)).toEqual({ beat: 'ended', how: deal.outcome?.how, seat: deal.outcome?.by, left });
  });

  it('is not counted before it has come', () => {
    const going = sebastopol.open(sebastopol.begin(options, 4), options, 4, sebastopol.set(options), 0);
    expect(() => sebastopol.settle(standing([0, 0, 0, 0]), going)).toThrow('the deal has not ended');
  });

  it('counts the pass after a draw as one of them', () => {
    const deal = randomDeal('cyprus', 4, (log) => log.at(-5)?.do === 'draw' && log.at(-1)?.do === 'pass');
    expect(deal.outcome?.how).toBe('blocked');
    expect(deal.log.slice(-5).map((event) => event.do)).toEqual(['draw', 'pass', 'pass', 'pass', 'pass']);
    expect(deal.log.at(-4)?.seat).toBe(deal.log.at(-5)?.seat);
    expect(deal.boneyard.length).toBe(1);
  });

  it('shows all hands, and still nothing of the boneyard', () => {
    for (const deal of finishedDeals()) {
      const game = deal.game === 'cyprus' ? cyprus : sebastopol;
      expect(deal.hands.flat().every((at) => game.sees(deal, 'table', at))).toBe(true);
      expect(deal.boneyard.some((at) => game.sees(deal, 'table', at))).toBe(false);
    }
  });

  it('is not before: nobody settles a deal that is still played', () => {
    const heap = shuffledHeap(seedOfText('unfinished'), dealLabel(1, 0), sebastopol.set(options));
    const deal = sebastopol.open(sebastopol.begin(options, 4), options, 4, heap, 0);
    expect(() => sebastopol.settle(standing([0, 0, 0, 0]), deal)).toThrow();
  });
});

describe('scores (1.10)', () => {
  const points = (deal: Deal) => sebastopol.settle(standing([0, 0, 0, 0]), deal).points;

  it('gives the seat that dominoes the pip counts of all other hands', () => {
    const deal = endedWith(['1-5 2-2', '', '0-3', '4-4 0-0'], 'domino', 1);
    expect(sebastopol.settle(standing([0, 0, 0, 0]), deal).counts).toEqual([10, 0, 3, 8]);
    expect(points(deal)).toEqual([0, 21, 0, 0]);
  });

  it('gives the lowest hand of a blocked deal the others’ counts less its own', () => {
    expect(points(endedWith(['1-5 2-2', '1-1', '0-3', '4-4'], 'blocked', 3))).toEqual([0, 10 + 3 + 8 - 2, 0, 0]);
  });

  it('gives nobody anything when two tie for lowest', () => {
    expect(points(endedWith(['1-5 2-2', '1-2', '0-3', '4-4'], 'blocked', 3))).toEqual([0, 0, 0, 0]);
  });

  it('counts every finished deal in this way', () => {
    for (const deal of finishedDeals()) {
      const counts = deal.hands.map((hand) => hand.reduce((sum, at) => sum + pipCount(deal.heap[at] ?? '0-0'), 0));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const lowest = Math.min(...counts);
      const alone = counts.filter((count) => count === lowest).length === 1;
      const expected = counts.map((count, seat) => {
        if (deal.outcome?.how === 'domino') return seat === deal.outcome.by ? total : 0;
        return count === lowest && alone ? total - 2 * count : 0;
      });
      const settled = (deal.game === 'cyprus' ? cyprus : sebastopol).settle(standing([0, 0, 0, 0]), deal);
      expect(settled).toMatchObject({ counts, points: expected });
    }
  });
});

describe('the end of a match (1.11)', () => {
  const deal = endedWith(['5-5', '', '0-0', '1-1'], 'domino', 1); // 12 points for seat 1

  it('goes on below the target', () => {
    expect(sebastopol.settle(standing([59, 47, 0, 0]), deal).standing).toEqual({
      deals: 4,
      totals: [59, 59, 0, 0],
      memory: null,
      winners: null,
    });
  });

  it('is won by a seat at or past the target', () => {
    expect(sebastopol.settle(standing([59, 48, 0, 0]), deal).standing.winners).toEqual([1]);
    expect(sebastopol.settle(standing([59, 58, 0, 0]), deal).standing.winners).toEqual([1]);
  });

  it('goes to the highest of several, and on when they are level', () => {
    expect(sebastopol.settle(standing([80, 78, 0, 0]), deal).standing.winners).toEqual([1]);
    expect(sebastopol.settle(standing([80, 68, 0, 0]), deal).standing.winners).toBeNull();
  });

  it('knows the target of its own match', () => {
    const long = { ...deal, options: { target: 200 } };
    expect(sebastopol.settle(standing([0, 180, 0, 0]), long).standing.winners).toBeNull();
    expect(sebastopol.settle(standing([0, 190, 0, 0]), long).standing.winners).toEqual([1]);
  });
});
