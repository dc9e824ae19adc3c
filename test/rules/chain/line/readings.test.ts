/** The line games beside their second reading. `npm run unit:long`: tens of thousands of deals. */
import { describe, expect, it } from 'vitest';
import { lineGame } from '../../../../src/rules/chain/line/line-game.ts';
import { rows } from '../../../../src/rules/chain/line/rows.ts';
import { often } from '../../../long.ts';
import { optionsOf } from '../../arranged.ts';
import { playBeside } from '../../readings.ts';

describe.each(rows.map(lineGame))('$id', (game) => {
  const sets = game.optionSpecs.flatMap((spec) => (spec.id === 'set' && spec.kind === 'choice' ? spec.values : []));
  const tables = game.seats.flatMap((seats) => (sets.length > 0 ? sets : [null]).map((set) => ({ seats, set })));

  it.each(tables)('is what the page says, with $seats seats and set $set', { timeout: 300_000 }, ({ seats, set }) => {
    const options = optionsOf(game, set === null ? {} : { set }, seats);
    const deals = often(12, 6000);
    const compared = playBeside(game, seats, options, deals, seats);
    expect(compared.deals).toBe(deals);
    for (const end of Object.keys(compared.endings)) expect(game.endings).toContain(end);
  });
});
