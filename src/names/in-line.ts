/** Letters of right-to-left scripts, and marks that change the direction of a text. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns the name for use in a sentence. A right-to-left name is isolated, so that the text around it is not turned.
 */
export const inLine = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
