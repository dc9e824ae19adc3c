/** The exits of all arms together, and what becomes of them when an arm grows. */
import type { Place } from '../../rules/game.ts';
import { bladesOfDouble } from './blades.ts';
import { clear, type Exit, exitFor } from './exit.ts';
import type { Arm, Growth } from './growth-state.ts';
import type { Body } from './rectangle.ts';
import type { Joint } from './tip.ts';

export type Arms = ReadonlyMap<Place, Arm>;
export type Exits = ReadonlyMap<Place, Exit>;

/** New exits for `wanting`, beside those that the other arms keep; `null` when there are not enough. */
export function exitsFor(growth: Growth, arms: Arms, wanting: readonly Place[], bodies: readonly Body[]): Exits | null {
  const kept: Body[] = [];
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

/** What an arm's next tile must keep away from. */
export const beside = ({ last }: Arm, bodies: readonly Body[]): readonly Body[] =>
  bodies.filter((one) => !last.includes(one));

/** The last bodies of an arm when a tile more lies on it. */
export const lastWith = ({ touching }: Growth, last: readonly Body[], next: Body): readonly Body[] =>
  [...last, next].slice(-touching);

/** The exits that are left, or found anew, when the arm's next tile lies at the joint; `null` when one is lost. */
export function exitsWith(growth: Growth, place: Place, joint: Joint): Exits | null {
  if (growth.crossing && joint.tip.across) return crossAt(growth, growth.arms, growth.bodies, place, joint);
  const arms = new Map(growth.arms);
  arms.set(place, { tip: joint.tip, last: lastWith(growth, arms.get(place)?.last ?? [], joint.body), exit: [] });
  const bodies = [...growth.bodies, joint.body];
  if (growth.crossing && ![...arms.keys()].every((arm) => canCross(growth, arms, bodies, arm))) return null;
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

/** Whether the next tile straight on may be the double that makes a cross of the line: both ends always leave room. */
function canCross(growth: Growth, arms: Arms, bodies: readonly Body[], place: Place): boolean {
  const arm = arms.get(place);
  const [double] = arm ? growth.joints(arm.tip, true) : [];
  if (!arm || !double) return false;
  return clear(double.body, beside(arm, bodies)) && crossAt(growth, arms, bodies, place, double) !== null;
}

/** The exits of all four arms when the double becomes the spinner; `null` when there is no room for them. */
function crossAt(growth: Growth, arms: Arms, bodies: readonly Body[], place: Place, double: Joint): Exits | null {
  const four = new Map(arms);
  const blades = bladesOfDouble(place, double.body, double.tip.direction);
  for (const [arm, { body: last, tip }] of blades) {
    if (!clear(last, bodies)) return null;
    four.set(arm, { tip, last: [last], exit: [] });
  }
  const all = [...bodies, double.body, ...[...blades.values()].map((blade) => blade.body)];
  return exitsFor(growth, four, [...four.keys()], all) ?? exitsFor(growth, four, [...four.keys()].reverse(), all);
}

/** How many tiles the arms would need on their exits before these go straight. */
export function windings({ arms }: Growth, exits: Exits): number {
  let tiles = 0;
  for (const [place, { tip, exit }] of arms) {
    // A diagonal tip always needs one.
    if (tip.direction % 2 === 0 || exits.has(place)) tiles += (exits.get(place) ?? exit).length - 1;
  }
  return tiles;
}
