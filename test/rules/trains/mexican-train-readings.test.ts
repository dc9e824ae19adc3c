/** Mexican Train beside its second reading, under every option. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import { mexicanTrain } from '../../../src/rules/trains/mexican-train.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';
import { conformance } from '../conformance.ts';
import { playBeside } from '../readings.ts';

const tables = mexicanTrain.seats.flatMap((seats) =>
  (seats > 6 ? [12] : [9, 12]).map((set) => {
    const given = { set, heavyBlank: (seats + set) % 2 === 0, deals: seats === 4 ? set + 1 : 3 };
    return { seats, options: optionsOf(mexicanTrain, given, seats) };
  }),
);

describe('Mexican Train', () => {
  it.each(tables)('29.1 to 29.9: is what the page says, with $seats seats and $options', ({ seats, options }) => {
    const deals = often(4, 2000);
    const compared = playBeside(mexicanTrain, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(mexicanTrain.endings).toContain(end);
  });

  it('keeps the contract of all games with every number of seats and every option', () => {
    conformance(mexicanTrain, often(1, 10));
  });
});
