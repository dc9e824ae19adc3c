/** The line games beside their second reading. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/line-rows.ts';
import { often } from '../../../long.ts';
import { readingOf } from '../../../second/all.ts';
import { playBeside } from '../../readings.ts';

describe.each(rows.map(lineGame))('$id', (game) => {
  const tables = game.seats.flatMap((seats) =>
    readingOf(game.id)
      .options(seats)
      .flatMap((given) => {
        const options = game.options(given, seats);
        return options.ok ? [{ seats, options: options.value, told: JSON.stringify(options.value) }] : [];
      }),
  );

  it.each(tables)('is what the page says, with $seats seats and $told', ({ seats, options }) => {
    const deals = often(6, 6000);
    const compared = playBeside(game, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(game.endings).toContain(end);
  });
});
