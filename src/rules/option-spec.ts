/** The form of a game's options. */

/** One option of a game: its legal values, the values that a setup screen offers, and the default. */
export type OptionSpec = {
  readonly id: string;
  /** Set if the option came after the first records: one that lacks it was played with the default (24). */
  readonly isLate?: true;
  /** Set if a late option also changed the rules: those from before hold where it is missing (20.2). */
  readonly staysOut?: true;
  /** Set if no source gives the default: the length of the match is our choice (7.3, 10.4, 21.10). */
  readonly isOurs?: true;
  /** Set if the source's length is the largest value that the other options allow, whatever the default is (29.9). */
  readonly isLongestOwn?: true;
  /** Set if the source gives the same length of a match for all its values, whatever the default is (15.6). */
  readonly sharesLength?: true;
  /** Set if a setup screen shows it before all others, since it decides most (33.7). */
  readonly isFirst?: true;
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly values: readonly (string | number)[];
      readonly default: string | number;
    }
  /** Multiples of `step` from `min` to `max`, and the default; a setup screen offers those in `offered`. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly offered: readonly number[];
      readonly default: number;
      /** The value that a setup screen chooses with these other options, which make deals worth more (33.6). */
      readonly usual?: { readonly with: Readonly<Record<string, string | number | boolean>>; readonly is: number };
    }
);
