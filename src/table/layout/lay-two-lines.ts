/**
 * Two lines side by side from one tile that lies across (21.5). On boards that are wide they run to the right, line 0
 * above line 1; else downwards, line 0 on the left. All tiles lie lengthwise, so that joints of one number stand beside
 * each other. Lines that are too long go on like a score of two staves: from the beginning of the next pair, below or
 * to the right.
 */

import type { End, Laid, Place } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { type Bounds, boundsAround, boundsOf } from './free-area.ts';
import { classOf, type LayOut, type Stop, type Thread, type Zone } from './layout.ts';
import { angleOf, type FlatPose, poseOf } from './pose.ts';
import { body, type Direction, type RectangleBody } from './rectangle.ts';

/** Number of tiles of a line before it goes on in the next pair. */
const PAIR = 9;
/** Distance from a pair to the next one: two tiles, and the marks of joints between them. */
const BELOW = 4.3;
/** Distance from the middle of a line to the middle of a mark beside it. */
const BESIDE = 1.35;
/** Reach of the thread from one pair to the next beyond the ends of the lines. */
const BEYOND = 0.4;
/** Free margin around all tiles, and the number of tiles of a line that fit before the view moves away. */
const EASE = 0.06;
const ROOM = 5;

/** Axes of the lines: along them, and aside, with line 0 below 0. Half-tile sides. */
interface Axes {
  readonly isUpright: boolean;
  readonly at: (along: number, aside: number) => Point;
  /** The direction in which the lines run, and the direction from line 1 to line 0. */
  readonly on: Direction;
  readonly back: Direction;
}

const FLAT: Axes = { isUpright: false, at: (x, aside) => ({ x, y: -aside }), on: 2, back: 0 };
const UPRIGHT: Axes = { isUpright: true, at: (along, x) => ({ x, y: -along }), on: 4, back: 6 };

/** A joint: its pair, the number of tiles of a line before it there, and its place along the line. */
interface Joint {
  readonly pair: number;
  readonly column: number;
  readonly along: number;
}

function jointAt(number: number): Joint {
  const [pair, column] = [Math.floor(number / PAIR), number % PAIR];
  return { pair, column, along: 0.5 + 2 * column };
}

const asideOf = (pair: number, line: number): number => pair * BELOW + (line === 0 ? -0.5 : 0.5);

/** Returns the nth tile of a line, from 0, moved `shift` farther along. */
function tileAt({ at, on }: Axes, line: number, nth: number, shift = 0): RectangleBody {
  const { pair, along } = jointAt(nth);
  return body(at(along + 1 + shift, asideOf(pair, line)), on, 1, 0.5);
}

/** Returns a tile that lies across both lines, its inner half on line 0, its middle at `along`. */
function acrossAt({ at, back }: Axes, pair: number, along: number): RectangleBody {
  return body(at(along, pair * BELOW), ((back + 4) % 8) as Direction, 1, 0.5);
}

/** Returns the tile that cuts and is not yet the start (21.7): it lies after its `to`, a tile of line 0. */
const cutterIn = (laid: readonly Laid[]): Laid | undefined => laid.find(({ arm }) => arm === 'across');

/** Lays out both lines as a whole; nothing depends on an earlier layout. */
export const layTwoLines: LayOut = (laid, ends, _table, board) => {
  const axes = classOf(board) < 1 ? UPRIGHT : FLAT;
  const counts: [number, number] = [0, 0];
  const cutter = cutterIn(laid);
  const cut = cutter ? jointAt(laid.slice(0, (cutter.to ?? 0) + 1).filter(({ arm }) => arm === 0).length) : null;
  const bodies = laid.map(({ arm }): RectangleBody => {
    if (arm === 'across' && cut) return acrossAt(axes, cut.pair, cut.along + (cut.column === 0 ? -0.5 : 0.5));
    if (arm !== 0 && arm !== 1) return acrossAt(axes, 0, 0);
    const nth = counts[arm]++;
    const { pair, column } = jointAt(nth);
    // Tiles beyond the one that cuts make room for it.
    const isBeyond = cut !== null && cut.column > 0 && pair === cut.pair && column >= cut.column;
    return tileAt(axes, arm, nth, isBeyond ? 1 : 0);
  });
  const first = acrossAt(axes, 0, 0);
  const open = ends.flatMap(({ place, to, state }) => (isLine(place) && state !== 'dead' ? [{ line: place, to }] : []));
  const zones = [
    ...open.map(({ line, to }) => zoneAt(poseOf(tileAt(axes, line, counts[line])), line, to)),
    ...inner(axes, laid, counts),
  ];
  const threads = threadsOf(axes, counts);
  const bounds = grown(
    [
      ...bodies,
      ...open.map(({ line }) => tileAt(axes, line, counts[line])),
      ...[0, 1].map((line) => tileAt(axes, line, ROOM - 1)),
      ...threads.flat().map((point) => body(point, axes.on, 0, 0)),
    ].reduce(boundsAround, boundsOf(first)),
    axes,
  );
  return {
    first: poseOf(first),
    poses: bodies.map((each) => poseOf(each)),
    zones,
    stops: stopsOf(axes, ends, counts),
    threads,
    bounds,
    reach: bounds,
  };
};

