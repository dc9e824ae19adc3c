import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Laid, Table } from '../../../src/rules/game.ts';
import { lastIndexWhere } from '../../../src/rules/last-where.ts';
import { endBearing } from '../../../src/table/layout/bearing.ts';
import { classOf, type FlatPose, type Layout } from '../../../src/table/layout/layout.ts';
import { isLong } from '../../long.ts';
import { createTally } from '../../looked.ts';
import { layOut } from '../kinds.ts';
import { grow, judge, noFaults } from './faults.ts';
import { leastGap } from './least-gap.ts';
import { anyLine, endsOfLine, GRID, LINE, line, STACK, type Step } from './lines.ts';
import type { Star } from './stars.ts';
import { anyArm, oneArm, shortest } from './wild.ts';

interface LineKind {
  readonly name: string;
  readonly table: Table;
  readonly highest: number;
  /** The area of the cloth on which its rows lie, in square halves. */
  readonly area: number;
}
const KINDS: readonly LineKind[] = [
  { name: 'line', table: LINE, highest: 6, area: 152 },
  { name: 'line of double-nine', table: LINE, highest: 9, area: 206 },
  { name: 'grid', table: GRID, highest: 6, area: 152 },
  { name: 'stack', table: STACK, highest: 6, area: 100 },
];
const GROWTHS = [
  ['at either end', anyArm],
  ['at one end as long as it can', oneArm],
  ['at both ends alike', shortest],
] as const;
/** From the tallest board to the broadest. */
const ASPECTS = [0.5, 0.62, 0.85, 1, 1.2, 1.6, 2.3];
const DEALS = isLong ? 30 : 5;

const found = (star: Star, aspect: number, zonesAt: (index: number) => boolean) => {
  const faults = noFaults();
  judge(star, grow(star, aspect, faults, zonesAt), faults);
  return faults;
};

describe.each(KINDS)('a $name', ({ table, highest }) => {
  test.each(GROWTHS)('that grows %s has no fault, whatever the board, and nothing that lies moves', (_, arm) => {
    for (let seed = 0; seed < DEALS; seed++) {
      const aspect = ASPECTS[seed % ASPECTS.length] ?? 1;
      const faults = found(line(table, highest, arm, seed), aspect, (index) => index % 5 === seed % 5);
      expect({ seed, ...faults }).toEqual({ seed, ...noFaults() });
    }
  });

  test('is never walled in, whichever tiles come, at whichever end', () => {
    const step = fc.record<Step>({ arm: fc.constantFrom(0, 1), double: fc.boolean() });
    const most = highest === 9 ? 54 : 27;
    const steps = fc.array(step, { minLength: most / 3, maxLength: most, size: 'max' });
    fc.assert(
      fc.property(fc.boolean(), steps, fc.constantFrom(...ASPECTS), (led, all, aspect) => {
        expect(found(anyLine(table, led, all), aspect, (index) => index % 4 === 0)).toEqual(noFaults());
      }),
      { numRuns: isLong ? 100 : 20 },
    );
  });

  test('has one zone at each of its two ends from the first tile on', () => {
    for (const led of [false, true]) {
      for (const aspect of ASPECTS) {
        const { laid, ends } = anyLine(table, led, []);
        const layout = layOut(laid, ends, table, { aspect });
        const { zones } = layout;
        expect(zones.map(({ arm, to }) => [arm, to])).toEqual([
          [0, 0],
          [1, 0],
        ]);
        // Opposite each other, arm 0 at the top or on the left.
        const [low = Number.NaN, high = Number.NaN] = [0, 1].map((arm) => endBearing(layout, arm));
        const sides = [low, high].map((angle) => (aspect < 1 ? Math.cos(angle) : -Math.sin(angle)));
        expect(sides).toEqual([expect.closeTo(1, 5), expect.closeTo(-1, 5)]);
      }
    }
  });

  test('gives the same picture after other lines and taking back', () => {
    const star = line(table, highest, anyArm, 4);
    const first = layOut(star.laid, star.ends, table, { aspect: 0.9 });
    layOut(line(table, highest, oneArm, 6).laid, [], table, { aspect: 0.9 });
    layOut([], [], table, { aspect: 0.9 });
    const back = star.laid.slice(0, 9);
    layOut(back, endsOfLine(back), table, { aspect: 0.9 });
    expect(layOut(star.laid, star.ends, table, { aspect: 0.9 })).toEqual(first);
  });
});

