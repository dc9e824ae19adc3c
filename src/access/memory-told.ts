/** What a match remembers beside its totals, told to whoever looks. It comes late: no star remembers anything. */

import type { Texts } from '../i18n/index.ts';
import { aftermathWords, reminderWords } from '../i18n/memory-words.ts';
import type { Situation } from '../match/ports.ts';
import { whoIs, whoseSide } from '../present/people.ts';
import { remindersOf } from '../rules/facts.ts';
import type { Game, Seat, Side } from '../rules/game.ts';

/** How seats and sides are spoken of. */
const speakingIn = (now: Situation, viewer: Seat | null) => ({
  seat: (seat: Seat) => whoIs(now, seat, viewer),
  side: (side: Side) => whoseSide(now, side, viewer),
});

/** What of the match weighs on the deal that is played; `at`: what lies with that seat. */
export function remindersIn(
  now: Situation,
  game: Game,
  viewer: Seat | null,
  texts: Texts,
  at?: Seat,
): readonly string[] {
  const told = remindersOf(game, now.seen, now.standing).filter(({ seat }) => at === undefined || seat === at);
  return reminderWords(told, speakingIn(now, viewer), texts);
}

/** What a deal decided, ended and left waiting. */
export function aftermathIn(now: Situation, viewer: Seat | null, texts: Texts): readonly string[] {
  return aftermathWords(now.settlement?.aftermath ?? [], speakingIn(now, viewer), texts);
}
