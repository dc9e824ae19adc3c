import { describe, expect, it } from 'vitest';
import { KNOTS, risePerPoint, segmentOf, weightAt } from '../../src/bots/match-table/curve.ts';
import type { Options, Seen, Standing } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { tableFor, valueFor, winChance } from './asked.ts';

/** As much of what a seat sees as its value needs. */
function view(id: string, seats: number, given: Readonly<Record<string, unknown>> = {}, deal = 1): Seen {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no table of ${id}`);
  const sides = game.sides(options.value, seats);
  return { game: id, options: options.value, seats, sides, deal, heap: game.set(options.value) } as unknown as Seen;
}

const at = (totals: readonly number[], memory: Standing['memory'] = null): Standing => ({
  deals: 3,
  totals,
  memory,
  winners: null,
});

const nothing = (seats: number) => Array<number>(seats).fill(0);

/** The chances of all seats, when a deal brings these points. */
function chances(seen: Seen, standing: Standing, points: readonly number[]): readonly number[] {
  return points.map((_, seat) => winChance(seen, seat, standing)(points));
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the worth of a deal', () => {
  it('is its own points less the mean of the others’, where no match is known of', () => {
    expect(valueFor(view('cyprus', 4), 1)([10, 40, 0, 20])).toBeCloseTo(40 - 10, 10);
    expect(valueFor(view('osel', 3), 0)([0, 21, 9])).toBeCloseTo(15, 10);
    expect(valueFor(view('osel', 3), 1)([0, 21, 9])).toBeCloseTo(-21 + 4.5, 10);
  });

  it.each([
    ['cyprus', 4, [20, 35, 0, 50]],
    ['sebastopol', 4, [10, 30, 5, 40]],
    ['osel', 4, [60, 20, 80, 30]],
    ['cyprus-leaflet', 4, [10, 30, 5, 40]],
  ] as const)(
    'is as far between winning and losing a typical deal with a match as without: %s',
    (id, seats, totals) => {
      const seen = view(id, seats, {}, 2);
      const { typical } = tableFor(seen);
      const made = (winner: number) => totals.map((_, seat) => ((seat === winner) === (id === 'osel') ? 0 : typical));
      for (const seat of totals.keys()) {
        const lead = (value: (points: readonly number[]) => number) => {
          const worth = totals.map((_, winner) => value(made(winner)));
          return (worth[seat] ?? 0) - (sum(worth) - (worth[seat] ?? 0)) / (seats - 1);
        };
        expect(lead(valueFor(seen, seat, at(totals)))).toBeCloseTo(lead(valueFor(seen, seat)), 6);
      }
    },
  );

  it('is nothing more past the target, and most where it is reached', () => {
    const value = valueFor(view('cyprus', 4, { target: 100 }), 0, at([80, 40, 40, 40]));
    const worth = [10, 19, 20, 60].map((points) => value([points, 0, 0, 0]));
    expect((worth[1] ?? 0) - (worth[0] ?? 0)).toBeLessThan((worth[2] ?? 0) - (worth[1] ?? 0));
    expect(worth[3]).toBeCloseTo(worth[2] ?? 0, 10);
  });

  it('fears who is ahead more than who is behind', () => {
    const value = valueFor(view('sebastopol', 4, { target: 100 }), 0, at([60, 80, 20, 20]));
    expect(value([0, 15, 0, 0])).toBeLessThan(value([0, 0, 15, 0]));
  });

  it('is in points where a match has no end that is known', () => {
    const known = view('cyprus', 4);
    const options: Options = { ...known.options, target: Number.NaN };
    const seen = { ...known, options };
    expect(valueFor(seen, 0, at([5, 0, 0, 0]))([9, 0, 0, 3])).toBeCloseTo(8, 10);
  });
});

describe('the chance to win a match', () => {
  it.each([
    ['cyprus', 4],
    ['cyprus', 10],
    ['sebastopol', 4],
    ['fortress', 4],
    ['cyprus-family', 7],
    ['cyprus-leaflet', 4],
  ] as const)('is shared by all seats, in equal parts where all stand alike: %s with %i', (id, seats) => {
    const seen = view(id, seats);
    for (const chance of chances(seen, at(nothing(seats)), nothing(seats))) expect(chance).toBeCloseTo(1 / seats, 10);
    const standing = at(nothing(seats).map((_, seat) => 5 * seat));
    expect(sum(chances(seen, standing, nothing(seats)))).toBeCloseTo(1, 10);
  });

  it.each([
    ['cyprus', { target: 100 }],
    ['cyprus', { target: 500 }],
    ['sebastopol', {}],
    ['fortress', {}],
    ['ural', {}],
    ['cyprus-leaflet', {}],
  ] as const)('grows with every ten points from halfway on, or nearly so: %s %o', (id, given) => {
    const seen = view(id, 4, given);
    const target = Number(seen.options.target ?? 100);
    const before = Array.from({ length: 6 }, (_, n) => Math.round((target * n) / 10));
    const found = before.map((total) => chances(seen, at([total, 20, 20, 20]), nothing(4))[0] ?? 0);
    for (const [n, chance] of found.entries()) expect(chance).toBeGreaterThan((found[n - 1] ?? 0) - 0.02);
    expect(found.at(-1)).toBeGreaterThan((found[0] ?? 1) + 0.05);
  });

  it('is certain once a single seat is highest at the target, and open while two are level there', () => {
    const seen = view('cyprus', 4, { target: 100 });
    expect(chances(seen, at([90, 95, 0, 0]), [20, 0, 0, 0])).toEqual([1, 0, 0, 0]);
    expect(chances(seen, at([90, 95, 0, 0]), [20, 30, 0, 0])).toEqual([0, 1, 0, 0]);
    const [one = 0, two = 0, three = 0] = chances(seen, at([90, 95, 0, 0]), [15, 10, 0, 0]);
    expect(one).toBe(two);
    expect(one).toBeGreaterThan(three);
  });

  it('is decided by the last deal where so many are played; level seats share it', () => {
    const last = view('sebastopol-leaflet', 4, {}, 4);
    expect(chances(last, at([30, 10, 20, 0]), [0, 25, 0, 0])).toEqual([0, 1, 0, 0]);
    expect(chances(last, at([30, 10, 20, 0]), [0, 20, 0, 0])).toEqual([0.5, 0.5, 0, 0]);
  });

  it('matters more, point by point, the fewer deals are left', () => {
    const left = [1, 2, 3].map(
      (deal) => chances(view('sebastopol-leaflet', 4, {}, deal), at([20, 0, 0, 0]), nothing(4))[0],
    );
    expect(left).toEqual([...left].sort());
    expect(new Set(left).size).toBe(3);
  });

  it('is the chance not to be the donkey where points are losses, what is not written yet included', () => {
    const seen = view('osel', 3);
    expect(sum(chances(seen, at([90, 40, 20]), nothing(3)))).toBeCloseTo(2, 10);
    expect(chances(seen, at([90, 40, 20]), [15, 0, 8])).toEqual([0, 1, 1]);
    // Both at the target with as much: both are donkeys (5.8).
    expect(chances(seen, at([90, 95, 20]), [15, 10, 0])).toEqual([0, 0, 1]);
    const [plain = 0] = chances(seen, at([0, 40, 20]), nothing(3));
    const [remembering = 0] = chances(seen, at([0, 40, 20], { remembered: [12, 0, 0] }), nothing(3));
    expect(remembering).toBeLessThan(plain);
  });

  it('is guessed smoothly for tables that nobody has measured', () => {
    const seen = view('cyprus', 4, { target: 200 });
    const found = Array.from({ length: 20 }, (_, n) =>
      winChance(seen, 0, at([n * 10, 50, 50, 50]), tableFor(seen, {}))(nothing(4)),
    );
    for (const [n, chance] of found.entries()) {
      expect(chance).toBeGreaterThan(found[n - 1] ?? 0);
      expect(chance - (found[n - 1] ?? chance)).toBeLessThan(0.1);
    }
  });
});

describe('the curve of weights', () => {
  it('runs straight between its knots, and on past the last', () => {
    expect(segmentOf(0)).toEqual({ knot: 0, share: 0 });
    expect(segmentOf(1.25)).toEqual({ knot: KNOTS.indexOf(1), share: 0.5 });
    expect(segmentOf(14)).toEqual({ knot: KNOTS.length - 2, share: 1.5 });
    const table = { typical: 10, logs: KNOTS.map((knot) => -knot) };
    for (const distance of [0, 5, 17, 200]) expect(weightAt(table, distance)).toBeCloseTo(Math.exp(-distance / 10), 10);
  });

  it('flattens with the root of the deals that are left, past those that are told apart', () => {
    const table = { typical: 10, logs: [8, 7, 6, 5, 4, 3, 2, 1] };
    expect(risePerPoint(table, 1)).toBeCloseTo(0.8, 10);
    expect(risePerPoint(table, 8)).toBeCloseTo(0.1, 10);
    expect(risePerPoint(table, 32)).toBeCloseTo(0.05, 10);
  });
});
