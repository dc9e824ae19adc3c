/** The options that a page describes, each with its state at this table. */
import type { Options } from '../../rules/game.ts';
import type { OptionSpec } from '../../rules/option-spec.ts';
import type { ToldTable } from './section.ts';
import type { WordsAtTable } from './stuck-words.ts';

/** Returns the value that plays otherwise than the default; `undefined` if there is none. */
function otherValue(spec: OptionSpec): string | number | boolean | undefined {
  if (spec.kind === 'flag') return !spec.default;
  return spec.kind === 'choice' ? spec.values.find((value) => value !== spec.default) : undefined;
}

/** True if the option is agreed on: a flag that is set, or a choice with another value than its first. */
function isAgreed(spec: OptionSpec, options: Options): boolean {
  const value = options[spec.id] ?? spec.default;
  return spec.kind === 'choice' ? value !== spec.values[0] : value === true;
}

/**
 * Returns a function for the words about an option of the row: it adds the state of the option at this table. The state
 * is left out if the option cannot be chosen with so many seats; everything, if the game does not have the option.
 */
export const agreedAt =
  ({ game, options, seats }: ToldTable, { agree }: Pick<WordsAtTable, 'agree'>) =>
  (id: string, says: string): readonly string[] => {
    const spec = game.optionSpecs.find((each) => each.id === id);
    if (!spec) return [];
    if (!game.options({ [id]: otherValue(spec) }, seats).ok) return [says];
    return [`${says} ${isAgreed(spec, options) ? agree.here : agree.notHere}`];
  };
