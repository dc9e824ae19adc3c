/** The length that a game has by its rules, whatever the table agreed on (1.14). */
import type { RulesTexts } from '../../i18n/index.ts';
import { isLength } from '../setup/usual-options.ts';
import type { ToldTable } from './section.ts';

/** Returns the sentence on the game's own length; `null` if its length cannot be chosen. */
export function ownLength({ game, options, seats }: ToldTable, { rules }: RulesTexts): string | null {
  const spec = game.optionSpecs.find((each) => isLength(each) && (each.kind !== 'choice' || each.values.length > 1));
  if (!spec) return null;
  // 6.13: a table may also be counted by the other measure.
  const others = Object.entries(options).filter(([id]) => !isLength({ id }) && id !== 'by');
  const own = game.options(Object.fromEntries(others), seats);
  if (!own.ok) return null;
  const { points, deals } = rules.match.standard;
  return own.value.target === undefined ? deals(Number(own.value.deals)) : points(Number(own.value.target));
}
