/** What a replay says of a record that the rules do not allow: the reason by name, and what was expected. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { readRecords, replay } from '../../src/rules/record.ts';
import { at, good, parse, type Spoilt, write } from './spoilt-records.ts';
import { type Written, written } from './written-records.ts';

function replayed(text: string, id: string) {
  const read = readRecords(text);
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return replay(at(read.value, 0), gameById(id) as Game);
}

const GOING = ['end', 'left', 'counts', 'points', 'totals'];

/** The replay of a good record of Cyprus after something in it was spoilt; `where` is its second deal. */
function spoilt(spoil: (second: Spoilt['deals'][0], record: Spoilt) => void) {
  const record = parse(good('cyprus'));
  spoil(at(record.deals, 1), record);
  return replayed(write(record), 'cyprus');
}
const refused = (reason: string, detail: string, line = 3) => ({ ok: false, line, reason, detail });

describe('the deal of a record that is replayed', () => {
  it('is a heap of the whole set', () => {
    const twice = spoilt(({ heap }) => {
      heap[0] = at(heap, 1);
    });
    expect(twice).toEqual(refused('heap', 'the heap is not the set'));
    expect(spoilt(({ heap }) => heap.push('0-0'))).toEqual(refused('heap', 'the heap is not the set'));
  });

  it('1.1: gives every seat its number of tiles, from places that are there and no place twice', () => {
    const fault = refused('hands', 'not 9 tiles for each seat in deal 2');
    expect(spoilt(({ hands }) => hands.pop())).toEqual(fault);
    expect(spoilt(({ hands }) => hands.push([]))).toEqual(fault);
    expect(spoilt(({ hands }) => hands[0]?.push(Number(hands[1]?.pop())))).toEqual(fault);
    expect(spoilt(({ hands }) => Object.assign(at(hands, 1), { 0: at(at(hands, 0), 0) }))).toEqual(fault);
    for (const nowhere of [55, 56]) {
      expect(spoilt(({ hands }) => Object.assign(at(hands, 2), { 4: nowhere }))).toEqual(fault);
    }
    // The same tiles, as if five seats had been dealt: five have to share what four hold.
    expect(spoilt(({ hands }) => hands.push(hands[0]?.splice(0, 3) ?? []))).toEqual(fault);
  });

  it('1.2: was thrown in only where nobody can start, and is played only where somebody can', () => {
    const played = ({ heap, hands, salt, commitment }: Spoilt['deals'][0]) =>
      ({ heap, hands, salt, commitment }) as Spoilt['deals'][0]['thrownIn'][0];
    expect(spoilt((second) => second.thrownIn.push(played(second)))).toEqual(
      refused('thrownIn', 'somebody could start'),
    );
    expect(spoilt((second) => Object.assign(second, at(second.thrownIn, 0)))).toEqual(
      refused('thrownIn', 'nobody can start'),
    );
  });

  it('has the next number, and is not played when the match is over or one before has not ended', () => {
    expect(spoilt((_, { deals }) => deals.splice(0, 1))).toEqual(refused('deal', 'deal 1 is the next', 2));
    const over = spoilt((_, { header }) => Object.assign(header.options, { target: 150 }));
    expect(over).toEqual(refused('deal', 'the match is over', 4));
    const going = spoilt((second) => {
      for (const key of GOING) delete second[key];
      second.events.length = 5;
    });
    expect(going).toEqual(refused('deal', 'the deal before has not ended', 4));
  });
});

describe('a replay', () => {
  it('is by the rules of the game that the record names', () => {
    expect(replayed(good('cyprus'), 'sebastopol')).toEqual(refused('game', 'cyprus', 1));
  });

  it('tells every step: the deal as it was dealt, then how many events were played', () => {
    const read = readRecords(good('sebastopol'));
    const match = read.ok ? at(read.value, 0) : null;
    const steps: (readonly [number, number, number])[] = [];
    if (match) {
      replay(match, gameById('sebastopol') as Game, ({ deal, step, beats }) =>
        steps.push([deal.deal, step, beats.length]),
      );
    }
    const first = steps.filter(([deal]) => deal === 1).map(([, step]) => step);
    expect(first).toEqual([...Array.from({ length: first.length }, (_, step) => step)]);
    expect(first).toHaveLength((match?.deals[0]?.events.length ?? 0) + 1);
    for (const [, step, beats] of steps) expect(beats === 0).toBe(step === 0);
  });
});

