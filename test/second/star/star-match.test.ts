import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, good, parse, type Spoilt, swap, write } from '../../rules/spoilt-records.ts';
import { fault, judgeSpoilt } from '../judged-records.ts';
import { judge } from '../judgement.ts';

const spoiltCyprus = (spoil: (record: Spoilt) => void) => judgeSpoilt('cyprus', spoil);
const spoiltSebastopol = (spoil: (record: Spoilt) => void) => judgeSpoilt('sebastopol', spoil);
const spoiltDrawForLead = (spoil: (record: Spoilt) => void) => judgeSpoilt('cyprus-draw-for-lead', spoil);

/** Seals a heap again after it was spoilt. */
function seal(dealt: { heap: string[]; salt?: unknown; commitment?: unknown }) {
  dealt.commitment = createHash('sha256')
    .update(`${dealt.heap.join(' ')}\n${dealt.salt}`)
    .digest('hex');
}

describe('good records', () => {
  it('passes them, and counts what is in them', () => {
    expect(judge(good('cyprus') + good('sebastopol') + good('cyprus-draw-for-lead'))).toEqual({
      ok: true,
      matches: 3,
      deals: 8,
      unfinished: 0,
      ends: { domino: 6, blocked: 2 },
      thrownIn: 3,
      turns: 295,
      plays: 237,
      draws: 51,
      passes: 50,
    });
  });

  it('allows a match that stops between two deals, without its seed', () => {
    const judged = spoiltCyprus(({ header, deals }) => {
      delete header.seed;
      deals.length = 1;
    });
    expect(judged).toMatchObject({ ok: true, deals: 1 });
  });

  it('allows a last deal to stop after any of its events but the last', () => {
    for (const name of ['cyprus', 'sebastopol', 'cyprus-draw-for-lead']) {
      const length = at(parse(good(name)).deals, 0).events.length;
      for (let events = 0; events < length; events++) {
        const judged = judgeSpoilt(name, ({ header, deals }) => {
          delete header.seed;
          deals.length = 1;
          const deal: Record<string, unknown> = at(deals, 0);
          for (const key of ['end', 'left', 'counts', 'points', 'totals']) delete deal[key];
          at(deals, 0).events.length = events;
        });
        expect(judged).toMatchObject({ ok: true, deals: 0, unfinished: 1 });
      }
    }
  });

  it('allows hands that were picked from all over the heap', () => {
    const judged = spoiltSebastopol(({ deals }) => {
      const { heap, hands } = at(deals, 0);
      const places = new Map(heap.map((tile, place) => [tile, place]));
      at(deals, 0).heap = [...heap].reverse();
      seal(at(deals, 0));
      at(deals, 0).hands = hands.map((hand) =>
        hand.map((place) => heap.length - 1 - (places.get(at(heap, place)) ?? 0)),
      );
    });
    expect(judged).toMatchObject({ ok: true });
  });
});

describe('the header', () => {
  it('lists every option of the game, and no other', () => {
    expect(spoiltCyprus(({ header }) => delete header.options.handSizes)).toEqual(fault(1, 'records', 'handSizes'));
    expect(
      spoiltSebastopol(({ header }) => {
        header.options.set = 6;
      }),
    ).toEqual(fault(1, 'records', 'set'));
  });

  it.each([
    ['set', 6, '2.1'],
    ['handSizes', 'small', '2.1'],
    ['drawForLead', 'yes', '2.6'],
    ['target', 20, '1.11'],
    ['target', 505, '1.11'],
    ['target', 62, '1.11'],
    ['target', '60', '1.11'],
  ])('refuses the option %s with the value %s', (option, value, rule) => {
    const judged = spoiltCyprus(({ header }) => {
      header.options[option] = value;
    });
    expect(judged).toEqual(fault(1, rule, String(option)));
  });

  it('2.1: refuses bell hands with double-twelve', () => {
    expect(spoiltCyprus(({ header }) => Object.assign(header.options, { set: 12, handSizes: 'bell' }))).toEqual(
      fault(1, '2.1', 'bell'),
    );
  });

  it('seats four to ten at cyprus, four at sebastopol', () => {
    const three = ({ header }: Spoilt) => header.seats.pop();
    const eleven = ({ header }: Spoilt) => {
      while (header.seats.length < 11) header.seats.push({ name: '', kind: 'human' });
    };
    expect(spoiltCyprus(three)).toEqual(fault(1, 'table', 'seats'));
    expect(spoiltCyprus(eleven)).toEqual(fault(1, 'table', 'seats'));
    expect(spoiltSebastopol(three)).toEqual(fault(1, 'table', 'seats'));
  });

  it('names a game that a page has', () => {
    const chess = ({ header }: Spoilt) => {
      header.game = 'chess';
    };
    expect(spoiltCyprus(chess)).toEqual(fault(1, 'records', 'chess'));
  });

  it('gives the seed only when the match is over', () => {
    expect(spoiltCyprus(({ deals }) => deals.pop())).toEqual(fault(1, 'records', 'seed'));
  });
});

