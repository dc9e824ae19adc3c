/**
 * Halves over halves (13.1): the inner half of a tile lies over, or under, the bare half of the tile before it. So a
 * tile adds one half to the line, and only that half keeps away from others.
 */

import type { Table } from '../../rules/game.ts';
import type { Point } from '../../ui/rect.ts';
import { begin, open, setArm } from './growth.ts';
import type { Growth } from './growth-state.ts';
import { ledOn } from './led.ts';
import { angleOf, poseOf, type TileLevel } from './pose.ts';
import { body, type Direction, moved, type RectangleBody, turned } from './rectangle.ts';
import type { Joining, Joint, Tip } from './tip.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Turns cost less here, because a stack takes up half as much of the board. */
const STACK_WEIGHTS: Weights = { ...WEIGHTS, turn: 4 };

/** Returns a half whose tile points in that direction. */
const half = (centre: Point, direction: Direction): RectangleBody => body(centre, direction, 0.5, 0.5);

function jointAt({ at, direction, level = 0 }: Tip, bend: number): Joint {
  const way = turned(direction, bend);
  const end = moved(at, way, 1);
  const next: TileLevel = level === 0 ? 1 : 0;
  return {
    body: half(end, way),
    pose: { ...moved(at, way, 0.5), angle: angleOf(way), level: next },
    tip: { at: end, direction: way, across: false, level: next },
    bend,
  };
}

/** Straight on, or round the joint. Doubles lie lengthwise: a half of one covers a half. */
const HALF_OVER_HALF: Joining = {
  doubles: 'in line',
  joints: (tip) => [0, -2, 2].map((bend) => jointAt(tip, bend)),
  // The half that it covers, and at a bend the corner of the one before.
  touching: 2,
};

export function beginStack(_table: Table, aspect: number): Growth {
  const { body: led, tips } = ledOn(aspect, false);
  const first = { ...poseOf(led), level: 0 as const };
  const [low, high] = [...tips.values()].map(({ at }) => half(at, led.direction)) as [RectangleBody, RectangleBody];
  const growth = begin({ ...HALF_OVER_HALF, weights: STACK_WEIGHTS, manner: null, aspect, first }, [low, high]);
  for (const [arm, tip] of tips) setArm(growth, arm, tip, arm === 0 ? [high, low] : [low, high]);
  return open(growth);
}
