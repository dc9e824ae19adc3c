/** The reasons for a play of a running total (15.2). */
import type { Game, Seen } from '../../rules/game.ts';
import { goalsAhead } from '../../rules/goals.ts';
import type { TileMove } from '../../rules/moves.ts';
import { pipCount } from '../../rules/tiles.ts';
import type { Chosen } from '../kind.ts';
import type { Why } from '../move-reasons.ts';
import { prospectsIn } from './total-prospects.ts';

/** Returns the goal that a play makes, passes or leaves out of reach (15.2); empty if it does none of these. */
export function whysInTotal({ game, seen, best, plays, opinions }: Chosen): readonly Why[] {
  const others = plays.filter((play) => play.tile !== best.tile);
  if (others.length === 0 && opinions.length === 1) return [{ why: 'only' }];
  const prospectOf = prospectsIn(game, seen);
  if (!prospectOf) return [];
  const [own, rivals] = [prospectOf(best), others.map(prospectOf)];
  if (own.made > 0) return [{ why: 'scores', points: own.made }];
  const passed = passedBy(game, best, seen);
  if (passed !== null && rivals.some(({ risk }) => risk > own.risk)) return [{ why: 'passes', goal: passed }];
  const isSafest = rivals.every(({ risk }) => risk >= own.risk) && rivals.some(({ risk }) => risk > own.risk);
  if (!isSafest || !own.goal) return [];
  return [{ why: 'leaves', goal: own.goal.at, missing: own.missing, tiles: own.hitting }];
}

/** Returns the goal that a play passes; null if there is none. */
function passedBy(game: Game, play: TileMove, seen: Seen): number | null {
  const before = game.tableNumber?.(seen);
  const goal = before && goalsAhead(before)[0];
  return goal && before.value + pipCount(play.tile) > goal.at ? goal.at : null;
}
