import { describe, expect, it } from 'vitest';
import { handOf, tableOf } from './table.ts';

const family = tableOf('cyprus-family', 4);
// Seat 3 leads; each seat lays its nines, seven blades are started, and the last three tiles are drawn.
const HANDS = ['0-9 1-9', '2-9 3-9', '4-9 5-9', '9-9 6-9'];
const SEVEN = '!9-9 0-9@0 2-9@1 4-9@2 6-9@3 1-9@4 3-9@5 5-9@6';
const sevenBlades = (yard: string) => family.after(family.open(HANDS, { yard }), SEVEN);

describe('the opening of Family Cyprus', () => {
  it('2.4: a seat without a nine draws one tile', () => {
    const deal = sevenBlades('7-9 8-9 0-0');
    expect(deal).toMatchObject({ phase: 'opening', turn: { seat: 3 } });
    expect(family.offers(deal)).toEqual(['draw']);
  });

  it('2.4: a drawn tile that fits may be played or kept, and no second one is drawn', () => {
    const drawn = family.after(sevenBlades('7-9 8-9 0-0'), 'draw');
    expect(family.offers(drawn)).toEqual(['7-9@7', 'pass']);
    const kept = family.after(drawn, 'pass');
    expect(kept.turn?.seat).toBe(0);
    expect(handOf(kept, 3)).toContain('7-9');
    expect(family.after(drawn, '7-9@7').phase).toBe('freePlay');
  });

  it('2.4: a drawn tile that does not fit stays in the hand and the turn passes', () => {
    expect(family.offers(family.after(sevenBlades('0-0 7-9 8-9'), 'draw'))).toEqual(['pass']);
  });

  it('2.4: a seat that holds a nine must play it, also one that it kept the turn before', () => {
    const start = family.after(family.open(HANDS, { yard: '7-9 8-9 0-0' }), '!9-9');
    expect(family.offers(start).every((move) => /^[01]-9@/.test(move))).toBe(true);
    const kept = family.after(sevenBlades('7-9 0-0 8-9'), 'draw pass draw pass draw pass pass');
    expect(family.offers(kept)).toEqual(['7-9@7']);
  });

  it('2.4: where the boneyard is empty a seat without a nine passes', () => {
    const empty = family.after(sevenBlades('7-9 8-9 0-0'), 'draw pass draw pass draw pass');
    expect(empty.boneyard).toEqual([]);
    expect(family.offers(empty)).toEqual(['pass']);
  });

  it('1.9: a row of passes while somebody keeps a nine is not blocked', () => {
    const deal = family.after(sevenBlades('7-9 8-9 0-0'), 'draw pass draw pass draw pass pass');
    expect(deal.log.slice(-7).filter((event) => event.do === 'pass').length).toBe(4);
    expect(deal).toMatchObject({ phase: 'opening', turn: { seat: 3 }, outcome: null });
    expect(family.offers(deal)).toEqual(['7-9@7']);
    expect(family.after(deal, '7-9@7')).toMatchObject({ phase: 'freePlay', turn: { seat: 0 } });
  });
});

describe('free play of Family Cyprus', () => {
  // Seat 3 completes the star; seat 0 has tiles that fit.
  const NINES = ['0-9 1-9 8-9 0-0', '2-9 3-9', '4-9 5-9', '9-9 6-9 7-9'];
  const start = () => family.after(family.open(NINES, { yard: '0-8 0-7 6-8' }), `${SEVEN} 7-9@7`);

  it('1.7: a seat that could play may draw instead, as often as it likes, and keeps what it draws', () => {
    const deal = start();
    expect(deal).toMatchObject({ phase: 'freePlay', turn: { seat: 0 } });
    expect(family.offers(deal)).toContain('draw');
    expect(family.offers(deal).some((move) => move.includes('@'))).toBe(true);
    const drawn = family.after(deal, 'draw');
    expect(drawn.turn?.seat).toBe(0);
    expect(handOf(drawn, 0)).toContain('0-8');
    expect(family.offers(drawn)).toContain('draw');
  });

  it('1.7: all of the boneyard may be drawn; then a seat that can play must play, and may not pass', () => {
    const deal = family.after(start(), 'draw draw draw');
    expect(deal.boneyard).toEqual([]);
    expect(family.offers(deal).length).toBeGreaterThan(0);
    expect(family.offers(deal).every((move) => move.includes('@'))).toBe(true);
  });

  it('1.8: nobody passes while something may be drawn or played', () => {
    expect(family.offers(start())).not.toContain('pass');
    expect(family.offers(family.after(start(), 'draw'))).not.toContain('pass');
  });
});

describe('counting Family Cyprus', () => {
  const none = family.standing([0, 0, 0, 0]);

  it('1.10: a blocked deal is a draw, and every seat scores ten', () => {
    expect(family.settle(none, ['0-1', '2-2', '9-9', '3-3'], 'blocked').points).toEqual([10, 10, 10, 10]);
    expect(family.settle(none, ['', '2-2', '9-9', '3-3'], 'domino').points).toEqual([28, 0, 0, 0]);
  });

  it('1.11: of several past the target the highest wins, and level ones play another deal', () => {
    const winners = (totals: number[]) =>
      family.settle(family.standing(totals, 5), ['0-1', '2-2', '9-9', '3-3'], 'blocked').standing.winners;
    expect(winners([195, 190, 0, 0])).toEqual([0]);
    expect(winners([195, 195, 0, 0])).toBeNull();
    expect(winners([189, 180, 0, 0])).toBeNull();
    expect(winners([190, 180, 0, 0])).toEqual([0]);
  });
});

describe('drawing for the lead in Family Cyprus', () => {
  const drawing = tableOf('cyprus-family', 5, { drawForLead: true });

  it('2.6: each seat draws one tile in turn until 9-9 is drawn, and its drawer lays it at once', () => {
    // Eleven tiles each to five seats are all of the set: only with fewer dealt is there anything to draw.
    expect(drawing.open(['9-9']).boneyard).toEqual([]);
    const table = tableOf('cyprus-family', 6, { drawForLead: true });
    const deal = table.after(table.open([], { yard: '9-9' }), 'draw');
    expect(table.offers(deal)).toEqual(['!9-9']);
    expect(deal).toMatchObject({ phase: 'leading', turn: { seat: 0 } });
    expect(table.after(deal, '!9-9')).toMatchObject({ phase: 'opening', turn: { seat: 1, drew: [] } });
  });

  it('2.6: without the option the deal is thrown in', () => {
    expect(tableOf('cyprus-family', 6).open([], { yard: '9-9' }).phase).toBe('thrownIn');
  });
});