const isLine = (place: Place): place is 0 | 1 => place === 0 || place === 1;

const zoneAt = (pose: FlatPose, arm: Place, to: number): Zone => ({ arm, to, pose, doublePose: pose });

/** Returns the joints within both lines, where a double may come between (21.8), or where both are cut (21.7). */
function inner(axes: Axes, laid: readonly Laid[], counts: readonly [number, number]): readonly Zone[] {
  const { at } = axes;
  const outward = poseOf(body({ x: 0, y: 0 }, axes.on, 1, 0.5)).angle;
  const between = [0, 1].flatMap((line) =>
    Array.from({ length: counts[line] ?? 0 }, (_, joint): Zone => {
      const { pair, along } = jointAt(joint);
      const aside = pair * BELOW + (line === 0 ? -1 : 1) * (0.5 + BESIDE);
      const home = poseOf(tileAt(axes, line, joint));
      const mark = { ...at(along, aside), angle: outward };
      const knot = at(along, pair * BELOW + (line === 0 ? -1 : 1));
      const to = before(laid, line, joint);
      return { ...zoneAt(home, `${line} ${joint}`, to), mark, knot, takes: jointNumber(laid, to, line) };
    }),
  );
  const cuts = Array.from({ length: Math.min(...counts) }, (_, k): Zone => {
    const { pair, along } = jointAt(k + 1);
    const pose = poseOf(acrossAt(axes, pair, along));
    const to = before(laid, 0, k + 1);
    return { ...zoneAt(pose, `across ${k + 1}`, to), mark: pose, takes: jointNumber(laid, to, 0) };
  });
  return [...between, ...cuts];
}

/** Returns the index of the tile before a joint of a line. */
function before(laid: readonly Laid[], line: number, joint: number): number {
  const tiles = [...laid.entries()].flatMap(([index, { arm }]) => (arm === line ? [index] : []));
  return tiles[joint - 1] ?? 0;
}

/** 21.6: the number of the joint behind that tile. */
function jointNumber(laid: readonly Laid[], index: number, line: number): number {
  const tile = laid[index];
  if (!tile) return 0;
  return tile.arm === null && line === 0 ? tile.inner : tile.outer;
}

/** Returns the marks of ends to which nothing can be added. */
function stopsOf(axes: Axes, ends: readonly End[], counts: readonly [number, number]): readonly Stop[] {
  return ends.flatMap(({ place, state }): Stop[] => {
    if (!isLine(place) || state !== 'dead') return [];
    // Behind the last tile, even if the next one would stand in another pair.
    const last = jointAt(Math.max(0, counts[place] - 1));
    const along = counts[place] === 0 ? 0.5 : last.along + 2;
    const pose = { ...axes.at(along, asideOf(last.pair, place)), angle: angleOf(axes.on) };
    return [{ arm: place, why: 'dead', pose }];
  });
}

/** Returns the threads of full pairs: round the end, back between the pairs, and to the beginning of the next one. */
function threadsOf({ at }: Axes, counts: readonly [number, number]): readonly Thread[] {
  return [1, 2].flatMap((pair) => {
    const lines = [0, 1].filter((line) => (counts[line] ?? 0) > pair * PAIR);
    const [only, another] = lines;
    if (only === undefined) return [];
    const asideIn = (of: number) => (another === undefined ? asideOf(of, only) : of * BELOW);
    const [end, beginning] = [0.5 + 2 * PAIR, 0.5];
    const between = (pair - 0.5) * BELOW;
    const path = [
      at(end, asideIn(pair - 1)),
      at(end + BEYOND, asideIn(pair - 1)),
      at(end + BEYOND, between),
      at(beginning - BEYOND, between),
      at(beginning - BEYOND, asideIn(pair)),
      at(beginning, asideIn(pair)),
    ];
    return path.slice(1).map((to, k): Thread => [path[k] ?? to, to]);
  });
}

/** Returns the bounds with room for marks beside the outermost lines. */
function grown({ left, right, bottom, top }: Bounds, { isUpright }: Axes): Bounds {
  const beside = BESIDE + EASE;
  const [x, y] = isUpright ? [beside, EASE] : [EASE, beside];
  return { left: left - x, right: right + x, bottom: bottom - y, top: top + y };
}
