import { describe, expect, it } from 'vitest';
import { onlyHolds, tableOf } from './table.ts';

const osel = tableOf('osel', 4);
const LATER = { deals: 1, memory: { starts: 0 } };

/** The offers that lay this tile. */
const laying = (offers: readonly string[], tile: string) => offers.filter((move) => move.startsWith(tile));

// 1-1 lies in the middle; the arms end in 2, 3, 4 and 5, and seat 1 holds those doubles.
const CROSS = ['1-1 1-5 6-6', '1-2 2-2 3-3 4-4 5-5 0-6', '1-3', '1-4'];
const CROSSED = '!1-1 1-2@0 1-3@1 1-4@2 1-5@3';
const cross = () => osel.after(osel.open(CROSS), CROSSED);

it('5.3: a cross is no star to be completed: nothing is said when all its arms are started', () => {
  const beats = osel.beats(osel.open(CROSS), CROSSED);
  expect(beats.map(({ beat }) => beat)).toEqual(['led', 'laid', 'laid', 'laid', 'laid']);
});

describe('several doubles in one turn', () => {
  it('5.4: a double may be laid as the last of the turn, or the turn goes on', () => {
    expect(laying(osel.offers(cross()), '2-2')).toEqual(['2-2@0', '2-2@0x', '2-2@0+', '2-2@0x+']);
  });

  it('5.4: a turn that goes on is the same seat’s, and only doubles on other open ends may follow', () => {
    const deal = osel.after(cross(), '2-2@0+');
    expect(deal.turn).toEqual({ seat: 1, drew: [], laid: [5] });
    const offers = osel.offers(deal);
    expect(new Set(offers.map((move) => move.split('@')[0]))).toEqual(new Set(['3-3', '4-4', '5-5']));
    expect(offers.every((move) => !move.includes('@0'))).toBe(true);
    expect(offers).not.toContain('pass');
    expect(offers).not.toContain('draw');
  });

  it('5.4: two, three or four in one turn, and then the next seat plays', () => {
    for (const turn of ['2-2@0+ 3-3@1', '2-2@0+ 4-4@2+ 3-3@1', '2-2@0+ 3-3@1+ 4-4@2+ 5-5@3']) {
      const deal = osel.after(cross(), turn);
      expect(deal.turn).toEqual({ seat: 2, drew: [], laid: [] });
      const doubles = deal.log.slice(5);
      expect(doubles.map((event) => event.seat)).toEqual(turn.split(' ').map(() => 1));
      expect(doubles.map((event) => 'goesOn' in event)).toEqual(turn.split(' ').map((move) => move.endsWith('+')));
    }
  });

  it('5.4: the turn goes on only where another double can follow', () => {
    const three = osel.after(cross(), '2-2@0+ 3-3@1+ 4-4@2+');
    expect(osel.offers(three)).toEqual(['5-5@3', '5-5@3x']);
    const one = osel.after(osel.open(['1-1', '1-2 2-2 6-6', '1-3', '1-4']), '!1-1 1-2@0 1-3@1 1-4@2');
    const after = osel.after(one, osel.offers(one)[0] ?? '');
    expect(laying(osel.offers(after), '2-2')).toEqual(['2-2@0', '2-2@0x']);
  });

  it('5.4: a non-double is always a turn of its own', () => {
    expect(osel.offers(cross()).filter((move) => /[x+]/.test(move) && !/^(\d)-\1/.test(move))).toEqual([]);
    expect(osel.after(cross(), '2-2@0').turn?.seat).toBe(2);
  });

  it('5.4: the first open double may go on, and so may one on the other end of a line', () => {
    const line = osel.after(osel.open(['2-5', '2-2 5-5 3-3'], LATER), '!2-5');
    expect(laying(osel.offers(line), '2-2')).toEqual(['2-2@0', '2-2@0+', '2-2@0x+']);
    expect(osel.offers(osel.after(line, '2-2@0+'))).toEqual(['5-5@1', '5-5@1x']);
    expect(osel.after(line, '2-2@0+ 5-5@1').ends.map(({ shows }) => shows)).toEqual([2, 5, 2, 2]);
  });

  it('1.9: a last tile dominoes also as one of several, whatever it shuts', () => {
    const three = osel.after(cross(), '2-2@0x+ 3-3@1x+ 4-4@2x+');
    for (const last of ['5-5@3', '5-5@3x']) {
      expect(osel.after(onlyHolds(three, 1, ['5-5']), last)).toMatchObject({
        phase: 'ended',
        outcome: { how: 'domino', by: 1 },
      });
    }
    expect(osel.after(three, '5-5@3x').outcome).toEqual({ how: 'blocked', by: 1 });
  });
});

