import type { Beat, Eye, Seat } from '../rules/game.ts';
import { lastIndexWhere } from '../rules/last-where.ts';
import { seenBeat } from '../rules/seen.ts';
import type { Situation } from './ports.ts';
import { asOpened, forcedMove, isTaking, playMove } from './progress.ts';
import { type SeatedMatch, situationOf } from './situation.ts';

/** A beat as an eye saw it, and the situation after its move. */
export interface Happened {
  readonly beat: Beat;
  readonly after: Situation;
}

/** The events of a deal since a seat's turn, or since the deal began. */
export interface News {
  readonly since: 'turn' | 'deal';
  readonly happened: readonly Happened[];
}

interface Step {
  readonly seat: Seat;
  /** True if there was no choice: the seat may not have looked. */
  readonly forced: boolean;
  readonly happened: readonly Happened[];
}

/**
 * Returns the beats that everybody saw in this deal since the seat last chose, in order. The seat's own beats in that
 * turn, and in the current one, are left out.
 */
export function newsFor(sitting: SeatedMatch, seat: Seat): News {
  const steps = stepsOf(sitting);
  let end = steps.length;
  if (sitting.deal.turn?.seat === seat) while (isOwn(steps[end - 1], seat)) end--;
  const last = lastIndexWhere(steps.slice(0, end), (step) => step.seat === seat && !step.forced);
  let start = last + 1;
  if (last >= 0) while (start < end && steps[start]?.seat === seat) start++;
  const happened = steps.slice(start, end).flatMap((step) => step.happened);
  return { since: last < 0 ? 'deal' : 'turn', happened };
}

/**
 * Returns everything that an eye saw in this deal up to now, from the dealt tiles on; nothing while tiles are taken. The
 * deal must not be counted into the match yet.
 */
export function dealStory(sitting: SeatedMatch, eye: Eye): readonly Happened[] {
  if (isTaking(sitting)) return [];
  let before = asOpened(sitting);
  const after = () => {
    // At its end all hands are turned up.
    const seenBy = before.deal.phase === 'ended' ? 'all' : eye;
    return situationOf({ ...sitting, ...before }, seenBy);
  };
  const opened: Happened = { beat: { beat: 'dealt' }, after: after() };
  const steps = (sitting.log.at(-1) ?? []).map((move) => {
    const { progress, beats } = playMove(before, move);
    before = progress;
    const now = after();
    return beats.map((beat) => ({ beat: seenBeat(sitting.game, beat, now.eye), after: now }));
  });
  return [opened, ...steps.flat()];
}

/** True if the seat made that move by choice. A spinner turned up (3.4) has its seat, but is news to it. */
const isOwn = (step: Step | undefined, seat: Seat) => step?.seat === seat && !step.forced;

/** Replays the deal's moves. */
function stepsOf(sitting: SeatedMatch): readonly Step[] {
  let before = asOpened(sitting);
  return (sitting.log.at(-1) ?? []).map((move) => {
    const seat = before.deal.turn?.seat ?? -1;
    const forced = forcedMove(before) !== null;
    const { progress, beats } = playMove(before, move);
    before = progress;
    const after = situationOf({ ...sitting, ...progress, settlement: null }, 'table');
    return { seat, forced, happened: beats.map((beat) => ({ beat: seenBeat(sitting.game, beat, 'table'), after })) };
  });
}
