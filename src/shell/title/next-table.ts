/** The table that Play opens: the last one, otherwise the first game with usual settings. */
import type { Sitter } from '../../match/ports.ts';
import type { Game, Options } from '../../rules/game.ts';
import { usualSeats } from '../address.ts';
import type { App } from '../app.ts';
import { usualSitters } from '../setup/sitters.ts';
import { usualOptions } from '../setup/usual-options.ts';

export interface NextTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
}

/** Returns the table; `null` if no game is loaded. */
export function nextTable({ matches, texts }: Pick<App, 'matches' | 'texts'>): NextTable | null {
  const last = matches.last();
  const played = matches.games.find(({ id }) => id === last?.game);
  if (last && played?.seats.includes(last.sitters.length)) {
    const options = played.options(last.options, last.sitters.length);
    if (options.ok) return { game: played, options: options.value, sitters: last.sitters };
  }
  const [game] = matches.games;
  return game ? usualTable({ matches, texts }, game) : null;
}

/** Returns the usual table of a game; `null` if its usual options are refused. */
export function usualTable({ matches, texts }: Pick<App, 'matches' | 'texts'>, game: Game): NextTable | null {
  const seats = usualSeats(game);
  const options = usualOptions(game, {}, seats);
  const sitters = usualSitters(seats, texts, matches.characters());
  return options.ok ? { game, options: options.value, sitters } : null;
}
