/** The search in slices, between which the worker receives other messages. */
import type { Seen } from '../../rules/game.ts';
import type { BotKind } from '../kind.ts';
import type { Solution } from './solution.ts';

/** Milliseconds after which a slice ends and its progress is reported. */
const SLICE = 50;

export interface SlicedSearch {
  readonly kind: BotKind;
  readonly seen: Seen;
  /** Called after each slice with the share of the longest search that is done, 0 to 1. */
  tell(done: number): void;
  /** Resolves in a task of its own; true while the solution is still wanted. */
  goOn(): Promise<boolean>;
  /** Returns milliseconds since any fixed moment. */
  readonly now?: () => number;
}

/** @returns null if the solution is not wanted any more. */
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
