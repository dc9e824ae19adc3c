import { describe, expect, it } from 'vitest';
import type { Deal } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { tableOf } from '../rules/table.ts';
import { partnersLead } from './asked.ts';

const table = tableOf('partners', 4);
const HANDS = [
  '3-3 3-4 2-3 0-3 0-0 1-1 2-2',
  '4-5 3-5 3-6 1-3 6-6 5-6 4-6',
  '4-4 2-4 5-5 1-5 2-5 0-5 0-6',
  '0-1 0-2 0-4 1-2 1-4 1-6 2-6',
];
/** Later deals are led with any tile. */
const start = table.open(HANDS, { deals: 1, memory: { starts: 0 } });
const leanOf = (deal: Deal) => partnersLead(seen(table.game, deal, deal.turn?.seat ?? 0));

describe('loyalty to a partner', () => {
  it('keeps a number open that the partner led', () => {
    // The ends are 3, which the partner led, and 5.
    const lean = leanOf(table.after(start, '!3-3 3-5@0'));
    expect(lean({ do: 'play', tile: '2-5', arm: 0 })).toBeGreaterThan(0);
    expect(lean({ do: 'play', tile: '3-4', arm: 1 })).toBe(0);
  });

  it('is owed to nobody else', () => {
    const rival = leanOf(table.after(start, '!3-3'));
    expect(rival({ do: 'play', tile: '3-5', arm: 0 })).toBe(0);
    const leader = leanOf(table.after(start, '!3-3 3-5@0 0-5@0 0-1@0'));
    expect(leader({ do: 'play', tile: '1-1', arm: 0 })).toBe(0);
  });

  it('does not outlast a pass of the partner on that number', () => {
    const all = table.after(start, '!3-3 3-5@0 0-5@0 0-1@0');
    const passed = {
      ...all,
      log: [...all.log, { do: 'pass', seat: 0 }],
      turn: { seat: 2, drew: [], laid: [] },
    } as const;
    expect(leanOf(passed)({ do: 'play', tile: '1-5', arm: 0 })).toBe(0);
  });
});
