/** The sum of each hand, tile by tile as they turn up. */
import type { Situation } from '../../match/ports.ts';
import type { Position } from '../../rules/game.ts';
import { pipCount } from '../../rules/tiles.ts';
import type { Flight } from '../tiles/flight.ts';

/** Returns the moment at which a tile lies turned up, as a part (0…1) of the whole motion. */
export function turnedBy(flights: ReadonlyMap<Position, Flight>): (at: Position) => number {
  return (position) => {
    const { from = 0, to = 1, hits = 1 } = flights.get(position) ?? {};
    return from + (to - from) * hits;
  };
}

/**
 * Returns the counts of the hands at `progress` (0…1): the pips turned up so far, then the full count (4.3). `null` if
 * the hand was empty, if no tile of it is turned up yet, or if it counts for nobody.
 */
export function countsAt(
  { seen: { seats, hands, heap, outcome }, settlement }: Situation,
  turned: (at: Position) => number,
  progress: number,
): (number | null)[] {
  return hands.map((hand, seat) => {
    const open = hand.filter((at) => turned(at) <= progress);
    // 22.3: the rest counts for nobody in a game for one; 15.4: nor past the last goal.
    if (open.length === 0 || seats === 1 || outcome?.how === 'past') return null;
    if (open.length === hand.length) return settlement?.counts[seat] ?? null;
    return open.flatMap((at) => heap[at] ?? []).reduce((sum, tile) => sum + pipCount(tile), 0);
  });
}
