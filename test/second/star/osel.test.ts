import { describe, expect, it } from 'vitest';
import type { Written } from '../../rules/written-records.ts';
import { fault, judgeWritten } from '../judged-records.ts';

const GOOD = expect.objectContaining({ ok: true });

const osel = (...deals: Written[]) =>
  judgeWritten({ game: 'osel', options: { target: 101 }, seats: 2, handSize: 7, deals });

/** A first deal in which seat 0 shuts the last end: seat 1 counts 12 and remembers them, and seat 0 starts the next. */
const FIRST: Written = {
  hands: ['1-1 1-3 1-5 4-4 5-5 0-1 0-2', '1-2 1-4 2-2 3-3 0-3 0-4 0-5'],
  events: `0 lead 1-1
    1 play 1-2 at 0
    0 play 1-3 at 1
    1 play 1-4 at 2
    0 play 1-5 at 3
    1 play 2-2 at 0 closed goes on
    1 play 3-3 at 1 closed
    0 play 4-4 at 2 closed goes on
    0 play 5-5 at 3 closed`,
  sheet: { end: 'blocked', counts: [3, 12], points: [0, 0], totals: [0, 0], remembered: [0, 12] },
};
const sheet = (counts: number[], points: number[], remembered: number[]) =>
  ({ end: 'blocked', counts, points, totals: points, remembered }) as const;
const HANDS = ['3-6 0-0 0-1 0-2 0-3 1-1 2-2', '3-3 6-6 0-4 0-5 0-6 1-3 1-4'];
/** The second deal begins with a line: 3 at arm 0, 6 at arm 1. */
const line = (events: string, hands: readonly string[] = HANDS) =>
  osel(FIRST, { hands, events: `0 lead 3-6\n${events}` });

describe('5.3: the line that becomes a cross', () => {
  it('has two arms, the low half at 0 and the high half at 1, until an open double lies', () => {
    expect(line('1 play 1-3 at 0')).toEqual(GOOD);
    expect(line('1 play 0-6 at 1')).toEqual(GOOD);
    expect(line('1 play 1-3 at 1')).toEqual(fault(3, '1.6', '1-3'));
    expect(line('1 play 1-3 at 2')).toEqual(fault(3, '5.3', 'arm 2'));
    expect(line('1 play 1-3 at 4')).toEqual(fault(3, 'records', 'arm 4'));
  });

  it('opens two sides at once when the first double is laid open, which keeps its arm outwards', () => {
    const cross = '1 play 3-3 at 0\n';
    for (const arm of [0, 2, 3]) expect(line(`${cross}0 play 0-3 at ${arm}`)).toEqual(GOOD);
    expect(line(`${cross}0 play 0-3 at 1`)).toEqual(fault(3, '1.5', '0-3'));
    expect(line('1 play 6-6 at 1\n0 play 0-0 at 2')).toEqual(fault(3, '1.5', '0-0'));
    const later = `1 play 3-3 at 0\n0 play 0-3 at 2\n1 play 6-6 at 1\n0 play 0-0 at 2\n1 play 1-3 at 3`;
    expect(line(later)).toEqual(GOOD);
    expect(line(`1 play 3-3 at 0\n0 play 0-3 at 2\n1 play 6-6 at 1\n0 play 0-0 at 4`)).toEqual(
      fault(3, 'records', 'arm 4'),
    );
  });

  it('is a cross from the first when a double leads', () => {
    expect(osel({ ...FIRST, events: '0 lead 1-1\n1 play 1-2 at 3' } satisfies Written)).toEqual(
      fault(2, '1.9', 'not ended'),
    );
    const { sheet: _, ...going } = FIRST;
    expect(osel({ ...going, events: '0 lead 1-1\n1 play 1-2 at 3' })).toEqual(GOOD);
  });
});

describe('5.4: several doubles in one turn', () => {
  it('are laid one after the other, the turn going on until the last', () => {
    expect(line('1 play 3-3 at 0 goes on\n1 play 6-6 at 1\n0 play 0-3 at 2')).toEqual(GOOD);
    expect(line('1 play 3-3 at 0 goes on\n0 play 0-3 at 2')).toEqual(fault(3, '1.3', 'seat 1'));
    expect(line('1 play 3-3 at 0\n1 play 6-6 at 1')).toEqual(fault(3, '1.3', 'seat 0'));
  });

  it('are one turn, counted', () => {
    expect(osel(FIRST)).toEqual(expect.objectContaining({ ok: true, turns: 7, plays: 8 }));
  });

  it('need another double that can be laid', () => {
    const hands = ['3-6', '3-3 5-5 0-6'];
    expect(line('1 play 3-3 at 0 goes on', hands)).toEqual(fault(3, '5.4', 'no other double'));
    expect(line('1 play 3-3 at 0', hands)).toEqual(GOOD);
    expect(line('1 play 3-3 at 0 goes on\n1 play 6-6 at 1 goes on')).toEqual(fault(3, '5.4', 'no other double'));
  });

  it('are doubles only, and neither drawn for nor passed', () => {
    expect(line('1 play 1-3 at 0 goes on')).toEqual(fault(3, '5.4', 'no double'));
    expect(line('1 play 3-3 at 0 goes on\n1 play 0-6 at 1')).toEqual(fault(3, '5.4', '0-6'));
    expect(line('1 play 3-3 at 0 goes on\n1 pass')).toEqual(fault(3, '5.4', 'lays another'));
    expect(line('1 play 3-3 at 0 goes on\n1 draw 1-2')).toEqual(fault(3, '5.4', 'lays another'));
  });
});

