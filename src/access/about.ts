/** The words for a part that is touched on the canvas: the same as for a screen reader. */
import type { RunTexts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { boneyardWords } from '../present/boneyard-words.ts';
import { whoIs, whoseSide } from '../present/people.ts';
import { endWords, isDue } from '../present/shown-ends.ts';
import { scoreOf, seatWords } from '../present/shown-seats.ts';
import type { Place, Side } from '../rules/game.ts';
import type { About } from '../seats/gesture-events.ts';
import { aftermathIn, remindersIn } from './memory-told.ts';
import { type Facts, presentedOf } from './table-state.ts';

/** Returns the words for a part; null if it does not exist any more. */
export function aboutWords(state: Facts, what: About, run: RunTexts): string | null {
  const { now, texts } = state;
  const presented = presentedOf(state);
  if (!now || !presented) return null;
  if (what.on === 'seat') {
    const reminders = remindersIn(now, state.game, state.viewer, run, what.seat).join(' ');
    return texts.table.told(seatWords(presented, what.seat, texts), reminders || null);
  }
  if (what.on === 'match') return matchWords(state, now, run);
  if (what.on === 'unfit') return run.outline.unfit(what.why);
  if (what.on === 'account') return accountWords(state, now, what.side, run);
  return what.on === 'boneyard' ? boneyardWords(presented, texts) : endOf(state, now, what.arm, run);
}

/** Returns the score of a side (6.7), and the state of its account (16.5, 17.4). */
function accountWords({ viewer, game }: Facts, now: Situation, side: Side, run: RunTexts): string {
  const seat = now.seen.sides.indexOf(side);
  return run.account(whoseSide(now, side, viewer), scoreOf(game, now, seat));
}

/** Returns the reminders for a deal, or at its end its consequences; null if there are none. */
function matchWords({ game, viewer }: Facts, now: Situation, run: RunTexts): string | null {
  const isOver = now.seen.outcome !== null;
  const told = isOver ? aftermathIn(now, viewer, run) : remindersIn(now, game, viewer, run);
  return told.join(' ') || null;
}

function endOf({ texts, game, viewer }: Facts, now: Situation, arm: Place, run: RunTexts): string | null {
  const { seen } = now;
  const end = seen.ends.find(({ place }) => place === arm);
  if (!end) return null;
  const place = run.place(end.place, game.table, seen.laid, (seat) => whoIs(now, seat, viewer));
  // Without the name of the place: the drawn line may run in another direction than the DOM table's.
  const told = endWords(seen, end, { ...place, name: place.arm }, texts.table);
  return texts.table.endTold(told, end.state === 'open' && !isDue(seen, arm) ? end.accepts : null);
}
