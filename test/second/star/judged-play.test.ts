import { describe, expect, it } from 'vitest';
import { at, type Spoilt, swap } from '../../rules/spoilt-records.ts';
import { fault, judgeSpoilt } from '../judged-records.ts';

const spoiltCyprus = (spoil: (record: Spoilt) => void) => judgeSpoilt('cyprus', spoil);
const spoiltSebastopol = (spoil: (record: Spoilt) => void) => judgeSpoilt('sebastopol', spoil);

describe('1.3 to 1.6: turns', () => {
  /** In the first deal of the cyprus record the opening is events 1 to 35, free play begins with event 36. */
  const change = (index: number, to: Record<string, unknown>) =>
    spoiltCyprus(({ deals }) => Object.assign(at(at(deals, 0).events, index), to));

  it('1.3: go clockwise', () => {
    expect(change(1, { seat: 1 })).toEqual(fault(2, '1.3', 'seat 0'));
    expect(spoiltCyprus(({ deals }) => at(deals, 0).events.splice(36, 1))).toEqual(fault(2, '1.3', 'seat 0'));
    expect(change(1, { seat: 4 })).toEqual(fault(2, 'records', 'no seat 4'));
  });

  it('1.4: in the opening only the spinner’s suit is played, on blades not yet started', () => {
    expect(change(1, { tile: '2-4' })).toEqual(fault(2, '1.4', '2-4'));
    expect(change(3, { arm: 2 })).toEqual(fault(2, '1.4', 'arm 2'));
    expect(change(1, { arm: 7 })).toEqual(fault(2, '1.4', 'arm 7'));
  });

  it('has the arms of its star and no others', () => {
    expect(change(1, { arm: 8 })).toEqual(fault(2, 'records', 'arm 8'));
    expect(change(1, { arm: 'pile' })).toEqual(fault(2, 'records', 'arm pile'));
    expect(spoiltSebastopol(({ deals }) => Object.assign(at(at(deals, 0).events, 1), { arm: 4 }))).toEqual(
      fault(2, 'records', 'arm 4'),
    );
  });

  it('1.6: in free play a tile matches the end that it is laid on', () => {
    expect(change(36, { arm: 5 })).toEqual(fault(2, '1.6', '2-4'));
  });

  it('1.6: nobody plays a tile that the hand does not hold', () => {
    expect(change(36, { tile: '2-7' })).toEqual(fault(2, '1.6', 'does not hold'));
    expect(change(36, { tile: '9-9' })).toEqual(fault(2, '1.6', 'does not hold'));
  });

  it('1.6: a turn is one tile, laid open, its other half outward', () => {
    expect(change(36, { closed: true })).toEqual(fault(2, '1.6', 'closed'));
    expect(change(36, { goesOn: true })).toEqual(fault(2, '1.6', 'one tile'));
    expect(change(36, { out: 4 })).toEqual(fault(2, '1.6', 'other half'));
  });
});

describe('1.7: drawing', () => {
  const events = (record: Spoilt) => at(record.deals, 0).events;

  it('is only for a seat that cannot play', () => {
    const draw = { seat: 0, do: 'draw', from: 38, tile: '8-8' };
    expect(spoiltCyprus((record) => events(record).splice(36, 0, draw))).toEqual(fault(2, '1.7', 'can play'));
  });

  it('is of one tile a turn', () => {
    const draw = { seat: 1, do: 'draw', from: 38, tile: '8-8' };
    expect(spoiltCyprus((record) => events(record).splice(8, 0, draw))).toEqual(fault(2, '1.7', 'has drawn'));
  });

  it('takes a tile from the boneyard, and the one that lies there', () => {
    expect(spoiltCyprus((record) => Object.assign(at(events(record), 2), { from: 35 }))).toEqual(
      fault(2, '1.7', 'position 35'),
    );
    expect(spoiltCyprus((record) => Object.assign(at(events(record), 7), { from: 51 }))).toEqual(
      fault(2, '1.7', 'position 51'),
    );
    expect(spoiltCyprus((record) => Object.assign(at(events(record), 2), { tile: '5-5' }))).toEqual(
      fault(2, 'records', 'position 51 is 4-9'),
    );
  });

  it('leaves the last tile of the boneyard in cyprus', () => {
    const draw = { seat: 2, do: 'draw', from: 46, tile: '5-5' };
    expect(spoiltCyprus((record) => events(record).splice(77, 0, draw))).toEqual(fault(2, '1.7', 'last tile'));
  });

  it('cannot be where everything was dealt, as in sebastopol', () => {
    const draw = { seat: 2, do: 'draw', from: 0, tile: '0-0' };
    expect(spoiltSebastopol((record) => events(record).splice(2, 0, draw))).toEqual(
      fault(2, '1.7', 'nothing is drawn'),
    );
  });

  it('makes the drawn tile be played at once, if it fits', () => {
    const pass = { seat: 0, do: 'pass' };
    expect(spoiltCyprus((record) => events(record).splice(65, 1, pass))).toEqual(fault(2, '1.8', 'can play'));
    const other = { seat: 0, do: 'play', tile: '3-8', arm: 1 };
    expect(spoiltCyprus((record) => events(record).splice(13, 1, other))).toEqual(fault(2, '1.4', '3-8'));
  });
});

