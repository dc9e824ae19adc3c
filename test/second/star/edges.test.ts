/** Faults that only a record made by hand has, and what the judge says of them. */

import { describe, expect, it } from 'vitest';
import { at, type Line, parse, type Spoilt, write } from '../../rules/spoilt-records.ts';
import { type Written, written } from '../../rules/written-records.ts';
import { fault, judgeSpoilt, judgeWritten } from '../judged-records.ts';
import { judge } from '../judgement.ts';

const GOOD = expect.objectContaining({ ok: true });

const berndt = (deal: Written, spoil: (record: Spoilt) => void = () => {}) => {
  const match = { game: 'sebastopol-berndt', options: { target: 60 }, seats: 3, handSize: 9, deals: [deal] };
  const record = parse(written(match));
  spoil(record);
  return judge(write(record));
};

describe('what the judge says', () => {
  it('is where a file stops being a record', () => {
    expect(judge('')).toEqual({ ok: false, line: 1, rule: 'records', reason: 'empty' });
    expect(judge('\n{"deal":1}')).toMatchObject({ ok: false, line: 2, rule: 'records' });
    const newer = judgeSpoilt('cyprus', ({ header }) => {
      header.version = 2;
    });
    expect(newer).toEqual({ ok: false, line: 1, rule: 'records', reason: 'version: 2' });
  });

  it('names the event that is wrong by its number, from 1', () => {
    const seat = ({ deals }: Spoilt) => Object.assign(at(at(deals, 0).events, 2), { seat: 9 });
    expect(judgeSpoilt('sebastopol', seat)).toEqual(fault(2, 'records', 'event 3: there is no seat 9'));
  });

  it('names the deal that should stand in the place of another', () => {
    const twice = ({ deals }: Spoilt) => {
      at(deals, 1).deal = 7;
    };
    expect(judgeSpoilt('sebastopol', twice)).toEqual(fault(3, 'records', 'deal 7 stands where deal 2 should'));
  });

  it('is what an option may be', () => {
    const header = (game: string, options: Line) => judgeWritten({ game, options, seats: 4, handSize: 0, deals: [] });
    const cyprus = { set: 9, handSizes: 'standard', drawForLead: false, target: 60 };
    expect(header('cyprus', { ...cyprus, set: 6 })).toEqual(fault(1, '2.1', 'set is 6, not 9 or 12'));
    expect(header('cyprus', { ...cyprus, handSizes: 'large' })).toEqual(fault(1, '2.1', 'not standard or bell'));
    expect(header('cyprus', { ...cyprus, drawForLead: 1 })).toEqual(fault(1, '2.6', 'not true or false'));
    expect(header('cyprus', { ...cyprus, target: 61 })).toEqual(fault(1, '1.11', 'not the usual one or a multiple'));
    expect(header('ural', { faceDownDoubles: 0, target: 101 })).toEqual(fault(1, '4.2', 'not true or false'));
    expect(header('sebastopol-leaflet', { deals: 3 })).toEqual(fault(1, '1.11', 'a multiple of the number of seats'));
  });
});

describe('a deal that is going on', () => {
  it('5.7: remembers nothing yet', () => {
    const deal: Written = { hands: ['1-1'], events: '0 lead 1-1' };
    const record = parse(written({ game: 'osel', options: { target: 101 }, seats: 2, handSize: 7, deals: [deal] }));
    expect(judge(write(record))).toEqual(GOOD);
    Object.assign(at(record.deals, 0), { remembered: [0, 0] });
    expect(judge(write(record))).toEqual(fault(2, 'records', 'before the deal has ended'));
  });
});

