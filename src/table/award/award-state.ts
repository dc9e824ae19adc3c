/** One end of a deal that is being shown: what there is to show, and how far it has come. */
import type { Situation } from '../../match/ports.ts';
import type { Game, Seat, Settlement } from '../../rules/game.ts';
import { clamp } from '../../ui/rect.ts';
import type { SeatForm } from './award-form.ts';
import type { AwardShown } from './award-sprites.ts';
import { type DealResult, resultOf } from './deal-result.ts';
import { countsAt } from './hand-counts.ts';

/** How long points fly, and how much later the next ones start; milliseconds at normal speed. */
export const FLYING = 560;
export const NEXT = 110;
/** From which strength of its light on a plate is written as a winner's. */
const LIT = 0.3;

export interface AwardState {
  readonly now: Situation;
  readonly settlement: Settlement;
  readonly result: DealResult;
  counts: readonly (number | null)[];
  /** By seat: 1 the light of a deal, 2 that of a match. */
  lights: readonly number[];
  scores: readonly number[];
  /** Milliseconds since the first points flew. */
  flown: number;
  opacity: number;
  /** Where it is shown, by the place of the seats at the table. */
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
  // What was made on the way has arrived.
  scores: now.standing.totals.map((total, seat) => total + (settlement.made?.[seat] ?? 0)),
  flown: 0,
  opacity: 1,
  form,
});

/** 7.6: who won the deal is seen, but not what it wrote. */
const shownOf = (result: DealResult, { isSecret }: Situation): DealResult =>
  isSecret ? { ...result, carried: [] } : result;

/** Everything as it is in the end. */
export function finishAward(state: AwardState): void {
  const { now, settlement, result } = state;
  state.counts = countsAt(now, () => 0, 1);
  state.lights = result.champions.length > 0 ? lightsFor(now, result.champions, 2) : lightsFor(now, result.winners, 1);
  state.scores = settlement.standing.totals;
  state.flown = Number.POSITIVE_INFINITY;
}

/** The light of every seat when these have that much of it. */
export const lightsFor = ({ sitters }: Situation, seats: readonly Seat[], strength: number): number[] =>
  sitters.map((_, seat) => (seats.includes(seat) ? strength : 0));

export const isSeatLit = ({ lights, opacity }: AwardState, seat: Seat): boolean =>
  opacity === 1 && (lights[seat] ?? 0) > LIT;

/** What the plates show of it; it changes when they have to be written anew. */
export const onPlates = ({ scores, lights }: AwardState): string =>
  [...scores, ...lights.map((strength) => strength > LIT)].join();

/** How far (0…1) the points number `k` have come when the first ones have flown so many milliseconds. */
export const gone = (flown: number, k: number): number => clamp((flown - k * NEXT) / FLYING, 0, 1);

/** What is to be seen of it; `own`: the seat at the bottom of the screen. */
export function pictureOf({ now, result, counts, lights, flown, opacity, form }: AwardState, own: Seat): AwardShown {
  const { seats } = now.seen;
  const at = (seat: Seat): SeatForm | undefined => form[(seat - own + seats) % seats];
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
