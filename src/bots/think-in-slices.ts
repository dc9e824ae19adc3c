/** Thinking on the page's own thread, in slices, so that the page stays responsive. */
import type { Move, Seen } from '../rules/game.ts';
import { fetchBotGameFor } from './kinds.ts';
import { strengthOf } from './levels.ts';
import type { Mind } from './messages.ts';
import { thinkBySteps } from './think.ts';

/** Milliseconds after which a slice ends. The current step is finished first; together they stay under 8. */
const SLICE = 3;
/** The factor by which a decision may take longer than in a worker. The page uses about as much time between slices. */
const SHARED = 2;

export interface SlicedThinking {
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly mind: Mind;
  /** 32 bits. */
  readonly seed: number;
  /** Resolves in a task of its own after the page has run. Never resolves if the move is not wanted any more. */
  readonly pause: () => Promise<void>;
  /** Returns milliseconds since any fixed moment. */
  readonly now?: () => number;
}

/**
 * Returns the move that the same mind chooses in a worker, unless time runs out; an unhurried mind has no limit. The
 * page runs between slices, and after the last.
 */
export async function thinkInSlices(thinking: SlicedThinking): Promise<Move> {
  const { seen, moves, mind, seed, pause, now = () => performance.now() } = thinking;
  const bots = await fetchBotGameFor(seen.game, mind.level);
  let end = now() + SLICE;
  const latest = now() + SHARED * strengthOf(mind.level).milliseconds;
  const steps = thinkBySteps(bots, seen, moves, mind.level, seed, {
    ...mind,
    isLate: () => !mind.isUnhurried && now() > latest,
  });
  for (;;) {
    const step = steps.next();
    if (!step.done && now() < end) continue;
    await pause();
    if (step.done) return step.value;
    end = now() + SLICE;
  }
}