interface Board {
  readonly aspect: number;
  readonly tiles: number;
}

/** The length of everything that lies, along the first row. */
function lengthOf({ bounds }: Layout, { aspect }: Board): number {
  return aspect < 1 ? bounds.top - bounds.bottom : bounds.right - bounds.left;
}

/** How far a tile lies beside the first row: to the right of someone who looks along it from arm 0 to arm 1. */
const besideRow = ({ x, y }: FlatPose, { aspect }: Board) => (aspect < 1 ? -x : -y);

/** The first tile of an arm that does not lie in the first row; `undefined` if it never leaves it. */
const firstOff = ({ laid }: Star, { poses }: Layout, board: Board, arm: number) =>
  laid.findIndex((tile, at) => tile.arm === arm && Math.abs(besideRow(poses[at] ?? NOWHERE, board)) > 0.3);

const NOWHERE: FlatPose = { x: 0, y: 0, angle: 0 };
/** What a double and the tile that always follows it take more than a tile, and what a turn behind a double needs more. */
const BY_DOUBLE = { length: 1, turn: 2 };

describe.each(KINDS)('a $name on its way', ({ table, highest, area }) => {
  const isStack = table.kind === 'stack';
  const boards = ASPECTS.map((aspect): Board => ({ aspect, tiles: highest === 9 ? 55 : 28 }));
  const each = (look: (star: Star, board: Board) => void) => {
    for (const [, arm] of GROWTHS) {
      for (let seed = 0; seed < 4 * DEALS; seed++) {
        look(line(table, highest, arm, seed), boards[seed % boards.length] ?? { aspect: 1, tiles: 28 });
      }
    }
  };
  /** The length of a row of plain tiles that all go to arm 1, before it turns. */
  const longest = (board: Board) => {
    const star = anyLine(table, false, Array<Step>(40).fill({ arm: 1, double: false }));
    const off = firstOff(star, layOut(star.laid, [], table, board), board, 1);
    if (off < 0) throw new Error(`a row of ${star.laid.length} tiles never turns`);
    return lengthOf(layOut(star.laid.slice(0, off), [], table, board), board);
  };

  test('has a first row of at least five tiles on any board, even if all of them go to one end', () => {
    for (const board of boards) expect(longest(board)).toBeGreaterThanOrEqual(isStack ? 9 : 10);
  });

  test('has a first row that is no longer than the cloth', () => {
    for (const board of boards) {
      const aspect = classOf(board);
      expect(longest(board)).toBeLessThanOrEqual(Math.sqrt(area * Math.max(aspect, 1 / aspect)));
    }
  });

  test('turns at neither end while its row could take the tile and still turn behind it', () => {
    let turns = 0;
    each((star, board) => {
      const whole = layOut(star.laid, [], table, board);
      for (const arm of [0, 1]) {
        const off = firstOff(star, whole, board, arm);
        if (off < 0) continue;
        turns++;
        const before = star.laid.slice(0, off);
        const other =
          before[
            Math.max(
              0,
              lastIndexWhere(before, (tile) => tile.arm === 1 - arm),
            )
          ];
        const otherTurned = before.some(
          (tile, at) => tile.arm === 1 - arm && firstOff(star, whole, board, 1 - arm) <= at,
        );
        const isDouble = (tile: Laid | undefined) => tile?.inner === tile?.outer;
        const needed = isStack
          ? 1
          : (otherTurned ? 1 : 2) +
            (isDouble(star.laid[off]) ? BY_DOUBLE.length : 0) +
            (!otherTurned && isDouble(other) ? BY_DOUBLE.turn : 0);
        expect(lengthOf(layOut(before, [], table, board), board) + needed).toBeGreaterThan(longest(board));
      }
    });
    expect(turns).toBeGreaterThan(20);
  });

  test('turns in the same sense at both ends: arm 1 to the right, arm 0 to its own right', () => {
    const turns = [createTally(), createTally()];
    each((star, board) => {
      const whole = layOut(star.laid, [], table, board);
      for (const [arm, side] of [
        [0, -1],
        [1, 1],
      ] as const) {
        const off = firstOff(star, whole, board, arm);
        turns[arm]?.count(off >= 0);
        if (off >= 0) expect(Math.sign(besideRow(whole.poses[off] ?? NOWHERE, board))).toBe(side);
      }
    });
    for (const each of turns) each.enough(10);
  });

  test('never leaves the table, which is two tiles longer than its longest row of plain tiles at most', () => {
    each((star, board) => {
      expect(lengthOf(layOut(star.laid, star.ends, table, board), board)).toBeLessThan(longest(board) + 4);
    });
  });
});

