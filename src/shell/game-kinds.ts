/** The games as a person looks for one: those of a kind together. */
import type { SetUpTexts } from '../i18n/index.ts';
import type { Game, TableKind } from '../rules/game.ts';
import { isForOne } from './address.ts';

export type GameKind = keyof SetUpTexts['setup']['kinds'];

/** Where games for several stand, by what lies in the middle of the table. */
const KIND: Readonly<Record<TableKind, GameKind>> = {
  star: 'stars',
  cross: 'stars',
  line: 'lines',
  stack: 'lines',
  grid: 'alone',
};
const ORDER: readonly GameKind[] = ['stars', 'lines', 'alone'];

const kindOf = (game: Game): GameKind => (isForOne(game) ? 'alone' : KIND[game.table.kind]);

/** The kinds that there are games of, and those games in their order. */
export function byKind(
  games: readonly Game[],
): readonly { readonly kind: GameKind; readonly games: readonly Game[] }[] {
  return ORDER.map((kind) => ({ kind, games: games.filter((game) => kindOf(game) === kind) })).filter(
    (each) => each.games.length > 0,
  );
}