describe('an event of a record that is replayed', () => {
  it('is told by its number, from 1, and why it cannot be', () => {
    const odd = spoilt(({ events }) => Object.assign(at(events, 0), { tile: '0-0' }));
    expect(odd).toMatchObject({
      reason: 'event',
      detail: expect.stringMatching(/^event 1: seat \d may not lead 0-0, but lead 9-9$/),
    });
  });

  it('1.3: is of the seat whose turn it is', () => {
    const other = spoilt(({ events }) => Object.assign(at(events, 1), { seat: (Number(at(events, 1).seat) + 1) % 4 }));
    expect(other).toMatchObject({ reason: 'event', detail: expect.stringContaining('event 2') });
  });

  it('1.7: draws from the boneyard, and the tile that lies there', () => {
    const first = parse(good('cyprus')).deals[1]?.events.findIndex((event) => event.do === 'draw') ?? -1;
    expect(first).toBeGreaterThan(0);
    const wrongFace = spoilt(({ events }) => Object.assign(at(events, first), { tile: '9-9' }));
    expect(wrongFace).toMatchObject({ reason: 'event', detail: expect.stringContaining(`event ${first + 1}:`) });
    const fromHand = spoilt(({ events, hands, heap }) => {
      const place = at(at(hands, 0), 0);
      Object.assign(at(events, first), { from: place, tile: at(heap, place) });
    });
    expect(fromHand).toMatchObject({ reason: 'event', detail: expect.stringContaining(`event ${first + 1}:`) });
  });
});

describe('the end of a deal that is replayed', () => {
  it('is where the record has it', () => {
    const early = spoilt(({ events }) => events.pop());
    expect(early).toEqual(refused('end', 'the deal has not ended'));
    const open = spoilt((second, { deals }) => {
      for (const key of GOING) delete second[key];
      deals.length = 2;
    });
    expect(open).toEqual(refused('end', 'the deal has ended'));
  });

  it('is counted as the rules have it', () => {
    const record = parse(good('cyprus'));
    const second = at(record.deals, 1);
    const how = second.end === 'domino' ? 'blocked' : 'domino';
    expect(spoilt((deal) => Object.assign(deal, { end: how }))).toEqual(
      refused('end', `the deal ended ${String(second.end)}`),
    );
    for (const name of ['counts', 'points', 'totals'] as const) {
      expect(spoilt((deal) => Object.assign(deal, { [name]: [1, 2, 3, 4] }))).toEqual(
        refused(name, JSON.stringify(second[name])),
      );
    }
    const left = spoilt((deal) => Object.assign(deal, { left: [[], [], [], []] }));
    expect(left).toMatchObject({ reason: 'left', detail: JSON.stringify(second.left.map((hand) => [...hand].sort())) });
    const turned = spoilt((deal) => {
      for (const hand of deal.left) hand.reverse();
    });
    expect(turned).toMatchObject({ ok: true });
  });

  it('remembers nothing outside of Osel (5.7)', () => {
    expect(spoilt((deal) => Object.assign(deal, { remembered: [0, 0, 0, 0] }))).toMatchObject({ reason: 'remembered' });
  });

  it('5.7: remembers in Osel what the rules do', () => {
    const first: Written = {
      hands: ['1-1 1-3 1-5 4-4 5-5 0-1 0-2', '1-2 1-4 2-2 3-3 0-3 0-4 0-5'],
      events: `0 lead 1-1\n1 play 1-2 at 0\n0 play 1-3 at 1\n1 play 1-4 at 2\n0 play 1-5 at 3
        1 play 2-2 at 0 closed goes on\n1 play 3-3 at 1 closed\n0 play 4-4 at 2 closed goes on
        0 play 5-5 at 3 closed`,
      sheet: { end: 'blocked', counts: [3, 12], points: [0, 0], totals: [0, 0], remembered: [0, 12] },
    };
    const osel = (deal: Written) =>
      replayed(written({ game: 'osel', options: { target: 101 }, seats: 2, handSize: 7, deals: [deal] }), 'osel');
    expect(osel(first)).toMatchObject({ ok: true, value: { memory: { starts: 0, remembered: [0, 12] } } });
    const { sheet } = first;
    if (!sheet) throw new Error('no sheet');
    expect(osel({ ...first, sheet: { ...sheet, remembered: [0, 11] } })).toEqual(refused('remembered', '[0,12]', 2));
  });
});

describe('a tile that is turned up in a record that is replayed (3.4)', () => {
  const text = (events: string) =>
    written({
      game: 'sebastopol-berndt',
      options: { target: 60 },
      seats: 3,
      handSize: 9,
      deals: [{ hands: ['0-6', '1-6', '2-6'], boneyard: '6-6', events }],
    });
  const turned = (events: string) => replayed(text(events), 'sebastopol-berndt');

  it('is played on first by whoever the record names, in the first deal', () => {
    for (const seat of [0, 1, 2]) {
      expect(turned(`${seat} lead 6-6 turned up\n${seat} play ${seat}-6 at 0`)).toMatchObject({ ok: true });
    }
    expect(turned('1 lead 6-6 turned up\n2 play 2-6 at 0')).toMatchObject({ reason: 'event' });
  });

  it('is the one that was left over, wherever it lies in the heap', () => {
    const record = parse(text('1 lead 6-6 turned up\n1 play 1-6 at 0'));
    const deal = at(record.deals, 0);
    const last = deal.heap.length - 1;
    deal.heap.reverse();
    deal.hands = deal.hands.map((hand) => hand.map((place) => last - place));
    expect(replayed(write(record), 'sebastopol-berndt')).toMatchObject({ ok: false, reason: 'event' });
    Object.assign(at(deal.events, 0), { from: last - Number(at(deal.events, 0).from) });
    expect(replayed(write(record), 'sebastopol-berndt')).toMatchObject({ ok: true });
  });
});
