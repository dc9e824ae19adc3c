import { describe, expect, test } from 'vitest';
import { endsOf } from '../../../src/rules/chain/ends.ts';
import { lastIndexWhere } from '../../../src/rules/last-where.ts';
import { endBearing } from '../../../src/table/layout/bearing.ts';
import { boardAfter, classOf } from '../../../src/table/layout/layout.ts';
import { isLong } from '../../long.ts';
import { layOut } from '../kinds.ts';
import { grow, judge, noFaults } from './faults.ts';
import { atRandom, dealt, numbers, onLowestArm, pick, type Star, tables } from './stars.ts';
import { wildStars } from './wild.ts';

const ASPECTS = [0.8, 1.1, 1.9];
/** One for each shape of room; in a quick run each star is tried in one of them. */
const SEEDS = [0, 1, 2] as const;
const someSeeds = (nth: number) => SEEDS.filter((seed) => isLong || seed === nth % SEEDS.length);

/** All faults of a star in one class of room; zones are looked at now and then and at the end. */
function faultsOf(star: Star, aspect: number) {
  const faults = noFaults();
  judge(
    star,
    grow(star, aspect, faults, (index) => index % 7 === 3),
    faults,
  );
  return faults;
}

describe('a star', () => {
  test.each(tables.map((table, nth) => ({ ...table, nth })))(
    'of any deal of $name has no overlap, no loose joint, no crossing, no arm walled in, and nothing moves',
    ({ game, seats, given, nth }) => {
      for (const seed of someSeeds(nth)) {
        const star = dealt(game, seats, seed, given, seed % 4 === 0 ? onLowestArm : atRandom);
        expect({ seed, ...faultsOf(star, ASPECTS[seed % 3] ?? 1) }).toEqual({ seed, ...noFaults() });
      }
    },
  );

  test.each([...Object.keys(wildStars).entries()])(
    'is as clean when players build it like this (%i): %s',
    (nth, name) => {
      for (const seed of someSeeds(nth)) {
        const star = wildStars[name]?.(seed);
        if (!star) throw new Error(name);
        expect({ seed, ...faultsOf(star, ASPECTS[seed % 3] ?? 1) }).toEqual({ seed, ...noFaults() });
      }
    },
  );

  test('keeps a way straight on behind a double that lies across a slanting arm', () => {
    for (const seed of [643, 190, 430, 790]) {
      const star = dealt('cyprus-leaflet', 4, seed);
      expect({ seed, ...faultsOf(star, 1.9) }).toEqual({ seed, ...noFaults() });
    }
  });

  test('can carry an arm of 35 tiles', () => {
    const lengths = Array.from({ length: 12 }, (_, seed) => {
      const star = wildStars['all on one arm']?.(seed);
      const longest = star?.ends.map(({ place }) => star.laid.filter((tile) => tile.arm === place).length);
      return Math.max(...(longest ?? []));
    });
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(35);
  });
});

test('an arm that takes nearly all tiles winds: on a small phone a half stays over 14 px', () => {
  for (const seed of [58, 63, 91, 97]) {
    const star = wildStars['all on one arm']?.(seed);
    const { bounds } = layOut(
      star?.laid ?? [],
      [],
      { kind: 'star', arms: 8, doubles: 'in line' },
      { aspect: 520 / 264 },
    );
    expect(Math.min(520 / (bounds.right - bounds.left), 264 / (bounds.top - bounds.bottom))).toBeGreaterThan(14);
  }
});

