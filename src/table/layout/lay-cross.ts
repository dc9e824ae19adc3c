/** A line that becomes a cross at its first open double (5.3). */
import type { Place } from '../../rules/game.ts';
import { bladesOfDouble } from './blades.ts';
import { clear } from './exit.ts';
import { type Arms, beside, type Exits, exitsAfter, exitsFor, tailWith } from './exits.ts';
import { reserve, setArm } from './growth.ts';
import type { Arm, Growth, Manner } from './growth-state.ts';
import type { RectangleBody } from './rectangle.ts';
import type { Joint } from './tip.ts';

export const atFirstDouble = (path: Manner['path']): Manner => ({ path, exitsWith, grow });

function exitsWith(growth: Growth, place: Place, joint: Joint): Exits | null {
  if (joint.tip.across) return crossAt(growth, growth.arms, growth.bodies, place, joint);
  const arms = new Map(growth.arms).set(place, { ...tailWith(joint), exit: [] });
  const bodies = [...growth.bodies, joint.body];
  if (![...arms.keys()].every((arm) => canCross(growth, arms, bodies, arm))) return null;
  return exitsAfter(growth, arms, place, joint);
}

function grow(growth: Growth, place: Place, joint: Joint, isOpenDouble: boolean): void {
  const { tip, last } = tailWith(joint);
  setArm(growth, place, tip, last);
  if (!isOpenDouble) return;
  growth.manner = null;
  reserve(growth, bladesOfDouble(place, joint.body, tip.direction));
}

/**
 * True if the next tile straight on could be the double that makes a cross of the line. Both ends always leave room for
 * it.
 */
function canCross(growth: Growth, arms: Arms, bodies: readonly RectangleBody[], place: Place): boolean {
  const arm = arms.get(place);
  const [double] = arm ? growth.joints(arm.tip, true) : [];
  if (!arm || !double) return false;
  return clear(double.body, beside(arm, bodies)) && crossAt(growth, arms, bodies, place, double) !== null;
}

/** Returns the exits of all four arms when the double becomes the spinner; `null` if there is no room for them. */
function crossAt(
  growth: Growth,
  arms: Arms,
  bodies: readonly RectangleBody[],
  place: Place,
  double: Joint,
): Exits | null {
  const four = new Map<Place, Arm>(arms);
  const blades = bladesOfDouble(place, double.body, double.tip.direction);
  for (const [arm, { body: last, tip }] of blades) {
    if (!clear(last, bodies)) return null;
    four.set(arm, { tip, last, exit: [] });
  }
  const all = [...bodies, double.body, ...[...blades.values()].map((blade) => blade.body)];
  return exitsFor(growth, four, [...four.keys()], all) ?? exitsFor(growth, four, [...four.keys()].reverse(), all);
}
