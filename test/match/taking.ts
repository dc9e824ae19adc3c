/** A match in which the seats take their own tiles (1.13), for tests of what is shown meanwhile. */
import type { Situation } from '../../src/match/ports.ts';
import { beginMatch, takeTile } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Eye, Game, Position } from '../../src/rules/game.ts';
import { bots, persons } from './play.ts';

/** Returns a table of a person and bots at which these tiles were taken, as an eye sees it. */
export function takingAt(
  game: Game,
  seats: number,
  taken: readonly Position[],
  eye: Eye = 0,
  sitters = [...persons(1), ...bots(seats).slice(1)],
): Situation {
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  let progress = beginMatch(game, options.value, seats, seedOfText('own'), [], true);
  for (const tile of taken) {
    const took = takeTile(progress, tile);
    if (!took) throw new Error(`no tile at ${tile}`);
    progress = took.progress;
  }
  return situationOf({ ...progress, sitters, holder: typeof eye === 'number' ? eye : null }, eye);
}
