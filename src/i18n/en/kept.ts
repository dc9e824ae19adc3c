/** The matches that were left half-way. No first deal needs it. */
import type { BookMessages } from './set-up-messages.ts';

export const keptTexts = ({ kept: m }: BookMessages) => ({
  ...m,
  at: (deal: number, names: string) => m.at({ deal, names }),
});
