import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { first } from '../../src/rules/first-game.ts';
import type { Move, Seen, Tile } from '../../src/rules/game.ts';
import { RACK_MODES, type RackMode } from '../../src/seats/habits.ts';
import { createRack } from '../../src/seats/rack.ts';

const STAR = first.table;

/** A deal as far as a rack looks at it: seat 0 holds these tiles in the order it took them, and sees them. */
const seen = (tiles: readonly (Tile | null)[], deal = 1): Seen =>
  ({ deal, heap: tiles, hands: [tiles.map((_, at) => at)] }) as unknown as Seen;
const plays = (...tiles: Tile[]): Move[] => tiles.map((tile) => ({ do: 'play', tile, arm: 0 }));
const SET: readonly Tile[] = Array.from({ length: 10 }, (_, low) =>
  Array.from({ length: 10 - low }, (_, k): Tile => `${low}-${low + k}`),
).flat();

const hands = fc.uniqueArray(fc.constantFrom(...SET), { minLength: 1, maxLength: 15 });
const modes = fc.constantFrom<RackMode>(...RACK_MODES);

describe('the rack', () => {
  it('stands by number at first: the low half counts before the high one', () => {
    expect(createRack().order(seen(['3-9', '0-5', '3-3', '2-8']), 0, null, STAR)).toEqual(['0-5', '2-8', '3-3', '3-9']);
  });

  it('puts what may be played now before the rest, both by number', () => {
    const rack = createRack('playable');
    const hand = seen(['3-9', '0-5', '3-3', '2-8']);
    expect(rack.order(hand, 0, plays('3-9', '2-8'), STAR)).toEqual(['2-8', '3-9', '0-5', '3-3']);
  });

  it('sorted by what may be played, stands still while others move', () => {
    const rack = createRack('playable');
    rack.order(seen(['3-9', '0-5', '3-3', '2-8']), 0, plays('3-9', '2-8'), STAR);
    expect(rack.order(seen(['3-9', '0-5', '3-3']), 0, null, STAR)).toEqual(['3-9', '0-5', '3-3']);
  });

  it('goes round its modes by one touch, and tells', () => {
    const rack = createRack();
    const told: RackMode[] = [];
    const stop = rack.subscribe(() => told.push(rack.mode));
    for (const _ of RACK_MODES) rack.cycle();
    stop();
    rack.cycle();
    expect(told).toEqual(['playable', 'hand', 'number']);
  });

  it('does not tell of a mode that it has already', () => {
    const rack = createRack('hand');
    let told = 0;
    rack.subscribe(() => told++);
    rack.setMode('hand');
    expect(told).toBe(0);
  });

  it('moved by hand, stands by hand from what was shown', () => {
    const rack = createRack();
    const hand = seen(['3-9', '0-5', '3-3', '2-8']);
    rack.order(hand, 0, null, STAR);
    expect(rack.move(0, '3-9', 1)).toBe(true);
    expect(rack.mode).toBe('hand');
    expect(rack.order(hand, 0, null, STAR)).toEqual(['0-5', '3-9', '2-8', '3-3']);
    rack.move(0, '0-5', 99);
    expect(rack.order(hand, 0, null, STAR)).toEqual(['3-9', '2-8', '3-3', '0-5']);
  });

  it('moves no tile that the seat does not hold', () => {
    const rack = createRack();
    rack.order(seen(['3-9', '0-5']), 0, null, STAR);
    expect(rack.move(0, '1-1', 0)).toBe(false);
    expect(rack.move(1, '3-9', 0)).toBe(false);
    expect(rack.mode).toBe('number');
  });

  it('keeps the order by hand when tiles come and go: new ones at the end, one taken back where it was', () => {
    const rack = createRack('hand');
    rack.order(seen(['0-5', '2-8', '3-3']), 0, null, STAR);
    rack.move(0, '3-3', 0);
    expect(rack.order(seen(['0-5', '3-3']), 0, null, STAR)).toEqual(['3-3', '0-5']);
    expect(rack.order(seen(['0-5', '3-3', '0-1']), 0, null, STAR)).toEqual(['3-3', '0-5', '0-1']);
    expect(rack.order(seen(['0-5', '2-8', '3-3', '0-1']), 0, null, STAR)).toEqual(['3-3', '0-5', '2-8', '0-1']);
  });

  it('remembers the order by hand while it stands otherwise', () => {
    const rack = createRack();
    const hand = seen(['0-5', '2-8', '3-3']);
    rack.order(hand, 0, null, STAR);
    rack.move(0, '3-3', 0);
    rack.setMode('number');
    expect(rack.order(hand, 0, null, STAR)).toEqual(['0-5', '2-8', '3-3']);
    rack.setMode('hand');
    expect(rack.order(hand, 0, null, STAR)).toEqual(['3-3', '0-5', '2-8']);
  });

  it('forgets the order by hand with the deal', () => {
    const rack = createRack();
    rack.order(seen(['0-5', '2-8', '3-3']), 0, null, STAR);
    rack.move(0, '3-3', 0);
    expect(rack.order(seen(['3-3', '0-5', '0-1'], 2), 0, null, STAR)).toEqual(['0-1', '0-5', '3-3']);
  });

  it('keeps an order to each seat', () => {
    const rack = createRack();
    const both = {
      deal: 1,
      heap: ['0-5', '2-8', '0-1', '4-4'],
      hands: [
        [0, 1],
        [2, 3],
      ],
    } as unknown as Seen;
    rack.order(both, 0, null, STAR);
    rack.order(both, 1, null, STAR);
    rack.move(1, '4-4', 0);
    expect(rack.order(both, 0, null, STAR)).toEqual(['0-5', '2-8']);
    expect(rack.order(both, 1, null, STAR)).toEqual(['4-4', '0-1']);
  });

  it('tells nothing of tiles that are not seen', () => {
    const rack = createRack();
    rack.order(seen(['0-5', '2-8']), 0, null, STAR);
    expect(rack.order(seen([null, null]), 0, null, STAR)).toEqual([]);
  });

  it('is always the hand itself, however it is sorted, moved, played and drawn', () => {
    const step = fc.record({
      hand: hands,
      playable: hands,
      asked: fc.boolean(),
      mode: modes,
      from: fc.nat(20),
      to: fc.integer({ min: -3, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const rack = createRack();
        for (const { hand, playable, asked, mode, from, to } of steps) {
          rack.setMode(mode);
          const moves = asked ? plays(...playable) : null;
          const before = rack.order(seen(hand), 0, moves, STAR);
          expect([...before].sort()).toEqual([...hand].sort());
          // Asked again it answers the same.
          expect(rack.order(seen(hand), 0, moves, STAR)).toEqual(before);
          const tile = before[from % before.length];
          if (!tile || !rack.move(0, tile, to)) throw new Error('a tile of the hand can be moved');
          const after = rack.order(seen(hand), 0, moves, STAR);
          expect(after.indexOf(tile)).toBe(Math.max(0, Math.min(hand.length - 1, to)));
          expect(after.filter((one) => one !== tile)).toEqual(before.filter((one) => one !== tile));
        }
      }),
    );
  });

  it('by hand, the tiles that stay keep their order among themselves', () => {
    fc.assert(
      fc.property(hands, hands, fc.nat(20), (first, second, at) => {
        const rack = createRack();
        const [tile = '0-0'] = first;
        rack.order(seen(first), 0, null, STAR);
        rack.move(0, tile, at);
        const before = rack.order(seen(first), 0, null, STAR);
        const after = rack.order(seen(second), 0, null, STAR);
        const stayed = before.filter((one) => second.includes(one));
        expect(after.slice(0, stayed.length)).toEqual(stayed);
      }),
    );
  });
});
