/** The medals in the record book: their names and their conditions. */
import type { Phrases } from '../phrases.ts';
import type { BookMessages } from './set-up-messages.ts';

/** The things that are counted for a medal. */
type FeatUnit = 'tables' | 'games' | 'company' | 'levels' | 'wins' | 'deals' | 'days';

export const featTexts = ({ feats: m }: BookMessages, { all }: Phrases) => ({
  ...m,
  count: (earned: number, of: number) => m.count({ earned, of }),
  /** The progress towards a medal that is earned by counting. */
  progress: ({ unit, now, of }: { readonly unit: FeatUnit; readonly now: number; readonly of: number }) =>
    m.progress({ unit, now, of }),
  earned: (names: readonly string[]) => m.earned(all(names)),
  names: Object.fromEntries(
    Object.entries(m.names).map(([id, { name, how }]) => [id, [name, how] as const]),
  ) as Readonly<Record<string, readonly [name: string, how: string]>>,
});
