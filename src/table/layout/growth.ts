/** The growing star (3): its tiles, the ends of its arms, and the places of the next tiles. */
import type { Place, Table } from '../../rules/game.ts';
import { type Blade, blades, SPINNER } from './blades.ts';
import { type Exit, isClear } from './exit.ts';
import { beside, exitsFor, exitsWith, windings } from './exits.ts';
import { boundsAround, boundsOf, createFreeArea } from './free-area.ts';
import type { ExitChoice, Growth } from './growth-state.ts';
import { ranked } from './judge.ts';
import { moved, type RectangleBody } from './rectangle.ts';
import { edgeOf, type Joint, joints, type Tip } from './tip.ts';
import { WEIGHTS } from './weights.ts';

/** Returns a star with only its spinner, and room for its blades; `aspect`: that of its board. */
export const begin = ({ arms, doubles, straight = 0 }: Table, aspect: number): Growth =>
  beginAround([SPINNER], blades(arms), {
    across: doubles === 'across',
    firmExits: null,
    straight,
    aspect,
    weights: WEIGHTS,
  });

/** Returns arms that have not begun, around bodies in the middle. */
export function beginAround(
  middle: readonly RectangleBody[],
  around: ReadonlyMap<Place, Blade>,
  facts: Pick<Growth, 'across' | 'firmExits' | 'straight' | 'aspect' | 'weights'>,
): Growth {
  const growth: Growth = {
    ...facts,
    lengths: new Map(),
    bodies: [...middle],
    blades: new Map(),
    arms: new Map(),
    edges: new Map(),
    free: createFreeArea(),
    chosen: new Map(),
    bounds: middle.reduce(boundsAround, boundsOf(middle[0] ?? SPINNER)),
  };
  for (const one of middle) growth.free.mark(one, 1);
  reserve(growth, around);
  const exits = exitsFor(growth, growth.arms, [...growth.arms.keys()], growth.bodies);
  for (const [arm, exit] of exits ?? []) setExit(growth, arm, exit);
  return growth;
}

/** Keeps the places of blades free. */
function reserve(growth: Growth, around: ReadonlyMap<Place, Blade>): void {
  for (const [arm, blade] of around) {
    growth.blades.set(arm, blade);
    put(growth, blade.body);
    setArm(growth, arm, blade.tip, blade.body);
    growth.edges.set(arm, { ...moved(blade.body, blade.tip.direction, -1), direction: blade.tip.direction });
  }
}

function put(growth: Growth, tile: RectangleBody): void {
  growth.bodies.push(tile);
  growth.free.mark(tile, 1);
  growth.bounds = boundsAround(growth.bounds, tile);
}

function setArm(growth: Growth, arm: Place, tip: Tip, last: RectangleBody): void {
  growth.arms.set(arm, { tip, last, exit: [] });
  growth.edges.set(arm, edgeOf(tip));
}

function setExit(growth: Growth, arm: Place, exit: Exit): void {
  const old = growth.arms.get(arm);
  if (old) growth.arms.set(arm, { ...old, exit });
}

/** Returns the place of the arm's next tile. Throws if the arm is shut, or if there is no such place. */
export function choose(growth: Growth, place: Place, double: boolean): ExitChoice {
  const across = double && growth.across;
  const key = `${place} ${across}`;
  const known = growth.chosen.get(key);
  if (known) return known;
  const choice = chosen(growth, place, across);
  growth.chosen.set(key, choice);
  return choice;
}

function chosen(growth: Growth, place: Place, across: boolean): ExitChoice {
  const arm = growth.arms.get(place);
  if (!arm) throw new Error(`arm ${place} cannot grow`);
  const others = beside(arm, growth.bodies);
  const free = joints(arm.tip, across, growth.firmExits !== null).filter((joint) => isClear(joint.body, others));
  const straight = (growth.lengths.get(place) ?? 0) < growth.straight ? straightOn(growth, place, free) : null;
  if (straight) return straight;
  let best: (ExitChoice & { readonly worth: number }) | null = null;
  for (const { joint, worth } of ranked(growth, place, free)) {
    if (best && best.worth >= worth) continue;
    const exits = exitsWith(growth, place, joint);
    if (!exits) continue;
    const left = worth - growth.weights.winding * windings(growth, exits);
    if (!best || left > best.worth) best = { joint, exits, worth: left };
  }
  if (!best) throw new Error(`arm ${place} is walled in`);
  return best;
}

/** Returns the place straight on; `null` if it is taken, or an arm would lose its exit. */
function straightOn(growth: Growth, place: Place, free: readonly Joint[]): ExitChoice | null {
  const joint = free.find(({ bend }) => bend === 0);
  const exits = joint ? exitsWith(growth, place, joint) : null;
  return joint && exits ? { joint, exits } : null;
}

const lengthen = ({ lengths }: Growth, place: Place) => lengths.set(place, (lengths.get(place) ?? 0) + 1);

/** Plays the blade of an arm that has not begun. */
export function startArm(growth: Growth, place: Place, { tip }: Blade): void {
  growth.blades.delete(place);
  lengthen(growth, place);
  growth.edges.set(place, edgeOf(tip));
}

/** Adds the tile there. */
export function addTile(growth: Growth, place: Place, { joint, exits }: ExitChoice): void {
  growth.chosen.clear();
  lengthen(growth, place);
  put(growth, joint.body);
  setArm(growth, place, joint.tip, joint.body);
  for (const [other, exit] of exits) setExit(growth, other, exit);
}

/** Shuts the arm: it takes no more tiles, so it needs no exit. */
export function shut(growth: Growth, place: Place): void {
  growth.chosen.clear();
  growth.arms.delete(place);
}
