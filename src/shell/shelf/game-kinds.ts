/** The games grouped by kind. The kind follows from the game's own data. */
import type { Game } from '../../rules/game.ts';
import { isForOne, usualSeats } from '../address.ts';
import type { GameKind } from '../kind.ts';
import { pageKindOf } from '../kinds/all.ts';

const ORDER: readonly GameKind[] = ['stars', 'lines', 'points', 'partners', 'odd', 'alone'];

/** The best-known game of a kind, which comes first where the rules pages have it later. */
const FOREMOST: ReadonlySet<string> = new Set(['partners']);

/** Returns the numbers of seats at which there are partners. */
export const seatsWithPartners = (game: Game): readonly number[] =>
  game.seats.filter((count) => {
    const options = game.options({}, count);
    return options.ok && new Set(game.sides(options.value, count)).size < count;
  });

export function gameKindOf(game: Game): GameKind {
  if (isForOne(game)) return 'alone';
  if (seatsWithPartners(game).includes(usualSeats(game))) return 'partners';
  return game.reasons.includes('made') ? 'points' : pageKindOf(game).group;
}

/** Returns the kinds that have games, and these games in their order, the best-known first. */
export function byKind<T extends Game>(
  games: readonly T[],
): readonly { readonly kind: GameKind; readonly games: readonly T[] }[] {
  const sorted = [...games].sort((a, b) => Number(FOREMOST.has(b.id)) - Number(FOREMOST.has(a.id)));
  return ORDER.map((kind) => ({ kind, games: sorted.filter((game) => gameKindOf(game) === kind) })).filter(
    (each) => each.games.length > 0,
  );
}
