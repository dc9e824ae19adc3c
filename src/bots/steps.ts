/** Thinking that can be put down after each of many small steps, and taken up again. */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
