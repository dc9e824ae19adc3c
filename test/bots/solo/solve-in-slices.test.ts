import { describe, expect, it } from 'vitest';
import { solveInSlices } from '../../../src/bots/solo/solve-in-slices.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { botGameOf } from '../../../tools/kinds-of-bots.ts';
import { shuffledDeal } from '../../rules/solo/deals.ts';
import { solve } from '../asked.ts';

/** Every look at the clock takes a second, so that a slice is one step. */
function slowClock() {
  let time = 0;
  return () => (time += 1000);
}

/** A deal whose search takes several steps. */
const hard = (() => {
  for (let seed = 0; ; seed++) {
    const steps = solve(shuffledDeal(seed));
    let count = 0;
    while (!steps.next().done) count++;
    if (count > 3) return { deal: shuffledDeal(seed), count };
  }
})();

describe('the search in slices', () => {
  it('finds the same, and says after each slice how far it has come', async () => {
    const told: number[] = [];
    const tell = (done: number) => void told.push(done);
    const found = await solveInSlices({
      kind: botGameOf('solo-1').kind,
      seen: hard.deal,
      tell,
      goOn: async () => true,
      now: slowClock(),
    });
    expect(found).toEqual(atOnce(solve(hard.deal)));
    expect(told).toHaveLength(hard.count);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
  });

  it('is put down when nobody waits any more', async () => {
    let slices = 0;
    const goOn = async () => ++slices < 2;
    expect(
      await solveInSlices({
        kind: botGameOf('solo-1').kind,
        seen: hard.deal,
        tell: () => {},
        goOn,
        now: slowClock(),
      }),
    ).toBeNull();
    expect(slices).toBe(2);
  });
});
