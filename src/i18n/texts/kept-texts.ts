/** Texts about matches left half-way; the first deal does not need them. */
import type { Phrases } from '../phrases.ts';
import type { BookMessages } from './set-up-messages.ts';

export const keptTexts = ({ kept: m }: BookMessages, { dates }: Phrases) => {
  const day = dates({ dateStyle: 'medium' });
  return {
    ...m,
    /** @param on the day on which it was last played. */
    at: (deal: number, names: string, on: string) => m.at({ deal, names, day: day(on) }),
    over: (names: string, on: string) => m.over({ names, day: day(on) }),
  };
};
