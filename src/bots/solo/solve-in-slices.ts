/** The search in slices, between which the worker hears what else it is told. */
import type { Seen } from '../../rules/game.ts';
import type { BotKind } from '../kind.ts';
import type { Solution } from './solution.ts';

/** Milliseconds after which a slice ends, and the search says how far it has come. */
const SLICE = 50;

export interface SlicedSearch {
  readonly kind: BotKind;
  readonly seen: Seen;
  /** Hears, after each slice, what part (0 to 1) of the longest search has been done. */
  tell(done: number): void;
  /** Resolves in a task of its own: true while somebody waits for the solution. */
  goOn(): Promise<boolean>;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
}

/** @returns `null` when nobody waits for the solution any more. */
export async function solveInSlices(search: SlicedSearch): Promise<Solution | null> {
  const { kind, seen, tell, goOn, now = () => performance.now() } = search;
  const steps = kind.solve(seen);
  for (let end = now() + SLICE; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() < end) continue;
    tell(step.value);
    if (!(await goOn())) return null;
    end = now() + SLICE;
  }
}
