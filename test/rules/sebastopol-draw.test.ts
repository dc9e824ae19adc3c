import { describe, expect, it } from 'vitest';
import { handOf, tableOf } from './table.ts';

const three = tableOf('sebastopol-draw', 3);

describe('who leads Three-handed Sebastopol', () => {
  it('1.2: the holder of 6-6', () => {
    expect(three.offers(three.open(['5-5', '6-6']))).toEqual(['!6-6']);
  });

  it.each([
    ['6-6', '5-5'],
    ['6-6 5-5', '4-4'],
    ['6-6 5-5 4-4 3-3 2-2 1-1', '0-0'],
  ])('1.2: with %s in the boneyard %s takes its place', (yard, double) => {
    const deal = three.open(['', '', double], { yard });
    expect(deal.turn?.seat).toBe(2);
    expect(three.offers(deal)).toEqual([`!${double}`]);
  });

  it('1.2: nobody holds any double: thrown in', () => {
    expect(three.open([], { yard: '0-0 1-1 2-2 3-3 4-4 5-5 6-6' })).toMatchObject({ phase: 'thrownIn', turn: null });
  });

  it('1.2: the double that leads is the opening suit too', () => {
    const start = three.open(['5-5', '5-6 0-5 0-6 1-6 1-1 1-2 1-3', '0-0'], { yard: '6-6' });
    const deal = three.after(start, '!5-5');
    expect(deal.ends.map(({ shows }) => shows)).toEqual([5, 5, 5, 5]);
    expect(three.offers(deal)).toEqual(['5-6', '0-5'].flatMap((tile) => [0, 1, 2, 3].map((arm) => `${tile}@${arm}`)));
  });
});

describe('drawing in Three-handed Sebastopol', () => {
  const HANDS = ['6-6 1-6 0-0', '0-1 0-2 0-3 0-4 0-5 1-1 1-2', '2-6 5-6'];
  const YARD = '1-3 1-4 3-6 4-6 4-4 5-5 2-2';
  const open = () => three.open(HANDS, { yard: YARD });

  it('1.7: in the opening a seat without a six draws one by one until it has one, then must play it', () => {
    let deal = three.after(open(), '!6-6');
    for (const _ of ['1-3', '1-4', '3-6']) {
      expect(three.offers(deal)).toEqual(['draw']);
      deal = three.after(deal, 'draw');
    }
    expect(three.offers(deal)).toEqual([0, 1, 2, 3].map((arm) => `3-6@${arm}`));
    expect(handOf(deal, 1).slice(-3)).toEqual(['1-3', '1-4', '3-6']);
    expect(three.after(deal, '3-6@0').turn).toEqual({ seat: 2, drew: [], laid: [] });
  });

  it('1.7: in the opening nobody may draw who can play', () => {
    const deal = three.after(open(), '!6-6 draw draw draw 3-6@0');
    expect(three.offers(deal).every((move) => /^[25]-6@/.test(move))).toBe(true);
  });

  it('1.7: a seat that draws all and still cannot play passes', () => {
    const start = three.open(['6-6 1-6 3-6 4-6', '0-1 0-2 0-3 0-4 0-5 1-1 1-2', '2-6 5-6 0-6'], {
      yard: '1-3 1-4 1-5 2-3 2-4 2-5 2-2',
    });
    const deal = three.after(start, '!6-6 draw draw draw draw draw draw');
    expect(three.offers(deal)).toEqual(['draw']);
    const all = three.after(deal, 'draw');
    expect(all.boneyard).toEqual([]);
    expect(three.offers(all)).toEqual(['pass']);
    expect(three.after(all, 'pass').turn?.seat).toBe(2);
  });

  it('1.7: in free play a seat that can play may draw instead, to the last tile; then it must play', () => {
    let deal = three.after(open(), '!6-6 draw draw draw 3-6@0 2-6@1 1-6@2 draw 4-6@3');
    expect(deal).toMatchObject({ phase: 'freePlay', turn: { seat: 2 } });
    while (deal.boneyard.length > 0) {
      expect(three.offers(deal)).toContain('draw');
      expect(three.offers(deal)).not.toContain('pass');
      expect(three.offers(deal).length).toBeGreaterThan(1);
      deal = three.after(deal, 'draw');
    }
    expect(three.offers(deal).every((move) => move.includes('@'))).toBe(true);
    expect(three.offers(deal).length).toBeGreaterThan(0);
  });
});
