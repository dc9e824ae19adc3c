import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, type Spoilt, swap } from '../../rules/spoilt-records.ts';
import { judgeSpoilt } from '../judged-records.ts';

/** Whatever is done to a record by these, it is no good record any more, and the fault is in the deal where it was done. */
const SPOILERS: Readonly<Record<string, (deal: Spoilt['deals'][0], n: number) => void>> = {
  'an event is left out': ({ events }, n) => events.splice(n % events.length, 1),
  'an event happens twice': ({ events }, n) =>
    events.splice(n % events.length, 0, { ...at(events, n % events.length) }),
  'two events change places': ({ events }, n) => swap(events, n % (events.length - 1), (n % (events.length - 1)) + 1),
  'another seat acts': ({ events }, n) => {
    const event = at(events, n % events.length);
    event.seat = Number(event.seat) + 1 + (n % 3);
  },
  'an event is another one of the deal': ({ events }, n) => {
    const event = at(events, n % events.length);
    const other = events.find(({ seat, tile }) => seat !== event.seat && tile !== event.tile);
    Object.assign(event, { ...other, seat: event.seat });
  },
  'two tiles change places in the heap': ({ heap }, n) => swap(heap, n % heap.length, (n + 1) % heap.length),
  'a hand is dealt a tile too many': ({ hands }, n) => hands[n % hands.length]?.push(0),
  'a count is wrong': ({ counts }, n) => {
    counts[n % counts.length] = at(counts, n % counts.length) + 1;
  },
  'somebody else scores': ({ points }, n) =>
    swap(points, points.indexOf(Math.max(...points)), (points.indexOf(Math.max(...points)) + 1 + (n % 3)) % 4),
  'a total is wrong': ({ totals }, n) => {
    totals[n % totals.length] = at(totals, n % totals.length) - 5;
  },
  'a tile is not left': ({ left }, n) => {
    const held = left.filter((hand) => hand.length > 0);
    at(held, n % held.length).pop();
  },
};

describe('the judge', () => {
  it.each(Object.entries(SPOILERS))('finds it wherever %s', (_, spoil) => {
    const deals = fc.constantFrom(
      ...['cyprus', 'sebastopol'].flatMap((name) => [0, 1, 2].map((deal) => ({ name, deal }))),
    );
    fc.assert(
      fc.property(deals, fc.nat(1000), ({ name, deal }, n) => {
        const judged = judgeSpoilt(name, (record) => spoil(at(record.deals, deal), n));
        expect(judged).toMatchObject({ ok: false, line: deal + 2 });
      }),
      { numRuns: 60, seed: 9 },
    );
  });
});
