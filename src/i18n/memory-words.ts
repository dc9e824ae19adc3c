/** What a match remembers beside its totals, in sentences: what weighs on a deal, and what a deal left behind (17). */
import type { Reminder, Seat, Settlement, Side } from '../rules/game.ts';
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
  reminders.map((each) =>
    'attempts' in each
      ? run().reminders[each.kind](of(each.seat), each.attempts)
      : run().reminders[each.kind](of(each.seat)),
  );

/** What a deal decided, ended and left waiting; `sides`: the side of each seat. */
export function aftermathWords(
  { decides, became, pending, lines, standing }: Settlement,
  sides: readonly Side[],
  of: Speaking,
  { run }: Pick<Texts, 'run'>,
): readonly string[] {
  if (decides) return [run().decides[decides.why](of.side(sides[decides.winners[0] ?? 0] ?? 0))];
  const struck = lines.find(({ why }) => why === 'wiped');
  const { fisher = null, attempts = 0, eggs = false, hundred = null } = pending ?? {};
  return [
    ...(struck ? [run().wiped(of.side(struck.side))] : []),
    ...(became ? [run().became[became]] : []),
    // Where points have won the match nothing is left to wait for.
    ...(standing.winners || fisher === null ? [] : [run().waits.fish(of.seat(fisher), attempts)]),
    ...(standing.winners || !eggs ? [] : [run().waits.eggs(attempts)]),
    ...(standing.winners || hundred === null ? [] : [run().waits.right(of.seat(hundred))]),
  ];
}
