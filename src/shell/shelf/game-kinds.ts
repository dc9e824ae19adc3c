/** The games as a person looks for one: those of a kind together. What a game is follows from what it says of itself. */
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Game, KindName } from '../../rules/game.ts';
import { isForOne, usualSeats } from '../address.ts';

export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** Where games stand that are not for one, not for partners, and not about points on the way. */
const KIND: Readonly<Record<KindName, GameKind>> = {
  star: 'stars',
  cross: 'stars',
  house: 'lines',
  line: 'lines',
  row: 'lines',
  stack: 'odd',
  grid: 'odd',
  outline: 'odd',
  'two lines': 'odd',
};
const ORDER: readonly GameKind[] = ['stars', 'lines', 'points', 'partners', 'odd', 'alone'];

/** The numbers of seats with which seats are partners. */
export const seatsWithPartners = (game: Game): readonly number[] =>
  game.seats.filter((count) => {
    const options = game.options({}, count);
    return options.ok && new Set(game.sides(options.value, count)).size < count;
  });

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
