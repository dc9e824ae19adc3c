/** The record of the match that is played. It comes with the page: the crash screen offers it, whatever the line does. */
import { toHex } from '../rules/chance.ts';
import { recordHeader, writeRecord } from '../rules/record/whole.ts';
import { teamsOf } from '../rules/sealed.ts';
import { type AppActor, matchOf } from '../shell/app-state.ts';
import { sharedOf } from '../shell/deal-number.ts';

/**
 * Returns the record of the current or last match: its finished deals, and the seed once it reveals nothing. A numbered
 * deal is written like a match that was left, without its seed: the number carries the same information.
 */
export function recordOf(app: AppActor): string {
  const match = matchOf(app.getSnapshot());
  if (!match) return '';
  const { game, options, sitters, seed, finished } = match;
  const isOver = app.getSnapshot().matches('result');
  const header = recordHeader(
    game,
    options,
    sitters,
    isOver && (sitters.length === 1 || sharedOf(toHex(seed)) === null) ? toHex(seed) : undefined,
    teamsOf(game, seed, options, app.getSnapshot().context.setup?.drawn)?.draw,
  );
  return writeRecord({ header, deals: finished });
}
