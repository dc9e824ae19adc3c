/** A place apart for a tile whose point is walled in, with a thread to it that crosses no tile if that can be. */
import type { Thread } from '../layout.ts';
import { type FootPoint, hasRoom, placesAt } from './foot-room.ts';
import { type FootWay, rootWay, toeWays, waysBehind } from './foot-ways.ts';
import { type Slab, shifted, slab, turnedAngle } from './slab.ts';

export interface Apart extends FootWay {
  readonly thread: Thread;
}

/** The distances, in halves, and the directions in which a place is looked for. */
const STEP = 0.75;
const FURTHEST = 60;
const SPOKES = 16;
/** The costs of a turn by 45°, of a thread that crosses tiles, and of a place from which nothing can go on. */
const TURN = 1;
const CROSSES = 25;
const SHUT = 15;
/** The cost of a place without room for a foot. */
const NO_FOOT = 4;

/** True if a thread touches no tile but that at which it begins. */
function isFreeThread([from, to]: Thread, bodies: readonly Slab[], own: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const angle = (Math.atan2(dx, dy) * 180) / Math.PI;
  const line = slab({ x: from.x + dx / 2, y: from.y + dy / 2 }, angle, Math.hypot(dx, dy) / 2, 0.05, own);
  return hasRoom(line, bodies);
}

/** Returns the cost of what could not follow at that place. */
function costBehind({ arm }: FootPoint, there: FootWay, bodies: readonly Slab[]): number {
  const all = [...bodies, there.body];
  const on = bodies.length;
  const exits = there.isDouble ? (['left', 'beyond', 'right'] as const) : (['beyond'] as const);
  const rooms = exits.map((exit) => placesAt({ arm, to: on, exit, tile: there }, 0, all, 1));
  const shut = rooms.filter(({ plain }) => plain.length === 0).length;
  const isSmall = !there.isDouble && rooms.every(({ feet }) => feet.length === 0);
  return SHUT * shut + (isSmall ? NO_FOOT : 0);
}

/** Returns the best free place near a point. */
export function placeApart(point: FootPoint, root: number, double: boolean, bodies: readonly Slab[]): Apart {
  const { arm, tile, exit, to } = point;
  const [usual] =
    exit === 'around' ? [rootWay(arm, root)] : tile.isDouble ? toeWays(tile, exit, to) : waysBehind(tile, double, to);
  if (!usual) throw new Error(`nothing can lie on arm ${arm}`);
  const { angle, long, wide } = usual.body;
  const from = shifted(usual.body, angle, -long);
  let best: { readonly place: Apart; readonly cost: number } | null = null;
  for (let away = STEP; away < Math.min(FURTHEST, best?.cost ?? FURTHEST); away += STEP) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const start = shifted(from, turnedAngle(angle, (360 * spoke) / SPOKES), away);
      for (const turn of [0, -45, 45, -90, 90]) {
        const on = turnedAngle(angle, turn);
        const body = slab(shifted(start, on, long), on, long, wide, null);
        if (!hasRoom(body, bodies)) continue;
        const thread: Thread = [from, start];
        const place: Apart = { ...usual, body, at: shifted(start, on, 2 * long), thread };
        const crosses = isFreeThread(thread, bodies, to) ? 0 : CROSSES;
        const cost = away + (TURN * Math.abs(turn)) / 45 + crosses + costBehind(point, place, bodies);
        if (!best || cost < best.cost) best = { place, cost };
      }
    }
  }
  if (!best) throw new Error(`no place for arm ${arm}`);
  return best.place;
}
