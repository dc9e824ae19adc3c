/** The option by which the length of a match is set. */
import type { Game, OptionSpec } from '../../src/rules/game.ts';

/** The length option of a game with its usual options: of two (6.13) the one that its matches are usually counted by. */
export function lengthSpec({ optionSpecs, options, seats }: Game): OptionSpec | undefined {
  const usual = options({}, Math.max(...seats));
  return optionSpecs.find(
    ({ id }) => (id === 'target' || id === 'deals') && usual.ok && Object.hasOwn(usual.value, id),
  );
}

/** The options that make a match as short as may be, or as is offered; none where the length is fixed. */
export function shortest(game: Game, how: 'offered' | 'possible' = 'possible'): Readonly<Record<string, number>> {
  const spec = lengthSpec(game);
  if (spec?.kind !== 'number') return {};
  return { [spec.id]: how === 'offered' ? Math.min(...spec.offered) : spec.min };
}