describe('doubles laid closed', () => {
  it('5.5: shuts its arm, in sight of all', () => {
    const deal = osel.after(cross(), '2-2@0x');
    expect(deal.ends[0]).toMatchObject({ state: 'closed' });
    expect(deal.laid.at(-1)).toMatchObject({ tile: '2-2', closed: true });
    expect(osel.beats(cross(), '2-2@0x')).toContainEqual({ beat: 'shut', arm: 0, why: 'closed' });
    for (let next = deal; next.turn?.seat !== 1; next = osel.after(next, osel.offers(next)[0] ?? '')) {
      expect(osel.offers(next).some((move) => move.includes('@0'))).toBe(false);
    }
  });

  it('5.5: of several in one turn any number may be closed', () => {
    for (const [turn, states] of [
      ['2-2@0x+ 3-3@1', 'closed open open open'],
      ['2-2@0+ 3-3@1x', 'open closed open open'],
      ['2-2@0x+ 3-3@1x+ 4-4@2', 'closed closed open open'],
    ] as const) {
      const deal = osel.after(cross(), turn);
      expect(deal.ends.map(({ state }) => state).join(' ')).toBe(states);
      expect(deal.turn?.seat).toBe(2);
    }
  });

  it('5.5: all open ends shut: the deal ends at once as blocked, without passes', () => {
    const deal = osel.after(cross(), '2-2@0x+ 3-3@1x+ 4-4@2x+ 5-5@3x');
    expect(deal).toMatchObject({ phase: 'ended', turn: null, outcome: { how: 'blocked', by: 1 } });
    expect(deal.log.some((event) => event.do === 'pass')).toBe(false);
  });

  it('5.5: a free side of the spinner is an open end too', () => {
    const deal = osel.after(osel.open(['1-1 6-6', '1-2', '2-2 1-3', '3-3 1-4']), '!1-1 1-2@0 2-2@0x');
    expect(deal.phase).toBe('freePlay');
    expect(deal.ends.map(({ state }) => state)).toEqual(['closed', 'free', 'free', 'free']);
  });
});

describe('closing before an open double lies', () => {
  const line = () => osel.after(osel.open(['2-5', '2-2 5-5 3-3', '2-3', '0-0'], LATER), '!2-5');

  it('5.6: doubles are closed only as a pair, one on each end of the line', () => {
    const offers = osel.offers(line());
    expect(offers.filter((move) => move.includes('x'))).toEqual(['2-2@0x+', '5-5@1x+']);
    expect(osel.offers(osel.after(line(), '2-2@0x+'))).toEqual(['5-5@1x']);
    expect(osel.offers(osel.after(line(), '5-5@1x+'))).toEqual(['2-2@0x']);
  });

  it('5.6: that ends the deal, scored as blocked, boneyard or not', () => {
    const deal = osel.after(line(), '2-2@0x+ 5-5@1x');
    expect(deal).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 1 } });
    const two = tableOf('osel', 2);
    const early = two.after(two.open(['2-5', '2-2 5-5'], LATER), '!2-5 2-2@0x+ 5-5@1x');
    expect(early.boneyard.length).toBe(14);
    expect(early.outcome).toEqual({ how: 'blocked', by: 1 });
  });

  it('5.6: a seat with one fitting double lays it open', () => {
    const deal = osel.after(osel.open(['2-5', '2-2 3-3', '5-5'], LATER), '!2-5');
    expect(laying(osel.offers(deal), '2-2')).toEqual(['2-2@0']);
  });

  it('5.6: both ends alike have one double only: it is laid open', () => {
    const deal = osel.after(osel.open(['2-5', '2-3', '3-5', '5-5 3-3'], LATER), '!2-5 2-3@0 3-5@0');
    expect(deal.ends.map(({ shows }) => shows)).toEqual([5, 5]);
    expect(laying(osel.offers(deal), '5-5')).toEqual(['5-5@0', '5-5@1']);
  });
});
