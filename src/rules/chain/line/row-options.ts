/** The options of rows, by their kinds. */
import type { OptionSpec } from '../../game.ts';

/** Returns an option that is on or off. */
export const flagOption = (id: string, isOn: boolean): OptionSpec => ({ id, kind: 'flag', default: isOn });

/** Returns a choice, whose first value is the default. */
export const choiceOption = (id: string, ...values: readonly [string, ...string[]]): OptionSpec => ({
  id,
  kind: 'choice',
  values,
  default: values[0],
});

/** Returns the option as one that came after the first records (24). */
export const lateOption = (spec: OptionSpec): OptionSpec => ({ ...spec, isLate: true });
