/** The options of rows, by their kinds. */
import type { OptionSpec } from '../../game.ts';

/** A flag. */
export const flag = (id: string, isOn: boolean): OptionSpec => ({ id, kind: 'flag', default: isOn });

/** A choice, whose first value is the default. */
export const choice = (id: string, ...values: readonly [string, ...string[]]): OptionSpec => ({
  id,
  kind: 'choice',
  values,
  default: values[0],
});
/** An option that came after the first records (24). */
export const late = (spec: OptionSpec): OptionSpec => ({ ...spec, isLate: true });
