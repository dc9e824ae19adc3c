/** The table that Play opens: the last one, otherwise the first game with usual settings. */
import type { LevelId } from '../../bots/levels.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Options } from '../../rules/game.ts';
import { sidesBefore } from '../../rules/sides.ts';
import { usualSeats } from '../address.ts';
import type { App } from '../app.ts';
import targets from '../setup/first-targets.json';
import { grownCompany, newLevels, withAblePartner } from '../setup/growing-company.ts';
import { usualSitters } from '../setup/sitters.ts';
import { usualOptions } from '../setup/usual-options.ts';

/**
 * The targets of first matches, by game, where a usual match may be over after a deal or two
 * (test/shell/next-table.test.ts).
 */
const FIRST_TARGETS: Readonly<Record<string, number>> = targets;

export interface NextTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
}

/** The parts of the app that a table is made of. */
type TableSource = Pick<App, 'matches' | 'texts' | 'store'>;

/** Returns the table; `null` if no game is loaded. */
export function nextTable(app: TableSource): NextTable | null {
  const { matches, store } = app;
  const last = matches.last();
  const played = matches.games.find(({ id }) => id === last?.game);
  if (last && played?.seats.includes(last.sitters.length)) {
    const options = played.options(last.options, last.sitters.length);
    if (options.ok) {
      const sides = sidesBefore(played, options.value, last.sitters.length);
      return { game: played, options: options.value, sitters: grownCompany(last.sitters, sides, store) };
    }
  }
  const [game] = matches.games;
  return game ? usualTable(app, game) : null;
}

/**
 * Returns the table of a newcomer's first match: against novices, and to a target that leaves time to come back from a
 * bad deal.
 */
export function firstTable(app: TableSource, game: Game): NextTable | null {
  const table = usualTable(app, game, ['novice']);
  const target = FIRST_TARGETS[game.id];
  const longer = table && target ? game.options({ target }, table.sitters.length) : null;
  return table && longer?.ok ? { ...table, options: longer.value } : table;
}

/**
 * Returns the usual table of a game; `null` if its usual options are refused.
 * @param levels the levels of the bots in turn; by default those that the player has reached.
 */
export function usualTable(
  { matches, texts, store }: TableSource,
  game: Game,
  levels: readonly LevelId[] = newLevels(store),
): NextTable | null {
  const seats = usualSeats(game);
  const options = usualOptions(game, {}, seats);
  if (!options.ok) return null;
  const usual = usualSitters(seats, texts, matches.characters(), levels);
  const sitters = levels.length > 0 ? withAblePartner(usual, sidesBefore(game, options.value, seats)) : usual;
  return { game, options: options.value, sitters };
}
