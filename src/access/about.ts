/** What is said of something that is touched on the canvas: the words that a screen reader has for it. */
import type { Situation } from '../match/ports.ts';
import { drawableCount } from '../rules/drawing.ts';
import type { Place } from '../rules/game.ts';
import { mayDo } from '../rules/moves.ts';
import type { About } from '../seats/gesture-events.ts';
import { endWords } from './end-view.ts';
import { accountWords, seatWords, whyNoDraw } from './status-words.ts';
import { type Facts, questionOf } from './table-state.ts';

/** `null`: there is no such thing any more. */
export function aboutWords(state: Facts, what: About): string | null {
  const { now, texts } = state;
  if (!now) return null;
  if (what.on === 'seat') return texts.table.told(seatWords(state, now, what.seat), null);
  if (what.on === 'account') return accountWords(state, now, what.side);
  return what.on === 'boneyard' ? boneyardWords(state, now) : endOf(state, now, what.arm);
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