describe('1.1: the deal', () => {
  it('is of the whole set, each tile once', () => {
    const twice = spoiltCyprus(({ deals }) => {
      const { heap } = at(deals, 1);
      heap[0] = at(heap, 1);
      seal(at(deals, 1));
    });
    expect(twice).toEqual(fault(3, '1.1', 'heap'));
    const short = spoiltCyprus(({ deals }) => {
      at(deals, 1).heap.pop();
      seal(at(deals, 1));
    });
    expect(short).toEqual(fault(3, '1.1', 'heap'));
  });

  it('gives each seat its number of tiles', () => {
    expect(spoiltCyprus(({ deals }) => at(deals, 1).hands[0]?.pop())).toEqual(fault(3, '1.1', 'seat 0'));
    expect(spoiltCyprus(({ deals }) => at(deals, 1).hands.pop())).toEqual(fault(3, '1.1', 'hands'));
  });

  it('gives no position twice, and none that is not there', () => {
    for (const position of [0, 55]) {
      const judged = spoiltCyprus(({ deals }) => {
        at(at(deals, 1).hands, 1)[0] = position;
      });
      expect(judged).toEqual(fault(3, '1.1', `position ${position}`));
    }
  });

  it('was sealed: the commitment is that of heap and salt', () => {
    const judged = spoiltCyprus(({ deals }) => {
      at(deals, 2).salt = 'other';
    });
    expect(judged).toEqual(fault(4, 'records', 'commitment'));
    expect(spoiltCyprus(({ deals }) => swap(at(deals, 2).heap, 50, 51))).toEqual(fault(4, 'records', 'commitment'));
  });
});

describe('1.2: the spinner', () => {
  it('is held by nobody in a deal that is thrown in', () => {
    const judged = spoiltCyprus(({ deals }) => {
      const { heap, hands, salt, commitment } = parse(good('cyprus'))
        .deals[2] as unknown as Spoilt['deals'][0]['thrownIn'][0];
      at(deals, 1).thrownIn.push({ heap, hands, salt, commitment });
    });
    expect(judged).toEqual(fault(3, '1.2', 'thrown in'));
  });

  it('is held by somebody in a deal that is played', () => {
    const judged = spoiltCyprus(({ deals }) => {
      Object.assign(at(deals, 1), at(at(deals, 1).thrownIn, 0));
    });
    expect(judged).toEqual(fault(3, '1.2', 'nobody holds'));
  });

  it('checks heap, hands and seal of what was thrown in too', () => {
    const thrown = (record: Spoilt) => at(at(record.deals, 1).thrownIn, 0);
    const salted = (record: Spoilt) => {
      thrown(record).salt += '0';
    };
    expect(spoiltCyprus(salted)).toEqual(fault(3, 'records', 'commitment'));
    expect(spoiltCyprus((record) => thrown(record).heap.pop())).toEqual(fault(3, '1.1', 'heap'));
    expect(spoiltCyprus((record) => thrown(record).hands[2]?.pop())).toEqual(fault(3, '1.1', 'seat 2'));
  });

  it('is led first, by the seat that holds it, from the hand, once', () => {
    const lead = (record: Spoilt) => at(at(record.deals, 0).events, 0);
    expect(spoiltCyprus((record) => Object.assign(lead(record), { seat: 2 }))).toEqual(fault(2, '1.2', 'seat 3 leads'));
    expect(spoiltCyprus((record) => Object.assign(lead(record), { tile: '6-9' }))).toEqual(fault(2, '1.2', '6-9'));
    expect(spoiltCyprus((record) => Object.assign(lead(record), { turnedUp: true, from: 3 }))).toEqual(
      fault(2, '1.2', 'turned up'),
    );
    expect(spoiltCyprus((record) => at(record.deals, 0).events.shift())).toEqual(fault(2, '1.2', 'play before'));
    expect(spoiltCyprus((record) => at(record.deals, 0).events.splice(1, 0, { ...lead(record), seat: 0 }))).toEqual(
      fault(2, '1.2', 'lies already'),
    );
  });

  it('is not drawn for while a seat holds it', () => {
    const draw = { seat: 0, do: 'draw', from: 51, tile: '4-9' };
    expect(spoiltCyprus(({ deals }) => at(deals, 0).events.unshift(draw))).toEqual(fault(2, '1.2', 'holds 9-9'));
  });
});

