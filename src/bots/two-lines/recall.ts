/** What a bot still knows of tiles that lie face down again (21.3): all may remember them, and not everybody does. */
import type { Position, Seen } from '../../rules/game.ts';
import { turnedIn } from '../../rules/sausage/turned-up.ts';

/**
 * For each position that lies face down again, the event of the log by which it was turned face down: by a pass, or by a
 * cut (21.2, 21.7).
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

/** From 0 to 1, without 1: follows from the tile and the event, and from nothing else. */
function luckOf(at: Position, index: number): number {
  return (Math.imul(Math.imul(at + 1, 0x9e3779b1) ^ (index + 1), 0x85ebca6b) >>> 8) / 2 ** 24;
}

/**
 * The deal as somebody has it in mind who keeps a tile that lies face down for about so many turns: some half as long, some
 * half as long again. What is forgotten follows from what is seen alone.
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