test('a star fills its board, upright and across', () => {
  for (const aspect of [0.55, 0.75, 1, 1.5, 1.9]) {
    const shares = [11, 12, 13].map((seed) => {
      const star = dealt('cyprus', 4, seed);
      const { bounds } = layOut(star.laid, [], star.shape, { aspect });
      const own = (bounds.right - bounds.left) / (bounds.top - bounds.bottom);
      return Math.min(own / aspect, aspect / own);
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.8);
  }
});

describe('the same moves', () => {
  test('give the same picture after other stars, other rooms, and taking back', () => {
    const star = dealt('cyprus', 4, 5);
    const first = layOut(star.laid, star.ends, star.shape, { aspect: 0.8 });
    layOut(star.laid, star.ends, star.shape, { aspect: 1.97 });
    layOut(dealt('cyprus', 4, 6).laid, [], star.shape, { aspect: 0.8 });
    layOut(star.laid.slice(0, 20), [], star.shape, { aspect: 0.8 });
    expect(layOut(star.laid, star.ends, star.shape, { aspect: 0.8 })).toEqual(first);
  });

  test('give the same picture in rooms of nearly the same shape', () => {
    const star = dealt('cyprus', 5, 8);
    const first = layOut(star.laid, star.ends, star.shape, { aspect: 1.88 });
    expect(layOut(star.laid, star.ends, star.shape, { aspect: 1.9 })).toEqual(first);
    expect(layOut(star.laid, star.ends, star.shape, { aspect: 0.6 })).not.toEqual(first);
  });
});

describe('a line of Osel', () => {
  const star = (seed: number) => {
    const found = wildStars['a line, a cross late']?.(seed);
    if (!found) throw new Error('no line');
    return found;
  };
  const endsAfter = ({ laid, shape }: Star, tiles: number) => endsOf(laid.slice(0, tiles), shape.arms, 6);

  test('grows at both halves of the tile that led', () => {
    const { laid, shape } = star(1);
    const layout = layOut(laid.slice(0, 1), endsAfter(star(1), 1), shape, { aspect: 1.9 });
    const { poses, zones } = layout;
    const [led] = poses;
    expect(zones.map(({ arm }) => arm)).toEqual([0, 1]);
    expect(zones.map(({ pose }) => Math.sign(pose.x - (led?.x ?? 0)))).toEqual([-1, 1]);
    const sides = [0, 1].map((arm) => Math.sin(endBearing(layout, arm) ?? Number.NaN));
    expect(sides).toEqual([expect.closeTo(-1, 5), expect.closeTo(1, 5)]);
  });

  test('has four free sides from its first open double on, wherever that lies', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { laid, shape } = star(seed);
      const spinner = laid.findIndex(({ inner, outer }) => inner === outer);
      const { zones, poses } = layOut(laid.slice(0, spinner + 1), endsAfter(star(seed), spinner + 1), shape, {
        aspect: 1,
      });
      const at = poses[spinner];
      const sides = zones.filter(({ to }) => to === spinner);
      expect(sides.map(({ arm }) => arm)).toEqual([laid[spinner]?.arm, 2, 3]);
      for (const { pose } of sides) expect(Math.hypot(pose.x - (at?.x ?? 0), pose.y - (at?.y ?? 0))).toBeLessThan(2.01);
    }
  });

  test('lays a double lengthwise like any other tile, and a next one behind it (14.6)', () => {
    const isOpen = (from: Star, tiles: number, arm: unknown) =>
      endsAfter(from, tiles).some(({ place, state }) => place === arm && state === 'open');
    const found = Array.from({ length: 20 }, (_, seed) => star(seed)).flatMap((from) =>
      from.laid.flatMap(({ arm, inner, outer, closed }, at) =>
        inner === outer && !closed && isOpen(from, at, arm) && isOpen(from, at + 1, arm) ? [{ from, at, arm }] : [],
      ),
    );
    // Not the double at which it crosses.
    const crossed = found.filter(({ from: { laid }, at }) =>
      laid.slice(0, at).some((tile) => tile.inner === tile.outer),
    );
    expect(crossed.length).toBeGreaterThan(5);
    for (const { from, at, arm } of crossed) {
      const along = from.laid.map((tile, index) => (index === at ? { ...tile, lengthwise: true as const } : tile));
      const zoneAfter = (tiles: number) => {
        const { zones } = layOut(along.slice(0, tiles), endsAfter(from, tiles), from.shape, { aspect: 1 });
        return zones.find((one) => one.arm === arm);
      };
      const [zone, next] = [zoneAfter(at), zoneAfter(at + 1)];
      const pose = layOut(along.slice(0, at + 1), [], from.shape, { aspect: 1 }).poses[at];
      expect(pose).toEqual(zone?.pose);
      expect(pose).not.toEqual(zone?.doublePose);
      expect(next?.to).toBe(at);
    }
  });

  test('ends for good where a double was laid closed, and the end is marked at its outer edge', () => {
    const { laid, shape } = star(2);
    const closed = laid.slice(0, 12).map((tile, index) => (index === 11 ? { ...tile, closed: true } : tile));
    const arm = laid[11]?.arm;
    const { stops, zones, bounds } = layOut(closed, endsOf(closed, 4, 6), shape, { aspect: 1 });
    expect(stops.map((stop) => [stop.arm, stop.why])).toEqual([[arm, 'closed']]);
    // There is room for the mark outside the edge.
    for (const { x, y, angle } of stops.map((stop) => stop.pose)) {
      const beyond = { x: x - Math.sin(angle) * 0.24, y: y + Math.cos(angle) * 0.24 };
      expect(beyond.x >= bounds.left && beyond.x <= bounds.right).toBe(true);
      expect(beyond.y >= bounds.bottom && beyond.y <= bounds.top).toBe(true);
    }
    expect(zones.map((zone) => zone.arm)).not.toContain(arm);
  });
});

