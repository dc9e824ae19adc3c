/** A bot's memory of tiles that are face down again (21.3). Everyone may remember them, but not everyone does. */
import type { Position, Seen } from '../../rules/game.ts';
import { turnedIn } from '../../rules/sausage/turned-up.ts';

/**
 * Returns, for each position that is face down again, the event of the log that turned it down: a pass or a cut (21.2,
 * 21.7).
 */
function hiddenSince(seen: Seen): ReadonlyMap<Position, number> {
  const since = new Map<Position, number>();
  const turned = turnedIn(seen);
  let start: Position | null = null;
  const lines: [Position[], Position[]] = [[], []];
  for (const [index, event] of seen.log.entries()) {
    const at = turned[index] ?? -1;
    if (event.do === 'pass') since.set(at, index);
    else if (event.do === 'lead') start = at;
    else if (event.do === 'play' && (event.arm === 0 || event.arm === 1)) {
      const line = lines[event.arm];
      line.splice(event.joint ?? line.length, 0, at);
    } else if (event.do === 'play') {
      const taken = lines.flatMap((line) => line.splice(0, event.joint ?? 0));
      for (const gone of start === null ? taken : [start, ...taken]) since.set(gone, index);
      start = at;
    }
  }
  return since;
}

/** Returns a number from 0 to below 1 that depends only on the tile and the event. */
function luckOf(at: Position, index: number): number {
  return (Math.imul(Math.imul(at + 1, 0x9e3779b1) ^ (index + 1), 0x85ebca6b) >>> 8) / 2 ** 24;
}

/**
 * Returns the deal as a seat remembers it if it keeps a face-down tile in mind for about `turns` turns. Each tile is
 * kept for half to one and a half times as long. Forgetting depends only on the view.
 */
export function recalled(seen: Seen, turns: number): Seen {
  if (turns === Number.POSITIVE_INFINITY) return seen;
  const since = hiddenSince(seen);
  const now = seen.log.length;
  const open = new Set([...seen.laid.map(({ at }) => at), turnedIn(seen).at(-1)]);
  const heap = seen.heap.map((face, at) => {
    const index = since.get(at);
    const isKept = index === undefined || open.has(at) || now - index <= turns * (0.5 + luckOf(at, index));
    return isKept ? face : null;
  });
  return { ...seen, heap };
}
