import { describe, expect, it } from 'vitest';
import type { Deal } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { whyNot } from '../../src/rules/why-not.ts';
import { type ArrangedTable, tableOf } from './table.ts';

/** What the seat whose turn it is is told of the tiles that it cannot lay. */
const told = (table: ArrangedTable, deal: Deal) =>
  whyNot(seen(table.game, deal, deal.turn?.seat ?? 0), table.game.moves(deal));

describe('why a tile cannot be laid', () => {
  const cyprus = tableOf('cyprus', 4);
  const sebastopol = tableOf('sebastopol', 4);

  it('1.2: the spinner has to be led', () => {
    expect(told(cyprus, cyprus.open(['9-9']))).toEqual({ leads: '9-9' });
    const ural = tableOf('ural', 4);
    expect(told(ural, ural.open(['5-5'], { deals: 1 }))).toEqual({ leads: '5-5' });
  });

  it('1.4: the star needs its suit, whether the seat holds one or must pass', () => {
    expect(told(cyprus, cyprus.after(cyprus.open(['9-9', '0-9']), '!9-9'))).toEqual({ needs: 9 });
    const pass = sebastopol.after(sebastopol.open(['6-6 0-6 1-6 2-6 3-6 4-6 5-6']), '!6-6');
    expect(sebastopol.offers(pass)).toEqual(['pass']);
    expect(told(sebastopol, pass)).toEqual({ needs: 6 });
  });

  it('28.3, 28.5: the arms need their doubles, whether the seat holds one or must draw', () => {
    const maltese = tableOf('maltese', 4);
    const start = maltese.open(['6-6 3-6', '5-6 1-4', '2-6 5-5', '0-6 0-0'], { yard: '4-6' });
    const arms = maltese.after(start, '!6-6 5-6@0 2-6@1 0-6@2 3-6@3');
    expect(maltese.offers(arms)).toEqual(['draw']);
    expect(told(maltese, arms)).toBe('lacksDoubles');
    expect(told(maltese, maltese.after(arms, 'draw'))).toBe('needsDoubles');
    const holds = maltese.after(arms, 'draw pass');
    expect(maltese.offers(holds)).toEqual(['5-5@0']);
    expect(told(maltese, holds)).toBe('needsDoubles');
  });

  it('1.7: who cannot play draws first', () => {
    const nines = '0-9 1-9 2-9 3-9 4-9 5-9 6-9 7-9';
    const deal = cyprus.after(cyprus.open([`9-9 ${nines}`]), '!9-9');
    expect(cyprus.offers(deal)).toEqual(['draw']);
    expect(told(cyprus, deal)).toEqual({ lacks: 9 });
  });

  it('1.6: it fits nowhere in free play, though drawing is allowed too', () => {
    const three = tableOf('ural-draw', 3);
    const deal = three.after(three.open(['6-6', '0-6 1-1']), '!6-6');
    expect(three.offers(deal)).toEqual(expect.arrayContaining(['0-6@0', 'draw']));
    expect(told(three, deal)).toBe('fitsNowhere');
  });

  it('13.3: who cannot lay draws or passes, and what is drawn waits for the next turn', () => {
    const french = tableOf('french', 2);
    const stuck = french.after(french.open(['0-1', '2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5'], { yard: '1-2 4-4' }), '!0-1');
    expect(french.offers(stuck)).toEqual(['draw', 'pass']);
    expect(told(french, stuck)).toBe('drawOrPass');
    const fits = french.after(stuck, 'draw');
    expect(french.offers(fits)).toEqual(['draw']);
    expect(told(french, fits)).toBe('drawnWaits');
  });

  it('1.5: it fits nowhere where the star is no duty, though a blade is free', () => {
    const ural = tableOf('ural', 4);
    const deal = ural.after(ural.open(['6-6', '1-6 0-0']), '!6-6');
    expect(deal.ends.some(({ state }) => state === 'free')).toBe(true);
    expect(told(ural, deal)).toBe('fitsNowhere');
  });
});