/** Half of the side of a half: rows keep so far apart, even if a double faces a double. */
const APART = 0.5;

describe.each(KINDS.filter(({ table }) => table.kind !== 'stack'))('the rows of a $name', ({ table, highest }) => {
  test('keep apart by half a half-tile, whichever tiles face each other', () => {
    const step = fc.record<Step>({ arm: fc.constantFrom(0, 1), double: fc.boolean() });
    const most = highest === 9 ? 54 : 27;
    const steps = fc.array(step, { minLength: Math.floor(most / 2), maxLength: most, size: 'max' });
    fc.assert(
      fc.property(fc.boolean(), steps, fc.constantFrom(...ASPECTS), (led, all, aspect) => {
        const star = anyLine(table, led, all);
        const layout = layOut(star.laid, star.ends, table, { aspect, tiles: highest === 9 ? 55 : 28 });
        expect(leastGap(star, layout)).toBeGreaterThanOrEqual(APART - 1e-6);
      }),
      { numRuns: isLong ? 300 : 40 },
    );
  });
});

describe('a line (6.2)', () => {
  test('takes its first tiles at the long sides of a led double, which lies across', () => {
    const { laid, ends } = anyLine(LINE, true, [
      { arm: 0, double: false },
      { arm: 1, double: false },
    ]);
    const { poses } = layOut(laid, ends, LINE, { aspect: 1.9 });
    const [led, left, right] = poses;
    // It stands upright in a line that begins level.
    expect(Math.abs(Math.cos(led?.angle ?? 1))).toBeCloseTo(1);
    expect([left?.x, right?.x]).toEqual([-1.5, 1.5]);
    expect([left?.y, right?.y].map((y) => Math.abs(y ?? 1))).toEqual([0, 0]);
  });

  test('has its doubles across, and goes on straight behind them', () => {
    const { laid, ends } = anyLine(LINE, false, [
      { arm: 1, double: true },
      { arm: 1, double: false },
    ]);
    const { poses } = layOut(laid, ends, LINE, { aspect: 1.9 });
    const [led, double, next] = poses;
    expect(Math.abs(Math.sin((double?.angle ?? 0) - (led?.angle ?? 0)))).toBeCloseTo(1);
    const along = [double, next].map((pose) =>
      Math.hypot((pose?.x ?? 0) - (led?.x ?? 0), (pose?.y ?? 0) - (led?.y ?? 0)),
    );
    expect(along[1]).toBeCloseTo(3);
  });

  test('has two ends still when its first double has come, where one that crosses has four', () => {
    const { laid } = anyLine(LINE, false, [{ arm: 0, double: true }]);
    const ends = [...endsOfLine(laid), { place: 2, shows: 0, accepts: [0], to: 1, state: 'free' as const }];
    expect(() => layOut(laid, ends, LINE, { aspect: 1 })).toThrow('arm 2');
    expect(layOut(laid, ends, { kind: 'cross', arms: 4, doubles: 'across' }, { aspect: 1 }).zones).toHaveLength(3);
  });
});

