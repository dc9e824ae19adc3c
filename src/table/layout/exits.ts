/** The exits of all arms together, and their changes when an arm grows. */
import type { Place } from '../../rules/game.ts';
import { type Exit, exitFor, isClear } from './exit.ts';
import type { Arm, Growth } from './growth-state.ts';
import type { RectangleBody } from './rectangle.ts';
import type { Joint } from './tip.ts';

type Arms = ReadonlyMap<Place, Arm>;
type Exits = ReadonlyMap<Place, Exit>;

/** Returns new exits for `wanting`, clear of the exits that the other arms keep; `null` if one is missing. */
export function exitsFor(
  growth: Growth,
  arms: Arms,
  wanting: readonly Place[],
  bodies: readonly RectangleBody[],
): Exits | null {
  const kept: RectangleBody[] = [];
  for (const [place, arm] of arms) if (!wanting.includes(place)) kept.push(...arm.exit);
  const found = new Map<Place, Exit>();
  for (const place of wanting) {
    const arm = arms.get(place);
    if (!arm) continue;
    const exit = exitFor(arm, [...beside(arm, bodies), ...kept], growth);
    if (!exit) return null;
    found.set(place, exit);
    kept.push(...exit);
  }
  return found;
}

/** Returns the bodies that an arm's next tile must keep away from. */
export const beside = ({ last }: Arm, bodies: readonly RectangleBody[]): readonly RectangleBody[] =>
  bodies.filter((one) => one !== last);

/** Returns the exits that change when the arm's next tile lies at the joint; `null` if an arm loses its exit. */
export function exitsWith(growth: Growth, place: Place, joint: Joint): Exits | null {
  const arms = new Map(growth.arms).set(place, { tip: joint.tip, last: joint.body, exit: [] });
  const bodies = [...growth.bodies, joint.body];
  const isHit = (arm: Arm) => arm.exit.length === 0 || !isClear(joint.body, arm.exit);
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
