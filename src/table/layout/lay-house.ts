/**
 * A line that becomes a cross at its house, the first double with tiles on both its sides (19.2). The double is not
 * known beforehand. So two arms wait at the sides of each double that may still become the house. They keep their
 * exits, but no end is shown there yet.
 */
import type { Laid, Place, Table } from '../../rules/game.ts';
import { bladesOfDouble } from './blades.ts';
import type { Tail } from './exit.ts';
import { type Arms, type Exits, exitsAfter, tailWith } from './exits.ts';
import { begin, open, reserve, setArm } from './growth.ts';
import type { Arm, Growth, Manner } from './growth-state.ts';
import { ledOn } from './led.ts';
import { poseOf } from './pose.ts';
import { endToEnd, type Joint } from './tip.ts';
import { WEIGHTS } from './weights.ts';

/** The arms of the line itself, and the arms at the sides of its house. */
const ALONG: readonly Place[] = [0, 1];
const SIDES: readonly Place[] = [2, 3];

/** Returns the name of an arm that waits at the side of the double in which another arm ends. */
const waiting = (side: Place, arm: Place): Place => `${side} beside ${arm}`;

/**
 * The room to either side of both ends, in halves. It fits a double, a tile at each of its sides, and their arms beside
 * the line. These arms are as wide as their doubles. So any tile may come next, straight on, and any after that.
 */
const BERTH = 3.5;

/** Returns the arms with two more that wait at the sides of the double in which one ends. No double comes behind it. */
function withWaiting(arms: Arms, place: Place, { tip, last }: Tail): Map<Place, Arm> {
  const all = new Map(arms);
  for (const [arm, next] of bladesOfDouble(place, tip.at, tip.direction)) {
    if (arm === place) all.set(place, { tip, last, exit: [], next });
    else all.set(waiting(arm, place), { tip: next.tip, last, exit: [], next });
  }
  return all;
}

interface Side {
  readonly side: Place;
  readonly arm: Arm;
}

/** Returns the arms after one of them has grown; `isHouse` is true if that made a double the house. */
function grown(arms: Arms, place: Place, tail: Tail): { readonly arms: Arms; readonly isHouse: boolean } {
  const other = ALONG.find((arm) => arm !== place) ?? place;
  const sides = SIDES.flatMap((side): Side[] => {
    const arm = arms.get(waiting(side, place));
    return arm ? [{ side, arm }] : [];
  });
  // Both ends are still at the double that led; it is covered only when the other arm grows too.
  const isLed = arms.get(place)?.last === arms.get(other)?.last;
  if (sides.length > 0 && !isLed) return { arms: crossed(arms, place, tail, sides), isHouse: true };
  const after = new Map(arms);
  for (const { side, arm } of sides) {
    after.delete(waiting(side, place));
    after.set(waiting(side, other), arm);
  }
  if (tail.tip.across) return { arms: withWaiting(after, place, tail), isHouse: false };
  return { arms: after.set(place, { ...tail, exit: [], berth: BERTH }), isHouse: false };
}

/** Returns the four arms of the cross, none of which needs more room than its tiles any longer. */
function crossed(arms: Arms, place: Place, tail: Tail, sides: readonly Side[]): Arms {
  const four = new Map<Place, Arm>();
  for (const along of ALONG) {
    const { tip, last, next } = (along === place ? null : arms.get(along)) ?? { ...tail, next: undefined };
    four.set(along, { tip, last, exit: [], ...(next && { next }) });
  }
  for (const { side, arm } of sides) four.set(side, arm);
  return four;
}

function exitsWith(growth: Growth, place: Place, joint: Joint): Exits | null {
  const { arms } = grown(growth.arms, place, tailWith(joint));
  return exitsAfter(growth, arms, place, joint);
}

function grow(growth: Growth, place: Place, joint: Joint): void {
  const tail = tailWith(joint);
  const { arms, isHouse } = grown(growth.arms, place, tail);
  setArm(growth, place, tail.tip, tail.last);
  growth.arms.clear();
  for (const [arm, now] of arms) growth.arms.set(arm, now);
  if (!isHouse) return;
  growth.manner = null;
  for (const side of SIDES) {
    const { next, exit = [] } = arms.get(side) ?? {};
    if (!next) continue;
    reserve(growth, new Map([[side, next]]));
    growth.arms.set(side, { tip: next.tip, last: next.body, exit });
  }
}

const AT_COVERED_DOUBLE: Manner = { path: 'best', exitsWith, grow };

/** Begins the layout; a led double lies across, with two ends opposite each other. */
export function beginHouse({ doubles }: Table, aspect: number, first: Laid | undefined): Growth {
  const across = first !== undefined && first.inner === first.outer;
  const { body, tips } = ledOn(aspect, across);
  const start = { weights: WEIGHTS, manner: AT_COVERED_DOUBLE, aspect, first: poseOf(body, across) };
  const growth = begin({ ...endToEnd(doubles), ...start }, [body]);
  for (const [place, tip] of tips) {
    setArm(growth, place, tip, body);
    const arm = { tip, last: body, exit: [] };
    for (const [name, now] of across ? withWaiting(new Map(), place, arm) : [[place, arm] as const]) {
      // One pair waits at the sides of a double that led, under the name of one of its ends.
      if (name === place) growth.arms.set(place, { ...now, berth: BERTH });
      else if (place === 1) growth.arms.set(name, now);
    }
  }
  return open(growth);
}