describe('a double of a line at a turn', () => {
  const board = { aspect: 1.5 };
  const plain = { arm: 1, double: false };
  const double = { arm: 1, double: true };
  /** Tiles of arm 1 after the first five of its row. */
  const lastOf = (...steps: readonly Step[]) => {
    const { laid } = anyLine(LINE, false, [...Array<Step>(5).fill(plain), ...steps]);
    return layOut(laid, [], LINE, board).poses.slice(6);
  };
  const angles = (poses: readonly FlatPose[]) =>
    poses.map(({ angle }) => (Math.abs(Math.cos(angle)) > 0.5 ? 'up' : 'level'));

  test('stands across the end of the row in the corner, and the line leaves it at its short end', () => {
    const row = lastOf(plain, plain, plain, plain);
    const turn = angles(row).indexOf('up');
    const poses = lastOf(...Array<Step>(turn).fill(plain), double, plain, plain, plain);
    const [corner, behind, next] = poses.slice(turn) as [FlatPose, FlatPose, FlatPose];
    expect(angles([corner, behind, next])).toEqual(['up', 'up', 'level']);
    expect(corner.y).toBe(0);
    expect(behind).toMatchObject({ x: corner.x, y: -2 });
    expect(next).toMatchObject({ x: corner.x - 1.5, y: -2.5 });
  });

  test('stands across the new row behind the corner, and the row goes on from its middle', () => {
    const row = lastOf(plain, plain, plain, plain);
    const turn = angles(row).indexOf('up');
    const poses = lastOf(...Array<Step>(turn + 1).fill(plain), double, plain);
    const [corner, first, next] = poses.slice(turn) as [FlatPose, FlatPose, FlatPose];
    expect(angles([corner, first, next])).toEqual(['up', 'up', 'level']);
    expect(first.x).toBe(corner.x);
    expect(next).toMatchObject({ x: first.x - 1.5, y: first.y });
  });
});

describe('a stack (13.1)', () => {
  test('lies as in the example of the page: 3-5 below, 2-5 on its 5, 2-2 under the 2', () => {
    const { laid, ends } = anyLine(STACK, false, [
      { arm: 1, double: false },
      { arm: 1, double: true },
    ]);
    const { poses } = layOut(laid, ends, STACK, { aspect: 1.9 });
    expect(poses.map(({ level }) => level)).toEqual([0, 1, 0]);
    expect(poses.map(({ x }) => x)).toEqual([0, 1, 2]);
    // The double lies lengthwise.
    expect(new Set(poses.map(({ angle }) => angle)).size).toBe(1);
  });

  test('alternates levels outward from the first tile on both arms, and zones say theirs', () => {
    const { laid, ends } = line(STACK, 6, anyArm, 3);
    const { poses, zones } = layOut(laid, ends, STACK, { aspect: 0.8 });
    for (const [index, { to }] of laid.entries()) {
      if (to !== null) expect(poses[index]?.level).toBe(1 - (poses[to]?.level ?? 0));
    }
    for (const { to, pose, doublePose } of zones) {
      expect(pose.level).toBe(1 - (poses[to]?.level ?? 0));
      expect(doublePose).toEqual(pose);
    }
  });
});

test('only a stack has levels', () => {
  const { laid, ends } = line(LINE, 6, anyArm, 3);
  const { poses } = layOut(laid, ends, LINE, { aspect: 0.8 });
  expect(poses.every((pose) => !('level' in pose))).toBe(true);
});
