/** The memory of a match beside its totals, in sentences: reminders for a deal, and consequences of a deal (17). */
import type { Aftermath, Reminder, Seat, Side } from '../rules/game.ts';
import type { RunTexts } from './texts/run-texts.ts';
import type { Who } from './who.ts';

/** The names of seats and sides in sentences. */
export interface Speaking {
  seat(seat: Seat): Who;
  side(side: Side): Who;
}

/** Returns the reminders for the present deal. */
export const reminderWords = (
  reminders: readonly Reminder[],
  { seat: of }: Pick<Speaking, 'seat'>,
  words: Pick<RunTexts, 'reminders'>,
): readonly string[] =>
  reminders.flatMap(({ word, seat, deals }) => words.reminders[word]?.(of(seat), deals ?? 0) ?? []);

/** Returns the consequences of a deal. */
export const aftermathWords = (
  aftermath: readonly Aftermath[],
  { seat, side }: Speaking,
  { aftermath: words }: Pick<RunTexts, 'aftermath'>,
): readonly string[] =>
  aftermath.flatMap(({ word, of, deals = 0 }) => {
    if (!of) return words.ofNobody[word]?.(deals) ?? [];
    return words.ofSomebody[word]?.('seat' in of ? seat(of.seat) : side(of.side), deals) ?? [];
  });
