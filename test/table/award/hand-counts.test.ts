import { describe, expect, it } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import { countsAt, turnedBy } from '../../../src/table/award/hand-counts.ts';
import { revealingOf } from '../../../src/table/beats/beat-flights.ts';

const now = situationAt({ game: 'cyprus', seats: 4, seed: 'b', moves: 999, eye: 0 });
const turned = turnedBy(revealingOf(now));
const at = (progress: number) => countsAt(now, turned, progress);

describe('what the hands come to as they turn up', () => {
  it('is told of no hand before a tile of it lies open, and never of an empty one', () => {
    expect(at(0)).toEqual([null, null, null, null]);
    expect(at(1)[now.seen.outcome?.by ?? -1]).toBeNull();
  });

  it('15.4: is told of none past the last goal of a running total, since it counts for nobody', () => {
    const past = situationAt({ game: 'italian', seats: 4, seed: 'b', moves: 999, eye: 0 });
    expect(past.seen.outcome?.how).toBe('past');
    expect(countsAt(past, () => 0, 1)).toEqual([null, null, null, null]);
  });

  it('grows tile by tile to what the hand counts', () => {
    const seat = now.seen.hands.findIndex((hand) => hand.length > 2);
    const told = Array.from({ length: 200 }, (_, k) => at(k / 199)[seat] ?? -1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(new Set(told).size).toBe((now.seen.hands[seat]?.length ?? 0) + 1);
    expect(told.at(-1)).toBe(now.settlement?.counts[seat]);
  });
});
