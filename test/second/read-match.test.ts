import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { everyChange } from '../rules/every-change.ts';
import { playedRecord } from '../rules/played-record.ts';
import { at, parse, type Spoilt, swap, write } from '../rules/spoilt-records.ts';
import { fault } from './judged-records.ts';
import { judge } from './judgement.ts';

const of = (id: string, seats: number): string => playedRecord(gameById(id) as Game, seats);

/** The judgement of a match after something in it was spoilt; `deal` is its second one. */
function spoilt(id: string, spoil: (deal: Spoilt['deals'][0], record: Spoilt) => void) {
  const record = parse(of(id, 2));
  spoil(at(record.deals, 1), record);
  return judge(write(record));
}

describe('the judge of games that were read a second time', () => {
  it.each([
    ['block', 3],
    ['french', 2],
    ['all-fives', 2],
    ['hungarian', 3],
    ['goat', 4],
    ['sea-goat', 2],
    ['sea-goat', 3],
    ['sea-goat', 4],
    ['general', 4],
  ] as const)('finds every change of a deal: %s with %i seats', (id, seats) => {
    const record = parse(of(id, seats));
    expect(judge(write(record))).toMatchObject({ ok: true, matches: 1, deals: record.deals.length });
    delete record.header.seed;
    record.deals.length = 1;
    for (const [path, changed] of everyChange(record, 0)) {
      expect({ path, ...judge(write(changed)) }).toMatchObject({ path, ok: false, line: 2 });
    }
  });

  it('says which sentence was broken, and by which event', () => {
    const seat = ({ events }: Spoilt['deals'][0]) => Number(at(events, 1).seat);
    const other = spoilt('block', (deal) => Object.assign(at(deal.events, 1), { seat: 1 - seat(deal) }));
    expect(other).toEqual(fault(3, '1.3', 'event 2: it is the turn of seat'));
    expect(spoilt('block', ({ events }) => Object.assign(at(events, 0), { tile: '0-1' }))).toEqual(
      fault(3, '6', 'event 1: not legal'),
    );
    expect(spoilt('block', ({ events }) => events.push({ seat: 0, do: 'pass' }))).toEqual(fault(3, '1.9', 'had ended'));
    expect(spoilt('block', ({ heap }) => swap(heap, 0, 1))).toEqual(fault(3, 'records', 'commitment'));
    expect(spoilt('block', ({ points }) => swap(points, 0, 1))).toEqual(fault(3, '25.7', 'points: '));
    expect(spoilt('all-fives', (deal) => Object.assign(deal, { made: [1, 2] }))).toEqual(fault(3, '25.7', 'made: '));
    expect(spoilt('block', (deal) => Object.assign(deal, { made: [0, 0] }))).toEqual(fault(3, '25.7', 'none in this'));
    expect(spoilt('block', (deal) => Object.assign(deal, { remembered: [0, 0] }))).toEqual(
      fault(3, 'records', 'nothing is remembered'),
    );
  });

  it('judges header, order and end of a match', () => {
    const header = (id: string, spoil: (record: Spoilt) => void) => spoilt(id, (_, record) => spoil(record));
    expect(header('french', (record) => record.header.seats.pop())).toEqual(fault(1, 'table', 'with 1 seats'));
    expect(header('french', (record) => Object.assign(record.header.options, { set: 9 }))).toEqual(
      fault(1, '24', 'no option set'),
    );
    expect(header('french', (record) => record.deals.pop())).toEqual(fault(1, 'records', 'the seed is given'));
    expect(header('french', (record) => record.deals.shift())).toEqual(fault(2, 'records', 'deal 2 stands where'));
    const over = parse(of('french', 2));
    over.deals.push({ ...at(over.deals, 0), deal: over.deals.length + 1 });
    expect(judge(write(over))).toEqual(fault(over.deals.length + 1, '6.10', 'the match was over'));
    const thrown = spoilt('block', ({ heap, hands, salt, commitment, thrownIn }) =>
      thrownIn.push({ heap, hands, salt: String(salt), commitment: String(commitment) }),
    );
    expect(thrown).toEqual(fault(3, '6.5', 'could be played'));
  });
});
