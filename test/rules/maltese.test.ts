import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import { doublesDue } from '../../src/rules/duty.ts';
import type { Deal, Move } from '../../src/rules/game.ts';
import { isDouble } from '../../src/rules/tiles.ts';
import { at } from './spoilt-records.ts';
import { handOf, tableOf } from './table.ts';

const four = tableOf('maltese', 4);

/** The example of the page: seat 2 holds 5-5 and 1-5. */
const HANDS = ['6-6 3-6 1-1 1-2 1-3', '5-6 1-4 0-1 4-4 4-5', '2-6 5-5 1-5 2-4 3-5', '0-6 0-0 2-2 3-4 0-4'];
const open = () => four.open(HANDS, { yard: '4-6 3-3 0-2 0-3 0-5' });
const ARMS = '!6-6 5-6@0 2-6@1 0-6@2 3-6@3';
/** Every arm has its double; seat 0 is to play. */
const CROSS = `${ARMS} draw pass 5-5@0 0-0@2 draw 3-3@3 draw pass draw pass 2-2@1`;

describe('the spinner of Maltese Cross', () => {
  it('28.1: is the highest double that was dealt, and its holder must lay it', () => {
    expect(four.offers(open())).toEqual(['!6-6']);
    const deal = four.open(['', '1-1', '4-4', '3-3'], { yard: '6-6 5-5' });
    expect(deal.turn?.seat).toBe(2);
    expect(four.offers(deal)).toEqual(['!4-4']);
    expect(four.after(deal, '!4-4').turn?.seat).toBe(3);
  });

  it('28.1: nobody was dealt a double: everything is dealt again', () => {
    const deal = four.open([], { yard: '0-0 1-1 2-2 3-3 4-4 5-5 6-6' });
    expect(deal).toMatchObject({ phase: 'thrownIn', turn: null });
  });
});

describe('the duties of Maltese Cross', () => {
  it('28.2: until all four arms are started, only tiles of the spinner’s suit may be laid, on the spinner', () => {
    const deal = four.after(open(), '!6-6 5-6@0');
    expect(deal.phase).toBe('opening');
    expect(four.offers(deal)).toEqual([1, 2, 3].map((arm) => `2-6@${arm}`));
  });

  it('28.3: then only the doubles of the arms may be laid, each on its arm: seat 2 must lay 5-5, and 1-5 waits', () => {
    const deal = four.after(open(), `${ARMS} draw pass`);
    expect(deal).toMatchObject({ phase: 'opening', turn: { seat: 2 } });
    expect(doublesDue(deal).map(({ place, shows }) => [place, shows])).toEqual([
      [0, 5],
      [1, 2],
      [2, 0],
      [3, 3],
    ]);
    expect(four.offers(deal)).toEqual(['5-5@0']);
    expect(four.offers(four.after(deal, '5-5@0'))).toEqual(['0-0@2', '2-2@1']);
    const free = four.after(open(), `${CROSS} 1-2@1`);
    expect(four.offers({ ...free, turn: { seat: 2, drew: [], laid: [] } })).toContain('1-5@0');
  });

  it('28.3: nine tiles make the cross, and then all ends are open', () => {
    const before = four.after(open(), CROSS.replace(/ 2-2@1$/, ''));
    expect(before.phase).toBe('opening');
    const deal = four.after(before, '2-2@1');
    expect(deal.laid).toHaveLength(9);
    expect(deal).toMatchObject({ phase: 'freePlay', turn: { seat: 0 } });
    expect(doublesDue(deal)).toEqual([]);
    expect(four.offers(deal)).toEqual(['1-2@1', '1-3@3']);
  });

  it('28.3: the beats say when the arms wait for their doubles, who lacks them, and when the cross is complete', () => {
    expect(four.beats(open(), ARMS).at(-1)).toEqual({ beat: 'armed' });
    const lacked = { suits: [0, 2, 3, 5], doubles: true };
    const [drew, passed] = four.beats(four.after(open(), ARMS), 'draw pass');
    expect(drew).toEqual({ beat: 'drew', seat: 1, at: 20, tile: '4-6', ...lacked });
    expect(passed).toEqual({ beat: 'passed', seat: 1, ...lacked });
    expect(four.beats(open(), CROSS).at(-1)).toEqual({ beat: 'starred', doubles: true });
    expect(four.beats(open(), CROSS).filter(({ beat }) => beat === 'starred')).toHaveLength(1);
  });

  it('28.3: a seat that draws or passes shows that it has none of these doubles, and nothing of their numbers', () => {
    const deal = four.after(open(), `${ARMS} draw pass`);
    const lack = { seats: [1], except: [], numbers: [], tiles: ['0-0', '2-2', '3-3', '5-5'] };
    expect(four.game.lacks?.(deal).slice(-2)).toEqual([lack, lack]);
  });

  it('28.4: doubles lie across and do not branch', () => {
    expect(four.game.table).toEqual({ kind: 'star', arms: 4, doubles: 'across', straight: 3 });
    const deal = four.after(open(), CROSS);
    expect(deal.ends.map(({ place, shows }) => [place, shows])).toEqual([
      [0, 5],
      [1, 2],
      [2, 0],
      [3, 3],
    ]);
  });
});

