/** What a match remembers beside its totals, in sentences: what weighs on a deal, and what a deal left behind (17). */
import type { Reminder, Seat, Settlement, Side } from '../rules/game.ts';
import { runTexts } from './run.ts';
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
): readonly string[] =>
  reminders.map((each) =>
    'attempts' in each
      ? runTexts.reminders[each.kind](of(each.seat), each.attempts)
      : runTexts.reminders[each.kind](of(each.seat)),
  );

/** What a deal decided, ended and left waiting; `sides`: the side of each seat. */
export function aftermathWords(
  { decides, became, pending, lines, standing }: Settlement,
  sides: readonly Side[],
  of: Speaking,
): readonly string[] {
  if (decides) return [runTexts.decides[decides.why](of.side(sides[decides.winners[0] ?? 0] ?? 0))];
  const struck = lines.find(({ why }) => why === 'wiped');
  const { fisher = null, attempts = 0, eggs = false, hundred = null } = pending ?? {};
  return [
    ...(struck ? [runTexts.wiped(of.side(struck.side))] : []),
    ...(became ? [runTexts.became[became]] : []),
    // Where points have won the match nothing is left to wait for.
    ...(standing.winners || fisher === null ? [] : [runTexts.waits.fish(of.seat(fisher), attempts)]),
    ...(standing.winners || !eggs ? [] : [runTexts.waits.eggs(attempts)]),
    ...(standing.winners || hundred === null ? [] : [runTexts.waits.right(of.seat(hundred))]),
  ];
}
