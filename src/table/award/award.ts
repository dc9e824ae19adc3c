/**
 * The end of a deal, told at the table: what each hand counts, tile by tile as they turn up, who won in warm light, and
 * the points that fly to the score; the winner of a match in a greater light. Fetched when a deal nears its end.
 */
import type { Situation } from '../../match/ports.ts';
import { arc } from '../../motion/ease.ts';
import { carried as eased, sprung } from '../../motion/spring.ts';
import type { Seat, Settlement } from '../../rules/game.ts';
import { clamp } from '../../ui/rect.ts';
import { revealingOf } from '../beats/beat-flights.ts';
import { awardForm, type SeatForm } from './award-form.ts';
import type { Award, AwardOptions } from './award-slot.ts';
import type { AwardPieces } from './award-sprites.ts';
import { scoresWith, type Told, toldOf } from './deal-result.ts';
import { countsAt, turnedBy } from './hand-counts.ts';
import { handsIn } from './hand-outlines.ts';

/** Milliseconds at normal speed: the light of a deal, that of a match, and how the last one fades. */
const LIGHTING = 520;
const GREATER = 1500;
const LEAVING = 260;
/** How long points fly, how much later the next ones start, and how long a light answers what arrives. */
const FLYING = 560;
const NEXT = 110;
const ANSWER = 240;
/** From which strength of its light on a plate is written as a winner's. */
const LIT = 0.3;
/** What lies between the last tile that is counted and the first points that fly. */
const BREATH = 120;

/** One end that is told. */
interface Telling {
  readonly now: Situation;
  readonly settlement: Settlement;
  readonly told: Told;
  counts: readonly (number | null)[];
  /** By seat: 1 the light of a deal, 2 that of a match. */
  lights: readonly number[];
  scores: readonly number[];
  /** Milliseconds since the first points flew. */
  flown: number;
  opacity: number;
  /** Where it is told, by the place of the seats at the table. */
  form: readonly SeatForm[];
}

export function createAward(o: AwardOptions, pieces: AwardPieces): Award {
  const { sight } = o;
  let telling: Telling | null = null;

  const none = (now: Situation) => now.sitters.map(() => 0);
  const lit = (now: Situation, seats: readonly Seat[], strength: number) =>
    none(now).map((_, seat) => (seats.includes(seat) ? strength : 0));
  const formOf = (now: Situation) => awardForm(sight.surface.regions, handsIn(sight, now, sight.arrange(now)));
  const begun = (now: Situation, settlement: Settlement): Telling => ({
    now,
    settlement,
    told: toldOf(now.seen, settlement, o.pointsOf(now)),
    counts: now.sitters.map(() => null),
    lights: none(now),
    scores: now.standing.totals,
    flown: 0,
    opacity: 1,
    form: formOf(now),
  });
  const draw = () => {
    if (!telling) return;
    const { now, told, counts, lights, flown, opacity, form } = telling;
    const { seats } = now.seen;
    const at = (seat: Seat): SeatForm | undefined => form[(seat - sight.own + seats) % seats];
    pieces.show(
      {
        opacity,
        lights: lights.flatMap((strength, seat) => {
          const place = at(seat)?.medallion;
          return place ? [{ at: place, strength }] : [];
        }),
        tags: counts.flatMap((count, seat) => {
          const place = at(seat)?.tag;
          return place && count !== null ? [{ at: place, count }] : [];
        }),
        flying: told.carried.flatMap(({ from, to, points }, k) => {
          const [start, end] = [at(from)?.tag ?? at(from)?.medallion, at(to)?.score];
          return start && end ? [{ from: start, to: end, points, gone: goneOf(flown, k) }] : [];
        }),
      },
      sight.surface.regions.unit,
    );
    o.changed();
  };
  /** All as it is when everything was told. */
  const end = (one: Telling) => {
    const { now, settlement, told } = one;
    one.counts = countsAt(now, () => 0, 1);
    one.lights = told.champions.length > 0 ? lit(now, told.champions, 2) : lit(now, told.winners, 1);
    one.scores = settlement.standing.totals;
    one.flown = Number.POSITIVE_INFINITY;
  };
  const show = (one: Telling) => {
    telling = one;
    end(one);
    draw();
    o.write();
  };

  return {
    get scores() {
      return telling && telling.opacity === 1 ? telling.scores : null;
    },
    isLit: (seat) => telling?.opacity === 1 && (telling.lights[seat] ?? 0) > LIT,
    async tell(now, ms, signal) {
      const { settlement, seen } = now;
      if (!settlement) return;
      const one = begun(now, settlement);
      const { told } = one;
      telling = one;
      const tween = (time: number, step: (progress: number) => void) =>
        o.clock.tween(
          o.pace(time),
          (progress) => {
            if (telling !== one) return;
            const before = written(one);
            step(progress);
            draw();
            if (before !== written(one)) o.write();
          },
          signal,
        );
      const light = () =>
        tween(LIGHTING, (progress) => {
          one.lights = lit(now, told.winners, sprung(progress, 0.4));
        });
      const turned = turnedBy(revealingOf(now));
      // Who went out is known before anything is counted.
      const isKnown = seen.outcome?.how === 'domino';
      if (isKnown) void light();
      await tween(ms, (progress) => {
        one.counts = countsAt(now, turned, progress);
      });
      if (!isKnown && told.winners.length > 0) await light();
      const all = told.carried.length === 0 ? 0 : BREATH + (told.carried.length - 1) * NEXT + FLYING + ANSWER;
      await tween(all, (progress) => {
        one.flown = progress * all - BREATH;
        one.scores = scoresWith(settlement, told.carried, (k) => goneOf(one.flown, k) >= 1);
        const answers = told.carried.map((_, k) => arc(clamp((one.flown - k * NEXT - FLYING) / ANSWER, 0, 1)));
        one.lights = lit(now, told.winners, 1 + 0.3 * Math.max(0, ...answers));
      });
      if (told.champions.length > 0) {
        void o.celebrate(seen);
        await tween(GREATER, (progress) => {
          const [deal, match] = [lit(now, told.winners, 1), lit(now, told.champions, 1 + sprung(progress, 0.5))];
          one.lights = deal.map((was, seat) => (match[seat] ? (match[seat] ?? 0) : was * (1 - eased(progress))));
        });
      }
      if (telling !== one) return;
      show(one);
    },
    show(now) {
      const { settlement } = now;
      if (settlement) show(begun(now, settlement));
    },
    place() {
      // What fades belongs to a deal that is no longer there.
      if (telling?.opacity === 1) telling.form = formOf(telling.now);
      draw();
    },
    async clear() {
      const one = telling;
      if (!one || one.opacity < 1) return;
      await o.clock.tween(o.pace(LEAVING), (progress) => {
        if (telling !== one) return;
        one.opacity = 1 - progress;
        draw();
      });
      if (telling === one) telling = null;
    },
    repaint: pieces.repaint,
    destroy: pieces.destroy,
  };
}

/** What the plates say of it. */
const written = ({ scores, lights }: Telling) => [...scores, ...lights.map((strength) => strength > LIT)].join();

/** How far the points number `k` have come when the first ones have flown so many milliseconds. */
const goneOf = (flown: number, k: number) => clamp((flown - k * NEXT) / FLYING, 0, 1);
