/** The star as it grows: what lies, where each arm ends, and where its next tile goes. */
import type { Place } from '../../rules/game.ts';
import type { Body } from './body.ts';
import { clear, type Exit, exitFor } from './exits.ts';
import { ranked } from './judge.ts';
import { around, type Bounds, boundsOf, createRoom, type Room } from './room.ts';
import { blades, SPINNER } from './star.ts';
import { type Joint, joints, type Tip } from './tip.ts';
import { WEIGHTS } from './weights.ts';

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
  /** What was chosen since the last tile, by arm and how the tile lies: a zone is chosen once, then played. */
  readonly chosen: Map<string, Choice>;
  bounds: Bounds;
}

export interface Choice {
  readonly joint: Joint;
  readonly exits: ReadonlyMap<Place, Exit>;
}

export function begin(shape: Shape, aspect: number): Growth {
  const star = blades(shape.arms);
  const bodies = [SPINNER, ...star.map((blade) => blade.body)];
  const room = createRoom();
  for (const tile of bodies) room.mark(tile, 1);
  const growth: Growth = {
    shape,
    aspect,
    bodies,
    arms: new Map(),
    room,
    chosen: new Map(),
    bounds: bodies.reduce(around, boundsOf(SPINNER)),
  };
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

/** How many tiles the arms would need on their ways out before these go straight. */
function windings(growth: Growth, exits: ReadonlyMap<Place, Exit>): number {
  let tiles = 0;
  for (const [place, { tip, exit }] of growth.arms) {
    // A diagonal tip always needs one.
    if (tip.way % 2 === 0 || exits.has(place)) tiles += (exits.get(place) ?? exit).length - 1;
  }
  return tiles;
}

/** Where the arm's next tile goes. Throws when the arm is shut. */
export function choose(growth: Growth, place: Place, double: boolean): Choice {
  const across = double && growth.shape.doubles === 'across';
  const key = `${place} ${across}`;
  const known = growth.chosen.get(key);
  if (known) return known;
  const choice = chosen(growth, place, across);
  growth.chosen.set(key, choice);
  return choice;
}

function chosen(growth: Growth, place: Place, across: boolean): Choice {
  const arm = growth.arms.get(place);
  if (!arm) throw new Error(`arm ${place} cannot grow`);
  const others = growth.bodies.filter((b) => b !== arm.last);
  const free = joints(arm.tip, across).filter((joint) => clear(joint.body, others));
  let best: (Choice & { readonly worth: number }) | null = null;
  for (const { joint, worth } of ranked(growth, place, free)) {
    if (best && best.worth >= worth) continue;
    const exits = exitsWith(growth, place, joint);
    if (!exits) continue;
    const left = worth - WEIGHTS.winding * windings(growth, exits);
    if (!best || left > best.worth) best = { joint, exits, worth: left };
  }
  if (!best) throw new Error(`arm ${place} is walled in`);
  return best;
}

/** Lays the tile there. `closed`: nothing more can be laid to it. */
export function add(growth: Growth, place: Place, choice: Choice, closed: boolean): void {
  const { joint, exits } = choice;
  growth.chosen.clear();
  growth.bodies.push(joint.body);
  growth.room.mark(joint.body, 1);
  growth.bounds = around(growth.bounds, joint.body);
  growth.arms.set(place, { tip: joint.tip, last: joint.body, exit: [] });
  for (const [other, exit] of exits) setExit(growth, other, exit);
  if (closed) shut(growth, place);
}

/** Nothing more can be laid to the arm, so it needs no way out. */
export function shut(growth: Growth, place: Place): void {
  growth.chosen.clear();
  growth.arms.delete(place);
}
