import { describe, expect, it } from 'vitest';
import { dealLabel, lotOf, seedOfText } from '../../src/rules/chance.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { handOf, tableOf } from './table.ts';

const berndt = tableOf('sebastopol-berndt', 3);

describe('Berndt’s Sebastopol', () => {
  it('3.4: nine tiles each, one is left over', () => {
    const deal = berndt.open(['6-6']);
    expect(deal.hands.map(({ length }) => length)).toEqual([9, 9, 9]);
    expect(deal.boneyard).toEqual([27]);
  });

  it('3.4: the holder of 6-6 lays it and takes the left-over tile, so that it again has nine', () => {
    const start = berndt.open(['', '6-6'], { yard: '0-0' });
    expect(berndt.offers(start)).toEqual(['!6-6']);
    const led = berndt.after(start, '!6-6');
    expect(led).toMatchObject({ phase: 'opening', turn: { seat: 1 } });
    expect(berndt.offers(led)).toEqual(['draw']);
    const taken = berndt.after(led, 'draw');
    expect(handOf(taken, 1).length).toBe(9);
    expect(handOf(taken, 1)).toContain('0-0');
    expect(taken).toMatchObject({ boneyard: [], turn: { seat: 2, drew: [], laid: [] } });
    expect(taken.log).toEqual([
      { seat: 1, do: 'lead', tile: '6-6' },
      { seat: 1, do: 'draw', from: 27 },
    ]);
  });

  it('3.4: the left-over tile is not taken for want of another: no suit is named', () => {
    const led = berndt.after(berndt.open(['6-6'], { yard: '0-0' }), '!6-6');
    expect(berndt.beats(led, 'draw')).toEqual([{ beat: 'drew', seat: 0, at: 27, tile: '0-0', suits: [] }]);
  });

  it('3.4: a left-over 6-6 is turned up as the spinner, and in the first deal the lot says who plays on it', () => {
    for (const lot of [0, 1, 2]) {
      const start = berndt.open(['0-6', '1-6', '2-6'], { yard: '6-6', lot });
      expect(start.turn?.seat).toBe(lot);
      expect(berndt.game.moves(start)).toEqual([{ do: 'lead', tile: '6-6', turnedUp: true, from: 27 }]);
      const led = berndt.after(start, '!6-6');
      expect(led.laid).toMatchObject([{ tile: '6-6', at: 27, seat: null, to: null }]);
      expect(led).toMatchObject({ boneyard: [], phase: 'opening', turn: { seat: lot, drew: [], laid: [] } });
      expect(led.hands.map(({ length }) => length)).toEqual([9, 9, 9]);
      expect(led.log).toEqual([{ seat: lot, do: 'lead', tile: '6-6', turnedUp: true, from: 27 }]);
      expect(berndt.offers(led)).toContain(`${lot}-6@0`);
      expect(berndt.beats(start, '!6-6')).toEqual([{ beat: 'led', seat: null, at: 27, tile: '6-6' }]);
    }
  });

  it('3.4: in later deals the seat plays first that began the deal before, by 6-6 or by playing first on it', () => {
    for (const yard of ['0-0', '6-6']) {
      const hands = yard === '6-6' ? [] : ['', '', '6-6'];
      const deal = berndt.playOut(berndt.open(hands, { yard, lot: 2 }));
      const { memory } = berndt.game.settle(berndt.standing([0, 0, 0]), deal).standing;
      const next = berndt.open([], { yard: '6-6', deals: 1, memory, lot: 0 });
      expect(next.turn?.seat).toBe(2);
    }
  });

  it('3.4: the lot is fair, and the seed decides it', () => {
    const times = [0, 0, 0];
    for (let n = 0; n < 3000; n++) {
      const seat = lotOf(seedOfText(`lot ${n}`), dealLabel(1, 0), 3);
      times[seat] = (times[seat] ?? 0) + 1;
    }
    expect(times.length).toBe(3);
    for (const count of times) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(667));
    const seed = seedOfText('lot 1');
    const dealt = () => sealedDeal(berndt.game, berndt.standing([0, 0, 0]), berndt.options, 3, seed, 0);
    expect(dealt()).toEqual(dealt());
  });

  it('1.7: who cannot play passes: there is nothing more to draw', () => {
    const deal = berndt.after(
      berndt.open(['6-6', '0-0 0-1 0-2 0-3 0-4 0-5 1-1 1-2 1-3'], { yard: '5-5' }),
      '!6-6 draw',
    );
    expect(berndt.offers(deal)).toEqual(['pass']);
  });
});
