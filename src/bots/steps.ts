/** A computation in many small steps, which can pause after each; a step may yield its progress. */
export type Steps<Result, Progress = void> = Generator<Progress, Result, void>;

/** Runs all steps at once. */
export function atOnce<Result>(steps: Steps<Result, unknown>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
