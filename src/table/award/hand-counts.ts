/** The sum of each hand, tile by tile as they turn up. */
import type { Situation } from '../../match/ports.ts';
import type { Position } from '../../rules/game.ts';
import { pipCount } from '../../rules/tiles.ts';
import type { Flight } from '../tiles/flight.ts';

/** When each tile lies turned up, parts (0…1) of the whole motion. */
export function turnedBy(flights: ReadonlyMap<Position, Flight>): (at: Position) => number {
  return (position) => {
    const { from = 0, to = 1, hits = 1 } = flights.get(position) ?? {};
    return from + (to - from) * hits;
  };
}

/**
 * What each hand comes to when the motion has come to `progress`: the pips of what is turned up, and when that is all of
 * it what it counts (4.3). `null` where nothing is turned up yet, nothing was held, or what is left counts for nobody.
 */
export function countsAt(
  { seen: { seats, hands, heap, outcome }, settlement }: Situation,
  turned: (at: Position) => number,
  progress: number,
): (number | null)[] {
  return hands.map((hand, seat) => {
    const open = hand.filter((at) => turned(at) <= progress);
    // 22.3: what is left counts for nobody where one plays alone; 15.4: nor past the last goal.
    if (open.length === 0 || seats === 1 || outcome?.how === 'past') return null;
    if (open.length === hand.length) return settlement?.counts[seat] ?? null;
    return open.flatMap((at) => heap[at] ?? []).reduce((sum, tile) => sum + pipCount(tile), 0);
  });
}