describe('drawing in Maltese Cross', () => {
  it('28.5: in the first duty one tile, which must be laid if it fits', () => {
    const start = four.open(['6-6', '1-1 1-2 1-3 1-4 1-5'], { yard: '3-6 0-0' });
    const deal = four.after(start, '!6-6');
    expect(four.offers(deal)).toEqual(['draw']);
    expect(four.offers(four.after(deal, 'draw'))).toEqual([0, 1, 2, 3].map((arm) => `3-6@${arm}`));
  });

  it('28.5: in the second duty one tile, which must be laid at once or else the turn passes', () => {
    const deal = four.after(open(), `${ARMS} draw`);
    expect(handOf(deal, 1)).toContain('4-6');
    expect(four.offers(deal)).toEqual(['pass']);
    const fits = four.after(open(), `${ARMS} draw pass 5-5@0 0-0@2 draw`);
    expect(handOf(fits, 0)).toContain('3-3');
    expect(four.offers(fits)).toEqual(['3-3@3']);
  });
});

describe('scores of Maltese Cross', () => {
  it('28.6: a seat that goes out scores the pips of all others', () => {
    const { points } = four.settle(four.standing([0, 0, 0, 0]), ['', '1-2', '6-6', '0-0 5-6'], 'domino', 0);
    expect(points).toEqual([26, 0, 0, 0]);
  });

  it('28.6: in a blocked deal the lowest takes the others’ pips less its own; a tie scores nothing', () => {
    const blocked = (hands: readonly string[]) => four.settle(four.standing([0, 0, 0, 0]), hands, 'blocked').points;
    expect(blocked(['0-1', '1-2', '6-6', '0-2'])).toEqual([16, 0, 0, 0]);
    expect(blocked(['0-2', '1-1', '6-6', '3-3'])).toEqual([0, 0, 0, 0]);
  });

  it('28.6: the match ends at the target', () => {
    const { standing } = four.settle(four.standing([40, 59, 0, 0]), ['', '1-2', '6-6', '0-0 5-6'], 'domino', 0);
    expect(standing.winners).toEqual([0]);
  });
});

/** Every state of a random deal, with its legal moves. */
function* states(seats: number, seed: number): Generator<readonly [Deal, readonly Move[]]> {
  const { game, options } = tableOf('maltese', seats);
  const chance = fastChance(seed);
  let deal: Deal | null = null;
  for (let attempt = 0; !deal?.turn; attempt++) {
    const heap = shuffledHeap(seedOfText(`cross ${seed}`), dealLabel(1, attempt), game.set(options));
    deal = game.open(game.begin(options, seats), options, seats, heap, 0);
  }
  for (;;) {
    const legal = game.moves(deal);
    yield [deal, legal];
    if (legal.length === 0) return;
    deal = game.play(deal, at(legal, chance.below(legal.length))).deal;
  }
}

describe('every deal of Maltese Cross', () => {
  const each = (holds: (deal: Deal, legal: readonly Move[]) => void) =>
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 4), fc.nat(), (seats, seed) => {
        for (const [deal, legal] of states(seats, seed)) holds(deal, legal);
      }),
      { numRuns: 150, seed: 28 },
    );

  it('28.3: has a double as the second tile of each arm, and nothing beyond before all have it', () => {
    each(({ laid, ends, phase }, legal) => {
      const second = laid.filter(({ to }) => laid[to ?? -1]?.to === 0);
      for (const { tile } of second) expect(isDouble(tile)).toBe(true);
      if (laid.length > 1 + ends.length + second.length) expect(second).toHaveLength(4);
      if (phase !== 'opening' || ends.some(({ state }) => state === 'free')) return;
      for (const move of legal) if (move.do === 'play') expect(isDouble(move.tile)).toBe(true);
    });
  });

  it('28.5: draws at most one tile a turn, to the last tile of the boneyard', () => {
    let emptied = 0;
    each(({ boneyard, turn, outcome }, legal) => {
      if (boneyard.length === 0) emptied++;
      if (!turn) return;
      const does = new Set(legal.map((move) => move.do));
      expect(does.size).toBe(1);
      expect(turn.drew.length).toBeLessThanOrEqual(1);
      if (does.has('draw')) expect([boneyard.length > 0, turn.drew.length]).toEqual([true, 0]);
      if (does.has('pass')) expect(turn.drew.length === 1 || boneyard.length === 0).toBe(true);
      expect(outcome).toBeNull();
    });
    expect(emptied).toBeGreaterThan(0);
  });

  it('28.6: is not blocked before the cross is complete', () => {
    let blocked = 0;
    each(({ laid, outcome }) => {
      if (outcome?.how !== 'blocked') return;
      blocked++;
      expect(laid.length).toBeGreaterThanOrEqual(9);
    });
    expect(blocked).toBeGreaterThan(0);
  });
});