describe('2.6: drawing for the lead', () => {
  it('throws nothing in', () => {
    const judged = spoiltDrawForLead(({ deals }) => {
      const { heap, hands, salt, commitment } = at(deals, 0) as unknown as Spoilt['deals'][0]['thrownIn'][0];
      at(deals, 0).thrownIn.push({ heap, hands, salt, commitment });
    });
    expect(judged).toEqual(fault(2, '2.6', 'thrown in'));
  });

  it('goes clockwise from seat 0, one tile each, until the spinner is drawn', () => {
    expect(spoiltDrawForLead(({ deals }) => swap(at(deals, 0).events, 0, 1))).toEqual(fault(2, '2.6', 'seat 0 draws'));
    expect(spoiltDrawForLead(({ deals }) => at(deals, 0).events.splice(1, 1))).toEqual(fault(2, '2.6', 'seat 1 draws'));
    const once = spoiltDrawForLead(({ deals }) =>
      at(deals, 0).events.splice(5, 0, { seat: 0, do: 'draw', from: 47, tile: '5-7' }),
    );
    expect(once).toEqual(fault(2, '2.6', 'seat 4 holds'));
  });

  it('takes tiles that lie in the boneyard', () => {
    const judged = spoiltDrawForLead(({ deals }) => Object.assign(at(at(deals, 0).events, 0), { from: 0 }));
    expect(judged).toEqual(fault(2, '2.6', 'position 0'));
  });

  it('lets the drawer lead at once', () => {
    const judged = spoiltDrawForLead(({ deals }) => Object.assign(at(at(deals, 0).events, 5), { seat: 0 }));
    expect(judged).toEqual(fault(2, '1.2', 'seat 4 leads'));
  });
});

describe('the deals of a match', () => {
  it('are numbered from 1 without a gap', () => {
    expect(spoiltCyprus(({ deals }) => deals.splice(1, 1))).toEqual(fault(3, 'records', 'deal 3'));
    const zero = ({ deals }: Spoilt) => {
      at(deals, 0).deal = 0;
    };
    expect(spoiltCyprus(zero)).toEqual(fault(2, 'records', 'deal 0'));
  });

  it('do not go on after one that has not ended', () => {
    const unfinished = ({ deals }: Spoilt) => {
      const deal: Record<string, unknown> = at(deals, 0);
      for (const key of ['end', 'left', 'counts', 'points', 'totals']) delete deal[key];
      at(deals, 0).events.length = 20;
    };
    expect(spoiltCyprus(unfinished)).toEqual(fault(3, 'records', 'not ended'));
  });

  it('are looked for in the line of the file where they stand', () => {
    const second = parse(good('sebastopol'));
    at(second.deals, 2).points = [0, 0, 0, 0];
    expect(judge(`${good('cyprus')}\n${write(second)}`)).toEqual(fault(4 + 1 + 4, '1.10', 'points'));
  });
});
