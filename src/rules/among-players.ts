/**
 * Deals in which some seats wait (20.8), as a table of those that play: there seats and sides are counted among them.
 */
import type { Beat, Seat, Seen, Standing, Turn } from './game.ts';
import { playersOf, sidesAtPlay, spread } from './players.ts';

/** Returns the numbers of those that play. */
const numbersAmong = (seen: Pick<Seen, 'seats' | 'waits'>, numbers: readonly number[]): readonly number[] =>
  playersOf(seen).map((seat) => numbers[seat] ?? 0);

/** Returns the deal at a table of those that play; the deal itself if all do. */
export function amongPlayers<One extends Seen>(seen: One): One {
  if (!seen.waits) return seen;
  const { waits: _, ...deal } = seen;
  const players = playersOf(seen);
  const sides = sidesAtPlay(seen);
  const nth = (seat: Seat) => players.indexOf(seat);
  return {
    ...(deal as One),
    ...seatedAnew(seen, nth),
    seats: players.length,
    sides: players.map((seat) => sides.indexOf(seen.sides[seat] ?? seat)),
    hands: players.map((seat) => seen.hands[seat] ?? []),
    scored: numbersAmong(seen, seen.scored),
  };
}

/** Returns the match before a deal at a table of those that play. */
export function standingAmong(seen: Pick<Seen, 'seats' | 'waits'>, standing: Standing): Standing {
  return seen.waits ? { ...standing, totals: numbersAmong(seen, standing.totals) } : standing;
}

/** Returns a deal of those that play at the whole table. `at`: its seats, its sides, and those that wait. */
export function amongAll<One extends Seen>(deal: One, at: Pick<Seen, 'seats' | 'sides' | 'waits'>): One {
  const players = playersOf(at);
  return {
    ...deal,
    ...seatedAnew(deal, (nth) => players[nth] ?? nth),
    ...at,
    hands: spread(at, deal.hands, []),
    scored: spread(at, deal.scored, 0),
  };
}

/** Returns a beat of those that play at the whole table. */
export function beatAmongAll(beat: Beat, at: Pick<Seen, 'seats' | 'waits'>): Beat {
  const players = playersOf(at);
  if (!('seat' in beat) || beat.seat === null) return beat;
  const seat = players[beat.seat] ?? beat.seat;
  return beat.beat === 'ended' ? { ...beat, seat, left: spread(at, beat.left, []) } : { ...beat, seat };
}

/** Returns the parts of a deal that name seats, with other numbers for them. */
function seatedAnew(
  { laid, turn, log, outcome }: Seen,
  numberOf: (seat: Seat) => Seat,
): Pick<Seen, 'laid' | 'turn' | 'log' | 'outcome'> {
  return {
    laid: laid.map((tile) => (tile.seat === null ? tile : { ...tile, seat: numberOf(tile.seat) })),
    turn: turn && ({ ...turn, seat: numberOf(turn.seat) } satisfies Turn),
    log: log.map((event) => ({ ...event, seat: numberOf(event.seat) })),
    outcome: outcome && { ...outcome, by: numberOf(outcome.by) },
  };
}
