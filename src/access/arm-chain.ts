import type { End, Laid, Seen } from '../rules/game.ts';

/** Returns the tiles of an arm from the middle outwards. */
export function chainOf(seen: Seen, end: End): readonly Laid[] {
  const chain: Laid[] = [];
  let laid = seen.laid[end.to];
  while (laid && laid.arm === end.place) {
    chain.unshift(laid);
    laid = laid.to === null ? undefined : seen.laid[laid.to];
  }
  return chain;
}
