import { describe, expect, it } from 'vitest';
import { onlyHolds, tableOf } from './table.ts';

const ural = tableOf('ural', 4);
const plain = tableOf('ural', 4, { faceDownDoubles: false });
const three = tableOf('ural-draw', 3);

describe('which double leads in Ural', () => {
  it('4.1: from deal to deal 6-6, 5-5 … 0-0, then 6-6 again', () => {
    const leads = [0, 1, 2, 3, 4, 5, 6, 7].map((deals) => ural.offers(ural.open([], { deals })));
    expect(leads.flat()).toEqual(['!6-6', '!5-5', '!4-4', '!3-3', '!2-2', '!1-1', '!0-0', '!6-6']);
  });

  it('4.1: 0-0 is really led in the seventh deal, by whoever holds it, and zeros are laid on it', () => {
    const start = ural.open(['', '0-1', '0-0', '0-2'], { deals: 6 });
    expect(start).toMatchObject({ deal: 7, turn: { seat: 2 } });
    const deal = ural.after(start, '!0-0');
    expect(deal.ends).toEqual([0, 1, 2, 3].map((place) => ({ place, shows: 0, accepts: [0], to: 0, state: 'free' })));
    expect(deal.turn?.seat).toBe(3);
    expect(ural.offers(deal)).toContain('0-2@3');
  });

  it('4.1: the deal’s number counts, and who was the last to lead does not', () => {
    const after = ural.playOut(ural.open([], { deals: 0 }));
    const { standing } = ural.game.settle(ural.standing([0, 0, 0, 0]), after);
    expect(standing).toMatchObject({ deals: 1, memory: null });
    expect(three.offers(three.open(['6-6', '4-4'], { yard: '5-5', deals: 1 }))).toEqual(['!4-4']);
    expect(three.offers(three.open(['5-5', '4-4'], { deals: 2 }))).toEqual(['!4-4']);
  });

  it('1.2: with three, the next lower double held leads, and after 0-0 comes 6-6', () => {
    expect(three.offers(three.open(['', '3-3'], { yard: '5-5 4-4', deals: 1 }))).toEqual(['!3-3']);
    const round = three.open(['', '', '6-6'], { yard: '0-0', deals: 6 });
    expect(three.offers(round)).toEqual(['!6-6']);
    expect(round.turn?.seat).toBe(2);
    expect(three.offers(three.open(['5-5'], { yard: '1-1 0-0 6-6', deals: 5 }))).toEqual(['!5-5']);
  });

  it('1.2: nobody holds any double: thrown in', () => {
    expect(three.open([], { yard: '0-0 1-1 2-2 3-3 4-4 5-5 6-6', deals: 3 }).phase).toBe('thrownIn');
  });
});

describe('playing Ural', () => {
  const HANDS = ['6-6 0-0 1-1', '0-6 1-6 0-1', '3-6 3-3', '5-6 5-5'];
  const open = () => ural.after(ural.open(HANDS), '!6-6 0-6@0 3-6@1');

  it('1.5: the star is no duty: free blades and open ends may be played on from the first turn', () => {
    const deal = open();
    expect(deal.phase).toBe('freePlay');
    expect(ural.offers(deal)).toEqual(expect.arrayContaining(['5-6@2', '5-6@3']));
    const next = ural.after(deal, '5-6@2 0-0@0');
    expect(ural.offers(next)).toEqual(expect.arrayContaining(['1-6@3', '0-1@0']));
  });

  it('1.7: with three, who can play may draw instead from the first turn', () => {
    const deal = three.after(three.open(['6-6', '0-6']), '!6-6');
    expect(three.offers(deal)).toEqual(expect.arrayContaining(['0-6@0', 'draw']));
    expect(three.offers(three.after(deal, 'draw draw draw draw draw draw draw'))).not.toContain('draw');
  });
});

describe('doubles laid face down', () => {
  const HANDS = ['6-6 0-0 4-4', '0-6 1-6 0-1', '3-6 3-3 1-1', '5-6 5-5'];
  const open = () => ural.after(ural.open(HANDS), '!6-6 0-6@0 3-6@1 5-6@2');

  it('4.2: a double added to an arm may be laid open or face down, any other tile only open', () => {
    const offers = ural.offers(open());
    expect(offers).toEqual(expect.arrayContaining(['0-0@0', '0-0@0x']));
    expect(offers.filter((move) => move.includes('x'))).toEqual(['0-0@0x']);
  });

  it('4.2: nothing more may be added to that arm, and everybody saw which double it was', () => {
    const start = open();
    const deal = ural.after(start, '0-0@0x');
    expect(deal.ends[0]).toMatchObject({ state: 'closed' });
    expect(deal.laid.at(-1)).toMatchObject({ tile: '0-0', closed: true });
    expect(ural.game.sees(deal, 'table', deal.laid.at(-1)?.at ?? -1)).toBe(true);
    expect(ural.beats(start, '0-0@0x')).toContainEqual({ beat: 'shut', arm: 0, why: 'closed' });
    expect(ural.offers(deal)).toContain('1-6@3');
    expect(ural.offers(deal).some((move) => move.includes('@0'))).toBe(false);
    expect(ural.offers(ural.after(start, '0-0@0'))).toContain('0-1@0');
  });

  it('4.2: a double that leads is not laid face down', () => {
    expect(ural.offers(ural.open(HANDS))).toEqual(['!6-6']);
  });

  it('4.2: without the option every double is laid open', () => {
    const deal = plain.after(plain.open(HANDS), '!6-6 0-6@0 3-6@1 5-6@2');
    expect(plain.offers(deal)).toContain('0-0@0');
    expect(plain.offers(deal).some((move) => move.includes('x'))).toBe(false);
  });

  // Each seat starts an arm, then shuts one; seat 0 shuts the last.
  const SHUT = ['6-6 0-0 4-6', '0-6 4-4', '3-6 3-3', '5-6 5-5'];
  const shutAll = '!6-6 0-6@0 3-6@1 5-6@2 4-6@3 4-4@3x 3-3@1x 5-5@2x';

  it('1.9: when the last of the four arms is shut the deal ends at once as blocked, without passes', () => {
    const deal = ural.after(ural.open(SHUT), `${shutAll} 0-0@0x`);
    expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'blocked', by: 0 } });
    expect(deal.log.at(-1)).toMatchObject({ do: 'play', closed: true });
    expect(deal.ends.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'closed']);
  });

  it('1.9: a last tile dominoes, though it shuts the last arm', () => {
    const deal = ural.after(onlyHolds(ural.after(ural.open(SHUT), shutAll), 0, ['0-0']), '0-0@0x');
    expect(deal).toMatchObject({ phase: 'ended', outcome: { how: 'domino', by: 0 } });
  });

  it('1.9: not before: a free blade is still to be played on', () => {
    expect(ural.after(ural.open(SHUT), shutAll).phase).toBe('freePlay');
    const three = '!6-6 0-6@0 3-6@1 5-6@2 0-0@0x';
    expect(ural.after(ural.open(['6-6 0-0', '0-6', '3-6 3-3', '5-6']), three).phase).toBe('freePlay');
  });
});
