/** Five Up beside its second reading, under every option. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import { fiveUp } from '../../../src/rules/tree/five-up.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';
import { conformance } from '../conformance.ts';
import { playBeside } from '../readings.ts';

const tables = [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 4, alone: true }].flatMap(({ seats, ...given }) =>
  [25, 61].map((target) => ({ seats, options: optionsOf(fiveUp, { ...given, target }, seats) })),
);

describe('Five Up', () => {
  it.each(tables)('31.1 to 31.6: is what the page says, with $seats seats and $options', ({ seats, options }) => {
    const deals = often(15, 6000);
    const compared = playBeside(fiveUp, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(fiveUp.endings).toContain(end);
  });

  it('keeps the contract of all games with every number of seats and every option', () => {
    conformance(fiveUp, often(6, 20));
  });
});
