/** Texts of the record book; no deal needs them. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import type { BookMessages } from './set-up-messages.ts';

export const bookTexts = ({ book: m }: BookMessages, { by, decimal, dates, sentence }: Phrases) => ({
  ...m,
  wonOf: (won: number, matches: number) => m.wonOf({ won, matches }),
  aheadOf: (ahead: number, matches: number) => m.aheadOf({ ahead, matches }),
  streaks: (now: number, longest: number) => m.streaks({ now, longest }),
  number: decimal,
  day: dates({ dateStyle: 'medium' }),
  result: (who: Who, totals: string) => sentence(m.result({ ...by(who), totals })),
  watchLabel: (game: string, day: string) => m.watchLabel({ game, day }),
});

/** Texts of a year or a month of the book. */
export const yearTexts = ({ year: m }: BookMessages, { dates }: Phrases) => ({
  ...m,
  title: (period: string) => m.title(period),
  /** The name of a month such as `2026-11`. */
  month: (month: string) => dates({ month: 'long', year: 'numeric' })(`${month}-01`),
  told: (period: string, matches: number, won: number) => m.told({ period, matches, won }),
});
