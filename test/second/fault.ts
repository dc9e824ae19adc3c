/**
 * What a judge finds wrong; thrown by its parts and caught by `judge` alone, which adds the line. `rule` is the paragraph
 * of the game's page, as `1.4`, `table` for the table at its head, or `records` for the page of that name.
 */
export class Found extends Error {
  constructor(
    readonly rule: string,
    readonly reason: string,
  ) {
    super(`${rule}: ${reason}`);
  }
}

/** Finds a fault unless the condition holds. */
export function demand(holds: boolean, rule: string, reason: string): asserts holds {
  if (!holds) throw new Found(rule, reason);
}