describe('5.5: doubles laid closed', () => {
  it('shut their end; any of several may be closed once an open double lies', () => {
    expect(line('1 play 3-3 at 0 goes on\n1 play 6-6 at 1 closed\n0 play 0-3 at 0')).toEqual(GOOD);
    const shut = '1 play 3-3 at 0 goes on\n1 play 6-6 at 1 closed\n0 play 0-3 at 0\n';
    expect(line(`${shut}1 play 0-6 at 1`)).toEqual(fault(3, '5.5', 'arm 1 is shut'));
    expect(line('1 play 1-3 at 0 closed')).toEqual(fault(3, '5.5', 'no double'));
  });

  it('end the deal as blocked when all ends are shut, boneyard or not, without passes', () => {
    expect(osel(FIRST)).toEqual(expect.objectContaining({ ok: true, ends: { blocked: 1 } }));
    expect(osel({ ...FIRST, events: `${FIRST.events}\n1 draw 1-6` })).toEqual(fault(2, '1.9', 'had ended'));
  });
});

describe('5.6: the pair that ends a line', () => {
  const pair = '1 play 3-3 at 0 closed goes on\n1 play 6-6 at 1 closed';

  it('is one double on each end, both closed, in one turn; it ends the deal as blocked', () => {
    const counts = [11, 24];
    const ended: Written = { hands: HANDS, events: `0 lead 3-6\n${pair}`, sheet: sheet(counts, [0, 36], [0, 0]) };
    const light = '3-6 0-0 0-1 0-2 0-3 1-1 1-2';
    expect(osel(FIRST, { ...ended, hands: [light, HANDS[1] ?? ''] })).toEqual(
      expect.objectContaining({ ends: { blocked: 2 } }),
    );
    expect(line(pair)).toEqual(fault(3, '1.9', 'blocked'));
    expect(line(`${pair}\n0 pass`)).toEqual(fault(3, '1.9', 'had ended'));
  });

  it('is the only way to close a double while no open one lies', () => {
    expect(line('1 play 3-3 at 0 closed')).toEqual(fault(3, '5.6', 'alone'));
    expect(line('1 play 3-3 at 0 closed goes on\n1 play 6-6 at 1')).toEqual(fault(3, '5.6', 'pair'));
    expect(line(`${pair} goes on`)).toEqual(fault(3, '5.4', 'no other double'));
    expect(line('1 play 3-3 at 0 closed goes on', ['3-6', '3-3 5-5 0-6'])).toEqual(fault(3, '5.4', 'no other double'));
  });
});

describe('5.1: drawing in Osel', () => {
  const stuck = ['3-6', '0-0 0-1 0-2 1-1 1-2 2-2 0-5'];
  const drawn = (events: string) =>
    osel(FIRST, { hands: stuck, boneyard: '5-5 3-3 4-6', events: `0 lead 3-6\n${events}` });

  it('goes on until able, and a seat that can play does', () => {
    expect(drawn('1 draw 5-5\n1 draw 3-3\n1 play 3-3 at 0')).toEqual(GOOD);
    expect(drawn('1 draw 5-5\n1 pass')).toEqual(fault(3, '1.8', 'must draw'));
    expect(drawn('1 draw 5-5\n1 draw 3-3\n1 draw 4-6')).toEqual(fault(3, '1.7', 'may not draw'));
    expect(drawn('1 draw 5-5\n1 draw 3-3\n1 pass')).toEqual(fault(3, '1.8', 'can play'));
    expect(drawn('1 draw 5-5\n1 draw 3-3\n1 play 3-3 at 0 closed')).toEqual(fault(3, '5.6', 'alone'));
  });
});

describe('1.9: a last tile', () => {
  const hands = ['1-1 1-3 1-5 3-3 4-4 5-5 6-6', '1-2 1-4 2-6 0-1 0-2 0-3 0-4'];
  const events = `0 lead 1-1
    1 play 1-2 at 0
    0 play 1-3 at 1
    1 play 1-4 at 2
    0 play 1-5 at 3
    1 play 2-6 at 0
    0 play 6-6 at 0 closed goes on
    0 play 3-3 at 1 closed goes on
    0 play 4-4 at 2 closed goes on
    0 play 5-5 at 3 closed`;
  const dominoed = { counts: [0, 10], points: [0, 0], totals: [0, 0], remembered: [0, 10] };

  it('dominoes, whatever it shuts', () => {
    expect(osel({ hands, events, sheet: { end: 'domino', ...dominoed } })).toEqual(
      expect.objectContaining({ ok: true, ends: { domino: 1 } }),
    );
    expect(osel({ hands, events, sheet: { end: 'blocked', ...dominoed } })).toEqual(fault(2, '1.9', 'domino'));
  });
});

describe('5.7: what is remembered', () => {
  it('is written in every finished deal, and in no other', () => {
    const { sheet: first } = FIRST;
    if (first === undefined) throw new Error('the first deal has ended');
    const { remembered: _, ...forgot } = first;
    expect(osel({ ...FIRST, sheet: forgot })).toEqual(fault(2, '5.7', '0 12'));
    expect(osel({ ...FIRST, sheet: { ...first, remembered: [3, 12] } })).toEqual(fault(2, '5.7', '0 12'));
    expect(osel({ ...FIRST, sheet: { ...first, points: [0, 12], totals: [0, 12] } })).toEqual(fault(2, '5.7', '0 0'));
  });
});
