/** What is said of something that is touched on the canvas: the words that a screen reader has for it. */
import type { Situation } from '../match/ports.ts';
import { whoseSide } from '../present/people.ts';
import { drawableCount } from '../rules/drawing.ts';
import type { Place, Side } from '../rules/game.ts';
import { mayDo } from '../rules/moves.ts';
import type { About } from '../seats/gesture-events.ts';
import { endWords } from './end-view.ts';
import { aftermathIn, remindersIn } from './memory-told.ts';
import { scoreOf, seatWords, whyNoDraw } from './status-words.ts';
import { type Facts, questionOf } from './table-state.ts';

/** `null`: there is no such thing any more. */
export function aboutWords(state: Facts, what: About): string | null {
  const { now, texts } = state;
  if (!now) return null;
  if (what.on === 'seat') {
    const reminders = remindersIn(now, state.gameOf(now), state.viewer, texts, what.seat).join(' ');
    return texts.table.told(seatWords(state, now, what.seat), reminders || null);
  }
  if (what.on === 'match') return matchWords(state, now);
  if (what.on === 'account') return accountWords(state, now, what.side);
  return what.on === 'boneyard' ? boneyardWords(state, now) : endOf(state, now, what.arm);
}

/** How the account of a side stands (6.7), and what it writes (16.5, 17.4). */
function accountWords({ viewer, gameOf, texts }: Facts, now: Situation, side: Side): string {
  const seat = now.seen.sides.indexOf(side);
  return texts.run().account(whoseSide(now, side, viewer), scoreOf(gameOf(now), now, seat));
}

/** At the beginning of a deal what of the match weighs on it, at its end what it decided and left waiting; `null`: nothing. */
function matchWords({ gameOf, viewer, texts }: Facts, now: Situation): string | null {
  const isOver = now.seen.outcome !== null;
  return (isOver ? aftermathIn : remindersIn)(now, gameOf(now), viewer, texts).join(' ') || null;
}

function endOf({ texts, gameOf }: Facts, { seen, ...now }: Situation, arm: Place): string | null {
  const end = seen.ends.find(({ place }) => place === arm);
  if (!end) return null;
  const place = texts.place(end.place, gameOf({ seen, ...now }).table, seen.laid);
  // Not by its name: what is drawn may run in another direction than the plain table has it.
  const told = endWords(end, { ...place, name: place.arm }, texts.table);
  return texts.table.endTold(told, end.state === 'open' ? end.accepts : null);
}

/** How many tiles lie there, which of them stay, and why none is drawn where that can be asked. */
function boneyardWords(state: Facts, now: Situation): string {
  const { table } = state.texts;
  const lying = now.seen.boneyard.length;
  if (lying === 0) return whyNoDraw(state);
  const drawable = drawableCount(state.gameOf(now), now.seen);
  const stays = lying > drawable ? table.noDraw.stays(lying - drawable) : null;
  const question = questionOf(state);
  const isRefused = question !== null && drawable > 0 && !mayDo(question.moves, 'draw');
  return table.told(table.boneyard(lying, drawable), stays ?? (isRefused ? whyNoDraw(state) : null));
}
