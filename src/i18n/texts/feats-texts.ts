/** The medals in the record book: their names and their conditions. */
import type { Phrases } from '../phrases.ts';
import type { BookMessages } from './set-up-messages.ts';

export const featTexts = ({ feats: m }: BookMessages, { all }: Phrases) => ({
  ...m,
  count: (earned: number, of: number) => m.count({ earned, of }),
  earned: (names: readonly string[]) => m.earned(all(names)),
  names: Object.fromEntries(
    Object.entries(m.names).map(([id, { name, how }]) => [id, [name, how] as const]),
  ) as Readonly<Record<string, readonly [name: string, how: string]>>,
});
