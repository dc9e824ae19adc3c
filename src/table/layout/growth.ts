/** The growing layout: its tiles, the ends of its arms, and the places of the next tiles. */
import type { Place } from '../../rules/game.ts';
import type { Blade } from './blades.ts';
import { clear, type Exit } from './exit.ts';
import { beside, exitsFor, exitsWith, tailWith, windings } from './exits.ts';
import { around, boundsOf, createFreeArea } from './free-area.ts';
import type { ExitChoice, Growth } from './growth-state.ts';
import { ranked } from './judge.ts';
import { moved, type RectangleBody } from './rectangle.ts';
import type { Tip } from './tip.ts';

/** The error for an arm that has no place for its next tile. */
export class WalledIn extends Error {}

/** The starting conditions of a layout. */
export type LayoutStart = Pick<Growth, 'doubles' | 'joints' | 'touching' | 'weights' | 'manner' | 'aspect' | 'first'>;

/** Returns a layout with only its first tile, which takes up the bodies; its arms are added later. */
export function begin(start: LayoutStart, bodies: readonly [RectangleBody, ...RectangleBody[]]): Growth {
  const [first, ...others] = bodies;
  const growth: Growth = {
    ...start,
    bodies: [first],
    blades: new Map(),
    arms: new Map(),
    edges: new Map(),
    free: createFreeArea(),
    chosen: new Map(),
    bounds: boundsOf(first),
  };
  growth.free.mark(first, 1);
  for (const one of others) put(growth, one);
  return growth;
}

/** Finds the exits of arms that have none yet. */
export function open(growth: Growth): Growth {
  const exits = exitsFor(growth, new Map(growth.arms), [...growth.arms.keys()], growth.bodies);
  for (const [arm, exit] of exits ?? []) setExit(growth, arm, exit);
  return growth;
}

/** Keeps the places of blades free. */
export function reserve(growth: Growth, around: ReadonlyMap<Place, Blade>): void {
  for (const [arm, blade] of around) {
    growth.blades.set(arm, blade);
    put(growth, blade.body);
    setArm(growth, arm, blade.tip, [blade.body]);
    growth.edges.set(arm, { ...moved(blade.body, blade.tip.direction, -1), direction: blade.tip.direction });
  }
}

function put(growth: Growth, tile: RectangleBody): void {
  growth.bodies.push(tile);
  growth.free.mark(tile, 1);
  growth.bounds = around(growth.bounds, tile);
}

export function setArm(growth: Growth, arm: Place, tip: Tip, last: readonly RectangleBody[]): void {
  growth.arms.set(arm, { tip, last, exit: [] });
  growth.edges.set(arm, { ...moved(tip.at, tip.direction, 0.5), direction: tip.direction });
}

function setExit(growth: Growth, arm: Place, exit: Exit): void {
  const old = growth.arms.get(arm);
  if (old) growth.arms.set(arm, { ...old, exit });
}

/** Returns the place of the arm's next tile. Throws if the arm is shut, and `WalledIn` if there is no such place. */
export function choose(growth: Growth, place: Place, double: boolean): ExitChoice {
  // An arm with a reserved next place is behind a double, where no double can come.
  const across = double && growth.doubles === 'across' && !growth.arms.get(place)?.next;
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
  const all = growth.joints(arm.tip, across);
  const [straight] = all;
  if (straight && growth.manner?.path === 'first') {
    return { joint: straight, exits: exitsWith(growth, place, straight) ?? new Map() };
  }
  const free = all.filter((joint) => clear(joint.body, others));
  let best: (ExitChoice & { readonly worth: number }) | null = null;
  for (const { joint, worth } of ranked(growth, place, free)) {
    if (best && best.worth >= worth) continue;
    const exits = exitsWith(growth, place, joint);
    if (!exits) continue;
    const left = worth - growth.weights.winding * windings(growth, exits);
    if (!best || left > best.worth) best = { joint, exits, worth: left };
  }
  if (!best) throw new WalledIn(`arm ${place} is walled in`);
  return best;
}

/** Plays the blade of an arm that has not begun. */
export function start(growth: Growth, place: Place, { tip }: Blade): void {
  growth.blades.delete(place);
  growth.edges.set(place, { ...moved(tip.at, tip.direction, 0.5), direction: tip.direction });
}

/** Adds the tile there. */
export function add(growth: Growth, place: Place, { joint, exits }: ExitChoice, isOpenDouble: boolean): void {
  growth.chosen.clear();
  put(growth, joint.body);
  if (growth.manner) growth.manner.grow(growth, place, joint, isOpenDouble);
  else setArm(growth, place, joint.tip, tailWith(growth, place, joint).last);
  for (const [other, exit] of exits) setExit(growth, other, exit);
}

/** Shuts the arm: it takes no more tiles, so it needs no exit. */
export function shut(growth: Growth, place: Place): void {
  growth.chosen.clear();
  growth.arms.delete(place);
}
