import type { Game, OptionSpec, Options, Result } from './game.ts';

/** Reasons to refuse options: the game does not have one, or it cannot take the value. */
export type OptionReason = 'unknown option' | 'illegal value';

/** True if the option may have this value. */
export function isLegal(spec: OptionSpec, value: unknown): value is string | number | boolean {
  if (spec.kind === 'flag') return typeof value === 'boolean';
  if (spec.kind === 'choice') return spec.values.some((legal) => legal === value);
  // 1.11: a default may lie between the steps.
  if (value === spec.default) return true;
  return (
    Number.isInteger(value) &&
    typeof value === 'number' &&
    value >= spec.min &&
    value <= spec.max &&
    value % spec.step === 0
  );
}

/**
 * Fills in defaults, in the order of the specs; refuses unknown options and illegal values. `detail` names the option.
 */
export function readOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
): Result<Options, OptionReason> {
  const unknown = Object.keys(given).find((id) => !specs.some((spec) => spec.id === id));
  if (unknown !== undefined) return { ok: false, reason: 'unknown option', detail: unknown };
  const options: Record<string, string | number | boolean> = {};
  for (const spec of specs) {
    const value = given[spec.id] === undefined ? spec.default : given[spec.id];
    if (!isLegal(spec, value)) return { ok: false, reason: 'illegal value', detail: spec.id };
    options[spec.id] = value;
  }
  return { ok: true, value: options };
}

/**
 * Completes the options that a record or a save keeps. An option that changed the rules when it came stays out if they
 * lack it (20.2).
 */
export function keptOptions(
  game: Pick<Game, 'options' | 'optionSpecs'>,
  kept: Readonly<Record<string, unknown>>,
  seats: number,
): Result<Options> {
  const whole = game.options(kept, seats);
  if (!whole.ok) return whole;
  const out = game.optionSpecs.filter(({ id, staysOut }) => staysOut && !Object.hasOwn(kept, id)).map(({ id }) => id);
  return { ok: true, value: Object.fromEntries(Object.entries(whole.value).filter(([id]) => !out.includes(id))) };
}
