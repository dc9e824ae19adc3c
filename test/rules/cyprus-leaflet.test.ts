import { describe, expect, it } from 'vitest';
import { playout } from '../../src/rules/chain/playout.ts';
import { fastChance } from '../../src/rules/chance.ts';
import { coreOf } from './random-deal.ts';
import { tableOf } from './table.ts';

const leaflet = tableOf('cyprus-leaflet', 4);
const HANDS = ['9-9 0-9 1-9', '0-1 0-2 3-3 3-4 3-5 3-6 3-7 3-8 4-4 4-5 4-6 4-7 4-8', '2-9', '3-9 4-9'];

describe('Open-star Cyprus', () => {
  const open = () => leaflet.open(HANDS, { yard: '7-9 8-9 6-9' });

  it('1.1: thirteen tiles each; the other three are dead: nobody draws or sees them', () => {
    const deal = open();
    expect(deal.hands.map(({ length }) => length)).toEqual([13, 13, 13, 13]);
    expect(deal).toMatchObject({ boneyard: [], dead: [52, 53, 54] });
    for (const at of deal.dead)
      expect([0, 1, 'table' as const].some((eye) => leaflet.game.sees(deal, eye, at))).toBe(false);
  });

  it('1.2: nobody holds 9-9: thrown in', () => {
    expect(leaflet.open([], { yard: '9-9' }).phase).toBe('thrownIn');
  });

  it('1.5: free blades and the ends of started arms are open from the first turn', () => {
    const deal = leaflet.after(open(), '!9-9 pass 2-9@3');
    expect(deal).toMatchObject({ phase: 'freePlay', turn: { seat: 3 } });
    const offers = leaflet.offers(deal);
    expect(offers.filter((move) => move.startsWith('3-9'))).toEqual([0, 1, 2, 4, 5, 6, 7].map((arm) => `3-9@${arm}`));
    const next = leaflet.after(deal, '3-9@0');
    expect(next.ends[0]).toMatchObject({ shows: 3, state: 'open' });
    expect(leaflet.offers(leaflet.after(next, '0-9@1'))).toEqual(
      expect.arrayContaining(['3-3@0', '3-4@0', '0-1@1', '0-2@1']),
    );
  });

  it('1.7: who cannot play passes, and draws nothing', () => {
    expect(leaflet.offers(leaflet.after(open(), '!9-9'))).toEqual(['pass']);
    expect(leaflet.offers(leaflet.after(open(), '!9-9 pass'))).not.toContain('pass');
  });

  it('2.3: with dead nines the star may stay unfinished for ever', () => {
    const { core } = coreOf('cyprus-leaflet', 4);
    const chance = fastChance(23);
    let unfinished = 0;
    for (let deals = 0; deals < 300; deals++) {
      playout(core, chance);
      if (core.free !== 0) unfinished++;
    }
    expect(unfinished).toBeGreaterThan(0);
  });
});

describe.each(['cyprus-leaflet', 'sebastopol-leaflet'])('counting %s', (id) => {
  const table = tableOf(id, 4);

  it('1.10: a blocked deal gives the lowest hand the others’ counts, its own not subtracted', () => {
    const none = table.standing([0, 0, 0, 0]);
    expect(table.settle(none, ['0-1', '2-2', '6-6', '3-3'], 'blocked', 2).points).toEqual([22, 0, 0, 0]);
    expect(table.settle(none, ['0-1', '0-1', '6-6', '3-3'], 'blocked').points).toEqual([0, 0, 0, 0]);
    expect(table.settle(none, ['0-1', '', '6-6', '3-3'], 'domino', 1).points).toEqual([0, 19, 0, 0]);
  });

  it('1.11: a match is four deals long, whatever the points, and the highest total wins', () => {
    const winners = (deals: number, totals: number[]) =>
      table.settle(table.standing(totals, deals), ['', '2-2', '6-6', '3-3'], 'domino', 0).standing.winners;
    expect(winners(2, [900, 0, 0, 0])).toBeNull();
    expect(winners(3, [0, 0, 30, 0])).toEqual([2]);
  });

  it('1.11: level totals share the win', () => {
    const settled = table.settle(table.standing([8, 0, 30, 0], 3), ['', '2-2', '6-6', '3-3'], 'domino', 0);
    expect(settled.standing).toMatchObject({ totals: [30, 0, 30, 0], winners: [0, 2] });
  });

  it('1.11: its length may be any multiple of the number of seats up to 100', () => {
    for (const deals of [4, 8, 100]) expect(table.game.options({ deals }, 4)).toMatchObject({ ok: true });
    for (const deals of [0, 2, 5, 104]) expect(table.game.options({ deals }, 4)).toMatchObject({ ok: false });
    const long = tableOf(id, 4, { deals: 8 });
    const winners = (deals: number) =>
      long.settle(long.standing([9, 0, 0, 0], deals), ['', '', '', ''], 'blocked').standing.winners;
    expect([winners(6), winners(7)]).toEqual([null, [0]]);
  });
});
