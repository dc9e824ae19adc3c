/** The exits of all arms together, and their changes when an arm grows. */
import type { Place } from '../../rules/game.ts';
import { clear, type Exit, exitFor, type Tail } from './exit.ts';
import type { Arm, Growth } from './growth-state.ts';
import type { RectangleBody } from './rectangle.ts';
import { type Joint, straightFrom } from './tip.ts';

export type Arms = ReadonlyMap<Place, Arm>;
export type Exits = ReadonlyMap<Place, Exit>;

/** Returns new exits for `wanting`, clear of the exits that the other arms keep; `null` if one is missing. */
export function exitsFor(
  growth: Growth,
  arms: Arms,
  wanting: readonly Place[],
  bodies: readonly RectangleBody[],
): Exits | null {
  const kept: RectangleBody[] = [];
  for (const [place, arm] of arms) if (!wanting.includes(place)) kept.push(...keptBy(arm));
  const found = new Map<Place, Exit>();
  for (const place of wanting) {
    const arm = arms.get(place);
    if (!arm) continue;
    const others = [...beside(arm, bodies), ...kept];
    const exit = freeExit(growth, arm, others);
    if (!exit) return null;
    found.set(place, exit);
    kept.push(...keptBy({ ...arm, exit }));
  }
  return found;
}

/** Returns an exit clear of `others`, `null` if there is none. */
function freeExit(growth: Growth, { tip, last, next, berth }: Arm, others: readonly RectangleBody[]): Exit | null {
  if (next && !clear(next.body, others)) return null;
  const tail = { tip: next?.tip ?? tip, last };
  if (berth === undefined) return exitFor(tail, others, growth);
  const strip = straightFrom(tail.tip, berth);
  return clear(strip, others) ? [strip] : null;
}

/** Returns the bodies that an arm keeps free. */
const keptBy = ({ next, exit }: Arm): readonly RectangleBody[] => (next ? [next.body, ...exit] : exit);

/** Returns the bodies that an arm's next tile must keep away from. */
export const beside = ({ last }: Arm, bodies: readonly RectangleBody[]): readonly RectangleBody[] =>
  bodies.filter((one) => one !== last);

/** Returns the end of the arm after its next tile has joined there. */
export const tailWith = ({ body, tip }: Joint): Tail => ({ tip, last: body });

/** Returns the exits that change when the arm's next tile lies at the joint; `null` if an arm loses its exit. */
export function exitsWith(growth: Growth, place: Place, joint: Joint): Exits | null {
  if (growth.manner) return growth.manner.exitsWith(growth, place, joint);
  return exitsAfter(growth, new Map(growth.arms).set(place, { ...tailWith(joint), exit: [] }), place, joint);
}

/** Returns the exits that change in `arms` when one of them has grown to the joint; `null` if an arm loses its exit. */
export function exitsAfter(growth: Growth, arms: Arms, place: Place, joint: Joint): Exits | null {
  const bodies = [...growth.bodies, joint.body];
  const isHit = (arm: Arm) => arm.exit.length === 0 || !clear(joint.body, keptBy(arm));
  const hit = [...arms].filter(([other, arm]) => other !== place && isHit(arm)).map(([other]) => other);
  const rest = [...arms.keys()].filter((other) => other !== place && !hit.includes(other));
  return (
    exitsFor(growth, arms, [...hit, place], bodies) ??
    exitsFor(growth, arms, [place, ...hit], bodies) ??
    exitsFor(growth, arms, [...hit, place, ...rest], bodies)
  );
}

/** Returns the number of tiles that the arms would need on their exits before these go straight. */
export function windings({ arms }: Growth, exits: Exits): number {
  let tiles = 0;
  for (const [place, { tip, exit }] of arms) {
    // A diagonal tip always needs one.
    if (tip.direction % 2 === 0 || exits.has(place)) tiles += (exits.get(place) ?? exit).length - 1;
  }
  return tiles;
}
