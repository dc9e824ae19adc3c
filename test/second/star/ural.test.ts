import { describe, expect, it } from 'vitest';
import type { Written } from '../../rules/written-records.ts';
import { fault, judgeWritten } from '../judged-records.ts';

const GOOD = expect.objectContaining({ ok: true });

const ural = (deals: readonly Written[], faceDownDoubles = true) =>
  judgeWritten({ game: 'ural', options: { faceDownDoubles, target: 101 }, seats: 4, handSize: 7, deals });

const HANDS = [
  '6-6 4-6 4-4 0-0 0-1 0-2 0-3',
  '1-6 1-1 0-4 0-5 0-6 1-2 1-3',
  '2-6 2-2 1-4 1-5 2-3 2-4 2-5',
  '3-6 3-3 3-4 3-5 4-5 5-5 5-6',
];
const STAR = `0 lead 6-6
  1 play 1-6 at 0
  2 play 2-6 at 1
  3 play 3-6 at 2
  0 play 4-6 at 3
`;
const SHUT = `${STAR}1 play 1-1 at 0 closed
  2 play 2-2 at 1 closed
  3 play 3-3 at 2 closed
`;
const COUNTS = [6, 22, 29, 45];
const SHEET = { end: 'blocked', counts: COUNTS, points: [90, 0, 0, 0], totals: [90, 0, 0, 0] } as const;
const whole = { hands: HANDS, events: `${SHUT}0 play 4-4 at 3 closed`, sheet: SHEET };
const deal = (events: string) => ural([{ hands: HANDS, events }]);

describe('4.2: doubles laid face down', () => {
  it('shut the arm for good', () => {
    expect(deal(`${STAR}1 play 1-1 at 0 closed\n2 play 1-4 at 0`)).toEqual(fault(2, '4.2', 'arm 0 is shut'));
    expect(deal(`${STAR}1 play 1-1 at 0\n2 play 1-4 at 0`)).toEqual(GOOD);
  });

  it('do not count as playable when a seat passes', () => {
    expect(deal(`${SHUT}0 pass`)).toEqual(fault(2, '1.8', 'can play'));
    const dry = ['6-6 5-6 0-5 0-0 0-1 0-2 0-3', '1-6 1-1', '2-6 2-2', '3-6 3-3'];
    const passed = `0 lead 6-6
      1 play 1-6 at 0
      2 play 2-6 at 1
      3 play 3-6 at 2
      0 play 5-6 at 3
      1 play 1-1 at 0 closed
      2 play 2-2 at 1 closed
      3 play 3-3 at 2 closed
      0 play 0-5 at 3
      1 pass`;
    const others = [dry[0] ?? '', `${dry[1]} 1-2 1-3 1-4 1-5 4-4`, `${dry[2]} 2-3 2-4 2-5 5-5 3-5`, dry[3] ?? ''];
    expect(ural([{ hands: others, events: passed }])).toEqual(GOOD);
  });

  it('are doubles and nothing else, and one a turn', () => {
    expect(deal(`${STAR}1 play 1-3 at 0 closed`)).toEqual(fault(2, '4.2', 'no double'));
    expect(deal(`${STAR}1 play 1-1 at 0 closed goes on`)).toEqual(fault(2, '1.6', 'one tile'));
  });

  it('are laid only where the option allows it', () => {
    const judged = ural([{ hands: HANDS, events: `${STAR}1 play 1-1 at 0 closed` }], false);
    expect(judged).toEqual(fault(2, '1.6', 'closed'));
  });

  it('end the deal at once, without a pass, when all four arms are shut', () => {
    expect(ural([whole])).toEqual(expect.objectContaining({ ok: true, ends: { blocked: 1 }, passes: 0 }));
    expect(ural([{ ...whole, events: `${whole.events}\n1 pass` }])).toEqual(fault(2, '1.9', 'had ended'));
    expect(ural([{ ...whole, sheet: { ...SHEET, end: 'domino' } }])).toEqual(fault(2, '1.9', 'blocked'));
    expect(deal(whole.events)).toEqual(fault(2, '1.9', 'blocked'));
    expect(ural([{ ...whole, events: SHUT }])).toEqual(fault(2, '1.9', 'not ended'));
    expect(ural([{ ...whole, events: `${SHUT}0 play 4-4 at 3` }])).toEqual(fault(2, '1.9', 'not ended'));
  });
});

describe('4.1 and 4.4: a match of Ural', () => {
  it('starts its second deal from 5-5', () => {
    const lead = (tile: string) => ural([whole, { hands: ['6-6', '', '5-5'], events: `${tile}` }]);
    expect(lead('2 lead 5-5')).toEqual(GOOD);
    expect(lead('0 lead 6-6')).toEqual(fault(3, '4.1', '5-5 has to be led'));
  });

  it('scores a shut deal to the lowest count, less its own', () => {
    const points = (...points: number[]) => ural([{ ...whole, sheet: { ...SHEET, points, totals: points } }]);
    expect(points(96, 0, 0, 0)).toEqual(fault(2, '1.10', '90 0 0 0'));
  });
});
