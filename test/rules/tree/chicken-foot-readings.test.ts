/** Chicken Foot beside its second reading, under every option. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import { chickenFoot } from '../../../src/rules/tree/chicken-foot.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';
import { conformance } from '../conformance.ts';
import { playBeside } from '../readings.ts';

const roots = [4, 6, 8];
const tables = chickenFoot.seats.flatMap((seats) =>
  [9, 12].map((set) => {
    const given = { set, root: roots[(seats + set) % 3], heavyBlank: (seats + set) % 2 === 0 };
    return { seats, options: optionsOf(chickenFoot, given, seats) };
  }),
);

describe('Chicken Foot', () => {
  it.each(tables)('30.1 to 30.7: is what the page says, with $seats seats and $options', ({ seats, options }) => {
    const deals = often(4, 2000);
    const compared = playBeside(chickenFoot, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(chickenFoot.endings).toContain(end);
  });

  it('keeps the contract of all games with every number of seats and every option', () => {
    conformance(chickenFoot, often(1, 10));
  });
});
