/** The star as it grows: what lies, where each arm ends, and where its next tile goes. */
import type { Place } from '../../rules/game.ts';
import { apart, type Body } from './body.ts';
import { clear, type Exit, exitFor } from './exits.ts';
import { type Bounds, createRoom, type Room } from './room.ts';
import { blades, SPINNER } from './star.ts';
import { GAP, type Joint, joints, type Tip } from './tip.ts';
import { K } from './weights.ts';

export interface Shape {
  readonly arms: number;
  readonly doubles: 'in line' | 'across';
}

interface Arm {
  readonly tip: Tip;
  readonly last: Body;
  readonly exit: Exit;
}

/** Everything that decides where a next tile goes. */
export interface Growth {
  readonly shape: Shape;
  /** Width over height of the room that the star should fill. */
  readonly aspect: number;
  /** Spinner, all blades whether laid or not, and the tiles after them. */
  readonly bodies: Body[];
  /** The arms that can grow. */
  readonly arms: Map<Place, Arm>;
  readonly room: Room;
  bounds: Bounds;
}

export interface Choice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}

const at = (b: Body): Bounds => ({ left: b.x - b.ex, right: b.x + b.ex, bottom: b.y - b.ey, top: b.y + b.ey });

/** The smallest bounds around both. */
export function around(bounds: Bounds, tile: Body): Bounds {
  const b = at(tile);
  return {
    left: Math.min(bounds.left, b.left),
    right: Math.max(bounds.right, b.right),
    bottom: Math.min(bounds.bottom, b.bottom),
    top: Math.max(bounds.top, b.top),
  };
}

export function begin(shape: Shape, aspect: number): Growth {
  const star = blades(shape.arms);
  const bodies = [SPINNER, ...star.map((blade) => blade.body)];
  const room = createRoom();
  for (const tile of bodies) room.mark(tile, 1);
  const growth: Growth = { shape, aspect, bodies, arms: new Map(), room, bounds: bodies.reduce(around, at(SPINNER)) };
  star.forEach(({ tip, body: last }, arm) => {
    growth.arms.set(arm, { tip, last, exit: [] });
  });
  const exits = exitsFor(growth, new Map(growth.arms), [...growth.arms.keys()], bodies);
  for (const [arm, exit] of exits ?? []) setExit(growth, arm, exit);
  return growth;
}

function setExit(growth: Growth, arm: Place, exit: Exit): void {
  const old = growth.arms.get(arm);
  if (old) growth.arms.set(arm, { ...old, exit });
}

/** New ways out for `wanting`, beside those that the other arms keep; `null` when there are not enough. */
function exitsFor(
  growth: Growth,
  arms: ReadonlyMap<Place, Arm>,
  wanting: readonly Place[],
  bodies: readonly Body[],
): ReadonlyMap<Place, Exit> | null {
  const kept: Body[] = [];
  for (const [place, arm] of arms) if (!wanting.includes(place)) kept.push(...arm.exit);
  const found = new Map<Place, Exit>();
  for (const place of wanting) {
    const arm = arms.get(place);
    if (!arm) continue;
    const others = bodies.filter((b) => b !== arm.last);
    const exit = exitFor(arm.tip, arm.last, [...others, ...kept], growth.shape.doubles === 'across');
    if (!exit) return null;
    found.set(place, exit);
    kept.push(...exit);
  }
  return found;
}

/** The ways out that are left, or found anew, when the arm's next tile lies at the joint; `null` when one is lost. */
function exitsWith(growth: Growth, place: Place, joint: Joint): ReadonlyMap<Place, Exit> | null {
  const arms = new Map(growth.arms);
  arms.set(place, { tip: joint.tip, last: joint.body, exit: [] });
  const bodies = [...growth.bodies, joint.body];
  const hit = [...arms]
    .filter(([other, arm]) => other !== place && !clear(joint.body, arm.exit))
    .map(([other]) => other);
  const rest = [...arms.keys()].filter((other) => other !== place && !hit.includes(other));
  return (
    exitsFor(growth, arms, [...hit, place], bodies) ??
    exitsFor(growth, arms, [place, ...hit], bodies) ??
    exitsFor(growth, arms, [...hit, place, ...rest], bodies)
  );
}

/** The box that the star may fill at this number of tiles, in the shape of the room. */
function box(growth: Growth): { readonly width: number; readonly height: number } {
  const { aspect } = growth;
  const area = K.area0 + K.perTile * Math.max(0, growth.bodies.length - 9);
  const height = Math.max(Math.sqrt(area / aspect), K.minSide / Math.min(1, aspect));
  return { width: height * aspect, height };
}

/** Higher is better. */
function score(growth: Growth, place: Place, joint: Joint): number {
  const { room, aspect } = growth;
  const { width, height } = box(growth);
  const was = growth.bounds;
  const now = around(was, joint.body);
  const size = (b: Bounds) => Math.max((b.right - b.left) / aspect, b.top - b.bottom);
  const semi = (b: Bounds) => (b.right - b.left) / aspect + b.top - b.bottom;
  const over = Math.max(0, now.right - now.left - width) / aspect + Math.max(0, now.top - now.bottom - height);
  const limit: Bounds = {
    left: Math.min(now.left, now.right - width),
    right: Math.max(now.right, now.left + width),
    bottom: Math.min(now.bottom, now.top - height),
    top: Math.max(now.top, now.bottom + height),
  };
  const places = [...growth.arms.keys()];
  const tips = places.map((p) => (p === place ? joint.tip : (growth.arms.get(p)?.tip ?? joint.tip)));
  room.mark(joint.body, 1);
  const shares = room.share(tips, limit);
  room.mark(joint.body, -1);
  const comfort = shares.reduce((sum, area) => sum + area / (area + K.tau), 0);
  const bend = joint.bend === 0 ? 0 : Math.abs(joint.bend) === 1 ? 0 : 1;
  const diag = joint.tip.way % 2;
  return (
    K.room * comfort -
    K.over * over -
    K.grow * (semi(now) - semi(was)) -
    K.over * 0.5 * (size(now) - size(was)) -
    K.bend * bend -
    K.diag * diag
  );
}

/** Where the arm's next tile goes. */
export function choose(growth: Growth, place: Place, double: boolean): Choice {
  const arm = growth.arms.get(place);
  if (!arm) throw new Error(`arm ${place} cannot grow`);
  const across = double && growth.shape.doubles === 'across';
  const others = growth.bodies.filter((b) => b !== arm.last);
  const open = joints(arm.tip, across).filter((joint) => clear(joint.body, others));
  const ranked = open.map((joint) => ({ joint, score: score(growth, place, joint) })).sort((a, b) => b.score - a.score);
  for (const { joint } of ranked) {
    const exits = exitsWith(growth, place, joint);
    if (exits) return { joint, exits };
  }
  throw new Error(`arm ${place} is walled in`);
}

/** Lays the tile there. `shut`: nothing more can be laid to it. */
export function add(growth: Growth, place: Place, choice: Choice, shut: boolean): void {
  const { joint, exits } = choice;
  growth.bodies.push(joint.body);
  growth.room.mark(joint.body, 1);
  growth.bounds = around(growth.bounds, joint.body);
  growth.arms.set(place, { tip: joint.tip, last: joint.body, exit: [] });
  for (const [other, exit] of exits) setExit(growth, other, exit);
  if (shut) growth.arms.delete(place);
}

export { apart, GAP };