describe('an end', () => {
  test('that is shut by a closed tile has no zone, and the other arms grow on', () => {
    const star = dealt('sebastopol', 4, 3);
    const last = lastIndexWhere(star.laid, (tile) => tile.arm === 2);
    const laid = star.laid.map((tile, index) => (index === last ? { ...tile, closed: true } : tile));
    const ends = star.ends.map((end) => ({ ...end, state: end.place === 2 ? ('closed' as const) : ('open' as const) }));
    const { zones } = layOut(laid, ends, star.shape, { aspect: 1 });
    expect(zones.map((zone) => zone.arm)).toEqual([0, 1, 3]);
  });

  test('that nobody has started is the blade itself', () => {
    const star = dealt('cyprus', 4, 1);
    const next = numbers(2);
    const ends = Array.from({ length: 8 }, (_, arm) => ({
      place: arm,
      shows: 9,
      accepts: [9],
      to: 0,
      state: 'free' as const,
    }));
    const { zones, bounds } = layOut(star.laid.slice(0, 1), ends, star.shape, { aspect: 1 });
    const zone = pick(zones, next);
    const laid = [star.laid[0], { ...star.laid[1], arm: zone.arm }] as Star['laid'];
    const after = layOut(laid, [], star.shape, { aspect: 1 });
    expect(after.poses[1]).toEqual(zone.pose);
    expect(after.bounds).toEqual(bounds);
  });
});

test('28.3: the first three tiles of each arm of Maltese Cross lie in one line, on boards of any shape', () => {
  let arms = 0;
  for (const aspect of ASPECTS) {
    for (const seed of SEEDS) {
      const { laid, shape } = dealt('maltese', 4, seed);
      const { poses } = layOut(laid, [], shape, { aspect });
      for (const arm of [0, 1, 2, 3]) {
        const row = poses.filter((_, at) => laid[at]?.arm === arm).slice(0, 3);
        const { x = 0, y = 0 } = row[0] ?? {};
        const off = (pose: { x: number; y: number }) => (Math.abs(x) > Math.abs(y) ? pose.y : pose.x);
        for (const pose of row) expect(off(pose)).toBeCloseTo(0);
        if (row.length === 3) arms++;
      }
    }
  }
  expect(arms).toBeGreaterThan(0);
});

describe('the class of a board', () => {
  const through = (aspects: readonly number[]) => classOf(aspects.map((aspect) => ({ aspect })).reduce(boardAfter));

  test('is kept while a bar of the browser comes and goes', () => {
    expect(through([0.93, 0.98])).toBe(classOf({ aspect: 0.93 }));
    expect(through([1.45, 1.36])).toBe(classOf({ aspect: 1.45 }));
  });

  test('changes when the screen is turned, and is the same again when it is turned back', () => {
    for (const aspect of [0.5, 0.93, 0.97, 1.2, 1.38, 1.42, 2.2]) {
      const other = aspect < 1.4 ? 3 : 0.4;
      expect(through([aspect, other])).toBe(classOf({ aspect: other }));
      expect(through([aspect, other, aspect])).toBe(classOf({ aspect }));
    }
  });
});
