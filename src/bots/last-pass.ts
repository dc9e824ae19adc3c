/** What somebody who holds little in mind remembers of a deal: the last pass. */

import type { Seen } from '../rules/game.ts';
import { lastIndexWhere } from '../rules/last-where.ts';
import { type Bias, openAfter } from './rule-of-thumb.ts';

/** What an open number is worth, in pips, that the seat that passed last could not match. */
const HELD_AGAINST = 1.5;

/** Likes the ends to stay as they are where they made somebody pass, a partner apart: on numbers that were open then. */
export function lastPass(seen: Seen): Bias {
  const at = lastIndexWhere(seen.log, (event) => event.do === 'pass');
  const by = seen.log[at]?.seat;
  if (by === undefined || by === seen.turn?.seat) return () => 0;
  // What was laid since the pass shows which ends are new.
  const since = seen.log.slice(at).filter((event) => event.do === 'play').length;
  const before = new Set(seen.laid.slice(0, seen.laid.length - since).map(({ at: where }) => where));
  const old = new Set(
    seen.ends.filter(({ to }) => before.has(seen.laid[to]?.at ?? -1)).flatMap(({ accepts }) => accepts),
  );
  const against = seen.turn && seen.sides[seen.turn.seat] === seen.sides[by] ? -HELD_AGAINST : HELD_AGAINST;
  return (play) => against * openAfter(seen, play).filter((suit) => old.has(suit)).length;
}
