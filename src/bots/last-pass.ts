/** The memory of a bot that keeps little in mind: the last pass. */

import type { Game, Seen } from '../rules/game.ts';
import { lastIndexWhere } from '../rules/last-where.ts';
import { type Bias, openAfter } from './rule-of-thumb.ts';

/** The worth, in pips, of an open number that the seat that last passed couldn't match. */
const HELD_AGAINST = 1.5;

/**
 * Returns a bias for keeping numbers open that were open when a rival last passed. After a partner's pass the bias is
 * reversed.
 */
export function lastPass(game: Game, seen: Seen): Bias {
  const at = lastIndexWhere(seen.log, (event) => event.do === 'pass');
  const by = seen.log[at]?.seat;
  if (by === undefined || by === seen.turn?.seat) return () => 0;
  // The tiles played since the pass show which ends are new.
  const since = seen.log.slice(at).filter((event) => event.do === 'play').length;
  const before = new Set(seen.laid.slice(0, seen.laid.length - since).map(({ at: where }) => where));
  const old = new Set(
    seen.ends.filter(({ to }) => before.has(seen.laid[to]?.at ?? -1)).flatMap(({ accepts }) => accepts),
  );
  const against = seen.turn && seen.sides[seen.turn.seat] === seen.sides[by] ? -HELD_AGAINST : HELD_AGAINST;
  return (play) => against * openAfter(game, seen, play).filter((suit) => old.has(suit)).length;
}
