/** The games as a person looks for one: those of a kind together. What a game is follows from what it says of itself. */
import type { SetUpTexts } from '../i18n/index.ts';
import type { Game, TableKind } from '../rules/game.ts';
import { isForOne, usualSeats } from './address.ts';

export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** Where games stand that are not for one, not for partners, and not about points on the way. */
const KIND: Readonly<Record<TableKind, GameKind>> = {
  star: 'stars',
  cross: 'stars',
  line: 'lines',
  stack: 'odd',
  grid: 'odd',
};
const ORDER: readonly GameKind[] = ['stars', 'lines', 'points', 'partners', 'odd', 'alone'];

/** Those who share an account are known once a deal lies there. */
const known = new WeakMap<Game, readonly number[]>();

/** The numbers of seats with which seats are partners. */
export function seatsWithPartners(game: Game): readonly number[] {
  const seats =
    known.get(game) ??
    game.seats.filter((count) => {
      const options = game.options({}, count);
      if (!options.ok) return false;
      const { sides } = game.open(game.begin(options.value, count), options.value, count, game.set(options.value));
      return new Set(sides).size < count;
    });
  known.set(game, seats);
  return seats;
}

export function kindOf(game: Game): GameKind {
  if (isForOne(game)) return 'alone';
  if (seatsWithPartners(game).includes(usualSeats(game))) return 'partners';
  return game.reasons.includes('made') ? 'points' : KIND[game.table.kind];
}

/** The kinds that there are games of, and those games in their order. */
export function byKind<T extends Game>(
  games: readonly T[],
): readonly { readonly kind: GameKind; readonly games: readonly T[] }[] {
  return ORDER.map((kind) => ({ kind, games: games.filter((game) => kindOf(game) === kind) })).filter(
    (each) => each.games.length > 0,
  );
}
