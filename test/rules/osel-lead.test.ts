import { describe, expect, it } from 'vitest';
import { inShort } from './arranged.ts';
import { tableOf } from './table.ts';

const osel = tableOf('osel', 3);
const four = tableOf('osel', 4);

describe('who starts Osel', () => {
  it('5.1: seven tiles each; the rest is the boneyard with fewer than four seats', () => {
    for (const [seats, left] of [
      [2, 14],
      [3, 7],
      [4, 0],
    ] as const) {
      const deal = tableOf('osel', seats).open([]);
      expect(deal.hands.every(({ length }) => length === 7)).toBe(true);
      expect(deal.boneyard.length).toBe(left);
      expect(deal.dead).toEqual([]);
    }
  });

  it.each([
    ['', '1-1'],
    ['1-1', '2-2'],
    ['1-1 2-2', '3-3'],
    ['1-1 2-2 3-3', '4-4'],
    ['1-1 2-2 3-3 4-4', '5-5'],
    ['1-1 2-2 3-3 4-4 5-5', '6-6'],
    ['1-1 2-2 3-3 4-4 5-5 6-6', '0-0'],
  ])('5.2: with %s not dealt the first deal must be led with %s', (yard, double) => {
    const deal = osel.open(['', '', double], { yard });
    expect(deal).toMatchObject({ phase: 'leading', turn: { seat: 2 } });
    expect(osel.offers(deal)).toEqual([`!${double}`]);
  });

  const DOUBLES = '0-0 1-1 2-2 3-3 4-4 5-5 6-6';

  it('5.2: nobody has a double: the heaviest tile leads', () => {
    const deal = osel.open(['0-1', '5-6', '4-6'], { yard: DOUBLES });
    expect(deal.turn?.seat).toBe(1);
    expect(osel.offers(deal)).toEqual(['!5-6']);
  });

  it('5.2: between equals the one with the higher half leads: 6-3 before 5-4', () => {
    // With two seats fourteen tiles stay out: all doubles, and the seven that are heavier.
    const two = tableOf('osel', 2);
    const heavier = '5-6 4-6';
    const deal = two.open(['4-5', '3-6'], { yard: `${DOUBLES} ${heavier}` });
    expect(deal.turn?.seat).toBe(1);
    expect(two.offers(deal)).toEqual(['!3-6']);
    const other = two.open(['3-6', '4-5'], { yard: `${DOUBLES} ${heavier}` });
    expect(two.offers(other)).toEqual(['!3-6']);
    expect(other.turn?.seat).toBe(0);
  });

  it('5.2: a seat that holds both leads the heavier one, whichever lies first', () => {
    const two = tableOf('osel', 2);
    expect(two.offers(two.open(['4-5 3-6 2-6'], { yard: `${DOUBLES} 5-6 4-6` }))).toEqual(['!3-6']);
  });

  it('5.2: a tile of the boneyard leads nothing, however heavy', () => {
    const two = tableOf('osel', 2);
    const deal = two.open(['0-1', '4-6'], { yard: `5-6 ${DOUBLES}` });
    expect(deal.turn?.seat).toBe(1);
    expect(two.offers(deal)).toEqual(['!4-6']);
  });

  it('5.2: later deals are started by the seat that won the one before, with any tile', () => {
    const { memory } = osel.settle(osel.standing([0, 0, 0]), ['1-1', '', '2-2'], 'domino', 1).standing;
    const deal = osel.open(['1-1', '0-0 0-1 0-2 0-3 0-4 0-5 0-6'], { deals: 1, memory });
    expect(deal.turn?.seat).toBe(1);
    expect(osel.offers(deal)).toEqual(['!0-0', '!0-1', '!0-2', '!0-3', '!0-4', '!0-5', '!0-6']);
  });

  it('5.2: after a blocked deal it is the seat that laid the last tile', () => {
    const { memory } = osel.settle(osel.standing([0, 0, 0]), ['0-1', '6-6', '2-2'], 'blocked', 2).standing;
    expect(osel.open(['1-1'], { deals: 1, memory }).turn?.seat).toBe(2);
  });
});

