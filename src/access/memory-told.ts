/** The memory of a match beside its totals, in words for the viewer. It loads late, since no star has a memory. */

import type { RunTexts } from '../i18n/index.ts';
import { aftermathWords, reminderWords } from '../i18n/memory-words.ts';
import type { Situation } from '../match/ports.ts';
import { whoIs, whoseSide } from '../present/people.ts';
import { remindersOf } from '../rules/facts.ts';
import type { Game, Seat, Side } from '../rules/game.ts';

/** Returns the names of seats and sides for the viewer. */
const speakingIn = (now: Situation, viewer: Seat | null) => ({
  seat: (seat: Seat) => whoIs(now, seat, viewer),
  side: (side: Side) => whoseSide(now, side, viewer),
});

/** Returns the reminders for the present deal; `at`: only those of that seat. */
export function remindersIn(
  now: Situation,
  game: Game,
  viewer: Seat | null,
  words: RunTexts,
  at?: Seat,
): readonly string[] {
  const told = remindersOf(game, now.seen, now.standing).filter(({ seat }) => at === undefined || seat === at);
  return reminderWords(told, speakingIn(now, viewer), words);
}

/** Returns the consequences of a deal. */
export function aftermathIn(now: Situation, viewer: Seat | null, words: RunTexts): readonly string[] {
  return aftermathWords(now.settlement?.aftermath ?? [], speakingIn(now, viewer), words);
}
