/** The effects of a play on a running total (15): the distance to the next goal, and the seats that may hit it. */
import type { Game, Goal, Seen, TableNumber, Tile } from '../../rules/game.ts';
import { goalsAhead } from '../../rules/goals.ts';
import type { TileMove } from '../../rules/moves.ts';
import { pipCount } from '../../rules/tiles.ts';
import { hiddenTiles } from './guesses.ts';

export interface TotalProspect {
  /** The points that the play scores at once. */
  readonly made: number;
  /** The next goal after it; null if there is none. `missing` is the number of pips to it. */
  readonly goal: Goal | null;
  readonly missing: number;
  /** The number of hidden tiles that hit the goal. */
  readonly hitting: number;
  /** The points that others will probably score by it in their next turns. */
  readonly risk: number;
}

/** Returns a function that gives a play's prospects; null in games without a running total. */
export function prospectsIn(game: Game, seen: Seen): ((play: TileMove) => TotalProspect) | null {
  const { tableNumber } = game;
  const goals = tableNumber?.(seen)?.goals;
  if (!tableNumber || !goals) return null;
  const hidden = hiddenTiles(game, seen);
  const me = seen.turn?.seat ?? 0;
  const elsewhere = seen.hands.reduce((sum, hand, seat) => sum + (seat === me ? 0 : hand.length), 0);
  return (play) => {
    const after = tableNumber(seen, play);
    if (!after) throw new Error('a tile would lie, and no number be shown');
    return prospectOf({ ...after, goals }, hidden, elsewhere / Math.max(1, hidden.length));
  };
}

/** The worth in pips of each point scored or left to others: no taste is worth as much (15.3). */
const POINT = 10;

/**
 * Returns the worth of plays by rule of thumb, in which only the goals count; null in games without a running total.
 */
export function worthIn(seen: Seen, game: Game): ((play: TileMove) => number) | null {
  const prospectOf = prospectsIn(game, seen);
  if (!prospectOf) return null;
  return (play) => {
    const { made, risk } = prospectOf(play);
    return POINT * (made - risk);
  };
}

/** `share`: the part of the hidden tiles that are in hands. */
function prospectOf(after: TableNumber, hidden: readonly Tile[], share: number): TotalProspect {
  const goal = goalsAhead(after)[0] ?? null;
  const missing = goal ? goal.at - after.value : 0;
  const hitting = goal ? hidden.filter((tile) => pipCount(tile) === missing).length : 0;
  const risk = (goal?.scores ?? 0) * (1 - (1 - Math.min(1, share)) ** hitting);
  return { made: after.scores ?? 0, goal, missing, hitting, risk };
}