describe('the line and the cross', () => {
  // Seat 0 leads freely in a later deal.
  const line = () =>
    four.after(four.open(['2-5 2-2', '5-5 5-6', '2-3 3-5', '0-5'], { deals: 1, memory: { starts: 0 } }), '!2-5');

  it('5.3: a led non-double is a line: arm 0 is its low end, arm 1 its high end', () => {
    expect(line().ends).toEqual([
      { place: 0, shows: 2, accepts: [2], to: 0, state: 'open' },
      { place: 1, shows: 5, accepts: [5], to: 0, state: 'open' },
    ]);
    expect(four.offers(line())).toEqual(expect.arrayContaining(['5-6@1', '5-5@1']));
    expect(four.offers(line()).some((move) => /@[23]/.test(move))).toBe(false);
  });

  it('5.3: the first open double keeps its arm’s number outwards, and its two sides open as arms 2 and 3', () => {
    const deal = four.after(line(), '5-5@1');
    expect(deal.ends).toEqual([
      { place: 0, shows: 2, accepts: [2], to: 0, state: 'open' },
      { place: 1, shows: 5, accepts: [5], to: 1, state: 'open' },
      { place: 2, shows: 5, accepts: [5], to: 1, state: 'free' },
      { place: 3, shows: 5, accepts: [5], to: 1, state: 'free' },
    ]);
    expect(four.offers(deal).filter((move) => move.startsWith('3-5'))).toEqual(['3-5@1', '3-5@2', '3-5@3']);
    expect(four.after(deal, '3-5@3').laid.at(-1)).toMatchObject({ arm: 3, to: 1, inner: 5, outer: 3 });
  });

  it('5.3: a led double opens four sides at once, and later doubles open none', () => {
    const start = four.after(four.open(['1-1', '1-2', '2-2']), '!1-1');
    expect(start.ends).toEqual([0, 1, 2, 3].map((place) => ({ place, shows: 1, accepts: [1], to: 0, state: 'free' })));
    const deal = four.after(start, '1-2@0 2-2@0');
    expect(deal.ends.map(({ shows }) => shows)).toEqual([2, 1, 1, 1]);
  });

  it('5.3: a double goes on at either end of the line', () => {
    const start = four.open(['2-5', '2-2'], { deals: 1, memory: { starts: 0 } });
    const deal = four.after(start, '!2-5 2-2@0');
    expect(deal.ends.map(({ place, shows, to }) => [place, shows, to])).toEqual([
      [0, 2, 1],
      [1, 5, 0],
      [2, 2, 1],
      [3, 2, 1],
    ]);
  });
});

describe('drawing in Osel', () => {
  const start = osel.open(['1-1 0-1', '0-2 0-3 0-4 0-5 0-6 2-3 2-4', '1-2'], { yard: '3-3 4-4 5-5 1-5 6-6 3-4 3-5' });

  it('5.1: a seat that cannot play draws until it can, and then must play', () => {
    const deal = osel.after(start, '!1-1');
    expect(osel.offers(deal)).toEqual(['draw']);
    const able = osel.after(deal, 'draw draw draw draw');
    expect(osel.offers(able)).toEqual(['1-5@0', '1-5@1', '1-5@2', '1-5@3']);
  });

  it('5.1: nobody draws who can play', () => {
    expect(osel.offers(osel.after(start, '!1-1 draw draw draw draw 1-5@0'))).not.toContain('draw');
  });

  it('5.1: all of the boneyard may be drawn; who then cannot play passes', () => {
    const deal = osel.after(
      osel.open(['1-1', '0-2 0-3 0-4 0-5 0-6 2-3 2-4', '1-2 1-3 1-4 1-5 1-6 0-1'], {
        yard: '3-3 4-4 5-5 2-2 6-6 3-4 3-5',
      }),
      '!1-1 draw draw draw draw draw draw draw',
    );
    expect(deal.boneyard).toEqual([]);
    expect(osel.game.moves(deal).map(inShort)).toEqual(['pass']);
    expect(osel.after(deal, 'pass').turn?.seat).toBe(2);
  });
});