describe('the first tile', () => {
  const HELD: Written = { hands: ['6-6', '5-6'], boneyard: '0-6', events: '0 lead 6-6\n0 draw 0-6' };
  const TURNED: Written = { hands: ['0-6', '1-6', '2-6'], boneyard: '6-6', events: '1 lead 6-6 turned up' };
  const lead = (spoilt: Line) => (record: Spoilt) => Object.assign(at(at(record.deals, 0).events, 0), spoilt);

  it('comes from the hand, and from a place of the heap only when it is turned up', () => {
    expect(berndt(HELD)).toEqual(GOOD);
    expect(berndt(HELD, lead({ from: 0 }))).toEqual(fault(2, 'records', 'only a tile that is turned up'));
  });

  it('1.2: is held by the seat that leads it', () => {
    const osel = (...deals: Written[]) =>
      judgeWritten({ game: 'osel', options: { target: 101 }, seats: 2, handSize: 7, deals });
    const first: Written = {
      hands: ['1-1 1-3 1-5 4-4 5-5 0-1 0-2', '1-2 1-4 2-2 3-3 0-3 0-4 0-5'],
      events: `0 lead 1-1\n1 play 1-2 at 0\n0 play 1-3 at 1\n1 play 1-4 at 2\n0 play 1-5 at 3
        1 play 2-2 at 0 closed goes on\n1 play 3-3 at 1 closed\n0 play 4-4 at 2 closed goes on
        0 play 5-5 at 3 closed`,
      sheet: { end: 'blocked', counts: [3, 12], points: [0, 0], totals: [0, 0], remembered: [0, 12] },
    };
    const next = (events: string): Written => ({ hands: ['3-6', '5-5'], events });
    expect(osel(first, next('0 lead 3-6'))).toEqual(GOOD);
    expect(osel(first, next('0 lead 5-5'))).toEqual(fault(3, '1.2', 'seat 0 does not hold 5-5'));
    expect(osel(first, next('1 lead 5-5'))).toEqual(fault(3, '5.2', 'seat 0 leads, not seat 1'));
    expect(osel(first, { ...next('0 lead 3-6'), thrownIn: [['']] })).toEqual(fault(3, '5.2', 'any tile could start'));
  });

  it('3.4: is turned up where it was left over', () => {
    expect(berndt(TURNED)).toEqual(GOOD);
    expect(berndt(TURNED, lead({ from: 0 }))).toEqual(fault(2, '3.4', 'was not left over at position 0'));
    const nowhere = (record: Spoilt) => {
      delete at(at(record.deals, 0).events, 0).from;
    };
    expect(berndt(TURNED, nowhere)).toEqual(fault(2, '3.4', 'was not left over'));
  });

  it('3.4: is followed by the left-over tile, which is drawn where it lies', () => {
    const from = (record: Spoilt) => Object.assign(at(at(record.deals, 0).events, 1), { from: 3 });
    expect(berndt(HELD, from)).toEqual(fault(2, '3.4', 'position 3 is not in the boneyard'));
    const plays: Written = { ...HELD, hands: ['6-6 1-6', '5-6'], events: '0 lead 6-6\n0 play 1-6 at 0' };
    expect(berndt(plays)).toEqual(fault(2, '3.4', 'seat 0 takes the left-over tile first'));
  });

  it('2.6: is not led before it was drawn', () => {
    const early = judgeSpoilt('cyprus-draw-for-lead', ({ deals }) => at(deals, 0).events.splice(0, 5));
    expect(early).toEqual(fault(2, '2.6', 'a lead before the spinner is drawn'));
  });

  it('4.1: is the next lower double held, by the deal’s number', () => {
    const options = { faceDownDoubles: true, target: 101 };
    const deal: Written = { hands: ['6-6', '5-5'], events: '1 lead 5-5' };
    const judged = judgeWritten({ game: 'ural-draw', options, seats: 3, handSize: 7, deals: [deal] });
    expect(judged).toEqual(fault(2, '4.1', '6-6 has to be led'));
  });
});

describe('the arms of Osel (5.3)', () => {
  const FIRST = { hands: ['3-6 1-1 0-1', '1-2 1-3'], events: '0 lead 1-1' } as const;

  it('are named by numbers', () => {
    const match = { game: 'osel', options: { target: 101 }, seats: 2, handSize: 7 };
    const record = parse(written({ ...match, deals: [{ ...FIRST, events: '0 lead 1-1\n1 play 1-2 at 0' }] }));
    expect(judge(write(record))).toEqual(GOOD);
    Object.assign(at(at(record.deals, 0).events, 1), { arm: '0' });
    expect(judge(write(record))).toEqual(fault(2, 'records', 'there is no arm 0'));
  });

  it('stay two when a tile that is no double is laid on the line', () => {
    // Nobody has a double: the heaviest tile leads, and the layout is a line.
    const hands = ['5-6 0-1 0-2 0-5 1-2 1-3 1-4', '4-5 0-3 0-4 2-3 2-4 2-5 3-4'];
    const events = '0 lead 5-6\n1 play 4-5 at 0\n0 play 0-5 at 2';
    const match = { game: 'osel', options: { target: 101 }, seats: 2, handSize: 7 };
    expect(judgeWritten({ ...match, deals: [{ hands, events }] })).toEqual(fault(2, '5.3', 'the line has no arm 2'));
  });
});
