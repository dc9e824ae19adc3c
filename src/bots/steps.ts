/** Thinking that can be put down after each of many small steps, and taken up again; a step may say how far it has come. */
export type Steps<Result, Progress = void> = Generator<Progress, Result, void>;

/** Takes all steps in one go. */
export function atOnce<Result>(steps: Steps<Result, unknown>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
