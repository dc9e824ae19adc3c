/** What a match remembers beside its totals, in sentences: what weighs on a deal, and what a deal left behind (17). */
import type { Aftermath, Reminder, Seat, Side } from '../rules/game.ts';
import type { Texts } from './texts.ts';
import type { Who } from './who.ts';

/** How seats and sides are spoken of. */
export interface Speaking {
  seat(seat: Seat): Who;
  side(side: Side): Who;
}

/** What weighs on the deal that is played. */
export const reminderWords = (
  reminders: readonly Reminder[],
  { seat: of }: Pick<Speaking, 'seat'>,
  { run }: Pick<Texts, 'run'>,
): readonly string[] =>
  reminders.flatMap(({ word, seat, deals }) => run().reminders[word]?.(of(seat), deals ?? 0) ?? []);

/** What a deal decided, ended and left waiting. */
export const aftermathWords = (
  aftermath: readonly Aftermath[],
  { seat, side }: Speaking,
  { run }: Pick<Texts, 'run'>,
): readonly string[] =>
  aftermath.flatMap(({ word, of, deals = 0 }) => {
    const words = run().aftermath;
    if (!of) return words.ofNobody[word]?.(deals) ?? [];
    return words.ofSomebody[word]?.('seat' in of ? seat(of.seat) : side(of.side), deals) ?? [];
  });
