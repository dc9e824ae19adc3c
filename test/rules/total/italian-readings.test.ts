/** Italian beside its second reading, under every option. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import type { Options } from '../../../src/rules/game.ts';
import { italian } from '../../../src/rules/total/italian.ts';
import { often } from '../../long.ts';
import { optionsOf } from '../arranged.ts';
import { conformance } from '../conformance.ts';
import { playBeside } from '../readings.ts';

const TARGETS = { total: [31, 51, 81, 101, 151], steps: [10, 15, 21, 31] };

const tables = italian.seats.flatMap((seats) =>
  [6, 9].flatMap((set) =>
    (['total', 'steps'] as const).flatMap((hits) =>
      TARGETS[hits].map((target): { readonly seats: number; readonly options: Options; readonly told: string } => {
        const options = optionsOf(italian, { set, hits, target }, seats);
        return { seats, options, told: JSON.stringify(options) };
      }),
    ),
  ),
);

describe('Italian', () => {
  it.each(tables)('15.1 to 15.4: is what the page says, with $seats seats and $told', ({ seats, options }) => {
    const deals = often(12, 2000);
    const compared = playBeside(italian, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(italian.endings).toContain(end);
  });

  it('keeps the contract of all games with every number of seats and every option', () => {
    conformance(italian, often(6, 20));
  });
});
