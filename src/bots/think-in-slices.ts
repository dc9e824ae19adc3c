/** Thinking on the page's own thread, in slices between which the page does what else it has to. */
import type { Move, Seen } from '../rules/game.ts';
import { fetchBotKind } from './kinds.ts';
import { levelOf } from './levels.ts';
import type { Mind } from './messages.ts';
import { thinkBySteps } from './think.ts';

/** Milliseconds after which a slice ends. The step that is under way goes on: together they stay under 8, the first time too. */
const SLICE = 3;
/** Between slices the page takes about as long itself: so much longer than in a worker a decision may take. */
const SHARED = 2;

export interface SlicedThinking {
  readonly seen: Seen;
  readonly moves: readonly Move[];
  readonly mind: Mind;
  /** 32 bits. */
  readonly seed: number;
  /** Resolves in a task of its own, when the page has had its turn. Never, where nobody waits for the move any more. */
  readonly pause: () => Promise<void>;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
}

/**
 * The move that the same mind chooses in a worker, unless time is up before; for an unhurried one it never is. The page has its turn between slices, and
 * after the last.
 */
export async function thinkInSlices(thinking: SlicedThinking): Promise<Move> {
  const { seen, moves, mind, seed, pause, now = () => performance.now() } = thinking;
  const kind = await fetchBotKind(seen.game);
  let end = now() + SLICE;
  const latest = now() + SHARED * levelOf(mind.level).milliseconds;
  const steps = thinkBySteps(kind, seen, moves, mind.level, seed, {
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
