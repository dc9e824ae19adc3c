import { describe, expect, it } from 'vitest';
import { seen } from '../../src/rules/seen.ts';
import { tableOf } from '../rules/table.ts';
import { lastPass } from './asked.ts';

const ural = tableOf('ural', 4);
const HANDS = ['6-6 0-1 0-2 1-2', '0-6 1-3', '1-1 2-2 3-3 4-4 5-5 1-4 1-5', '2-6 1-6'];
const ends = (text: string) => ural.after(ural.open(HANDS), text);

describe('the last pass', () => {
  it('is held against who passed: ends that made it pass are left as they are', () => {
    // Seat 2 could match neither the free blades nor 0; 2-6 came after.
    const lean = lastPass(seen(ural.game, ends('!6-6 0-6@0 pass 2-6@1'), 0));
    const ofZero = lean({ do: 'play', tile: '0-2', arm: 0 });
    const ofTwo = lean({ do: 'play', tile: '0-2', arm: 1 });
    // Laid on the 2 the tile leaves two noughts open, on the 0 two twos.
    expect(ofTwo).toBeGreaterThan(ofZero);
  });

  it('is nothing where nobody passed, or where it was its own', () => {
    const play = { do: 'play', tile: '0-1', arm: 0 } as const;
    expect(lastPass(seen(ural.game, ends('!6-6 0-6@0'), 2))(play)).toBe(0);
    const own = { ...seen(ural.game, ends('!6-6 0-6@0 pass'), 2), turn: { seat: 2, drew: [], laid: [] } };
    expect(lastPass(own)(play)).toBe(0);
  });
});
