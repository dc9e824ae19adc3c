/** Texts of the record book; no deal needs them. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import type { BookMessages } from './set-up-messages.ts';

export const bookTexts = ({ book: m }: BookMessages, { by, decimal, dates }: Phrases) => ({
  ...m,
  share: (won: number, matches: number) => m.share({ won, share: Math.round((100 * won) / Math.max(1, matches)) }),
  streaks: (now: number, longest: number) => m.streaks({ now, longest }),
  number: decimal,
  day: dates({ dateStyle: 'medium' }),
  rivalry: (name: string, ahead: number, matches: number) => m.rivalry({ ...by({ name, you: false }), ahead, matches }),
  result: (who: Who, totals: string) => m.result({ ...by(who), totals }),
  watchLabel: (game: string, day: string) => m.watchLabel({ game, day }),
});
