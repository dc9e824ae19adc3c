/** The state of one end of a deal that is being shown: its contents and its progress. */

import type { Situation } from '../../match/ports.ts';
import type { Game, Seat, Settlement } from '../../rules/game.ts';
import { seatsByPlace } from '../../rules/players.ts';
import { clamp } from '../../ui/rect.ts';
import type { SeatForm } from './award-form.ts';
import type { AwardShown } from './award-sprites.ts';
import { countsAt } from './hand-counts.ts';
import { type DealResult, resultOf } from './shown-result.ts';

/** Milliseconds at normal speed: the flight of points, and the delay between one flight and the next. */
export const FLYING = 560;
export const NEXT = 110;
/** Strength of its light above which a plate is written as a winner's. */
const LIT = 0.3;

export interface AwardState {
  readonly now: Situation;
  readonly settlement: Settlement;
  readonly result: DealResult;
  counts: readonly (number | null)[];
  /** Strength by seat: 1 the light of a deal, 2 the light of a match. */
  lights: readonly number[];
  scores: readonly number[];
  /** Milliseconds at normal speed since the first points flew. */
  flown: number;
  opacity: number;
  /** The places of lights, tags and scores, by place at the table. */
  form: readonly SeatForm[];
}

export const beginAward = (
  now: Situation,
  settlement: Settlement,
  points: Game['points'],
  form: readonly SeatForm[],
): AwardState => ({
  now,
  settlement,
  result: shownOf(resultOf(now.seen, settlement, points), now),
  counts: now.sitters.map(() => null),
  lights: lightsFor(now, [], 0),
  // Points scored during play have already arrived.
  scores: now.standing.totals.map((total, seat) => total + (settlement.made?.[seat] ?? 0)),
  flown: 0,
  opacity: 1,
  form,
});

/** 7.6: the winner of the deal is seen, but not the points that were written. */
const shownOf = (result: DealResult, { isSecret }: Situation): DealResult =>
  isSecret ? { ...result, carried: [] } : result;

/** Sets everything to its final state. */
export function finishAward(state: AwardState): void {
  const { now, settlement, result } = state;
  state.counts = countsAt(now, () => 0, 1);
  state.lights = result.champions.length > 0 ? lightsFor(now, result.champions, 2) : lightsFor(now, result.winners, 1);
  state.scores = settlement.standing.totals;
  state.flown = Number.POSITIVE_INFINITY;
}

/** Returns the lights by seat: `strength` for these seats, 0 for all others. */
export const lightsFor = ({ sitters }: Situation, seats: readonly Seat[], strength: number): number[] =>
  sitters.map((_, seat) => (seats.includes(seat) ? strength : 0));

export const isSeatLit = ({ lights, opacity }: AwardState, seat: Seat): boolean =>
  opacity === 1 && (lights[seat] ?? 0) > LIT;

/** Returns a key of the plates' contents; it changes when the plates have to be written again. */
export const onPlates = ({ scores, lights }: AwardState): string =>
  [...scores, ...lights.map((strength) => strength > LIT)].join();

/** Returns the progress (0…1) of the points with index `k`, `flown` milliseconds after the first ones started. */
export const gone = (flown: number, k: number): number => clamp((flown - k * NEXT) / FLYING, 0, 1);

/** Returns the picture to show; `own` is the seat at the bottom of the screen. */
export function awardPicture({ now, result, counts, lights, flown, opacity, form }: AwardState, own: Seat): AwardShown {
  const places = seatsByPlace(now.seen, own);
  const at = (seat: Seat): SeatForm | undefined => form[places.indexOf(seat)];
  return {
    opacity,
    lights: lights.flatMap((strength, seat) => {
      const place = at(seat)?.medallion;
      return place ? [{ at: place, strength }] : [];
    }),
    tags: counts.flatMap((count, seat) => {
      const place = at(seat)?.tag;
      return place && count !== null ? [{ at: place, count }] : [];
    }),
    flying: result.carried.flatMap(({ from, to, points }, k) => {
      const [start, end] = [at(from)?.tag ?? at(from)?.medallion, at(to)?.score];
      return start && end ? [{ from: start, to: end, points, gone: gone(flown, k) }] : [];
    }),
  };
}