describe('1.8: passing', () => {
  it('is not for a seat that can play', () => {
    const passed = ({ deals }: Spoilt) => at(deals, 0).events.splice(36, 1, { seat: 0, do: 'pass' });
    expect(spoiltCyprus(passed)).toEqual(fault(2, '1.8', 'can play'));
  });

  it('is not for a seat that may draw', () => {
    expect(spoiltCyprus(({ deals }) => at(deals, 0).events.splice(7, 1))).toEqual(fault(2, '1.8', 'must draw'));
  });
});

describe('1.9: the end of a deal', () => {
  it('comes when a seat has no tiles left, and nothing comes after it', () => {
    const pass = { seat: 1, do: 'pass' };
    expect(spoiltSebastopol(({ deals }) => at(deals, 0).events.push(pass))).toEqual(fault(2, '1.9', 'had ended'));
    expect(spoiltSebastopol(({ deals }) => at(deals, 0).events.pop())).toEqual(fault(2, '1.9', 'not ended'));
  });

  it('comes when as many seats as there are passed in a row', () => {
    expect(spoiltCyprus(({ deals }) => at(deals, 0).events.push({ seat: 2, do: 'pass' }))).toEqual(
      fault(2, '1.9', 'had ended'),
    );
    expect(spoiltCyprus(({ deals }) => at(deals, 0).events.pop())).toEqual(fault(2, '1.9', 'not ended'));
  });

  it('is what the record says it is', () => {
    const domino = ({ deals }: Spoilt) => {
      at(deals, 0).end = 'domino';
    };
    expect(spoiltCyprus(domino)).toEqual(fault(2, '1.9', 'blocked'));
    const none = ({ header, deals }: Spoilt) => {
      delete header.seed;
      deals.length = 1;
      const deal: Record<string, unknown> = at(deals, 0);
      for (const key of ['end', 'left', 'counts', 'points', 'totals']) delete deal[key];
    };
    expect(spoiltSebastopol(none)).toEqual(fault(2, '1.9', 'domino'));
  });
});

describe('1.10 and 1.11: the scores', () => {
  it('are counted from the tiles that are left', () => {
    expect(spoiltCyprus(({ deals }) => at(deals, 1).left[0]?.pop())).toEqual(fault(3, 'records', 'seat 0 is left'));
    expect(spoiltCyprus(({ deals }) => at(deals, 1).left.push([]))).toEqual(fault(3, 'records', '5 hands'));
    const miscounted = ({ deals }: Spoilt) => {
      at(deals, 1).counts[0] = 18;
    };
    expect(spoiltCyprus(miscounted)).toEqual(fault(3, '1.10', 'counts'));
  });

  it('give a domino the counts of all others, and a blocked deal to the lowest, less its own', () => {
    const gross = ({ deals }: Spoilt) => {
      at(deals, 0).points[3] = 53;
    };
    expect(spoiltCyprus(gross)).toEqual(fault(2, '1.10', '0 0 0 47'));
    expect(spoiltCyprus(({ deals }) => swap(at(deals, 1).points, 2, 3))).toEqual(fault(3, '1.10', '0 0 0 106'));
  });

  it('add up from deal to deal', () => {
    const forgot = ({ deals }: Spoilt) => {
      at(deals, 1).totals[3] = 106;
    };
    expect(spoiltCyprus(forgot)).toEqual(fault(3, '1.11', '0 0 0 153'));
    expect(spoiltCyprus(({ deals }) => at(deals, 1).totals.push(0))).toEqual(fault(3, '1.11', 'totals'));
  });

  it('remember nothing in these games', () => {
    const remembered = ({ deals }: Spoilt) => Object.assign(at(deals, 0), { remembered: [0, 0, 0, 0] });
    expect(spoiltCyprus(remembered)).toEqual(fault(2, 'records', 'remembered'));
  });

  it('end the match: no deal follows', () => {
    const sooner = ({ header }: Spoilt) => {
      header.options.target = 150;
    };
    expect(spoiltCyprus(sooner)).toEqual(fault(4, '1.11', 'over'));
  });
});
